import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// A project whose texts and controls are joined.
struct JoinedProject: Sendable {
  let sourceLanguage: LanguageTag
  let index: UnitIndex
  /// The languages to measure, in order.
  let languages: [LanguageTag]
  /// The controls of documents and of the configuration, in the order of their places, then names.
  let controls: [PlannedControl]
  let deadBindings: [DeadBinding]
  /// The scenes of documents that show buttons with titles, in the order of the documents.
  let scenes: [JoinedScene]

  private let planner: SeriesPlanner

  init(_ reading: ProjectReading, configuration: AuditConfiguration) {
    let catalogs = reading.catalogs.map(\.catalog)
    let source = SourceLanguage.of(catalogs, configured: configuration.sourceLanguage)
    sourceLanguage = source
    index = UnitIndex(catalogs, sourceLanguage: source)
    let known = Set(index.languages + [source])
    languages = known.filter { configuration.languages?.contains($0) ?? true }.sorted()
    planner = SeriesPlanner(binder: TextBinder(index: index, sourceLanguage: source, languages: languages))
    let own = configuration.controls.map { PlannedControl(control: $0.control, subtitles: $0.subtitles) }
    let read = CodeJoin(reading).joined.map { PlannedControl(control: $0) }
    controls = (own + read).sorted { left, right in
      let (left, right) = (left.control, right.control)
      return left.location == right.location ? left.id < right.id : left.location < right.location
    }
    deadBindings = Self.deadBindings(configuration, index)
    scenes = JoinedScene.all(reading.documents.flatMap(\.scenes), controls: controls, binder: planner.binder)
  }

  /// Scenes with the project's controls and texts, those without titles among them.
  func joinedScenes(_ scenes: [Scene]) -> [JoinedScene] {
    JoinedScene.all(scenes, controls: controls, binder: planner.binder, withoutTitles: true)
  }

  /// What is known of a control before its series are laid out, and what is to be laid out, in the room that its scene
  /// gives where it stands in one; nothing is where the facts say why not.
  func orders(
    of planned: PlannedControl, in scene: (stage: SceneStage, view: Int)?, with builder: CaseBuilder
  ) -> (facts: ControlFacts, orders: [SeriesOrder], reasons: [String]) {
    let rightToLeft = languages.filter { LanguageFacts.layoutDirection(of: $0) == .rightToLeft }
    let control = planned.control
    var facts = ControlFacts(control: control, series: [], rightToLeftLanguages: rightToLeft)
    let (shapes, obstacle) = measurable(control, in: scene, builder.configuration)
    if let obstacle {
      facts.notMeasured = obstacle
      return (facts, [], [])
    }
    let missing = missingFonts(of: control, with: builder.measurer)
    facts.missingFonts = missing.keys.sorted()
    facts.unusableFonts = missing.compactMapValues(\.self)
    let (plans, reasons) = planner.plan(planned)
    let orders = shapes.flatMap { shape in
      let rooms = scene.map { $0.stage.rooms(of: $0.view, shape) } ?? CaseRooms(shape)
      return plans.map { SeriesOrder(control: shape, rooms: rooms, plan: $0) }
    }
    return (facts, orders, reasons)
  }

  /// The series that a control will have, and why texts of it could not be found out.
  func plan(_ planned: PlannedControl) -> (series: [SeriesPlan], reasons: [String]) { planner.plan(planned) }

  /// What `controls` prints of a control.
  func listed(
    _ planned: PlannedControl, in scene: (stage: SceneStage, view: Int)?, configuration: AuditConfiguration
  ) -> ListedControl {
    let control = planned.control
    let (plans, reasons) = planner.plan(planned)
    let reason =
      measurable(control, in: scene, configuration).obstacle ?? (plans.isEmpty ? reasons.first ?? noText(control) : nil)
    var answer = ListedControl(
      control: control, titles: control.titles.flatMap { listed($0, of: control) },
      subtitles: control.subtitles.flatMap { listed($0, of: control) }, reason: reason)
    if let scene {
      answer.rooms = scene.stage.listedRooms(of: scene.view, languages: languages, configuration: configuration)
    }
    return answer
  }

