import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// All that a unit of layout work depends on, beside what is the same for the whole run.
struct LayoutInputs: Sendable {
  /// What decides the outcome but for the places that findings name.
  struct Key: Sendable, Equatable {
    fileprivate(set) var scene: Scene?
    /// The views of the controls; empty where they stand in no scene.
    fileprivate(set) var views: [Int] = []
    fileprivate(set) var controls: [PlannedControl] = []
    fileprivate(set) var plans: [SeriesPlan] = []
    fileprivate(set) var reasons: [[String]] = []
    /// The scene's texts, a language each.
    fileprivate(set) var texts: [SceneTexts] = []
    /// The bytes of all texts: Swift's strings are equal where they are canonically equivalent, though they may be shaped
    /// differently.
    fileprivate(set) var bytes: [[UInt8]] = []
  }

  /// What decides the outcome; its places have no lines.
  private(set) var key = Key()
  /// The places that were taken out of the key, in a fixed order.
  private(set) var places: [SourceLocation] = []
  /// The unit's controls with their places, in the views' order.
  let controls: [Control]

  /// The inputs of a unit.
  /// - Complexity: linear in the unit's texts in all languages.
  init(_ unit: LayoutWork.Unit, of work: LayoutWork) {
    let project = work.project
    if case .scene(let joined) = unit {
      key.views = joined.placedControls.map(\.view)
      key.scene = joined.scene
      key.texts = project.languages.map { language in
        joined.texts(in: language, source: project.sourceLanguage, sampler: work.builder.sampler)
      }
    }
    key.controls = unit.controls.map { project.controls[$0] }
    controls = key.controls.map(\.control)
    for control in key.controls {
      let (plans, reasons) = project.plan(control)
      key.plans += plans
      key.reasons.append(reasons)
    }
    takeBytes()
    takePlaces()
  }

  private mutating func takeBytes() {
    for texts in key.texts { key.bytes += texts.keys.sorted().map { Array((texts[$0] ?? "").utf8) } }
    key.bytes += key.plans.flatMap { [$0.title, $0.subtitle] }.map { Array(($0?.value ?? "").utf8) }
  }

  private mutating func takePlaces() {
    var taker = PlaceTaker()
    for index in key.controls.indices { taker.take(from: &key.controls[index].control) }
    for index in key.plans.indices {
      taker.take(from: &key.plans[index].title)
      taker.take(from: &key.plans[index].subtitle)
    }
    if var scene = key.scene {
      key.scene = nil
      taker.take(from: &scene)
      key.scene = scene
    }
    places = taker.places
  }
}

/// Takes the lines and columns out of what is compared; the files stay.
private struct PlaceTaker {
  /// What was taken.
  private(set) var places: [SourceLocation] = []

  private mutating func take(_ place: inout SourceLocation) {
    places.append(place)
    place = SourceLocation(file: place.file)
  }

  mutating func take(from control: inout Control) {
    take(&control.location)
    for index in control.titles.indices { take(&control.titles[index].location) }
    for index in control.subtitles.indices { take(&control.subtitles[index].location) }
    for index in control.runtimeTexts.indices { take(&control.runtimeTexts[index].location) }
  }

  mutating func take(from text: inout BoundText?) {
    guard var bound = text else { return }
    take(&bound.location)
    text = bound
  }

  mutating func take(from scene: inout Scene) {
    take(&scene.location)
    for index in scene.constraints.indices { take(&scene.constraints[index].location) }
    for index in scene.views.indices {
      take(&scene.views[index].location)
      take(from: &scene.views[index].content)
    }
  }

  private mutating func take(from content: inout SceneContent) {
    switch content {
    case .none, .image: break
    case .label(var label):
      take(from: &label.text)
      content = .label(label)
    case .textView(var label, let scrolls):
      take(from: &label.text)
      content = .textView(label, scrolls: scrolls)
    case .button(var button):
      for index in button.titles.indices { take(&button.titles[index].location) }
      for index in button.subtitles.indices { take(&button.subtitles[index].location) }
      content = .button(button)
    case .field(var field):
      take(from: &field.text)
      take(from: &field.placeholder)
      content = .field(field)
    case .segments(var segments):
      for index in segments.segments.indices { take(from: &segments.segments[index].title) }
      content = .segments(segments)
    }
  }

  private mutating func take(from text: inout ControlText?) {
    guard var shown = text else { return }
    take(&shown.location)
    text = shown
  }
}
