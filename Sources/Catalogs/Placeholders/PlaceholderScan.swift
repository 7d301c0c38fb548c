/// The format specifiers of a text.
public struct PlaceholderScan: Sendable, Hashable {
  /// The specifiers in the order of the text.
  public private(set) var placeholders: [Placeholder] = []
  /// Where `%%` stands, in UTF-16 units.
  public private(set) var escapedPercents: [Range<Int>] = []
  /// The percent signs that start no specifier, in the order of the text.
  public private(set) var invalid: [InvalidPlaceholder] = []
  /// The text in UTF-16.
  let units: [UInt16]

  /// Scans a text.
  ///
  /// Source: Apple, "String Programming Guide", String Format Specifiers; IEEE Std 1003.1-2017, `fprintf`; the variables
  /// of "Stringsdict File Format"; `%arg` of String Catalogs.
  /// - Complexity: linear in the length of the text.
  public init(_ text: String) {
    guard text.utf8.contains(UInt8(ascii: "%")) else {
      units = []
      return
    }
    units = Array(text.utf16)
    var scanner = PlaceholderScanner(units: units)
    while let item = scanner.next() {
      switch item {
      case .placeholder(let placeholder): placeholders.append(placeholder)
      case .percent(let range): escapedPercents.append(range)
      case .invalid(let found): invalid.append(found)
      }
    }
  }

  /// Whether the text holds no percent sign that formatting would touch.
  public var isEmpty: Bool { placeholders.isEmpty && escapedPercents.isEmpty && invalid.isEmpty }
}

/// Finds one specifier after the other.
struct PlaceholderScanner {
  /// What a percent sign starts.
  enum Item {
    case placeholder(Placeholder)
    case percent(Range<Int>)
    case invalid(InvalidPlaceholder)
  }

  private let units: [UInt16]
  private var at = 0
  private var nextArgument = 1

  /// Starts at the beginning of a text.
  init(units: [UInt16]) { self.units = units }

  /// The next item, or nil at the end.
  mutating func next() -> Item? {
    guard let start = units[at...].firstIndex(of: Self.percent) else { return nil }
    at = start + 1
    if peek() == Self.percent {
      at += 1
      return .percent(start..<at)
    }
    let item = parse(start)
    if case .invalid(let found) = item { at = max(found.range.upperBound, start + 1) }
    return item
  }

  private mutating func parse(_ start: Int) -> Item {
    var placeholder = Placeholder(range: start..<start, kind: .object, argument: 0, isNumbered: false)
    takeArgumentNumber(&placeholder)
    if let variable = takeVariable(start, &placeholder) { return variable }
    if takeWord("arg"), placeholder.flags.isEmpty {
      placeholder.kind = .substitutionArgument
      return finish(placeholder, start)
    }
    while let flag = peek(), Self.flags.contains(flag) {
      placeholder.flags.unicodeScalars.append(Self.scalar(flag))
      at += 1
    }
    placeholder.width = takeNumber(&placeholder)
    if peek() == UInt16(UInt8(ascii: ".")) {
      at += 1
      placeholder.precision = takeNumber(&placeholder) ?? 0
    }
    takeLengthModifier(&placeholder)
    guard let unit = peek() else { return .invalid(InvalidPlaceholder(range: start..<at, reason: .unfinished)) }
    guard unit != Self.percent else { return .invalid(InvalidPlaceholder(range: start..<at, reason: .unfinished)) }
    guard let kind = Self.kind(of: unit) else {
      let reason: InvalidPlaceholder.Reason =
        at == start + 1 || placeholder.flags == " " ? .percentSign : .unknownConversion
      return .invalid(
        InvalidPlaceholder(range: start..<start + 1, reason: Self.isLetter(unit) ? .unknownConversion : reason))
    }
    if isRunningText(placeholder, start) {
      return .invalid(InvalidPlaceholder(range: start..<start + 1, reason: .percentSign))
    }
    at += 1
    placeholder.kind = kind
    placeholder.conversion = String(Character(Self.scalar(unit)))
    return finish(placeholder, start)
  }

  private mutating func finish(_ found: Placeholder, _ start: Int) -> Item {
    var placeholder = found
    placeholder.range = start..<at
    if !placeholder.isNumbered {
      placeholder.argument = nextArgument
      nextArgument += 1
    }
    return .placeholder(placeholder)
  }

