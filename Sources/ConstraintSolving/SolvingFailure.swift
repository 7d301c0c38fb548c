/// Why a system has no solution to show.
public enum SolvingFailure: Error, Hashable, Sendable {
  /// Required constraints contradict each other.
  case contradictory(ContradictoryConstraints)
  /// A number of a constraint is outside what the solver takes; see ``UnusableNumber``.
  case unusableNumber(UnusableNumber)
  /// The table the solver would need has more than ``LinearSystem/largestTable`` cells.
  case tooLarge(constraints: Int, variables: Int)
  /// More than ``LinearSystem/pivotLimit`` exchanges did not reach the best solution.
  case pivotLimitReached(Int)
}

/// Required constraints that cannot hold together, while each of them can be left out to make the rest possible.
///
/// That a variable is non-negative takes part without being named.
public struct ContradictoryConstraints: Error, Hashable, Sendable {
  /// The constraints in the order they were added.
  public let constraints: [ConstraintID]
  /// Their labels, in the same order.
  public let labels: [String]
}

/// A number no constraint may have.
///
/// Coefficients are refused outside 1e-6 … 1e6 (0 is left out), constants beyond 1e9, weights outside 1e-6 … 1e6,
/// priorities that are not a number or minus infinity; also a variable of another system.
public struct UnusableNumber: Error, Hashable, Sendable {
  /// Which number of the constraint.
  public enum Part: String, Hashable, Sendable {
    /// What a variable is multiplied by.
    case coefficient
    /// The expression's constant.
    case constant
    /// What the constraint counts in its level.
    case weight
    /// Which level it belongs to.
    case priority
    /// A variable that another system made.
    case foreignVariable
  }

  /// The constraint that has it.
  public let constraint: ConstraintID
  /// The constraint's label.
  public let label: String
  /// Which of its numbers.
  public let part: Part
}

extension Constraint {
  /// The part that no solver of this room takes; nil when all are usable.
  func unusablePart(variables: Int) -> UnusableNumber.Part? {
    let sizes = 1e-6...1e6
    if !priority.isUsable { return .priority }
    if !sizes.contains(weight) { return .weight }
    if !(abs(expression.constant) <= 1e9) { return .constant }
    for term in expression.terms {
      if !(0..<variables).contains(term.variable.index) { return .foreignVariable }
      if !sizes.contains(abs(term.coefficient)) { return .coefficient }
    }
    return nil
  }
}
