import TitlefitConstraintSolving
import TitlefitControlLayout
public import TitlefitControls
import TitlefitGeometry
import TitlefitLocales

/// What decides a room: the same key gives the same room.
struct RoomKey: Hashable, Sendable {
  var view: Int
  var conditions: SceneConditions
  /// The sizes of the other contents that the width depends on, by view.
  var others: [Int: ContentSize]
}

extension SceneSolver {
  /// How wide a view with a text can get, all other texts of the scene being in place.
  ///
  /// The view is asked twice with an endless need: once losing every tie against equally firm neighbours, once winning
  /// them. A view that no constraint limits is bounded by the root's edges. In a proportional stack the share follows the
  /// texts, so that the room is the width the view has.
  ///
  /// What does not depend on the language is worked out once: rooms are kept by the sizes they depend on.
  ///
  /// - Throws: ``SceneLayoutError`` as ``solve(_:texts:options:)``.
  /// - Complexity: three solutions of the view's group, and one more where nothing limits it; none for a kept room.
  public mutating func room(
    of view: Int, _ conditions: SceneConditions, texts: SceneTexts = [:]
  ) throws(SceneLayoutError) -> SceneRoom {
    guard scene.views.indices.contains(view) else { return SceneRoom(unknown: "no such view") }
    let equations = try equations(for: conditions)
    let sizes = try sizes(conditions, texts: texts)
    if equations.placements[view] == .out { return SceneRoom(unknown: "hidden in a stack") }
    let asker = RoomAsker(equations: equations, sizes: sizes, view: view)
    let group = asker.group
    var key = RoomKey(view: view, conditions: conditions, others: [:])
    key.conditions.environment.language = .undetermined
    for variable in group.variables where variable.view != view || asker.isProportional {
      if let size = sizes[variable.view] { key.others[variable.view] = size }
    }
    let room: SceneRoom
    if let kept = rooms[key] {
      room = kept
    } else {
      room = asker.room()
      rooms[key] = room
    }
    return named(room, conditions: conditions, texts: texts)
  }

  /// The room with the titles that the neighbours show in this language.
  private func named(_ room: SceneRoom, conditions: SceneConditions, texts: SceneTexts) -> SceneRoom {
    guard !room.squeezed.isEmpty else { return room }
    var room = room
    let contents = contentMeasurer(conditions, texts: texts)
    for index in room.squeezed.indices {
      let view = room.squeezed[index].view
      let shown = scene.views[view].content.texts.map { contents.text(view, $0.role, $0.text) }
      room.squeezed[index].title = shown.first { !$0.isEmpty }
    }
    return room
  }
}

/// Asks a scene how wide one view can get.
struct RoomAsker {
  private let equations: SceneEquations
  private let sizes: [ContentSize?]
  private let view: Int
  private let system: SceneSystem
  /// Everything that has to do with the view's width.
  let group: SceneSystem.Group

  /// Finds what the view's width depends on.
  init(equations: SceneEquations, sizes: [ContentSize?], view: Int) {
    self.equations = equations
    self.sizes = sizes
    self.view = view
    system = SceneSystem(equations.statements(sizes: sizes))
    group = system.group(of: equations.substituted(SceneExpression(view, .width)).terms.map(\.variable))
  }

  private var width: SceneExpression { equations.substituted(SceneExpression(view, .width)) }
  private var scene: Scene { equations.scene }

  /// Whether the view stands in a stack along whose length shares follow the contents.
  var isProportional: Bool {
    guard equations.placements[view] == .arranged, let parent = scene.views[view].parent,
      let stack = scene.views[parent].stack
    else { return false }
    return stack.distribution == .fillProportionally && !stack.isVertical
  }

  /// The room.
  func room() -> SceneRoom {
    if width.terms.isEmpty {
      let points = max(0, width.constant)
      let story = WidthStory(equations: equations, system: system, solution: nil)
      return SceneRoom(low: points, high: points, isMaximum: false, how: story.steps(of: view))
    }
    guard !group.variables.isEmpty else {
      return SceneRoom(unknown: "nothing decides the width", how: ["Nothing in the document decides the width"])
    }
    return isProportional ? proportionalRoom() : askedRoom()
  }

