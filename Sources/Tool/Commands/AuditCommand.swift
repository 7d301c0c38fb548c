import TitlefitArgumentParsing
import TitlefitAuditing
import TitlefitDiagnostics
import TitlefitReporters

/// `titlefit audit`: finds catalogs and controls, measures, applies rules, reports.
enum AuditCommand {
  static let verb = Verb(
    Command(
      CommandShape(
        name: "audit", summary: "find catalogs and controls below PATH (default .), measure, apply rules, report",
        discussion: [
          "The report goes to standard output, everything else to standard error. Exit status 1 says that there are "
            + "findings at or above --fail-on."
        ],
        positional: PositionalShape("PATH", help: "files or folders", count: 0...10_000, completion: .files)),
      defaults: AuditOptions(), options: AuditOptions.options, arguments: \.paths),
    run: run)

  private static func run(_ options: AuditOptions, console: Console) throws -> ExitStatus {
    try options.checkTargets()
    if options.watches { return try WatchLoop(options: options, console: console).run() }
    return try round(options, console: console).status
  }

  /// Audits once and delivers the reports.
  /// - Returns: the status, the configuration that was in force, and what was read.
  static func round(
    _ options: AuditOptions, console: Console, memory: AuditMemory? = nil
  ) throws -> (status: ExitStatus, outcome: Outcome) {
    var options = options
    options.baseline = try options.baseline.resolved()
    let baseline = try options.baseline.baseline()
    let changes = try options.changedSince.map { revision in
      try WorkTreeChanges(
        since: revision, around: Setup.start(of: options.paths) ?? ".",
        extensions: ProjectSource.reader(AuditConfiguration()).fileExtensions + ["yml", "yaml"])
    }
    var outcome = try outcome(options, console: console, memory: memory, reports: memory == nil)
    if outcome.isPartial, !options.isQuiet {
      console.error("titlefit: interrupted; the report is partial\n")
    }
    if let baseline, let path = options.baseline.path {
      let scope = BaselineOptions.scope(of: options.project, report: outcome.report)
      outcome.report = baseline.applied(to: outcome.report, file: path, scope: scope)
      if outcome.isPartial { outcome.report.run.staleBaseline = [] }
    }
    if let changes, let revision = options.changedSince {
      outcome.report = outcome.report.restricted(to: changes, since: revision, of: outcome.reading)
    }
    if memory != nil { console.clearScreen(for: options) }
    if !options.isQuiet { remark(on: outcome.report, options: options, console: console) }
    try deliver(outcome.report, options: options, console: console)
    outcome.interruption?.endIfStopped()
    return (status(of: outcome, options: options), outcome)
  }

  private static func status(of outcome: Outcome, options: AuditOptions) -> ExitStatus {
    if let status = outcome.status { return status }
    let isStale = options.baseline.isStrict && !outcome.report.run.staleBaseline.isEmpty
    return isStale || (options.failOn ?? .error).isReached(by: outcome.report) ? .findings : .clean
  }

  /// The baseline's entries that are gone where the report does not show them.
  private static func remark(on report: Report, options: AuditOptions, console: Console) {
    let showsEntries = options.output == nil && (options.format?.reporter ?? TextReporter()) is TextReporter
    if !showsEntries { console.error(options.baseline.remarks(on: report).map { $0 + "\n" }.joined()) }
  }

  /// The report of an audit, nothing delivered and no baseline applied.
  static func report(_ options: AuditOptions, console: Console) throws -> Report {
    try outcome(options, console: console).report
  }

  /// What an audit comes to, nothing delivered and no baseline applied.
  /// - Parameter reports: whether ^C ends the run early with what it has, and not at once.
  static func outcome(
    _ options: AuditOptions, console: Console, memory: AuditMemory? = nil, reports: Bool = false
  ) throws -> Outcome {
    let setup = try Setup(
      configurationPath: options.project.configuration, startingAt: Setup.start(of: options.paths), console: console)
    let configuration = try options.project.applied(to: setup.configuration)
    return try audit(
      options, configuration: configuration, setup: setup, console: console, memory: memory, reports: reports)
  }

