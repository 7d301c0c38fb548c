import TitlefitConstraintSolving
import TitlefitControls

/// The groups of a scene under conditions, each prepared as far as no content's size matters, and what was solved.
///
/// A content's width or height is one unknown. So sizes do not decide which unknowns depend on each other, and what is
/// firmer than any content is solved once for all languages.
struct SceneGroups: Sendable {
  let equations: SceneEquations
  /// The statements that name no unknown.
  let settled: [SceneStatement]
  private(set) var groups: [SceneGroup] = []
  /// The group of each unknown, by the unknown's index; -1 for one that nothing is stated about.
  private var places: [Int]
  /// The rooms that were asked for.
  var rooms: [RoomKey: SceneRoom] = [:]

  /// Finds the groups.
  /// - Complexity: linear in the number of terms.
  init(_ equations: SceneEquations) {
    self.equations = equations
    let parts = equations.contentParts
    // Any positive size shows which unknowns a part names.
    let any = [ContentSize?](repeating: ContentSize(width: 1, height: 1), count: equations.scene.views.count)
    let stated = equations.statements.count
    var partOf: [Int] = []
    var statements = equations.statements
    for (index, part) in parts.enumerated() {
      let more = equations.statements(of: part, sizes: any)
      statements += more
      partOf += more.map { _ in index }
    }
    let system = SceneSystem(statements)
    let (found, settled) = system.allGroups()
    self.settled = settled.map { statements[$0] }
    places = [Int](repeating: -1, count: equations.scene.views.count * SceneVariable.kinds)
    for group in found {
      for variable in group.variables { places[variable.index] = groups.count }
      let own = Set(group.statements.filter { $0 >= stated }.map { partOf[$0 - stated] }).sorted()
      groups.append(
        SceneGroup(
          variables: group.variables, statements: group.statements.filter { $0 < stated }.map { statements[$0] },
          parts: own.map { parts[$0] }, in: equations))
    }
  }

  /// The place of an unknown's group, or nil where nothing is stated about it.
  func place(of variable: SceneVariable) -> Int? {
    guard places.indices.contains(variable.index), places[variable.index] >= 0 else { return nil }
    return places[variable.index]
  }

  /// Everything that has to do with some unknowns; several groups are put together.
  func group(of variables: [SceneVariable]) -> SceneGroup {
    let touched = Set(variables.compactMap { place(of: $0) }).sorted()
    if touched.count == 1 { return groups[touched[0]] }
    return SceneGroup(
      variables: touched.flatMap { groups[$0].variables }.sorted(),
      statements: touched.flatMap { groups[$0].prepared.statements }, parts: touched.flatMap { groups[$0].parts },
      in: equations)
  }

  /// The solution of each group, nil for one that states nothing or that the solver gives up on.
  mutating func solutions(sizes: [ContentSize?]) -> [GroupSolution?] {
    groups.indices.map { groups[$0].solution(equations, sizes: sizes) }
  }
}

/// What decides a room under given conditions: the same key gives the same room.
struct RoomKey: Hashable, Sendable {
  /// The view.
  var view: Int
  /// The sizes of the other contents that the width depends on, in the views' order.
  var others: [Double?]
  /// Whether it says how it came about.
  var isExplained: Bool
}

/// Unknowns that depend on each other, and what ties them.
struct SceneGroup: Sendable {
  /// The unknowns in order.
  let variables: [SceneVariable]
  /// What the document states, solved as far as it is firmer than any content.
  let prepared: PreparedGroup
  /// What depends on contents' sizes, in the views' order.
  let parts: [ContentPart]
  /// What was solved lately, by the numbers that decide it.
  private var kept: [[Double?]: GroupSolution] = [:]

  /// More solutions than languages have different texts for; beyond them memory would grow with the number of languages.
  private static let mostKept = 64

  /// Prepares a group.
  init(
    variables: [SceneVariable], statements: [SceneStatement], parts: [ContentPart], in equations: SceneEquations
  ) {
    self.variables = variables
    self.parts = parts
    var prepared = PreparedGroup(statements, variables: variables)
    let firmest = parts.map(equations.highestPriority).max() ?? 0
    // A failure here comes again, with its name, when the group is solved.
    try? prepared.settle(above: firmest + Self.shiftOfWishes)
    self.prepared = prepared
  }

  /// More than a wish is firmer than its view's content.
  private static let shiftOfWishes = 0.75

  /// The numbers that decide the group's solution.
  ///
  /// - Parameter left: a part that does not count.
  func numbers(_ equations: SceneEquations, sizes: [ContentSize?], leavingOut left: ContentPart? = nil) -> [Double?] {
    parts.filter { $0 != left }.flatMap { equations.numbers(of: $0, sizes: sizes) }
  }

  /// What the contents of a size state.
  func statements(_ equations: SceneEquations, sizes: [ContentSize?], leavingOut left: ContentPart? = nil)
    -> [SceneStatement]
  {
    parts.filter { $0 != left }.flatMap { equations.statements(of: $0, sizes: sizes) }
  }

  /// The solution, nil where nothing is stated or the solver gives up.
  mutating func solution(_ equations: SceneEquations, sizes: [ContentSize?]) -> GroupSolution? {
    let numbers = numbers(equations, sizes: sizes)
    if let known = kept[numbers] { return known }
    let contents = statements(equations, sizes: sizes)
    guard !prepared.statements.isEmpty || !contents.isEmpty,
      let solution = try? prepared.solve(adding: contents)
    else { return nil }
    if kept.count >= Self.mostKept { kept.removeAll() }
    kept[numbers] = solution
    return solution
  }
}
