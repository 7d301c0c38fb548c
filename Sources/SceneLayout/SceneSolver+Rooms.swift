import TitlefitControlLayout
public import TitlefitControls

extension SceneSolver {
  /// How wide a view with a text can get, all other texts of the scene being in place.
  ///
  /// The view is asked twice with an endless need: once losing every tie against equally firm neighbours, once winning
  /// them. A view that no constraint limits is bounded by the root's edges. In a proportional stack the share follows the
  /// texts, so that the room is the width the view has.
  ///
  /// What does not depend on the language is worked out once: rooms are kept by the sizes they depend on.
  ///
  /// - Parameter explains: whether to say how the room came about, which takes as long as finding it.
  /// - Throws: ``SceneLayoutError`` as ``solve(_:texts:options:)``.
  /// - Complexity: three solutions of the view's group, and two more where nothing limits it; none for a kept room.
  public mutating func room(
    of view: Int, _ conditions: SceneConditions, texts: SceneTexts = [:], explains: Bool = true
  ) throws(SceneLayoutError) -> SceneRoom {
    guard scene.views.indices.contains(view) else { return SceneRoom(unknown: "no such view") }
    let sizes = try sizes(conditions, texts: texts)
    let room = try withGroups(for: conditions) { groups in
      if groups.equations.placements[view] == .out { return SceneRoom(unknown: "hidden in a stack") }
      let asker = RoomAsker(groups: groups, sizes: sizes, view: view)
      let key = RoomKey(view: view, others: asker.others, isExplained: explains)
      if let kept = groups.rooms[key] { return kept }
      let room = asker.room(explains: explains)
      groups.rooms[key] = room
      return room
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
