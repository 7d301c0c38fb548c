import TitlefitDiagnostics
import TitlefitRuleKit

/// Reads a condition over the facts of one scope and checks its types.
///
/// From the loosest binding to the tightest: `or`; `and`; `not`; one of `== != < <= > >= in contains matches is none`;
/// `+ -`; `* /`; numbers, texts, `true`, `false`, names of facts, `length(…)` and parentheses.
struct ConditionParser {
  /// How deep a condition may be nested.
  static let depthLimit = 32
  /// How many words and signs it may have, which bounds the height of chains such as `a and b and …`.
  static let tokenLimit = 512

  private let scope: FactScope
  private let tokens: [ConditionToken]
  private var index = 0
  private var depth = 0

  private init(_ tokens: [ConditionToken], scope: FactScope) {
    self.tokens = tokens
    self.scope = scope
  }

  /// Reads a condition.
  /// - Throws: ``ConditionError`` with the place of the first mistake.
  static func parse(_ text: String, scope: FactScope) throws(ConditionError) -> ConditionTerm {
    var lexer = ConditionLexer(text)
    let tokens = try lexer.tokens()
    guard tokens.count <= tokenLimit else {
      throw ConditionError("a condition has at most \(tokenLimit) words and signs", at: tokens[tokenLimit].offset)
    }
    var parser = ConditionParser(tokens, scope: scope)
    let start = parser.token
    let term = try parser.disjunction()
    guard parser.token.kind == .end else {
      throw ConditionError("\(parser.token.description) is not expected here" + parser.hint, at: parser.token.offset)
    }
    try parser.require(term, [.flag], "a condition", at: start)
    return term
  }

  /// Reads the name of a fact that the scope has.
  static func field(_ name: String, scope: FactScope, at offset: Int) throws(ConditionError) -> FactField {
    let known = FactTable.fields(of: scope)
    if let field = known.first(where: { $0.name == name }) { return field }
    if let other = FactTable.field(name) {
      let scopes = FactScope.allCases.filter(other.scopes.contains).map(\.rawValue).joined(separator: ", ")
      throw ConditionError("the scope \(scope.rawValue) has no \"\(name)\"; it is there in: \(scopes)", at: offset)
    }
    let near = NearestWord.among(known.map(\.name), to: name)
    let help = near.map { "did you mean \"\($0)\"?" } ?? "`titlefit explain --facts` lists them"
    throw ConditionError("there is no fact \"\(name)\" (\(help))", at: offset)
  }

  private var token: ConditionToken { tokens[min(index, tokens.count - 1)] }

  private static let words = ["and", "or", "not", "in", "contains", "matches", "is", "none", "true", "false", "length"]

  private var hint: String {
    guard case .name(let name) = token.kind, let near = NearestWord.among(Self.words, to: name) else { return "" }
    return near == name ? "" : " (did you mean \"\(near)\"?)"
  }

  private mutating func take(_ kind: ConditionToken.Kind) -> Bool {
    guard token.kind == kind else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ sign: String) throws(ConditionError) {
    guard take(.sign(sign)) else {
      throw ConditionError("\"\(sign)\" is missing before \(token.description)", at: token.offset)
    }
  }

  private func require(
    _ term: ConditionTerm, _ types: [FactType], _ what: String, at place: ConditionToken
  ) throws(ConditionError) {
    guard !types.contains(term.type) else { return }
    let expected = types.map(\.name).joined(separator: " or ")
    throw ConditionError("\(what) takes \(expected), not \(term.type.name)", at: place.offset)
  }

  private mutating func disjunction() throws(ConditionError) -> ConditionTerm {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.depthLimit else {
      throw ConditionError("the condition is nested more than \(Self.depthLimit) levels deep", at: token.offset)
    }
    var start = token
    var term = try conjunction()
    while token.kind == .name("or") {
      try require(term, [.flag], "\"or\"", at: start)
      index += 1
      start = token
      let right = try conjunction()
      try require(right, [.flag], "\"or\"", at: start)
      term = .or(term, right)
    }
    return term
  }

  private mutating func conjunction() throws(ConditionError) -> ConditionTerm {
    var start = token
    var term = try negation()
    while token.kind == .name("and") {
      try require(term, [.flag], "\"and\"", at: start)
      index += 1
      start = token
      let right = try negation()
      try require(right, [.flag], "\"and\"", at: start)
      term = .and(term, right)
    }
    return term
  }

  private mutating func negation() throws(ConditionError) -> ConditionTerm {
    var isNegated = false
    var isWritten = false
    while take(.name("not")) {
      isNegated.toggle()
      isWritten = true
    }
    let start = token
    let term = try comparison()
    if isWritten { try require(term, [.flag], "\"not\"", at: start) }
    return isNegated ? .not(term) : term
  }

