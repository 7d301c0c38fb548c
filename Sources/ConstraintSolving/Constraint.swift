/// How an expression is to compare with 0.
public enum Relation: Hashable, Sendable, CaseIterable {
  /// The expression is to be 0; its error is its absolute value.
  case equal
  /// The expression is to be 0 or less; its error is what it has above 0.
  case atMost
  /// The expression is to be 0 or more; its error is what it lacks.
  case atLeast

  /// By how much a value misses the relation; 0 when it holds.
  func error(of value: Double) -> Double {
    switch self {
    case .equal: abs(value)
    case .atMost: max(0, value)
    case .atLeast: max(0, -value)
    }
  }

  /// Whether a value above 0 is an error.
  var forbidsMore: Bool { self != .atLeast }

  /// Whether a value below 0 is an error.
  var forbidsLess: Bool { self != .atMost }
}

/// One constraint of a ``LinearSystem``; ordered as they were added.
public struct ConstraintID: Hashable, Comparable, Sendable {
  /// Its place among the system's constraints.
  let index: Int

  /// Whether the first was added before the second.
  public static func < (first: ConstraintID, second: ConstraintID) -> Bool { first.index < second.index }
}

/// What a system keeps of a constraint.
struct Constraint: Sendable {
  /// The expression compared with 0, merged.
  var expression: LinearExpression
  /// How it is compared.
  var relation: Relation
  /// Which level it belongs to.
  var priority: Priority
  /// What its error counts among those of its level.
  var weight: Double
  /// Its name in messages.
  var label: String
}
