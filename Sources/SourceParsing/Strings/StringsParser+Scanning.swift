import TitlefitDiagnostics

extension StringsParser {
  /// Adds an issue.
  mutating func report(
    _ code: String, at offset: Int, _ what: String, _ why: String, _ suggestion: String,
    weight: SyntaxIssue.Weight = .malformed
  ) {
    issues.add(
      SyntaxIssue(
        code, FindingMessage(what, why: why, suggestion: suggestion), at: text.position(at: offset), weight: weight))
  }

  /// Whether a byte may stand in a word without quotes, as CoreFoundation has it.
  static func isUnquoted(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  /// Whether one of the typographic quotes “ ” „ ‟ ‘ ’ or « » starts at an offset.
  func curlyQuote(at offset: Int) -> Bool {
    if offset + 2 < count, bytes[offset] == 0xE2, bytes[offset + 1] == 0x80 {
      return (0x98...0x9F).contains(bytes[offset + 2])
    }
    return offset + 1 < count && bytes[offset] == 0xC2 && (bytes[offset + 1] == 0xAB || bytes[offset + 1] == 0xBB)
  }

  /// Moves past white space and comments.
  mutating func skipTrivia(keepingComments: Bool = true) {
    while at < count {
      let byte = bytes[at]
      if byte == 32 || (9...13).contains(byte) {
        at += 1
      } else if byte == 0xE2, at + 2 < count, bytes[at + 1] == 0x80, bytes[at + 2] & 0xFE == 0xA8 {
        at += 3  // U+2028 and U+2029, which CoreFoundation counts as white space.
      } else if byte == UInt8(ascii: "/"), let comment = parseComment() {
        if keepingComments { pendingComments.append(comment) }
      } else {
        return
      }
    }
  }

  /// Reads a comment at the current place and returns its text, trimmed; nil where none starts here.
  mutating func parseComment() -> String? {
    guard at + 1 < count, bytes[at] == UInt8(ascii: "/") else { return nil }
    let start = at
    if bytes[at + 1] == UInt8(ascii: "/") {
      skipLine()
      return trimmed(start + 2..<at)
    }
    guard bytes[at + 1] == UInt8(ascii: "*") else { return nil }
    if !unclosable.contains(UInt8(ascii: "*")) {
      var index = at + 2
      while index + 1 < count {
        index = ByteSearch.first(
          UInt8(ascii: "*"), UInt8(ascii: "*"), orControl: false, in: bytes, from: index, to: count)
        guard index + 1 < count else { break }
        if bytes[index + 1] == UInt8(ascii: "/") {
          at = index + 2
          return trimmed(start + 2..<index)
        }
        index += 1
      }
      unclosable.insert(UInt8(ascii: "*"))
    }
    report(
      "unclosed-comment", at: start, "the comment that starts here is never closed",
      "Apple's reader drops all that follows",
      "Add `*/`.")
    skipLine()
    return trimmed(start + 2..<at)
  }

  private func trimmed(_ range: Range<Int>) -> String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 32 || (9...13).contains(byte) }
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, isSpace(bytes[start]) { start += 1 }
    while start < end, isSpace(bytes[end - 1]) { end -= 1 }
    return bytes.text(start..<end)
  }

  /// Moves to the end of the line.
  mutating func skipLine() {
    at = ByteSearch.first(10, 13, orControl: false, in: bytes, from: at, to: count)
  }

  /// Moves behind the next semicolon outside quotes on this line, or to the line's end.
  mutating func skipToEntryEnd() {
    var isQuoted = false
    while at < count, bytes[at] != 10, bytes[at] != 13 {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\\"), at < count, bytes[at] != 10, bytes[at] != 13 { at += 1 }
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ";"), !isQuoted { return }
    }
  }

  /// Whether the words at the current place are a key: a `=` or `;` follows on the line.
  func unquotedLineIsEntry() -> Bool {
    var index = at
    while index < count {
      switch bytes[index] {
      case UInt8(ascii: "="), UInt8(ascii: ";"): return true
      case 10, 13, UInt8(ascii: "\""): return false
      default: index += 1
      }
    }
    return false
  }

  /// Reads a key without quotes; one with spaces or other signs is accepted with a report.
  mutating func parseUnquotedKey() -> String? {
    let start = at
    while at < count, Self.isUnquoted(bytes[at]) { at += 1 }
    let wordEnd = at
    var end = at
    var index = at
    scan: while index < count {
      switch bytes[index] {
      case UInt8(ascii: "="), UInt8(ascii: ";"), 10, 13: break scan
      case UInt8(ascii: "/") where index + 1 < count && bytes[index + 1] == UInt8(ascii: "*"): break scan
      case 32, 9: index += 1
      default:
        index += 1
        end = index
      }
    }
    if end > wordEnd {
      at = end
      report(
        "unquoted-key", at: start, "the key has spaces or other signs but no quotes", "Apple's reader may refuse it",
        "Put the key in quotes.", weight: .doubtful)
    }
    return text.string(start..<end)
  }
}