  private mutating func comparison() throws(ConditionError) -> ConditionTerm {
    let start = token
    let left = try sum()
    let place = token
    switch place.kind {
    case .sign("=="), .sign("!="):
      index += 1
      let start = token
      let right = try sum()
      try require(right, [left.type], "this comparison", at: start)
      return .equal(left, right, isNegated: place.kind == .sign("!="))
    case .sign(let sign):
      guard let comparison = ConditionTerm.Comparison(rawValue: sign) else { return left }
      try require(left, [.number], "\"\(sign)\"", at: start)
      index += 1
      let place = token
      let right = try sum()
      try require(right, [.number], "\"\(sign)\"", at: place)
      return .compare(left, comparison, right)
    case .name(let word): return try worded(word, left, at: start)
    default: return left
    }
  }

  private mutating func worded(
    _ word: String, _ left: ConditionTerm, at start: ConditionToken
  ) throws(ConditionError) -> ConditionTerm {
    switch word {
    case "in":
      try require(left, [.text, .number], "\"in\"", at: start)
      index += 1
      if take(.sign("[")) { return .isAmong(left, try list(of: left.type)) }
      let place = token
      let right = try sum()
      try require(right, [.texts], "\"in\"", at: place)
      try require(left, [.text], "\"in\" with a list of texts", at: start)
      return .contains(right, left)
    case "contains":
      try require(left, [.text, .texts], "\"contains\"", at: start)
      index += 1
      let place = token
      let right = try sum()
      try require(right, [.text], "\"contains\"", at: place)
      return .contains(left, right)
    case "matches":
      try require(left, [.text], "\"matches\"", at: start)
      index += 1
      guard case .text(let pattern) = token.kind else {
        throw ConditionError(
          "\"matches\" takes a pattern in quotes, in which * and ? stand for others", at: token.offset)
      }
      index += 1
      return .matches(left, Array(pattern.unicodeScalars))
    case "is":
      index += 1
      let isNegated = take(.name("not"))
      guard take(.name("none")) else {
        throw ConditionError("after \"is\" comes \"none\" or \"not none\"", at: token.offset)
      }
      return .isNone(left, isNegated: isNegated)
    default: return left
    }
  }

  private mutating func list(of type: FactType) throws(ConditionError) -> [ConditionTerm] {
    var terms: [ConditionTerm] = []
    repeat {
      let place = token
      let term = try sum()
      try require(term, [type], "this list", at: place)
      terms.append(term)
    } while take(.sign(","))
    try expect("]")
    return terms
  }

  private mutating func sum() throws(ConditionError) -> ConditionTerm {
    try chain(["+", "-"]) { parser throws(ConditionError) in try parser.product() }
  }

  private mutating func product() throws(ConditionError) -> ConditionTerm {
    try chain(["*", "/"]) { parser throws(ConditionError) in try parser.primary() }
  }

  private mutating func chain(
    _ signs: [String], _ next: (inout ConditionParser) throws(ConditionError) -> ConditionTerm
  ) throws(ConditionError) -> ConditionTerm {
    var start = token
    var term = try next(&self)
    while case .sign(let sign) = token.kind, signs.contains(sign),
      let arithmetic = ConditionTerm.Arithmetic(rawValue: sign)
    {
      try require(term, [.number], "\"\(sign)\"", at: start)
      index += 1
      start = token
      let right = try next(&self)
      try require(right, [.number], "\"\(sign)\"", at: start)
      term = .arithmetic(term, arithmetic, right)
    }
    return term
  }

  private mutating func primary() throws(ConditionError) -> ConditionTerm {
    let place = token
    index += 1
    switch place.kind {
    case .number(let number): return .constant(.number(number))
    case .text(let text): return .constant(.text(text))
    case .name("true"): return .constant(.flag(true))
    case .name("false"): return .constant(.flag(false))
    case .name("length"):
      try expect("(")
      let start = token
      let term = try sum()
      try require(term, [.text, .texts], "\"length\"", at: start)
      try expect(")")
      return .length(term)
    case .name(let name) where !Self.words.contains(name):
      return .fact(try Self.field(name, scope: scope, at: place.offset))
    case .sign("("):
      let term = try disjunction()
      try expect(")")
      return term
    case .sign("-"):
      guard case .number(let number) = token.kind else {
        throw ConditionError("a number has to follow \"-\" here", at: token.offset)
      }
      index += 1
      return .constant(.number(-number))
    default:
      throw ConditionError("a value or the name of a fact is missing before \(place.description)", at: place.offset)
    }
  }
}

extension FactType {
  /// The type as messages name it.
  var name: String {
    switch self {
    case .flag: "a truth value"
    case .number: "a number"
    case .text: "a text"
    case .texts: "a list of texts"
    }
  }
}