  private func listed(_ text: ControlText, of control: Control) -> [ListedText] {
    let (resolved, reason) = planner.binder.resolve(text, in: control.location.file)
    guard !resolved.isEmpty else {
      return [ListedText(state: text.state.rawValue, table: nil, key: nil, literal: nil, reason: reason)]
    }
    return resolved.map { unit in
      ListedText(
        state: text.state.rawValue, table: unit.table, key: unit.key,
        literal: unit.texts[sourceLanguage]?.first?.value, reason: nil)
    }
  }

  /// The shapes of a control that can be measured, or why none can: a control whose width only one of its variants tells,
  /// as the function of a class that other files call, is measured as that variant.
  private func measurable(
    _ control: Control, in scene: (stage: SceneStage, view: Int)?, _ configuration: AuditConfiguration
  ) -> (shapes: [Control], obstacle: String?) {
    let shapes = control.shapes
    guard let obstacle = obstacle(control, in: scene, configuration) else { return ([control] + shapes, nil) }
    let known = shapes.filter { self.obstacle($0, in: scene, configuration) == nil }
    return (known, known.isEmpty ? obstacle : nil)
  }

  /// Why a control cannot be measured whatever its texts are.
  private func obstacle(
    _ control: Control, in scene: (stage: SceneStage, view: Int)?, _ configuration: AuditConfiguration
  ) -> String? {
    if let obstacle = control.obstacle { return obstacle }
    guard control.room.width == nil, let unknown = control.room.unknown, !control.cutsItself else { return nil }
    let isKnown = scene?.stage.knowsRoom(of: scene?.view ?? 0, languages: languages, configuration: configuration)
    return isKnown ?? false ? nil : unknown
  }

  /// The named fonts and font files of a control that cannot be opened, and why where they are there.
  private func missingFonts(of control: Control, with measurer: any TextMeasuring) -> [String: String?] {
    let fonts =
      switch control.specification?.model {
      case .configured(let button): [button.titleFont, button.subtitleFont]
      case .legacy(let button): [button.font]
      case nil: [FontDescriptor?]()
      }
    var missing: [String: String?] = [:]
    for font in fonts.compactMap(\.self) where font.family != .system {
      do throws(TextMeasurementError) {
        _ = try measurer.metrics(of: font)
      } catch {
        guard case .fontUnavailable(let name, let reason) = error else { continue }
        if case .file = font.family { missing[name] = .some(reason) } else { missing[name] = .some(nil) }
      }
    }
    return missing
  }

  /// Why a control without texts is not measured.
  func noText(_ control: Control) -> String {
    control.titles.isEmpty && control.subtitles.isEmpty ? "no title" : "no text in the languages measured"
  }

  private static func deadBindings(_ configuration: AuditConfiguration, _ index: UnitIndex) -> [DeadBinding] {
    configuration.controls.flatMap { control in
      let patterns =
        control.titles.keys.sorted().flatMap { control.titles[$0] ?? [] }
        + control.subtitles.flatMap { [$0.title] + ($0.subtitle.key.contains("*") ? [] : [$0.subtitle]) }
      return patterns.filter { index.units(matching: $0).isEmpty }.map {
        DeadBinding(control: control.name, pattern: $0.text, location: $0.location)
      }
    }
  }
}

extension Control {
  /// Whether the button takes room from its title that its natural width may leave out: then the natural width is worth
  /// laying out, although nothing says that it is the one the button has.
  fileprivate var cutsItself: Bool {
    guard case .legacy(let button)? = specification?.model, room.unknown?.hasPrefix("no-width") == true else {
      return false
    }
    return (button.titleRectPadding?.insets.horizontal ?? 0) > 0 || button.titleEdgeInsets.horizontal > 0
  }

  /// The control as each of its variants has it; the most that are laid out, since each multiplies the cases.
  fileprivate var shapes: [Control] {
    variants.prefix(6).map { variant in
      var shape = self
      shape.specification = variant.specification ?? specification
      shape.room = variant.room.map { $0.width == nil ? room : $0 } ?? room
      shape.room.how.append("when " + variant.when)
      shape.variants = []
      return shape
    }
  }
}

extension ConfiguredControl {
  /// The control as documents' controls are.
  var control: Control {
    let kind: ControlKind = if case .configured = specification.model { .configured } else { .legacy }
    let texts = titles.keys.sorted().flatMap { state in
      (titles[state] ?? []).map { pattern in
        ControlText(
          state: state, source: .pattern(table: pattern.table, key: pattern.key), location: pattern.location)
      }
    }
    return Control(
      id: name, kind: kind, location: location, specification: specification, titles: texts, room: room)
  }
}