  /// A report and whether the run failed.
  struct Outcome {
    /// The report.
    var report: Report
    /// The status that stands whatever the findings are, or nil.
    var status: ExitStatus?
    /// What was read.
    var reading: ProjectReading
    /// The configuration in force.
    var configuration: AuditConfiguration
    /// What stopped the run early, if anything did.
    var interruption: Interruption?

    /// Whether the report is of a part of the run.
    var isPartial: Bool { interruption?.isStopped() ?? false }
  }

  private static func audit(
    _ options: AuditOptions, configuration: AuditConfiguration, setup: Setup, console: Console,
    memory: AuditMemory?, reports: Bool
  ) throws -> Outcome {
    let clock = ContinuousClock()
    let start = clock.now
    let source = ProjectSource(paths: options.paths, configuration: configuration, memory: memory?.files)
    let readTime = start.duration(to: clock.now)
    if options.isVerbose, !options.isQuiet {
      let file = setup.path ?? "none, defaults are in force"
      console.error(SafeText.line("configuration: \(file); \(source.files.count) files") + "\n")
    }
    let engine =
      memory?.engine(configuration: configuration, setup: setup, fontFiles: source.fontFiles)
      ?? Engine(configuration: configuration, setup: setup, fontFiles: source.fontFiles)
    let progress = ProgressLine(console: console, isWanted: !options.isQuiet)
    let modules = Assembly.modules(configuration.ruleModules, folder: setup.folder(orElse: "."))
    memory?.interruption.cancels(modules)
    let interruption = Interruption(cancelling: memory == nil ? modules : [], reports: reports)
    defer { interruption.end() }
    var auditor = Auditor(
      configuration: configuration, rules: RuleSet(Assembly.rules, configuration: configuration),
      measurer: engine.measurer, toolVersion: Program.version,
      modules: modules,
      progress: progress.show)
    auditor.isStopped = interruption.isStopped
    auditor.memory = memory?.outcomes
    if options.showsPictures { auditor.drawing = memory?.drawing ?? Assembly.drawing(over: engine.fonts) }
    var report = auditor.audit(source.reading)
    progress.clear()
    if options.isVerbose, !options.isQuiet { console.error(RuleCost(report).text) }
    report.failures = source.failures + report.failures
    engine.describe(in: &report)
    report.run.phases["read"] =
      Double(readTime.components.seconds) + Double(readTime.components.attoseconds) / 1e18
    var outcome = Outcome(
      report: report, reading: source.reading, configuration: configuration, interruption: interruption)
    let wanted = configuration.languages ?? []
    for language in wanted where !report.run.languages.contains(language) {
      outcome.report.failures.append(
        AuditFailure(source: "languages", code: "no-text", message: "No text in \(language) was found"))
    }
    if !wanted.isEmpty, report.run.languages.isEmpty { outcome.status = .failure }
    if !source.missing.isEmpty { outcome.status = .usage }
    if source.reading.isEmpty { outcome.status = .failure }
    if report.run.controls.found > 0, let reason = engine.systemFontFault {
      outcome.report.failures.append(AuditFailure(source: "fonts", code: "no-system-font", message: reason))
      outcome.status = configuration.systemFont.isOfUser ? .usage : .failure
    }
    return outcome
  }

  /// Files first: where one cannot be written, standard output is not started.
  private static func deliver(_ report: Report, options: AuditOptions, console: Console) throws {
    let plain = ReporterOptions(isVerbose: options.isVerbose, folder: console.currentFolder)
    for target in options.reports {
      try FileBytes.write(target.name.reporter.render(report, options: plain), to: target.path)
    }
    let reporter = options.format?.reporter ?? TextReporter()
    if let path = options.output {
      try FileBytes.write(reporter.render(report, options: plain), to: path)
      return
    }
    let usesColor = console.isOutputTerminal && !options.forbidsColor && !console.forbidsColor
    try console.output(
      reporter.render(
        report,
        options: ReporterOptions(
          usesColor: usesColor, isVerbose: options.isVerbose, columns: console.reportColumns,
          folder: console.currentFolder)))
  }
}
