import TitlefitArgumentParsing

/// One command of the tool: its declaration and what it does.
struct Verb: Sendable {
  /// What help and completions see.
  let shape: CommandShape
  private let body: @Sendable ([String], Console) throws -> ExitStatus

  /// Makes a verb from its declaration and its work.
  init<Values>(
    _ command: Command<Values>, run: @escaping @Sendable (Values, Console) throws -> ExitStatus
  ) {
    shape = command.shape
    body = { arguments, console in
      guard let values = try command.parse(arguments) else {
        try console.output(HelpText(Program.shape, columns: console.columns).text(of: command.shape))
        return .clean
      }
      return try run(values, console)
    }
  }

  /// Reads the arguments that follow the verb and does the work.
  /// - Throws: ``ArgumentError``, ``CommandFailure``.
  func run(_ arguments: [String], console: Console) throws -> ExitStatus { try body(arguments, console) }
}
