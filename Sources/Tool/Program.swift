import TitlefitArgumentParsing
import TitlefitDiagnostics
import TitlefitReporters

/// The tool: its verbs and the way from a command line to an exit status.
enum Program {
  /// The tool's version.
  static let version = "0.1.0"

  /// The day that the version's manual page is dated.
  static let date = "2026-11-30"

  /// The verbs in the order of help.
  static let verbs: [Verb] = [
    AuditCommand.verb, MeasureCommand.verb, LayoutCommand.verb, ControlsCommand.verb, ExplainCommand.verb,
    RulesCommand.verb, FontsCommand.verb, RenderCommand.verb, InitCommand.verb, BaselineCommand.verb, DiffCommand.verb,
    CompletionsCommand.verb,
  ]

  /// What help, completions and suggestions see.
  static var shape: ProgramShape {
    ProgramShape(
      name: "titlefit",
      summary: "Finds the translated button titles that will not fit: in which language, at which text size, on which "
        + "device width, by how many points, and what the reader sees instead.",
      discussion: [
        "Exit status: 0 clean; 1 findings at or above --fail-on; 2 wrong command line or configuration; "
          + "3 nothing could be read, or an internal failure."
      ],
      commands: verbs.map(\.shape),
      options: [OptionShape(["--version"], valueName: nil, help: "show the version")])
  }

  /// Runs the tool; everything that can go wrong ends here as a message and a status.
  static func run(_ arguments: [String], console: Console) -> ExitStatus {
    do {
      return try dispatch(arguments, console: console)
    } catch let error as ArgumentError {
      let verb = arguments.first.flatMap { name in verbs.first { $0.shape.name == name }?.shape.name }
      let help = ["titlefit", verb, "--help"].compactMap(\.self).joined(separator: " ")
      console.error(SafeText.line("titlefit: \(error.message)") + "\n\(help) shows what there is\n")
      return .usage
    } catch let failure as CommandFailure {
      console.error(failure.lines.map { $0 + "\n" }.joined())
      return failure.status
    } catch {
      console.error(SafeText.line("titlefit: \(error)") + "\n")
      return .failure
    }
  }

  private static func dispatch(_ arguments: [String], console: Console) throws -> ExitStatus {
    guard let first = arguments.first else {
      console.error(HelpText(shape, columns: console.columns).text)
      return .usage
    }
    switch first {
    case "--help", "-h":
      try console.output(HelpText(shape, columns: console.columns).text)
      return .clean
    case "--version":
      try console.output("titlefit \(version)\n")
      return .clean
    case _ where first.hasPrefix("-"):
      throw ArgumentError.unknownOption(first, suggestion: NearestWord.among(["--help", "--version"], to: first))
    default:
      let name = try shape.command(first).name
      guard let verb = verbs.first(where: { $0.shape.name == name }) else { return .usage }
      return try verb.run(Array(arguments.dropFirst()), console: console)
    }
  }
}
