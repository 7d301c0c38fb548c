import TitlefitControlLayout
public import TitlefitControls
import TitlefitLocales

/// What decides a room: the same key gives the same room.
struct RoomKey: Hashable, Sendable {
  /// The view.
  var view: Int
  /// The conditions without the language.
  var conditions: SceneConditions
  /// The sizes of the other contents that the width depends on, in the views' order; none for the reach alone.
  var others: [ContentSize?] = []
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
  /// - Complexity: three solutions of the view's group, and two more where nothing limits it; none for a kept room.
  public mutating func room(
    of view: Int, _ conditions: SceneConditions, texts: SceneTexts = [:]
  ) throws(SceneLayoutError) -> SceneRoom {
    guard scene.views.indices.contains(view) else { return SceneRoom(unknown: "no such view") }
    let equations = try equations(for: conditions)
    let sizes = try sizes(conditions, texts: texts)
    if equations.placements[view] == .out { return SceneRoom(unknown: "hidden in a stack") }
    var key = RoomKey(view: view, conditions: conditions)
    key.conditions.environment.language = .undetermined
    let reach = reach(key, equations: equations, sizes: sizes)
    key.others = reach.map { sizes[$0] }
    let room: SceneRoom
    if let kept = rooms[key] {
      room = kept
    } else {
      room = RoomAsker(equations: equations, sizes: sizes, view: view).room()
      rooms[key] = room
    }
    return named(room, conditions: conditions, texts: texts)
  }

  /// The views whose contents' sizes a room depends on.
  private mutating func reach(_ key: RoomKey, equations: SceneEquations, sizes: [ContentSize?]) -> [Int] {
    if let kept = reaches[key] { return kept }
    let asker = RoomAsker(equations: equations, sizes: sizes, view: key.view)
    // A proportional stack takes every child's size into account, its own view's too.
    let views = Set(asker.group.variables.map(\.view)).filter { $0 != key.view || asker.isProportional }
    reaches[key] = views.sorted()
    return views.sorted()
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
