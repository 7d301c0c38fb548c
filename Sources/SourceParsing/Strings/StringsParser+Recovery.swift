import TitlefitDiagnostics

extension StringsParser {
  /// Whether a closed string swallowed the next entry: its closing quote is the first sign of a line, and no semicolon
  /// follows.
  func looksUnclosed(_ scanned: ScannedString) -> Bool {
    var index = scanned.content.upperBound - 1
    while index >= scanned.content.lowerBound, bytes[index] == 32 || bytes[index] == 9 { index -= 1 }
    guard index >= scanned.content.lowerBound, bytes[index] == 10 || bytes[index] == 13 else { return false }
    guard let next = nextOnLine(at) else { return false }
    return next != UInt8(ascii: ";") && next != UInt8(ascii: "/")
  }

  /// Where a quote ended the value too early, or nil: what follows on the line is neither `;` nor a comment nor the next
  /// entry.
  func unescapedQuote(after scanned: ScannedString) -> Int? {
    guard let next = nextOnLine(at), next != UInt8(ascii: ";"), next != UInt8(ascii: "}") else { return nil }
    if next == UInt8(ascii: "/"), startsComment(at) { return nil }
    if next == UInt8(ascii: "\""), startsEntry(at) { return nil }
    return scanned.content.upperBound
  }

  /// The first byte on the rest of the line that is no space, or nil.
  private func nextOnLine(_ offset: Int) -> UInt8? {
    var index = offset
    while index < count, bytes[index] == 32 || bytes[index] == 9 { index += 1 }
    guard index < count, bytes[index] != 10, bytes[index] != 13 else { return nil }
    return bytes[index]
  }

  private func startsComment(_ offset: Int) -> Bool {
    guard let slash = bytes[offset...].firstIndex(of: UInt8(ascii: "/")), slash + 1 < count else { return false }
    return bytes[slash + 1] == UInt8(ascii: "/") || bytes[slash + 1] == UInt8(ascii: "*")
  }

  /// Whether a quoted key and a `=` stand at an offset, all on one line.
  private func startsEntry(_ offset: Int) -> Bool {
    var index = offset
    while index < count, bytes[index] != UInt8(ascii: "\"") { index += 1 }
    index += 1
    while index < count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 10, bytes[index] != 13 { index += 1 }
    return index < count && bytes[index] == UInt8(ascii: "\"") && nextOnLine(index + 1) == UInt8(ascii: "=")
  }

  /// Reports a quote inside a value and keeps the text up to the quote that a semicolon follows.
  mutating func recoverUnescapedQuote(_ inner: Int, start: Int, key: String, keyRange: Range<Int>) {
    report(
      "unescaped-quote", at: inner, "a quote inside the value of \"\(key)\" is not escaped",
      "Apple's reader ends the value here and refuses the file", "Write it as `\\\"`.")
    var index = inner + 1
    while index < count, bytes[index] != 10, bytes[index] != 13 {
      if bytes[index] == UInt8(ascii: "\""), nextOnLine(index + 1) == UInt8(ascii: ";") {
        let value = decode(ScannedString(content: start + 1..<index, hasEscapes: true))
        at = index + 1
        while at < count, bytes[at] != UInt8(ascii: ";") { at += 1 }
        add(StringsEntry(key: key, keyRange: keyRange, value: value, valueRange: start..<index + 1))
        return
      }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    at = min(index, count)
    let value = decode(ScannedString(content: start + 1..<inner, hasEscapes: true))
    add(StringsEntry(key: key, keyRange: keyRange, value: value, valueRange: start..<inner + 1))
  }

  /// Reports a value that is never closed, keeps what stands on its line, and goes on at the next line.
  mutating func recoverUnclosedValue(_ start: Int, key: String, keyRange: Range<Int>) {
    reportUnclosed(start)
    var end = at
    while end > start + 1, bytes[end - 1] == 32 || bytes[end - 1] == 9 { end -= 1 }
    if end > start + 1, bytes[end - 1] == UInt8(ascii: ";") { end -= 1 }
    let content = start + 1..<max(end, start + 1)
    let value = decode(ScannedString(content: content, hasEscapes: true))
    add(StringsEntry(key: key, keyRange: keyRange, value: value, valueRange: start..<content.upperBound))
  }

  /// Reports an unclosed string and moves to the end of its line.
  mutating func reportUnclosed(_ start: Int) {
    report(
      "unclosed-string", at: start, "the string that starts here is not closed", "it swallows the entries after it",
      "Add the closing quote.")
    at = start
    skipLine()
  }
}
