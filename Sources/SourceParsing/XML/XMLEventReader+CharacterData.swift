extension EventReader {
  /// A range's characters with references resolved and white space normalised.
  ///
  /// Line ends become `\n` in text and a space in attributes, where tabs become spaces too.
  /// - Complexity: linear in the length of the range.
  mutating func characterData(_ range: Range<Int>, isAttribute: Bool) -> String {
    guard let special = firstSpecial(in: range, isAttribute: isAttribute) else { return string(range) }
    return resolved(range, from: special, isAttribute: isAttribute)
  }

  /// As ``characterData(_:isAttribute:)``, where the characters before `special` are plain.
  private mutating func resolved(_ range: Range<Int>, from special: Int, isAttribute: Bool) -> String {
    var result = Array(bytes[range.lowerBound..<special])
    result.reserveCapacity(range.count)
    var offset = special
    while offset < range.upperBound {
      let byte = bytes[offset]
      switch byte {
      case Byte.ampersand:
        offset += appendReference(at: offset, in: range, to: &result)
        continue
      case Byte.carriageReturn:
        if offset + 1 < range.upperBound, bytes[offset + 1] == Byte.lineFeed { offset += 1 }
        result.append(isAttribute ? Byte.space : Byte.lineFeed)
      case Byte.lineFeed, Byte.tab:
        result.append(isAttribute ? Byte.space : byte)
      case 0..<Byte.space:
        report(.invalidCharacter, at: position(at: offset), detail: Self.hexadecimal(byte))
        result.append(byte)
      default:
        result.append(byte)
      }
      offset += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// A range's characters as they are, but for line ends, which become `\n`: CDATA sections and comments.
  mutating func plainData(_ range: Range<Int>) -> String {
    guard bytes[range].contains(Byte.carriageReturn) else { return string(range) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    for offset in range {
      let byte = bytes[offset]
      if byte == Byte.carriageReturn {
        result.append(Byte.lineFeed)
      } else if byte != Byte.lineFeed || offset == range.lowerBound || bytes[offset - 1] != Byte.carriageReturn {
        result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Appends what a `&` stands for and returns how many bytes were used; one, the `&` itself, where it is no reference.
  private mutating func appendReference(at offset: Int, in range: Range<Int>, to result: inout [UInt8]) -> Int {
    // The longest reference that means anything has ten characters; a few more are read for the message.
    let body = bytes[(offset + 1)..<min(offset + 24, range.upperBound)]
    let end = body.firstIndex { !Self.belongsToReference($0) }
    guard let end, bytes[end] == Byte.semicolon, end > offset + 1 else {
      report(.unknownEntity, at: position(at: offset), detail: string((offset + 1)..<(end ?? body.endIndex)))
      result.append(Byte.ampersand)
      return 1
    }
    let name = string((offset + 1)..<end)
    if let character = Self.predefined(name) {
      result.append(character)
    } else if name.hasPrefix("#") {
      let scalar = Self.scalar(ofReference: name.dropFirst())
      if scalar == nil { report(.invalidCharacterReference, at: position(at: offset), detail: name + ";") }
      result.append(contentsOf: String(scalar ?? "\u{FFFD}").utf8)
    } else {
      report(.unknownEntity, at: position(at: offset), detail: name + ";")
      result.append(Byte.ampersand)
      return 1
    }
    return end + 1 - offset
  }

  private static func predefined(_ name: String) -> UInt8? {
    switch name {
    case "amp": Byte.ampersand
    case "lt": Byte.less
    case "gt": Byte.greater
    case "quot": Byte.quote
    case "apos": Byte.apostrophe
    default: nil
    }
  }

  /// The character of a reference without `&#` and `;`, or nil where XML allows none of that number.
  private static func scalar(ofReference digits: Substring) -> Unicode.Scalar? {
    let isHexadecimal = digits.first == "x"
    let number = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    guard let number, digits.first != "+", digits.dropFirst().first != "+", let scalar = Unicode.Scalar(number) else {
      return nil
    }
    let isAllowed = number >= 0x20 || number == 0x09 || number == 0x0A || number == 0x0D
    return isAllowed && number != 0xFFFE && number != 0xFFFF ? scalar : nil
  }

  private func firstSpecial(in range: Range<Int>, isAttribute: Bool) -> Int? {
    var index = range.lowerBound
    while true {
      index = ByteSearch.first(
        Byte.ampersand, Byte.ampersand, orControl: true, in: bytes, from: index, to: range.upperBound)
      guard index < range.upperBound else { return nil }
      if Self.isSpecial(bytes[index], isAttribute: isAttribute) { return index }
      index += 1
    }
  }

  private static func isSpecial(_ byte: UInt8, isAttribute: Bool) -> Bool {
    if byte >= 0x3F { return false }
    if byte == Byte.ampersand || byte == Byte.carriageReturn { return true }
    return byte < Byte.space && (isAttribute || (byte != Byte.lineFeed && byte != Byte.tab))
  }

  private static func belongsToReference(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == Byte.hash
      || byte == 0x5F || byte == 0x2E || byte == 0x2D
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
