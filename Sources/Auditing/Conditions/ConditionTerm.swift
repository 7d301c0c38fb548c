import TitlefitRuleKit

/// A part of a condition with the type of its value.
///
/// A term has at most ``ConditionParser/depthLimit`` levels, so that looking at it cannot exhaust the stack, and no loop,
/// so that it costs at most its length times the length of the texts it looks at.
indirect enum ConditionTerm: Sendable {
  case constant(FactValue)
  case fact(FactField)
  case not(ConditionTerm)
  case and(ConditionTerm, ConditionTerm)
  case or(ConditionTerm, ConditionTerm)
  case equal(ConditionTerm, ConditionTerm, isNegated: Bool)
  case compare(ConditionTerm, Comparison, ConditionTerm)
  case arithmetic(ConditionTerm, Arithmetic, ConditionTerm)
  case isAmong(ConditionTerm, [ConditionTerm])
  case contains(ConditionTerm, ConditionTerm)
  case matches(ConditionTerm, [Unicode.Scalar])
  case isNone(ConditionTerm, isNegated: Bool)
  case length(ConditionTerm)

  enum Comparison: String, Sendable { case less = "<", atMost = "<=", more = ">", atLeast = ">=" }
  enum Arithmetic: String, Sendable { case plus = "+", minus = "-", times = "*", divided = "/" }

  /// The type of the value.
  var type: FactType {
    switch self {
    case .constant(let value): value.type
    case .fact(let field): field.type
    case .arithmetic, .length: .number
    default: .flag
    }
  }

  /// Whether a record fulfils the term; a value that is none fulfils nothing.
  func holds(_ record: FactRecord) -> Bool { value(record) == .flag(true) }

  /// The value for a record.
  ///
  /// A comparison with a value that is none does not hold, nor does its opposite; arithmetic with none is none, as is a
  /// division by zero.
  func value(_ record: FactRecord) -> FactValue {
    switch self {
    case .constant(let value): return value
    case .fact(let field): return record[field]
    case .not(let term):
      if case .flag(let flag) = term.value(record) { return .flag(!flag) }
      return .none
    case .and(let left, let right): return .flag(left.holds(record) && right.holds(record))
    case .or(let left, let right): return .flag(left.holds(record) || right.holds(record))
    case .equal(let left, let right, let isNegated):
      let (left, right) = (left.value(record), right.value(record))
      return left == .none || right == .none ? .none : .flag((left == right) != isNegated)
    case .compare(let left, let comparison, let right):
      guard case .number(let left) = left.value(record), case .number(let right) = right.value(record) else {
        return .none
      }
      return .flag(comparison.holds(left, right))
    case .arithmetic(let left, let arithmetic, let right):
      guard case .number(let left) = left.value(record), case .number(let right) = right.value(record) else {
        return .none
      }
      let result = arithmetic.result(left, right)
      return result.isFinite ? .number(result) : .none
    case .isAmong(let term, let values):
      let value = term.value(record)
      return value == .none ? .none : .flag(values.contains { $0.value(record) == value })
    case .contains(let whole, let part): return Self.contains(whole.value(record), part.value(record))
    case .matches(let term, let pattern):
      guard case .text(let text) = term.value(record) else { return .none }
      return .flag(GlobPattern.matchComponent(pattern[...], Array(text.unicodeScalars)[...]))
    case .isNone(let term, let isNegated): return .flag((term.value(record) == .none) != isNegated)
    case .length(let term): return Self.length(term.value(record))
    }
  }

  private static func contains(_ whole: FactValue, _ part: FactValue) -> FactValue {
    guard case .text(let part) = part else { return .none }
    switch whole {
    case .text(let text): return .flag(isPart(Array(part.utf8), of: Array(text.utf8)))
    case .texts(let texts): return .flag(texts.contains(part))
    default: return .none
    }
  }

  private static func isPart(_ part: [UInt8], of whole: [UInt8]) -> Bool {
    guard part.count <= whole.count else { return false }
    return (0...(whole.count - part.count)).contains { whole[$0...].starts(with: part) }
  }

  private static func length(_ value: FactValue) -> FactValue {
    switch value {
    case .text(let text): .number(Double(text.unicodeScalars.count))
    case .texts(let texts): .number(Double(texts.count))
    default: .none
    }
  }
}

extension ConditionTerm.Comparison {
  func holds(_ left: Double, _ right: Double) -> Bool {
    switch self {
    case .less: left < right
    case .atMost: left <= right
    case .more: left > right
    case .atLeast: left >= right
    }
  }
}

extension ConditionTerm.Arithmetic {
  func result(_ left: Double, _ right: Double) -> Double {
    switch self {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .divided: left / right
    }
  }
}

extension FactValue {
  /// The type of the value; none counts as a flag that never holds.
  var type: FactType {
    switch self {
    case .none, .flag: .flag
    case .number: .number
    case .text: .text
    case .texts: .texts
    }
  }
}