  private static let gaveUp = SceneRoom(unknown: "scene too large to solve")
  private static let open = SceneRoom(
    unknown: "the constraints leave the width open", how: ["The constraints leave the width open"])

  private func proportionalRoom() -> SceneRoom {
    guard let solution = try? system.solve(group) else { return Self.gaveUp }
    guard solution.isDetermined(width) else { return Self.open }
    let points = max(0, solution.value(width))
    let story = WidthStory(equations: equations, system: system, solution: solution)
    return SceneRoom(
      low: points, high: points, isProportional: true, isMaximum: false, how: story.steps(of: view))
  }

  private func askedRoom() -> SceneRoom {
    guard let loses = answer(WidthWish(view: view, points: WidthWish.endless, shift: -0.5), isBounded: false),
      let wins = answer(WidthWish(view: view, points: WidthWish.endless, shift: 0.5), isBounded: false)
    else { return Self.gaveUp }
    guard loses.isDetermined, wins.isDetermined else { return Self.open }
    guard max(loses.points, wins.points) > WidthWish.unlimited else {
      return joined(loses, wins, isBounded: false)
    }
    guard let low = answer(WidthWish(view: view, points: WidthWish.endless, shift: -0.5), isBounded: true),
      let high = answer(WidthWish(view: view, points: WidthWish.endless, shift: 0.5), isBounded: true)
    else { return Self.gaveUp }
    return joined(low, high, isBounded: true)
  }

  private func joined(_ loses: Answer, _ wins: Answer, isBounded: Bool) -> SceneRoom {
    let low = min(loses.points, wins.points)
    var room = SceneRoom(low: low, high: max(loses.points, wins.points), isBoundedByScreen: isBounded)
    if let least = answer(WidthWish(view: view, points: 0, shift: 0), isBounded: false) {
      room.isMaximum = least.points < low - 0.01
    }
    let story = WidthStory(equations: equations, system: loses.system, solution: loses.solution)
    room.how = story.steps(of: view)
    room.squeezed = squeezed(from: loses, to: wins)
    return room
  }

  // MARK: - Asking

  /// One solution and the width in it.
  private struct Answer {
    var system: SceneSystem
    var solution: GroupSolution
    var points: Double
    var isDetermined: Bool
  }

  /// Asks once; nil where the solver gives up.
  private func answer(_ wish: WidthWish, isBounded: Bool) -> Answer? {
    var asked = equations
    if isBounded {
      let left = SceneExpression(view, .left)
      let right = left + SceneExpression(view, .width)
      let end = SceneExpression(0, .left) + SceneExpression(0, .width)
      asked.add(left - SceneExpression(0, .left), .greaterThanOrEqual, priority: 1000.5, .screen)
      asked.add(right - end, .lessThanOrEqual, priority: 1000.5, .screen)
    }
    let system = SceneSystem(asked.statements(sizes: sizes, wish: wish))
    let group = system.group(of: width.terms.map(\.variable))
    guard let solution = try? system.solve(group) else { return nil }
    return Answer(
      system: system, solution: solution, points: max(0, solution.value(width)),
      isDetermined: solution.isDetermined(width))
  }

  /// The neighbours that get less than they need when the view wins, and less than when it loses.
  private func squeezed(from loses: Answer, to wins: Answer) -> [SqueezedNeighbour] {
    let views = Set(wins.solution.group.variables.map(\.view)).subtracting([view])
    return views.sorted().compactMap { other in
      guard let size = sizes[other], let need = size.width, hasText(other) else { return nil }
      let width = equations.substituted(SceneExpression(other, .width))
      let (before, after) = (loses.solution.value(width), wins.solution.value(width))
      guard after < need - 0.01, after < before - 0.01 else { return nil }
      return SqueezedNeighbour(view: other, id: scene.views[other].id, title: nil, need: need, width: max(0, after))
    }
  }

  private func hasText(_ other: Int) -> Bool { !scene.views[other].content.texts.isEmpty }
}
