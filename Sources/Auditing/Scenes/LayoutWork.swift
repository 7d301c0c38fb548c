import TitlefitControls
import TitlefitRuleKit

/// The work of laying a project out, in units that threads take one by one.
struct LayoutWork: Sendable {
  /// A scene with its controls, or a control that stands in no scene.
  enum Unit: Sendable {
    case scene(JoinedScene)
    case control(Int)
  }

  /// What is kept of a unit.
  struct Part: Sendable {
    var controls: [(index: Int, outcome: ControlOutcome)] = []
    var scene: FindingBuilder?
  }

  let project: JoinedProject
  let panel: RulePanel
  let builder: CaseBuilder
  /// What chooses the pictures of a report, or nil where none shows any.
  let gallery: GalleryBuilder?
  let counter: ProgressCounter
  /// Whether the run is to end with what it has.
  let isStopped: @Sendable () -> Bool

  /// All units, scenes first, since they take longest.
  var units: [Unit] {
    let inScenes = Set(project.scenes.flatMap(\.controls.values))
    return project.scenes.map { .scene($0) }
      + project.controls.indices.filter { !inScenes.contains($0) }.map { .control($0) }
  }

  /// Lays a unit out and asks the rules about it.
  func layOut(_ unit: Unit) -> Part {
    switch unit {
    case .control(let index): return Part(controls: outcome(of: index, in: nil).map { [(index, $0)] } ?? [])
    case .scene(let joined):
      let stage = SceneStage(joined, sourceLanguage: project.sourceLanguage, builder: builder)
      var part = Part()
      for (view, index) in joined.placedControls {
        guard let outcome = outcome(of: index, in: (stage, view)) else { return part }
        part.controls.append((index, outcome))
      }
      part.scene = ask(about: stage)
      return part
    }
  }

  /// What was found out about a control, or nil where the run was stopped before all of it was seen.
  private func outcome(of index: Int, in scene: (stage: SceneStage, view: Int)?) -> ControlOutcome? {
    if isStopped() { return nil }
    defer { counter.step() }
    let (known, orders, reasons) = project.orders(of: project.controls[index], in: scene, with: builder)
    var seen = ControlLook(
      panel: panel, builder: builder, keepsCases: gallery != nil, isStopped: isStopped
    ).look(at: orders)
    if isStopped() { return nil }
    var facts = known
    facts.series = seen.series
    facts.caseCount = seen.caseCount
    if facts.series.isEmpty, facts.notMeasured == nil {
      facts.notMeasured =
        (reasons + seen.reasons + seen.failures.map(\.reason)).first ?? project.noText(facts.control)
    }
    facts.textsNotMeasured = seen.failures
    seen.findings.ask(control: facts)
    panel.ask(about: facts, into: &seen.declared)
    seen.findings.add(seen.declared)
    var outcome = ControlOutcome(facts, seen.findings)
    outcome.gallery = gallery?.control(facts, findings: seen.findings.findings)
    return outcome
  }

  /// Asks the rules about the scene as a whole, if any rule looks at scenes.
  private func ask(about stage: SceneStage) -> FindingBuilder? {
    guard panel.rules.looksAtScenes else { return nil }
    let controls = stage.joined.controls.mapValues { project.controls[$0].control }
    var findings = FindingBuilder(rules: panel.rules)
    findings.ask(
      scene: stage.facts(
        languages: project.languages, controls: controls, configuration: builder.configuration))
    return findings
  }
}
