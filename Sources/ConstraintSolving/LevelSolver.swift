/// Solves the constraints of a system level after level on one table.
///
/// A level's errors are made as small as possible while every higher level keeps its total: the columns that would raise
/// that total are taken out of the table when the level is done.
struct LevelSolver: Sendable {
  /// The table, with all levels solved so far.
  private(set) var tableau = Tableau()
  /// The table's unknown of each of the system's variables.
  private(set) var unknowns: [Int] = []
  /// How many exchanges may be made in all.
  var pivotLimit: Int

  /// Nothing solved yet.
  init(pivotLimit: Int) { self.pivotLimit = pivotLimit }

  /// Puts variables into the table that are not in it yet.
  mutating func make(_ isNonNegative: some Collection<Bool>) {
    let new = isNonNegative.dropFirst(unknowns.count)
    guard !new.isEmpty else { return }
    tableau.reserve(rows: 0, columns: new.count)
    for nonNegative in new { unknowns.append(tableau.makeUnknown(isFree: !nonNegative)) }
  }

  /// What solving the required constraints found.
  enum Requirement {
    case met
    /// The indexes of constraints that cannot hold together.
    case conflict([Int])
  }

  /// Adds required constraints and meets them, if that can be.
  ///
  /// - Throws: ``SolvingFailure/pivotLimitReached(_:)``, ``SolvingFailure/tooLarge(constraints:variables:)``.
  mutating func require(_ constraints: [Constraint]) throws(SolvingFailure) -> Requirement {
    let errors = try add(constraints)
    let weights = [Double](repeating: 1, count: constraints.count)
    let (objective, costs) = try minimise(constraints, errors, weights: weights)
    let excess = tableau.basics.indices.reduce(0) { $0 + costs[tableau.basics[$1]] * tableau.values[$1] }
    guard excess <= 1e-7 * tableau.scale else {
      return .conflict(errors.indices.filter { takesPart(errors[$0], costs: costs, objective: objective) })
    }
    forbid(costs)
    return .met
  }

  /// Adds the constraints of one level and makes the sum of their weighted errors as small as possible.
  ///
  /// - Throws: ``SolvingFailure/pivotLimitReached(_:)``, ``SolvingFailure/tooLarge(constraints:variables:)``.
  mutating func satisfy(_ constraints: [Constraint]) throws(SolvingFailure) {
    let errors = try add(constraints)
    let weights = constraints.map { $0.weight * $0.unit }
    let heaviest = weights.max() ?? 1
    let (objective, _) = try minimise(constraints, errors, weights: weights.map { $0 / heaviest })
    tableau.settle { objective.rates[$0] > Tableau.smallestRate }
  }

  /// What an expression can be without any level's total changing.
  ///
  /// - Throws: ``SolvingFailure/pivotLimitReached(_:)``.
  func range(of expression: LinearExpression) throws(SolvingFailure) -> ClosedRange<Double> {
    let (row, value) = tableau.substitute(terms(of: expression), constant: expression.constant)
    guard row.contains(where: { $0 != 0 }) else { return value...value }
    let down = try extreme(Tableau.Objective(rates: row, value: value))
    let up = try -extreme(Tableau.Objective(rates: row.map { -$0 }, value: -value))
    return min(down, up)...max(down, up)
  }

  private func extreme(_ objective: Tableau.Objective) throws(SolvingFailure) -> Double {
    var objective = objective
    var copy = tableau
    copy.pivots = 0
    switch copy.minimise(&objective, pivotLimit: pivotLimit) {
    case .optimal: return objective.value
    case .unbounded: return -.infinity
    case .limitReached: throw .pivotLimitReached(pivotLimit)
    }
  }

  private func terms(of expression: LinearExpression) -> [(unknown: Int, coefficient: Double)] {
    expression.terms.map { (unknowns[$0.variable.index], $0.coefficient) }
  }

  private mutating func add(_ constraints: [Constraint]) throws(SolvingFailure) -> [Tableau.Errors] {
    let rows = tableau.basics.count + constraints.count
    guard rows * (tableau.columns.count + constraints.count) <= LinearSystem.largestTable else {
      throw .tooLarge(constraints: rows, variables: tableau.columns.count)
    }
    tableau.reserve(rows: constraints.count, columns: constraints.count)
    return constraints.map { constraint in
      let unit = constraint.unit
      let terms = terms(of: constraint.expression).map { ($0.unknown, $0.coefficient / unit) }
      return tableau.add(terms, constant: constraint.expression.constant / unit, relation: constraint.relation)
    }
  }

  /// Minimises the weighted errors; the costs are by unknown.
  private mutating func minimise(
    _ constraints: [Constraint], _ errors: [Tableau.Errors], weights: [Double]
  ) throws(SolvingFailure) -> (objective: Tableau.Objective, costs: [Double]) {
    var costs = [Double](repeating: 0, count: tableau.places.count)
    for (index, error) in errors.enumerated() {
      if constraints[index].relation.forbidsMore { costs[error.above] = weights[index] }
      if constraints[index].relation.forbidsLess { costs[error.below] = weights[index] }
    }
    var objective = tableau.objective(costs: costs)
    guard case .optimal = tableau.minimise(&objective, pivotLimit: pivotLimit) else {
      // A sum of errors is never below 0, so only rounding could call it unbounded.
      throw .pivotLimitReached(pivotLimit)
    }
    return (objective, costs)
  }

  /// Whether a constraint has a share in the proof that the required ones contradict each other: its multiplier, which
  /// is what the rate of one of its errors differs from that error's cost.
  private func takesPart(_ error: Tableau.Errors, costs: [Double], objective: Tableau.Objective) -> Bool {
    [error.above, error.below].contains { unknown in
      guard case .column(let column) = tableau.places[unknown] else { return false }
      return abs(objective.rates[column] - costs[unknown]) > 1e-7
    }
  }

  /// Takes unknowns that must be 0 out of the table, rows included.
  private mutating func forbid(_ costs: [Double]) {
    var none = Tableau.Objective(rates: [Double](repeating: 0, count: tableau.columns.count), value: 0)
    for row in tableau.basics.indices where costs[tableau.basics[row]] > 0 {
      tableau.values[row] = 0
      let start = row * tableau.stride
      let usable = tableau.columns.indices.filter { costs[tableau.columns[$0]] == 0 }
      let largest = usable.max { abs(tableau.cells[start + $0]) < abs(tableau.cells[start + $1]) }
      guard let largest, abs(tableau.cells[start + largest]) > Tableau.smallestPivot else {
        for column in tableau.columns.indices { tableau.cells[start + column] = 0 }
        continue
      }
      tableau.exchange(row: row, column: largest, objective: &none)
    }
    let columns = tableau.columns
    tableau.settle { costs[columns[$0]] > 0 }
  }
}

extension Constraint {
  /// A power of two near the largest coefficient: the table's rows are divided by it, so that their coefficients are
  /// about 1 and the tolerances mean the same in each, without rounding.
  fileprivate var unit: Double {
    let largest = expression.terms.reduce(0) { max($0, abs($1.coefficient)) }
    return largest > 0 ? largest.binade : 1
  }
}
