import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// A scene of the project with the controls and the texts in it.
struct JoinedScene: Sendable {
  /// The scene; its buttons are set up and titled as the project's controls are.
  let scene: Scene
  /// The controls' places in the project's list, by view.
  let controls: [Int: Int]
  /// The controls in the order of their views, with their places in the project's list.
  var placedControls: [(view: Int, index: Int)] {
    controls.sorted { $0.key < $1.key }.map { (view: $0.key, index: $0.value) }
  }

  /// Whether some button shows a text.
  private let hasTitles: Bool
  private let texts: [(key: SceneTextKey, resolved: ResolvedText?, own: String?)]

  /// The text of every view in a language: one without it shows the source language's, else what the document holds.
  /// - Complexity: linear in the number of texts.
  func texts(in language: LanguageTag, source: LanguageTag, sampler: Sampler) -> SceneTexts {
    var shown: SceneTexts = [:]
    for (key, resolved, own) in texts {
      let bound = resolved?.texts[language]?.first ?? resolved?.texts[source]?.first
      let sampled = bound.flatMap { sampler.samples(title: $0, subtitle: nil).first?.title?.text }
      shown[key] = sampled ?? own
    }
    return shown
  }

  /// Scenes with their controls; only those that show a text on a button, unless all are wanted.
  /// - Complexity: linear in the number of views and controls.
  static func all(
    _ scenes: [Scene], controls: [PlannedControl], binder: TextBinder, withoutTitles: Bool = false
  ) -> [JoinedScene] {
    var places: [ControlPlace: Int] = [:]
    for (index, planned) in controls.enumerated() {
      let place = ControlPlace(file: planned.control.location.file, id: planned.control.id)
      // Ids are unique in a sound document; where they are not, the first control keeps the name.
      if places[place] == nil { places[place] = index }
    }
    return scenes.map { JoinedScene($0, places: places, controls: controls, binder: binder) }
      .filter { withoutTitles || $0.hasTitles }
  }

  private init(_ scene: Scene, places: [ControlPlace: Int], controls: [PlannedControl], binder: TextBinder) {
    var scene = scene
    var found: [Int: Int] = [:]
    for (view, index) in scene.views.indices.compactMap({ view in
      places[ControlPlace(file: scene.location.file, id: scene.views[view].id)].map { (view, $0) }
    }) {
      let control = controls[index].control
      guard case .button = scene.views[view].content, let specification = control.specification,
        !found.values.contains(index)
      else { continue }
      found[view] = index
      scene.views[view].content = .button(
        SceneButton(specification: specification, titles: control.titles, subtitles: control.subtitles))
    }
    hasTitles = found.keys.contains { !scene.views[$0].content.texts.isEmpty }
    self.scene = scene
    self.controls = found
    texts = scene.texts.map { key, text in
      let resolved = binder.resolve(text, in: scene.location.file).texts.first
      return (key, resolved, text.source.documentText)
    }
  }
}

private struct ControlPlace: Hashable {
  var file: String
  var id: String
}
