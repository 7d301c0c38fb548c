/// Linear constraints over real variables with lexicographic priorities.
///
/// A value: copies are independent, and ``settle(through:)`` lets copies share the work of their upper levels.
///
/// ```swift
/// var system = LinearSystem()
/// let left = system.makeVariable("left")
/// let width = system.makeVariable("width", isNonNegative: true)
/// system.add(left - 16, .equal, priority: .required, label: "left edge")
/// system.add(left + width - 375, .atMost, priority: 1000, label: "stays on the screen")
/// system.add(width - 500, .atLeast, priority: 750, label: "compression resistance")
/// let solution = try system.solve()
/// solution.value(of: width)  // 359
/// ```
public struct LinearSystem: Sendable {
  /// The most cells a solver's table may have: 128 MB.
  public static let largestTable = 1 << 24

  /// After how many exchanges of the simplex method a solver gives up.
  ///
  /// Systems of documents need about one for each constraint. 20,000 unless set.
  public var pivotLimit = 20_000

  private var names: [String] = []
  private var isNonNegative: [Bool] = []
  private(set) var constraints: [Constraint] = []
  private var settled: (solver: LevelSolver, lowest: Priority)?

  /// A system without variables.
  public init() {}

  /// How many variables there are.
  public var variableCount: Int { names.count }

  /// How many constraints there are.
  public var constraintCount: Int { constraints.count }

  /// A new variable; the name is for messages and need not be unique.
  public mutating func makeVariable(_ name: String, isNonNegative: Bool = false) -> Variable {
    names.append(name)
    self.isNonNegative.append(isNonNegative)
    return Variable(index: names.count - 1)
  }

  /// Adds a constraint that compares an expression with 0.
  ///
  /// Within a priority, what is made as small as possible is the sum of the errors times their weights.
  @discardableResult
  public mutating func add(
    _ expression: some LinearOperand, _ relation: Relation, priority: Priority, label: String, weight: Double = 1
  ) -> ConstraintID {
    forget(priority)
    let merged = expression.expression.merged
    constraints.append(
      Constraint(expression: merged, relation: relation, priority: priority, weight: weight, label: label))
    return ConstraintID(index: constraints.count - 1)
  }

  /// Puts another expression in a constraint's place; relation, priority, weight and label stay.
  public mutating func replace(_ constraint: ConstraintID, with expression: some LinearOperand) {
    forget(constraints[constraint.index].priority)
    constraints[constraint.index].expression = expression.expression.merged
  }

  /// A variable's name.
  public func name(of variable: Variable) -> String { names[variable.index] }

  /// A constraint's label.
  public func label(of constraint: ConstraintID) -> String { constraints[constraint.index].label }

  /// A constraint's priority.
  public func priority(of constraint: ConstraintID) -> Priority { constraints[constraint.index].priority }

  /// Solves the levels from the required one down to a priority and keeps the state, for this value and its copies.
  ///
  /// Saves time only: solutions are as optimal as without. Adding or replacing a constraint of one of these levels
  /// drops the state.
  ///
  /// - Throws: what ``solve()`` throws.
  public mutating func settle(through lowest: Priority) throws(SolvingFailure) {
    settled = (try solver(through: lowest).solver, lowest)
  }

  /// The values under which every level's error is as small as the levels above it allow.
  ///
  /// - Throws: ``SolvingFailure/contradictory(_:)`` when required constraints contradict each other,
  ///   ``SolvingFailure/unusableNumber(_:)``, ``SolvingFailure/tooLarge(constraints:variables:)`` and
  ///   ``SolvingFailure/pivotLimitReached(_:)``.
  public func solve() throws(SolvingFailure) -> Solution {
    let (solver, pivots) = try solver(through: Priority(-.greatestFiniteMagnitude))
    return Solution(constraints: constraints, solver: solver, pivots: pivots)
  }

  private mutating func forget(_ priority: Priority) {
    // Not `<`, so that a priority that is no number is seen by the next check.
    if let known = settled, !(priority < known.lowest) { settled = nil }
  }

  /// The solver after the levels down to a priority, and how many exchanges were made for it now.
  private func solver(through lowest: Priority) throws(SolvingFailure) -> (solver: LevelSolver, pivots: Int) {
    try checkNumbers()
    var solver = settled?.solver ?? LevelSolver(pivotLimit: pivotLimit)
    solver.pivotLimit = pivotLimit
    let before = solver.tableau.pivots
    solver.make(isNonNegative)
    let order = constraints.indices.filter { index in
      let priority = constraints[index].priority
      return priority >= lowest && settled.map { priority < $0.lowest } ?? true
    }.sorted { (constraints[$1].priority, $0) < (constraints[$0].priority, $1) }
    var rest = order[...]
    while let first = rest.first {
      let priority = constraints[first].priority
      let level = rest.prefix { constraints[$0].priority == priority }
      rest = rest.dropFirst(level.count)
      if priority.isRequired {
        if case .conflict(let members) = try solver.require(level.map { constraints[$0] }) {
          throw .contradictory(try conflict(among: members.map { level[level.startIndex + $0] }))
        }
      } else {
        try solver.satisfy(level.map { constraints[$0] })
      }
    }
    return (solver, solver.tableau.pivots - before)
  }

  private func checkNumbers() throws(SolvingFailure) {
    for (index, constraint) in constraints.enumerated() {
      guard let part = constraint.unusablePart(variables: names.count) else { continue }
      throw .unusableNumber(
        UnusableNumber(constraint: ConstraintID(index: index), label: constraint.label, part: part))
    }
  }

  /// The contradictory constraints among some that contradict each other, none of which can be spared.
  private func conflict(among members: [Int]) throws(SolvingFailure) -> ContradictoryConstraints {
    var needed = members
    for member in members {
      let rest = needed.filter { $0 != member }
      var solver = LevelSolver(pivotLimit: pivotLimit)
      solver.make(isNonNegative)
      if case .conflict = try solver.require(rest.map { constraints[$0] }) { needed = rest }
    }
    return ContradictoryConstraints(
      constraints: needed.map(ConstraintID.init(index:)), labels: needed.map { constraints[$0].label })
  }
}
