import TitlefitArgumentParsing
import TitlefitAuditing
import TitlefitControls
import TitlefitDiagnostics
import TitlefitReporters

/// `titlefit controls`: every control found.
enum ControlsCommand {
  struct Values: Sendable {
    var project = ProjectOptions()
    var format: AnswerFormat?
    var paths: [String] = []
  }

  static let verb = Verb(
    Command(
      CommandShape(
        name: "controls",
        summary:
          "every control found: where, which keys, which configuration, which room and why, what is not resolved",
        positional: PositionalShape("PATH", help: "files or folders", count: 0...10_000, completion: .files)),
      defaults: Values(),
      options: ProjectOptions.selection.map { $0.lifted(to: \.project) } + [
        .value("--format", named: "NAME", to: \.format, help: "text or json; text by default")
      ], arguments: \.paths),
    run: run)

  private static func run(_ values: Values, console: Console) throws -> ExitStatus {
    let setup = try Setup(
      configurationPath: values.project.configuration, startingAt: Setup.start(of: values.paths), console: console)
    let configuration = try values.project.applied(to: setup.configuration)
    let source = ProjectSource(paths: values.paths, configuration: configuration)
    let engine = Engine(configuration: configuration, setup: setup, fontFiles: source.fontFiles)
    let auditor = Auditor(
      configuration: configuration, rules: RuleSet([], configuration: configuration), measurer: engine.measurer,
      toolVersion: Program.version)
    let views = auditor.controls(source.reading).map { ControlView($0, widths: configuration.widths) }
    if values.format == .json {
      try console.output(JSONValue.object(["controls": .array(views.map(\.json))]).document)
    } else {
      try console.output(views.map(\.text).joined(separator: "\n"))
    }
    console.error(source.failures.map(\.line).joined())
    return source.reading.isEmpty ? .failure : source.missing.isEmpty ? .clean : .usage
  }
}
