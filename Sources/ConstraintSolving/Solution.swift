/// The values that solve a ``LinearSystem``, what gave way for them, and what they could be instead.
public struct Solution: Sendable {
  /// The constraints of one priority.
  public struct Level: Sendable {
    /// Their priority.
    public let priority: Priority
    /// The sum of their errors, each times its weight: no values have a smaller one unless a higher level gives way.
    public let violation: Double
    /// Those whose error is above the ``Solution/tolerance``, in the order they were added.
    public let gaveWay: [ConstraintID]
  }

  /// Errors and ranges this small count as none: 1e-7 of the largest constant, at least 1e-7.
  public let tolerance: Double
  /// How many exchanges of the simplex method were made, without those that ``LinearSystem/settle(through:)`` had made.
  public let pivots: Int

  private let constraints: [Constraint]
  private let values: [Double]
  private let errors: [Double]
  private let solver: LevelSolver

  /// Reads the values from a solver that has solved all constraints, and the errors from the values.
  init(constraints: [Constraint], solver: LevelSolver, pivots: Int) {
    let values = solver.unknowns.map { solver.tableau.value(of: $0) }
    let tolerance = 1e-7 * solver.tableau.scale
    let errors = constraints.map { constraint in
      let expression = constraint.expression
      let value = expression.terms.reduce(expression.constant) { $0 + $1.coefficient * values[$1.variable.index] }
      let error = constraint.relation.error(of: value)
      return error > tolerance ? error : 0
    }
    self.constraints = constraints
    self.tolerance = tolerance
    self.pivots = pivots
    self.values = values
    self.errors = errors
    self.solver = solver
  }

  /// The levels, highest first; only those that have constraints.
  /// - Complexity: O(n log n) in the number of constraints; put together on each call.
  public var levels: [Level] {
    let order = constraints.indices.sorted { (constraints[$1].priority, $0) < (constraints[$0].priority, $1) }
    var levels: [Level] = []
    var rest = order[...]
    while let first = rest.first {
      let priority = constraints[first].priority
      let level = rest.prefix { constraints[$0].priority == priority }
      rest = rest.dropFirst(level.count)
      levels.append(
        Level(
          priority: priority,
          violation: level.reduce(0) { $0 + constraints[$1].weight * errors[$1] },
          gaveWay: level.filter { errors[$0] > 0 }.map(ConstraintID.init(index:))))
    }
    return levels
  }

  /// A variable's value; where several solve the system as well (see ``isDetermined(_:)``), one of them, always the same.
  public func value(of variable: Variable) -> Double { values[variable.index] }

  /// An expression's value.
  public func value(of expression: LinearExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + $1.coefficient * value(of: $1.variable) }
  }

  /// By how much a constraint gave way: the amount its expression is on the wrong side of 0; 0 when it holds.
  public func violation(of constraint: ConstraintID) -> Double { errors[constraint.index] }

  /// The constraints that do not hold, the highest priority first, then in the order they were added.
  public var gaveWay: [ConstraintID] { levels.flatMap(\.gaveWay) }

  /// Everything an expression can be without any level's sum of errors growing; infinite where nothing bounds it.
  ///
  /// - Throws: ``SolvingFailure/pivotLimitReached(_:)``.
  public func range(of expression: some LinearOperand) throws(SolvingFailure) -> ClosedRange<Double> {
    try solver.range(of: expression.expression.merged)
  }

  /// Whether an expression has the same value in all solutions.
  ///
  /// - Throws: ``SolvingFailure/pivotLimitReached(_:)``.
  public func isDetermined(_ expression: some LinearOperand) throws(SolvingFailure) -> Bool {
    let range = try range(of: expression)
    return range.upperBound - range.lowerBound <= tolerance
  }
}
