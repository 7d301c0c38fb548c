/// One word or sign of a condition with its place.
struct ConditionToken: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case number(Double)
    case text(String)
    case name(String)
    case sign(String)
    case end
  }

  var kind: Kind
  /// The first code point's index.
  var offset: Int

  /// The token as messages quote it.
  var description: String {
    switch kind {
    case .number, .text: "a value"
    case .name(let name): "\"\(name)\""
    case .sign(let sign): "\"\(sign)\""
    case .end: "the end"
    }
  }
}

/// Divides a condition into its words and signs.
struct ConditionLexer {
  /// The longest condition, in code points.
  static let limit = 4096

  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The tokens, an end behind them.
  /// - Complexity: linear in the length of the text.
  mutating func tokens() throws(ConditionError) -> [ConditionToken] {
    guard scalars.count <= Self.limit else {
      throw ConditionError("a condition has at most \(Self.limit) characters", at: Self.limit)
    }
    var tokens: [ConditionToken] = []
    while let token = try next() { tokens.append(token) }
    return tokens + [ConditionToken(kind: .end, offset: scalars.count)]
  }

  private mutating func next() throws(ConditionError) -> ConditionToken? {
    while index < scalars.count, scalars[index].properties.isWhitespace { index += 1 }
    guard index < scalars.count else { return nil }
    let start = index
    let kind: ConditionToken.Kind =
      switch scalars[index] {
      case "\"", "'": .text(try quoted())
      case "0"..."9": .number(try number())
      case "a"..."z", "A"..."Z": .name(word { Self.isNamePart($0) })
      default: .sign(try sign())
      }
    return ConditionToken(kind: kind, offset: start)
  }

  private static func isNamePart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", ".", "_": true
    default: false
    }
  }

  private mutating func word(while isPart: (Unicode.Scalar) -> Bool) -> String {
    var text = String.UnicodeScalarView()
    while index < scalars.count, isPart(scalars[index]) {
      text.append(scalars[index])
      index += 1
    }
    return String(text)
  }

  private mutating func number() throws(ConditionError) -> Double {
    let start = index
    let text = word { ("0"..."9").contains($0) || $0 == "." }
    guard let number = Double(text), number.isFinite else {
      throw ConditionError("\"\(text)\" is no number", at: start)
    }
    return number
  }

  private mutating func quoted() throws(ConditionError) -> String {
    let start = index
    let quote = scalars[index]
    index += 1
    var text = String.UnicodeScalarView()
    while index < scalars.count, scalars[index] != quote {
      if scalars[index] == "\\", index + 1 < scalars.count { index += 1 }
      text.append(scalars[index])
      index += 1
    }
    guard index < scalars.count else { throw ConditionError("the text that starts here is not closed", at: start) }
    index += 1
    return String(text)
  }

  private mutating func sign() throws(ConditionError) -> String {
    let two = String(String.UnicodeScalarView(scalars[index..<min(index + 2, scalars.count)]))
    if ["==", "!=", "<=", ">="].contains(two) {
      index += 2
      return two
    }
    let one = String(scalars[index])
    guard ["<", ">", "+", "-", "*", "/", "(", ")", "[", "]", ","].contains(one) else {
      throw ConditionError(
        one == "=" ? "\"=\" is no comparison; write \"==\"" : "\"\(one)\" has no meaning here", at: index)
    }
    index += 1
    return one
  }
}