  /// A percent sign with a space, then a letter: a specifier by the letter of the standard, but in a text mostly the sign
  /// itself. It is taken for text where a number stands before it or the word goes on.
  private func isRunningText(_ placeholder: Placeholder, _ start: Int) -> Bool {
    guard placeholder.flags == " ", placeholder.width == nil, placeholder.precision == nil, !placeholder.isNumbered
    else { return false }
    if at + 1 < units.count, Self.isLetter(units[at + 1]) { return true }
    var before = start - 1
    if before >= 0, [0x20, 0xA0, 0x202F].contains(units[before]) { before -= 1 }
    return before >= 0 && (48...57).contains(units[before])
  }

  private mutating func takeArgumentNumber(_ placeholder: inout Placeholder) {
    let start = at
    let number = takeDigits()
    if let number, number > 0, peek() == UInt16(UInt8(ascii: "$")) {
      at += 1
      placeholder.argument = number
      placeholder.isNumbered = true
    } else if let number, number > 0, peek() == UInt16(UInt8(ascii: "#")), peek(1) == Self.at {
      placeholder.argument = number
      placeholder.isNumbered = true
      placeholder.isDollarMissing = true
    } else {
      at = start
    }
  }

  private mutating func takeVariable(_ start: Int, _ placeholder: inout Placeholder) -> Item? {
    guard peek() == UInt16(UInt8(ascii: "#")), peek(1) == Self.at else { return nil }
    let nameStart = at + 2
    guard let end = units[nameStart...].firstIndex(where: { $0 == Self.at || $0 == 10 || $0 == Self.percent }),
      units[end] == Self.at
    else { return .invalid(InvalidPlaceholder(range: start..<nameStart, reason: .unclosedVariable)) }
    placeholder.kind = .variable(name: String(decoding: units[nameStart..<end], as: UTF16.self))
    at = end + 1
    return finish(placeholder, start)
  }

  private mutating func takeWord(_ word: String) -> Bool {
    let wanted = Array(word.utf16)
    guard units[at...].starts(with: wanted) else { return false }
    at += wanted.count
    return true
  }

  /// Reads a number or a star; the star takes an argument by its turn.
  private mutating func takeNumber(_ placeholder: inout Placeholder) -> Int? {
    guard peek() == UInt16(UInt8(ascii: "*")) else { return takeDigits() }
    at += 1
    placeholder.hasStar = true
    nextArgument += 1
    return nil
  }

  /// Reads digits; nil where there are none. More than five are no width or argument of any text.
  private mutating func takeDigits() -> Int? {
    let start = at
    var value = 0
    while let unit = peek(), (48...57).contains(unit), at - start < 5 {
      value = value * 10 + Int(unit - 48)
      at += 1
    }
    return at > start ? value : nil
  }

  private mutating func takeLengthModifier(_ placeholder: inout Placeholder) {
    for modifier in ["ll", "l", "hh", "h", "q", "L", "z", "t", "j"] where takeWord(modifier) {
      placeholder.lengthModifier = modifier
      return
    }
  }

  private func peek(_ ahead: Int = 0) -> UInt16? { at + ahead < units.count ? units[at + ahead] : nil }

  private static let percent = UInt16(UInt8(ascii: "%"))
  private static let at = UInt16(UInt8(ascii: "@"))
  private static let flags = Set("-+ #0'".utf16)

  private static func scalar(_ unit: UInt16) -> Unicode.Scalar { Unicode.Scalar(unit) ?? "\u{FFFD}" }

  private static func isLetter(_ unit: UInt16) -> Bool { Unicode.Scalar(unit)?.properties.isAlphabetic ?? false }

  private static func kind(of unit: UInt16) -> Placeholder.Kind? {
    switch Character(scalar(unit)) {
    case "@": .object
    case "d", "i", "D": .integer
    case "u", "U", "x", "X", "o", "O": .unsigned
    case "f", "F", "e", "E", "g", "G", "a", "A": .floating
    case "c", "C": .character
    case "s", "S": .cString
    case "p": .pointer
    default: nil
    }
  }
}
