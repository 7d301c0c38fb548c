import TitlefitUnicodeText

/// The characters that lines treat apart from all others.
enum LayoutCharacters {
  /// U+2026.
  static let ellipsis: UInt16 = 0x2026
  /// U+00AD.
  static let softHyphen: UInt16 = 0x00AD
  /// U+002D, what a soft hyphen shows at the end of a line.
  static let hyphen: UInt16 = 0x002D

  /// Whether a unit is a space that lets a line end after it.
  ///
  /// Source: PropList.txt 15.0, White_Space, without the no-break spaces and the hard breaks.
  static func hangs(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0020, 0x0009, 0x1680, 0x2000...0x2006, 0x2008...0x200A, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a unit is white space, no-break spaces and hard breaks included.
  ///
  /// Source: PropList.txt 15.0, White_Space.
  static func isWhiteSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x0009...0x000D, 0x0085, 0x00A0, 0x2007, 0x2028, 0x2029, 0x202F: true
    default: hangs(unit)
    }
  }

  /// The UTF-16 units of a text.
  static func units(of text: String) -> [UInt16] {
    var text = text
    return text.withUTF8 { bytes in
      [UInt16](scratch: bytes.count) { decode(bytes, into: $0) }
    }
  }

  /// Writes well-formed UTF-8 as UTF-16; the standard library counts the units first, then walks over them again.
  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, into units: UnsafeMutableBufferPointer<UInt16>
  ) -> Int {
    var count = 0
    var index = 0
    while index < bytes.count {
      let first = UInt32(bytes[index])
      let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      var scalar = length == 1 ? first : first & (0x7F >> UInt32(length))
      for next in 1..<length { scalar = scalar << 6 | UInt32(bytes[index + next] & 0x3F) }
      index += length
      if scalar < 0x10000 {
        units[count] = UInt16(truncatingIfNeeded: scalar)
        count += 1
      } else {
        units[count] = UInt16(truncatingIfNeeded: 0xD7C0 + scalar >> 10)
        units[count + 1] = UInt16(truncatingIfNeeded: 0xDC00 | scalar & 0x3FF)
        count += 2
      }
    }
    return count
  }

  /// The units that are shaped: fonts have no glyph for control characters, and the platform draws none.
  static func shaped(_ units: [UInt16]) -> [UInt16] {
    guard units.contains(where: isControl) else { return units }
    return units.map { unit in
      if unit == 0x0009 { return 0x0020 }
      return isControl(unit) ? 0x200B : unit
    }
  }

  private static func isControl(_ unit: UInt16) -> Bool { unit < 0x20 || (0x7F...0x9F).contains(unit) }

  /// The text of some units, soft hyphens left out, unpaired surrogates replaced by U+FFFD.
  ///
  /// The standard library's decoder takes as long as an analysis; this one writes UTF-8 directly.
  static func visible(_ units: ArraySlice<UInt16>) -> String {
    units.withUnsafeBufferPointer { units in
      String(unsafeUninitializedCapacity: 3 * units.count) { bytes in
        var count = 0
        var index = 0
        while index < units.count {
          let unit = units[index]
          index += 1
          if unit < 0x80 {
            bytes[count] = UInt8(truncatingIfNeeded: unit)
            count += 1
          } else if unit != softHyphen {
            var scalar = UInt32(unit)
            if unit & 0xF800 == 0xD800 {
              let isPair = unit < 0xDC00 && index < units.count && units[index] & 0xFC00 == 0xDC00
              scalar = isPair ? 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[index] & 0x3FF)) : 0xFFFD
              if isPair { index += 1 }
            }
            count = encode(scalar, into: bytes, at: count)
          }
        }
        return count
      }
    }
  }

  /// Writes a scalar of U+0080 or above as UTF-8; returns the place after it.
  private static func encode(_ scalar: UInt32, into bytes: UnsafeMutableBufferPointer<UInt8>, at start: Int) -> Int {
    let continuation = { (shift: UInt32) in UInt8(truncatingIfNeeded: 0x80 | (scalar >> shift & 0x3F)) }
    if scalar < 0x800 {
      bytes[start] = UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6)
      bytes[start + 1] = continuation(0)
      return start + 2
    }
    if scalar < 0x10000 {
      bytes[start] = UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12)
      bytes[start + 1] = continuation(6)
      bytes[start + 2] = continuation(0)
      return start + 3
    }
    bytes[start] = UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18)
    bytes[start + 1] = continuation(12)
    bytes[start + 2] = continuation(6)
    bytes[start + 3] = continuation(0)
    return start + 4
  }
}
