/// What a byte can start, by which the lexer takes its ways.
enum CharacterClass: UInt8 {
  /// White space other than line ends; NUL too, which Swift passes over.
  case space
  /// LF or CR.
  case lineEnd
  /// A letter, `_` or `$`.
  case letter
  /// A digit.
  case digit
  /// A character of operators.
  case `operator`
  /// A byte of a character outside ASCII.
  case beyondASCII
  /// A quotation mark, bracket or other mark.
  case mark
  /// A control character.
  case control

  /// The classes of the 256 byte values.
  static let table: [CharacterClass] = (0...255).map { value in
    switch UInt8(value) {
    case 0x00, 0x09, 0x0B, 0x0C, 0x20: .space
    case 0x0A, 0x0D: .lineEnd
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      .letter
    case UInt8(ascii: "0")...UInt8(ascii: "9"): .digit
    case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
      UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
      UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
      .operator
    case 0x80...0xFF: .beyondASCII
    case 0x01...0x1F, 0x7F: .control
    default: .mark
    }
  }

  /// Whether a code point outside ASCII may start an operator.
  ///
  /// Source: The Swift Programming Language (6.2), Lexical Structure, "Operators", grammar of `operator-head`.
  static func isOperatorHead(_ point: UInt32) -> Bool {
    switch point {
    case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0...0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016...0x2017,
      0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030:
      true
    default: false
    }
  }

  /// Whether a code point outside ASCII may go on with an operator but not start one.
  ///
  /// Source: The Swift Programming Language (6.2), Lexical Structure, "Operators", grammar of `operator-character`.
  static func isOperatorTail(_ point: UInt32) -> Bool {
    switch point {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0xFE20...0xFE2F, 0xE0100...0xE01EF: true
    default: false
    }
  }

  /// Whether a code point outside ASCII may start a name.
  ///
  /// Source: The Swift Programming Language (6.2), Lexical Structure, "Identifiers", grammar of `identifier-head`.
  static func isNameHead(_ point: UInt32) -> Bool {
    switch point {
    case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF,
      0x370...0x167F, 0x1681...0x180D, 0x180F...0x1DBF, 0x1E00...0x1FFF, 0x200B...0x200D, 0x202A...0x202E,
      0x203F...0x2040, 0x2054, 0x2060...0x206F, 0x2070...0x20CF, 0x2100...0x218F, 0x2460...0x24FF, 0x2776...0x2793,
      0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0x303F, 0x3040...0xD7FF,
      0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE1F, 0xFE30...0xFE44, 0xFE47...0xFFFD:
      true
    case 0x10000...0xEFFFD: point & 0xFFFF <= 0xFFFD
    default: false
    }
  }

  /// Whether a code point outside ASCII may go on with a name.
  static func isNameTail(_ point: UInt32) -> Bool {
    switch point {
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: true
    default: isNameHead(point)
    }
  }
}
