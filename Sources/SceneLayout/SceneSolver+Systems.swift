public import TitlefitControls

/// What is stated about a scene, as numbers: a system that any solver of linear constraints can be given.
public struct StatedSystem: Sendable, Hashable {
  /// A statement: a constant and terms, compared with zero.
  public struct Statement: Sendable, Hashable {
    /// How it compares.
    public var relation: SceneRelation
    /// The priority.
    public var priority: Double
    /// The constant.
    public var constant: Double
    /// The terms, by the unknown's number.
    public var terms: [Term]
  }

  /// An unknown times a factor.
  public struct Term: Sendable, Hashable {
    /// The unknown's number, from 0.
    public var unknown: Int
    /// The factor.
    public var factor: Double
  }

  /// How many unknowns there are.
  public var unknowns = 0
  /// The numbers of those that are never negative.
  public var nonNegative: [Int] = []
  /// What is stated, but for what names no unknown.
  public var statements: [Statement] = []
}

extension SceneSolver {
  /// The system that a solution of the whole scene is found for, texts taking one line each.
  ///
  /// - Throws: ``SceneLayoutError`` as ``solve(_:texts:options:)``.
  /// - Complexity: linear in the number of terms, but for their sorting.
  public mutating func system(
    _ conditions: SceneConditions, texts: SceneTexts = [:]
  ) throws(SceneLayoutError) -> StatedSystem {
    let sizes = try sizes(conditions, texts: texts)
    let equations = try withGroups(for: conditions) { $0.equations }
    let parts = equations.contentParts.flatMap { equations.statements(of: $0, sizes: sizes) }
    let stated = (equations.statements + parts).filter { !$0.expression.terms.isEmpty }
    let variables = Set(stated.flatMap { $0.expression.terms.map(\.variable) }).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: variables.enumerated().map { ($0.element, $0.offset) })
    var system = StatedSystem()
    system.unknowns = variables.count
    system.nonNegative = variables.indices.filter { variables[$0].isExtent }
    system.statements = stated.map { statement in
      StatedSystem.Statement(
        relation: statement.relation, priority: statement.priority, constant: statement.expression.constant,
        terms: statement.expression.terms.compactMap { term in
          numbers[term.variable].map { StatedSystem.Term(unknown: $0, factor: term.factor) }
        })
    }
    return system
  }
}
