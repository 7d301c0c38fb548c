import TitlefitCatalogs
public import TitlefitControls
public import TitlefitDiagnostics
public import TitlefitRuleKit
public import TitlefitTypography

/// Joins a project's texts and controls, lays out every case, asks the rules, and reports.
public struct Auditor: Sendable {
  /// What the audit is told.
  public var configuration: AuditConfiguration
  /// The rules to ask.
  public var rules: RuleSet
  /// The measurer; opened only when the first case is laid out.
  public var measurer: any TextMeasuring
  /// The rule modules to ask, in order.
  public var modules: [any RuleModule]
  /// The tool's version, for the report.
  public var toolVersion: String
  /// What draws the buttons where a report shows pictures, or nil where none does.
  public var drawing: (any ButtonDrawing)?
  /// What the audit before found out, or nil where each is on its own.
  public var memory: OutcomeMemory?
  /// Called after each control with the number done and the number of all; from any thread.
  public var progress: @Sendable (_ done: Int, _ total: Int) -> Void
  /// Asked before each control whether the run is to end; the report then says that it is partial.
  public var isStopped: @Sendable () -> Bool = { false }

  /// Makes an auditor.
  public init(
    configuration: AuditConfiguration, rules: RuleSet, measurer: any TextMeasuring, toolVersion: String,
    modules: [any RuleModule] = [],
    progress: @escaping @Sendable (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) {
    self.configuration = configuration
    self.rules = rules
    self.measurer = measurer
    self.modules = modules
    self.toolVersion = toolVersion
    self.progress = progress
  }

  /// Audits a project that has been read.
  /// - Complexity: one layout a control, text, language, variation, content size and width.
  public func audit(_ reading: ProjectReading) -> Report {
    var clock = PhaseClock()
    let project = JoinedProject(reading, configuration: configuration)
    clock.lap("join")
    let panel = RulePanel(rules, modules: modules, project: project, configuration: configuration)
    let (outcomes, scenes) = layOut(project, asking: panel)
    clock.lap("layOut")
    var findings = FindingBuilder(rules: panel.rules)
    findings.add(reading)
    outcomes.forEach { findings.add($0) }
    scenes.forEach { findings.add($0) }
    if !isStopped() { ask(about: project.facts(of: outcomes), panel, into: &findings) }
    var failures = panel.finish(into: &findings)
    if isStopped() { failures.append(Self.interruption(outcomes, of: project)) }
    let suppressed = findings.suppress(
      by: reading.catalogs.map(\.catalog), of: project, configuration: configuration)
    clock.lap("rules")
    var run = project.facts(reading, outcomes: outcomes, configuration: configuration)
    run.phases = clock.phases
    run.ruleSeconds = findings.seconds
    run.suppressed = suppressed.count
    var report = Report(
      toolVersion: toolVersion, run: run, rules: panel.rules.summaries, findings: findings.sorted, failures: failures)
    report.accepted = suppressed
    if let builder = galleryBuilder(project) {
      report.gallery = Gallery(outcomes.compactMap(\.gallery), languages: project.languages, builder: builder)
    }
    return report
  }

  private func ask(about facts: ProjectFacts, _ panel: RulePanel, into findings: inout FindingBuilder) {
    findings.ask(units: facts.units, jobs: configuration.jobs)
    findings.ask(project: facts)
    panel.ask(about: facts, into: &findings)
  }

  /// What a partial report says of itself; rules about units and the project, which need all controls, are no longer asked.
  private static func interruption(_ outcomes: [ControlOutcome], of project: JoinedProject) -> AuditFailure {
    AuditFailure(
      source: "titlefit", code: "interrupted",
      message:
        "the run was interrupted and this report is partial: \(outcomes.count) of \(project.controls.count) controls "
        + "were looked at")
  }

  private func galleryBuilder(_ project: JoinedProject) -> GalleryBuilder? {
    drawing.map { drawing in
      GalleryBuilder(
        drawing: drawing, configuration: configuration, controlCount: project.controls.count,
        languageCount: project.languages.count, sourceLanguage: project.sourceLanguage)
    }
  }

  /// Every control with what was found out about its texts and its room; no button is laid out.
  /// - Complexity: solves each scene once a language, width and button.
  public func controls(_ reading: ProjectReading) -> [ListedControl] {
    let project = JoinedProject(reading, configuration: configuration)
    let listed = ParallelMap(jobs: configuration.jobs).map(project.scenes) { joined in
      let stage = SceneStage(joined, sourceLanguage: project.sourceLanguage, builder: builder)
      return joined.controls.map { view, index in
        (index, project.listed(project.controls[index], in: (stage, view), configuration: configuration))
      }
    }
    let inScenes = Dictionary(listed.joined()) { first, _ in first }
    return project.controls.enumerated().map { index, planned in
      inScenes[index] ?? project.listed(planned, in: nil, configuration: configuration)
    }
  }

  private var builder: CaseBuilder {
    CaseBuilder(configuration: configuration, sampler: Sampler(values: configuration.values), measurer: measurer)
  }

  /// Lays out each scene with its controls, then each control that stands in none, and asks the rules about them; the
  /// cases are let go with the scene or control, so that memory does not grow with the matrix.
  /// - Returns: one outcome a control, in the controls' order, and what the rules said of the scenes.
  private func layOut(
    _ project: JoinedProject, asking panel: RulePanel
  ) -> (controls: [ControlOutcome], scenes: [FindingBuilder]) {
    let work = LayoutWork(
      project: project, panel: panel, builder: builder, gallery: galleryBuilder(project),
      counter: ProgressCounter(total: project.controls.count, report: progress), isStopped: isStopped)
    let jobs = configuration.jobs
    // Modules want to see all facts.
    let memory = modules.isEmpty ? memory : nil
    let parts =
      memory?.parts(of: work, jobs: jobs) ?? ParallelMap(jobs: jobs).map(work.units) { work.layOut($0) }
    let controls = parts.flatMap(\.controls).sorted { $0.index < $1.index }.map(\.outcome)
    return (controls, parts.compactMap(\.scene))
  }
}

/// What is kept of a control once its cases were looked at.
struct ControlOutcome: Sendable {
  /// The facts without the series.
  var facts: ControlFacts
  /// What the rules said.
  var findings: [Finding]
  /// The seconds each rule took, by id.
  var seconds: [RuleID: Double]
  /// How many cases were laid out.
  var cases: Int
  /// The control as a report shows it with the number of pictures left out, or nil where none draws.
  var gallery: (control: GalleryControl, omitted: Int)?

  init(_ facts: ControlFacts, _ builder: FindingBuilder) {
    self.facts = facts
    self.facts.series = []
    findings = builder.findings
    seconds = builder.seconds
    cases = facts.caseCount
  }
}

/// A control with what was found out about its texts, for `controls`.
public struct ListedControl: Sendable {
  /// The control.
  public var control: Control
  /// The units and literals of its titles, with the reasons where there are none.
  public var titles: [ListedText]
  /// As ``titles``, of its subtitles.
  public var subtitles: [ListedText]
  /// Why it is not measured, or nil.
  public var reason: String?
  /// The rooms that its scene gives it; nil where it stands in no scene that decides one.
  public var rooms: ListedRooms?
}

/// One text of a control, or why there is none.
public struct ListedText: Sendable, Hashable {
  /// The control's state that shows it, by name.
  public var state: String
  /// The table, or nil.
  public var table: String?
  /// The key, or nil.
  public var key: String?
  /// The source language's text, or nil.
  public var literal: String?
  /// Why the text could not be found out, or nil.
  public var reason: String?
}
