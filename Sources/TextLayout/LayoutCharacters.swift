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

  /// The units that are shaped: fonts have no glyph for control characters, and the platform draws none.
  static func shaped(_ units: [UInt16]) -> [UInt16] {
    guard units.contains(where: isControl) else { return units }
    return units.map { unit in
      if unit == 0x0009 { return 0x0020 }
      return isControl(unit) ? 0x200B : unit
    }
  }

  private static func isControl(_ unit: UInt16) -> Bool { unit < 0x20 || (0x7F...0x9F).contains(unit) }
}
