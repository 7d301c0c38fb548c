import TitlefitDiagnostics

extension StringsParser {
  /// The bytes between the quotes of a string, and what they hold.
  struct ScannedString {
    var content: Range<Int>
    var hasEscapes = false
    var isClosed = true
  }

  /// Moves past a string that starts at the current quote, which may be single or double.
  mutating func scanQuoted() -> ScannedString {
    let quote = bytes[at]
    let start = at + 1
    var scanned = ScannedString(content: start..<start)
    guard !unclosable.contains(quote) || closes(quote, from: start) else {
      scanned.isClosed = false
      return scanned
    }
    var index = start
    while index < count {
      index = ByteSearch.first(quote, UInt8(ascii: "\\"), orControl: false, in: bytes, from: index, to: count)
      guard index < count else { break }
      if bytes[index] == quote {
        scanned.content = start..<index
        at = index + 1
        return scanned
      }
      scanned.hasEscapes = true
      index += 2
    }
    unclosable.insert(quote)
    scanned.isClosed = false
    return scanned
  }

  /// Whether a quote closes on its own line: the only search left once one to the end of the file was in vain.
  private func closes(_ quote: UInt8, from start: Int) -> Bool {
    var index = start
    while index < count, bytes[index] != 10, bytes[index] != 13 {
      if bytes[index] == quote { return true }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  /// The text of a string, escapes resolved.
  mutating func decode(_ scanned: ScannedString) -> String {
    guard scanned.hasEscapes else { return bytes.text(scanned.content) }
    var output: [UInt8] = []
    output.reserveCapacity(scanned.content.count)
    var index = scanned.content.lowerBound
    let end = scanned.content.upperBound
    while index < end {
      guard bytes[index] == UInt8(ascii: "\\"), index + 1 < end else {
        output.append(bytes[index])
        index += 1
        continue
      }
      index = decodeEscape(at: index, end: end, into: &output)
    }
    return String(decoding: output, as: UTF8.self)
  }

  /// Decodes one escape and returns where the text goes on.
  private mutating func decodeEscape(at index: Int, end: Int, into output: inout [UInt8]) -> Int {
    let letter = bytes[index + 1]
    switch letter {
    case UInt8(ascii: "n"): output.append(10)
    case UInt8(ascii: "t"): output.append(9)
    case UInt8(ascii: "r"): output.append(13)
    case UInt8(ascii: "a"): output.append(7)
    case UInt8(ascii: "b"): output.append(8)
    case UInt8(ascii: "f"): output.append(12)
    case UInt8(ascii: "v"): output.append(11)
    case UInt8(ascii: "U"): return decodeUnicode(at: index, end: end, into: &output)
    case 48...55: return decodeOctal(at: index, end: end, into: &output)
    default:
      if (65...90).contains(letter & 0xDF) || (56...57).contains(letter) { reportUnknown(letter, at: index) }
      output.append(letter)
    }
    return index + 2
  }

  private mutating func reportUnknown(_ letter: UInt8, at index: Int) {
    let sign = String(UnicodeScalar(letter))
    let hint =
      letter == UInt8(ascii: "u")
      ? "Write `\\U` with four hexadecimal digits." : "Remove the backslash, or double it if it is meant to be shown."
    report(
      "unknown-escape", at: index, "`\\\(sign)` is no escape of this format", "it reads as plain `\(sign)`", hint,
      weight: .doubtful)
  }

  /// Decodes `\U` with up to four hexadecimal digits, or a surrogate pair of them.
  private mutating func decodeUnicode(at index: Int, end: Int, into output: inout [UInt8]) -> Int {
    let (first, next) = hexadecimal(at: index + 2, end: end)
    let digits = next - index - 2
    if digits < 4 {
      report(
        "short-unicode-escape", at: index, "`\\U` is followed by \(digits) of four hexadecimal digits",
        "Apple's reader takes the digits there are", "Write all four digits.", weight: .doubtful)
    } else if first < 0x11, next + 4 <= end, hexadecimal(at: next, end: end).next == next + 4 {
      report(
        "long-unicode-escape", at: index, "`\\U` is followed by eight hexadecimal digits",
        "Apple's reader takes only four and shows the rest", "Write the character itself, or a surrogate pair.",
        weight: .doubtful)
    }
    guard digits > 0 else {
      output.append(UInt8(ascii: "U"))
      return next
    }
    if first & 0xFC00 == 0xD800, next + 1 < end, bytes[next] == UInt8(ascii: "\\"),
      bytes[next + 1] == UInt8(ascii: "U")
    {
      let (second, after) = hexadecimal(at: next + 2, end: end)
      if second & 0xFC00 == 0xDC00 {
        TextDecoder.append(0x10000 + (first & 0x3FF) << 10 + second & 0x3FF, to: &output)
        return after
      }
    }
    if first & 0xF800 == 0xD800 {
      report(
        "lone-surrogate", at: index, "half of a surrogate pair stands alone", "it reads as U+FFFD",
        "Restore the other half or the character itself.", weight: .doubtful)
    }
    TextDecoder.append(first, to: &output)
    return next
  }

  private func hexadecimal(at index: Int, end: Int) -> (value: UInt32, next: Int) {
    var value: UInt32 = 0
    var next = index
    while next < min(end, index + 4), let digit = hexadecimalDigit(bytes[next]) {
      value = value << 4 | digit
      next += 1
    }
    return (value, next)
  }

  /// Decodes one to three octal digits: a byte in NeXTSTEP's encoding, as CoreFoundation reads it.
  private mutating func decodeOctal(at index: Int, end: Int, into output: inout [UInt8]) -> Int {
    var value: UInt32 = 0
    var next = index + 1
    while next < min(end, index + 4), (48...55).contains(bytes[next]) {
      value = value << 3 | UInt32(bytes[next] - 48)
      next += 1
    }
    let scalar = NextStepEncoding.scalar(for: UInt8(truncatingIfNeeded: value))
    TextDecoder.append(scalar, to: &output)
    if value >= 0x80 {
      report(
        "octal-escape", at: index, "an octal escape stands for a sign beyond ASCII",
        "Apple's reader takes it for NeXTSTEP's encoding, not Latin-1", "Write the character itself.",
        weight: .doubtful)
    }
    return next
  }
}

/// The encoding of octal escapes in old-style property lists.
enum NextStepEncoding {
  /// The code point of a byte; 0xFE and 0xFF have none and give U+FFFD.
  ///
  /// Source: Unicode Consortium, `VENDORS/NEXT/NEXTSTEP.TXT`, 1995.
  static func scalar(for byte: UInt8) -> UInt32 {
    guard byte >= 0x80 else { return UInt32(byte) }
    return Int(byte) - 0x80 < upperHalf.count ? upperHalf[Int(byte) - 0x80] : 0xFFFD
  }

  private static let upperHalf: [UInt32] =
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏ" + "ÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷" + "©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ" + "®–†‡·¦¶•‚„”»…‰¬¿"
    + "¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ" + "—±¼½¾àáâãäåçèéêë" + "ìÆíªîïðñŁØŒºòóôõ" + "öæùúûıüýłøœßþÿ")
    .unicodeScalars.map(\.value)
}
