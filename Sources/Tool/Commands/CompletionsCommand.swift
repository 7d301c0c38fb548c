import TitlefitArgumentParsing

/// `titlefit completions`: a script for a shell.
enum CompletionsCommand {
  struct Values: Sendable {
    var shells: [String] = []
  }

  static let verb = Verb(
    Command(
      CommandShape(
        name: "completions", summary: "a script that makes a shell complete titlefit's command lines",
        positional: PositionalShape(
          "SHELL", help: "bash, zsh or fish", count: 1...1,
          completion: .words(CompletionShell.allCases.map(\.rawValue)))),
      defaults: Values(), options: [], arguments: \.shells),
    run: run)

  private static func run(_ values: Values, console: Console) throws -> ExitStatus {
    for name in values.shells {
      let shell: CompletionShell
      do {
        shell = try CompletionShell(argument: name)
      } catch {
        throw ArgumentError.invalidValue(option: "SHELL", value: name, fault: error)
      }
      try console.output(CompletionScript(Program.shape).text(for: shell))
    }
    return .clean
  }
}
