import TitlefitDiagnostics

extension JSONParser {
  /// The bytes between the quotes of a string, and what they hold.
  struct ScannedString {
    var content: Range<Int>
    var hasEscapes: Bool
    var hasControls: Bool
    var isClosed: Bool
  }

  /// Moves past a string that starts at the current quote; an unclosed one ends with its line.
  mutating func scanString() -> ScannedString {
    at += 1
    var scanned = ScannedString(content: at..<at, hasEscapes: false, hasControls: false, isClosed: true)
    let start = at
    while at < count {
      at = ByteSearch.first(
        UInt8(ascii: "\""), UInt8(ascii: "\\"), orControl: true, in: bytes, from: at, to: count)
      guard at < count else { break }
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") {
        scanned.content = start..<at
        at += 1
        return scanned
      }
      if byte == UInt8(ascii: "\\") {
        scanned.hasEscapes = true
        at += 1
        if at < count, bytes[at] != 10, bytes[at] != 13 { at += 1 }
      } else {
        if byte == 10 || byte == 13 { break }
        scanned.hasControls = true
        at += 1
      }
    }
    scanned.isClosed = false
    var end = at
    while end > start, bytes[end - 1] == 32 { end -= 1 }
    if end > start, bytes[end - 1] == UInt8(ascii: ",") {
      end -= 1
      at = end
    }
    scanned.content = start..<end
    return scanned
  }

  /// Reads a string at the current quote.
  mutating func parseString() -> String {
    let start = at
    let scanned = scanString()
    if !scanned.isClosed {
      report(
        "json-unclosed-string", at: start, "the string that starts here is not closed on its line",
        "a JSON string holds a line break only as `\\n`", "Add the closing quote, or escape the line break.")
    }
    if scanned.hasControls {
      report(
        "json-control-character", at: start, "the string holds an unescaped control character",
        "JSON allows it only escaped", "Write a tab as `\\t`.", weight: .doubtful)
    }
    guard scanned.hasEscapes else { return bytes.text(scanned.content) }
    return decodeEscapes(scanned.content)
  }

  private mutating func decodeEscapes(_ range: Range<Int>) -> String {
    var output: [UInt8] = []
    output.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < range.upperBound else {
        output.append(bytes[index])
        index += 1
        continue
      }
      let escape = bytes[index + 1]
      if escape == UInt8(ascii: "u") {
        index = decodeUnicodeEscape(at: index, end: range.upperBound, into: &output)
        continue
      }
      if let byte = Self.plainEscape(escape) {
        output.append(byte)
        index += 2
      } else {
        report(
          "json-bad-escape", at: index, "a backslash stands before a sign that JSON does not escape",
          "strict readers refuse the whole file", "Write a backslash as `\\\\`.")
        output.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// The sign an escape of one letter stands for. Source: RFC 8259, section 7.
  private static func plainEscape(_ letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "n"): 10
    case UInt8(ascii: "t"): 9
    case UInt8(ascii: "r"): 13
    case UInt8(ascii: "b"): 8
    case UInt8(ascii: "f"): 12
    default: nil
    }
  }

  /// Decodes `\uXXXX`, or a surrogate pair of them, and returns where the text goes on.
  private mutating func decodeUnicodeEscape(at index: Int, end: Int, into output: inout [UInt8]) -> Int {
    guard let first = fourDigits(at: index + 2, end: end) else {
      report(
        "json-bad-escape", at: index, "`\\u` is not followed by four hexadecimal digits", "",
        "Write the code unit with four digits.")
      output.append(UInt8(ascii: "u"))
      return index + 2
    }
    if first & 0xFC00 == 0xD800, index + 7 < end, bytes[index + 6] == UInt8(ascii: "\\"),
      bytes[index + 7] == UInt8(ascii: "u"), let second = fourDigits(at: index + 8, end: end),
      second & 0xFC00 == 0xDC00
    {
      TextDecoder.append(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF, to: &output)
      return index + 12
    }
    if first & 0xF800 == 0xD800 {
      report(
        "lone-surrogate", at: index, "half of a surrogate pair stands alone", "it reads as U+FFFD",
        "Restore the other half or the character itself.", weight: .doubtful)
    }
    TextDecoder.append(first, to: &output)
    return index + 6
  }

  private func fourDigits(at index: Int, end: Int) -> UInt32? {
    guard index + 4 <= end else { return nil }
    var value: UInt32 = 0
    for byte in bytes[index..<index + 4] {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      value = value << 4 | digit
    }
    return value
  }
}

/// The value of a hexadecimal digit, or nil.
func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
  switch byte {
  case 48...57: UInt32(byte - 48)
  case 65...70: UInt32(byte - 55)
  case 97...102: UInt32(byte - 87)
  default: nil
  }
}
