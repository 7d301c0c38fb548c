/// The help of a program and of its verbs, wrapped to a number of columns.
public struct HelpText: Sendable {
  private let program: ProgramShape
  private let columns: Int

  /// Prepares the help of a program; fewer than 40 columns count as 40.
  public init(_ program: ProgramShape, columns: Int = 80) {
    self.program = program
    self.columns = max(40, columns)
  }

  /// The program's help: usage, verbs, options before the verb.
  public var text: String {
    var blocks = ["Usage: \(program.name) <command> [options]", wrapped(program.summary, indent: 0)]
    let rows = program.commands.map { command in
      ([command.name, command.positional?.usage].compactMap(\.self).joined(separator: " "), command.summary)
    }
    blocks.append("Commands:\n" + table(rows))
    let options = program.options + [help]
    blocks.append("Options:\n" + table(options.map { (left($0), $0.help) }))
    blocks += program.discussion.map { wrapped($0, indent: 0) }
    blocks.append(wrapped("\(program.name) <command> --help tells more about a command.", indent: 0))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The help of one verb: usage, arguments, options.
  public func text(of command: CommandShape) -> String {
    let usage = ["Usage:", program.name, command.name, "[options]", command.positional?.usage]
    var blocks = [usage.compactMap(\.self).joined(separator: " "), wrapped(sentence(command.summary), indent: 0)]
    blocks += command.discussion.map { wrapped($0, indent: 0) }
    if let positional = command.positional {
      blocks.append("Arguments:\n" + table([(positional.usage, positional.help)]))
    }
    let rows = (command.options + [help]).map { option in (left(option), right(option)) }
    blocks.append("Options:\n" + table(rows))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var help: OptionShape { OptionShape(["--help", "-h"], valueName: nil, help: "show this help") }

  private func sentence(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() + "." }

  private func left(_ option: OptionShape) -> String {
    option.names.joined(separator: ", ") + (option.valueName.map { " " + $0 } ?? "")
  }

  private func right(_ option: OptionShape) -> String {
    option.help + (option.isRepeatable ? "; repeatable" : "")
  }

  /// Two columns: the right ones aligned and wrapped; a left one that is too wide has a line of its own.
  private func table(_ rows: [(left: String, right: String)]) -> String {
    let widest = rows.map(\.left.count).max() ?? 0
    let indent = min(widest + 4, 30)
    return rows.map { row in
      let text = wrapped(row.right, indent: indent)
      let gap = indent - 2 - row.left.count
      guard gap >= 2 else { return "  " + row.left + "\n" + text }
      return "  " + row.left + String(repeating: " ", count: gap) + text.dropFirst(indent)
    }.joined(separator: "\n")
  }

  private func wrapped(_ text: String, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      if !line.isEmpty, indent + line.count + 1 + word.count > columns {
        lines.append(margin + line)
        line = ""
      }
      line += (line.isEmpty ? "" : " ") + word
    }
    return (lines + [margin + line]).joined(separator: "\n")
  }
}
