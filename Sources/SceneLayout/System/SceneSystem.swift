import TitlefitConstraintSolving
import TitlefitControls

/// Statements about a scene, and which of them share unknowns.
struct SceneSystem {
  /// What is stated; certain numbers are put in already.
  let statements: [SceneStatement]
  /// The statements that name a variable, by variable.
  private var uses: [SceneVariable: [Int]] = [:]

  /// Takes statements whose certain numbers are put in.
  /// - Complexity: linear in the number of terms.
  init(_ statements: [SceneStatement]) {
    self.statements = statements
    for (index, statement) in statements.enumerated() {
      for term in statement.expression.terms { uses[term.variable, default: []].append(index) }
    }
  }

  /// Variables that depend on each other, and the statements that tie them.
  struct Group {
    /// The variables in order.
    var variables: [SceneVariable] = []
    /// The indices of the statements in order.
    var statements: [Int] = []
  }

  /// Whether some statement names a variable.
  func isStated(_ variable: SceneVariable) -> Bool { uses[variable] != nil }

  /// The group of some variables: everything that has to do with them, directly or not.
  /// - Complexity: linear in the size of the group.
  func group(of seeds: [SceneVariable]) -> Group {
    var group = Group()
    var isListed = Set<Int>()
    var known = Set<SceneVariable>()
    var pending = seeds.filter { isStated($0) && known.insert($0).inserted }
    while let variable = pending.popLast() {
      group.variables.append(variable)
      for index in uses[variable] ?? [] where isListed.insert(index).inserted {
        group.statements.append(index)
        for term in statements[index].expression.terms where known.insert(term.variable).inserted {
          pending.append(term.variable)
        }
      }
    }
    group.variables.sort()
    group.statements.sort()
    return group
  }

  /// All groups, and the statements that name no variable.
  func allGroups() -> (groups: [Group], settled: [Int]) {
    var groups: [Group] = []
    var known = Set<SceneVariable>()
    for statement in statements {
      guard let first = statement.expression.terms.first?.variable, !known.contains(first) else { continue }
      let group = group(of: [first])
      known.formUnion(group.variables)
      groups.append(group)
    }
    return (groups, statements.indices.filter { statements[$0].expression.terms.isEmpty })
  }
}

/// Statements that share unknowns, ready to be solved, alone or with more.
struct PreparedGroup: Sendable {
  /// What is stated.
  private(set) var statements: [SceneStatement]
  private var system = LinearSystem()
  private var variables: [SceneVariable: Variable] = [:]
  private var identifiers: [ConstraintID] = []

  /// Takes statements and the variables they name.
  init(_ statements: [SceneStatement], variables list: [SceneVariable]) {
    self.statements = statements
    system.pivotLimit = Self.mostPivots
    for variable in list { makeVariable(variable) }
    for statement in statements { add(statement) }
  }

  /// More steps than any scene made by hand takes.
  private static let mostPivots = 20_000

  private mutating func makeVariable(_ variable: SceneVariable) {
    guard variables[variable] == nil else { return }
    // Names serve the solver's messages only, which no reader of a report sees.
    variables[variable] = system.makeVariable("", isNonNegative: variable.isExtent)
  }

  private mutating func add(_ statement: SceneStatement) {
    var expression = LinearExpression(statement.expression.constant)
    for term in statement.expression.terms {
      makeVariable(term.variable)
      if let variable = variables[term.variable] { expression.add(variable, times: term.factor) }
    }
    identifiers.append(
      system.add(expression, statement.relation.comparison, priority: Priority(statement.priority), label: ""))
  }

  /// Solves what is firmer than a priority once and for all; it saves time and changes no answer.
  mutating func settle(above priority: Double) throws(SolvingFailure) {
    try system.settle(through: Priority(priority))
  }

  /// The group with more statements.
  func adding(_ more: [SceneStatement]) -> PreparedGroup {
    var copy = self
    for statement in more { copy.add(statement) }
    copy.statements += more
    return copy
  }

  /// Solves the statements, and more that are added to them.
  ///
  /// - Throws: what the solver throws for numbers it refuses and for more work than it is allowed.
  func solve(adding more: [SceneStatement] = []) throws(SolvingFailure) -> GroupSolution {
    let whole = adding(more)
    return GroupSolution(
      statements: whole.statements, solution: try whole.system.solve(), variables: whole.variables,
      identifiers: whole.identifiers)
  }
}

/// The solution of one group.
struct GroupSolution: Sendable {
  /// What was solved.
  let statements: [SceneStatement]
  private let solution: Solution
  private let variables: [SceneVariable: Variable]
  private let identifiers: [ConstraintID]

  /// Takes the solver's answer.
  init(
    statements: [SceneStatement], solution: Solution, variables: [SceneVariable: Variable],
    identifiers: [ConstraintID]
  ) {
    self.statements = statements
    self.solution = solution
    self.variables = variables
    self.identifiers = identifiers
  }

  /// A variable's number, or nil where it is not of this group.
  func value(_ variable: SceneVariable) -> Double? { variables[variable].map { solution.value(of: $0) } }

  /// An expression's number; variables of other groups count as zero.
  func value(_ expression: SceneExpression) -> Double {
    expression.terms.reduce(expression.constant) { $0 + (value($1.variable) ?? 0) * $1.factor }
  }

  /// Whether all best solutions agree on an expression.
  func isDetermined(_ expression: SceneExpression) -> Bool {
    var sum = LinearExpression(expression.constant)
    for term in expression.terms {
      guard let variable = variables[term.variable] else { return false }
      sum.add(variable, times: term.factor)
    }
    guard !sum.terms.isEmpty else { return true }
    // A search that gives up leaves open what it was asked.
    return (try? solution.isDetermined(sum)) ?? false
  }

  /// The statements that do not hold, with the points they miss by, in their order.
  var violations: [(statement: SceneStatement, points: Double)] {
    zip(statements, identifiers).compactMap { statement, identifier in
      let points = solution.violation(of: identifier)
      return points > 1e-4 ? (statement, points) : nil
    }
  }

  /// The statements that hold with nothing to spare: equations at this solution.
  var tight: [SceneStatement] { statements.filter { value($0.expression).magnitude < 1e-5 } }
}

extension SceneRelation {
  /// The solver's word for it.
  var comparison: Relation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .atMost
    case .greaterThanOrEqual: .atLeast
    }
  }
}
