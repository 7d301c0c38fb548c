import TitlefitConstraintSolving
import TitlefitControls
import TitlefitGeometry

/// Asks a scene how wide one view can get.
struct RoomAsker {
  private let groups: SceneGroups
  private let sizes: [ContentSize?]
  private let view: Int
  /// Everything that has to do with the view's width.
  private let group: SceneGroup

  /// Finds what the view's width depends on.
  init(groups: SceneGroups, sizes: [ContentSize?], view: Int) {
    self.groups = groups
    self.sizes = sizes
    self.view = view
    let width = groups.equations.substituted(SceneExpression(view, .width))
    group = groups.group(of: width.terms.map(\.variable))
  }

  /// The sizes of the other contents that the width depends on.
  var others: [Double?] { group.numbers(equations, sizes: sizes, leavingOut: own) }

  private var equations: SceneEquations { groups.equations }

  /// The part that is asked about; none in a proportional stack, which takes every child's size into account.
  private var own: ContentPart? { isProportional ? nil : .width(view: view) }

  private var width: SceneExpression { equations.substituted(SceneExpression(view, .width)) }

  /// Whether the view stands in a stack along whose length shares follow the contents.
  private var isProportional: Bool {
    let views = equations.scene.views
    guard equations.placements[view] == .arranged, let stack = views[view].parent else { return false }
    return equations.isProportionalStack(stack) && views[stack].stack?.isVertical == false
  }

  /// The room.
  ///
  /// - Parameter explains: whether to say how it came about.
  func room(explains: Bool) -> SceneRoom {
    if equations.placements[view] == .frame, equations.scene.views[view].frame.map({ $0.width <= 0 }) ?? true {
      return SceneRoom(unknown: "no frame to keep", how: ["The view keeps its frame, and the document records none"])
    }
    if width.terms.isEmpty {
      let points = max(0, width.constant)
      return SceneRoom(low: points, high: points, isMaximum: false, how: explains ? steps(of: nil) : [])
    }
    return isProportional ? proportionalRoom(explains: explains) : askedRoom(explains: explains)
  }

  private func steps(of solution: GroupSolution?) -> [String] {
    WidthStory(equations: equations, solution: solution).steps(of: view)
  }

  private static let gaveUp = SceneRoom(unknown: "scene too large to solve")
  private static let open = SceneRoom(
    unknown: "the constraints leave the width open", how: ["The constraints leave the width open"])

  private func proportionalRoom(explains: Bool) -> SceneRoom {
    guard let solution = try? stated(group).solve() else { return Self.gaveUp }
    guard solution.isDetermined(width) else { return Self.open }
    let points = max(0, solution.value(width))
    return SceneRoom(
      low: points, high: points, isProportional: true, isMaximum: false, how: explains ? steps(of: solution) : [])
  }

  private func askedRoom(explains: Bool) -> SceneRoom {
    var prepared = stated(group)
    let firmness = equations.scene.views[view].priorities.horizontalCompression
    // What is firmer than the wish itself is the same in all answers.
    try? prepared.settle(above: firmness + 0.75)
    guard let loses = answer(prepared, Self.endless(view, shift: -0.5)),
      let wins = answer(prepared, Self.endless(view, shift: 0.5))
    else { return Self.gaveUp }
    guard loses.isDetermined, wins.isDetermined else { return Self.open }
    let least = answer(prepared, WidthWish(view: view, points: 0, shift: 0))
    guard max(loses.points, wins.points) > WidthWish.unlimited else {
      return joined(loses, wins, least: least, isBounded: false, explains: explains)
    }
    let edges = equations.screenStatements(of: view)
    let around = groups.group(of: group.variables + edges.flatMap { $0.expression.terms.map(\.variable) })
    let bounded = stated(around)
    guard let low = answer(bounded, Self.endless(view, shift: -0.5), edges: edges),
      let high = answer(bounded, Self.endless(view, shift: 0.5), edges: edges)
    else { return Self.gaveUp }
    return joined(low, high, least: least, isBounded: true, explains: explains)
  }

  /// A group with the contents' sizes.
  private func stated(_ group: SceneGroup) -> PreparedGroup {
    group.prepared.adding(group.statements(equations, sizes: sizes, leavingOut: own))
  }

  private static func endless(_ view: Int, shift: Double) -> WidthWish {
    WidthWish(view: view, points: WidthWish.endless, shift: shift)
  }

  private func joined(
    _ loses: Answer, _ wins: Answer, least: Answer?, isBounded: Bool, explains: Bool
  ) -> SceneRoom {
    let low = min(loses.points, wins.points)
    var room = SceneRoom(low: low, high: max(loses.points, wins.points), isBoundedByScreen: isBounded)
    if let least { room.isMaximum = least.points < low - 0.01 }
    if explains { room.how = steps(of: loses.solution) }
    room.squeezed = squeezed(from: loses, to: wins)
    return room
  }

  // MARK: - Asking

  /// One solution and the width in it.
  private struct Answer {
    var solution: GroupSolution
    var points: Double
    var isDetermined: Bool
  }

  /// Asks once; nil where the solver gives up.
  private func answer(_ prepared: PreparedGroup, _ wish: WidthWish, edges: [SceneStatement] = []) -> Answer? {
    let wishes = equations.statements(of: wish)
    guard let solution = try? prepared.solve(adding: edges + wishes) else { return nil }
    return Answer(
      solution: solution, points: max(0, solution.value(width)), isDetermined: solution.isDetermined(width))
  }

  /// The neighbours that get less than they need when the view wins, and less than when it loses.
  private func squeezed(from loses: Answer, to wins: Answer) -> [SqueezedNeighbour] {
    let views = Set(group.variables.map(\.view)).subtracting([view])
    return views.sorted().compactMap { other in
      guard let size = sizes[other], let need = size.width, !equations.scene.views[other].content.texts.isEmpty
      else { return nil }
      let width = equations.substituted(SceneExpression(other, .width))
      let (before, after) = (loses.solution.value(width), wins.solution.value(width))
      guard after < need - 0.01, after < before - 0.01 else { return nil }
      return SqueezedNeighbour(
        view: other, id: equations.scene.views[other].id, title: nil, need: need, width: max(0, after))
    }
  }
}
