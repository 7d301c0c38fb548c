/// A program's manual page in the macros of man(7), made of the same shapes as its help.
///
/// Source: groff_man(7) and man(7) of man-pages 6.03, whose `.TH`, `.SH`, `.SS`, `.TP`, `.PP` and font escapes are used.
public struct ManualPage: Sendable {
  /// A section behind those that the program's shape gives.
  public struct Section: Sendable {
    /// The heading, such as `Files`; written in capitals.
    public var title: String
    /// Terms with their meanings.
    public var entries: [(term: String, text: String)]

    /// Makes a section.
    public init(_ title: String, entries: [(term: String, text: String)]) {
      self.title = title
      self.entries = entries
    }
  }

  private let program: ProgramShape
  private let version: String
  private let date: String
  private let sections: [Section]

  /// Prepares the page of a program's version and the day it is dated, such as `2026-11-30`.
  public init(_ program: ProgramShape, version: String, date: String, sections: [Section] = []) {
    self.date = date
    self.program = program
    self.version = version
    self.sections = sections
  }

  /// The page's source; the same shape gives the same text.
  public var text: String {
    var lines = [
      ".\\\" Written by titlefit-dev generate from the tables of options.",
      ".TH \(program.name.uppercased()) 1 \"\(date)\" \"\(Self.escaped(program.name + " " + version))\" \"User Commands\"",
      ".SH NAME", Self.line("\(program.name) - \(lowered(program.summary.split(separator: ":").first ?? ""))"),
      ".SH SYNOPSIS", "\\fB\(Self.escaped(program.name))\\fR \\fIcommand\\fR [\\fIoptions\\fR]",
      ".SH DESCRIPTION", Self.line(program.summary), ".SH COMMANDS",
    ]
    for command in program.commands { lines += self.lines(of: command) }
    lines.append(".SH OPTIONS")
    for option in program.options + [Self.help] { lines += self.lines(of: option) }
    if !program.discussion.isEmpty {
      lines.append(".SH EXIT STATUS")
      lines += paragraphs(program.discussion)
    }
    for section in sections {
      lines.append(".SH " + Self.escaped(section.title.uppercased()))
      for entry in section.entries {
        lines += [".TP", "\\fB" + Self.escaped(entry.term) + "\\fR", Self.line(entry.text)]
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static let help = OptionShape(["--help", "-h"], valueName: nil, help: "show this help")

  private func lines(of command: CommandShape) -> [String] {
    let usage = command.positional.map { " \\fI" + Self.escaped($0.usage) + "\\fR" } ?? ""
    var lines = [".SS " + Self.escaped(command.name)]
    lines.append("\\fB\(Self.escaped(program.name + " " + command.name))\\fR [\\fIoptions\\fR]" + usage)
    lines += [".PP", Self.line(raised(command.summary) + ".")]
    for paragraph in command.discussion { lines += [".PP", Self.line(paragraph)] }
    if let positional = command.positional {
      lines += [".TP", "\\fI" + Self.escaped(positional.usage) + "\\fR", Self.line(raised(positional.help) + ".")]
    }
    for option in command.options { lines += self.lines(of: option) }
    return lines
  }

  private func lines(of option: OptionShape) -> [String] {
    let names = option.names.map { "\\fB" + Self.escaped($0) + "\\fR" }.joined(separator: ", ")
    let value = option.valueName.map { " \\fI" + Self.escaped($0) + "\\fR" } ?? ""
    let end = option.isRepeatable ? "; may be repeated." : "."
    return [".TP", names + value, Self.line(raised(option.help) + end)]
  }

  private func paragraphs(_ texts: [String]) -> [String] {
    texts.enumerated().flatMap { index, text in (index == 0 ? [] : [".PP"]) + [Self.line(text)] }
  }

  private func raised(_ text: some StringProtocol) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  private func lowered(_ text: some StringProtocol) -> String { text.prefix(1).lowercased() + text.dropFirst() }

  /// A text as one line of running text: a dot or quote that would start it as a request is kept from doing so.
  private static func line(_ text: String) -> String {
    let text = escaped(text)
    return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
  }

  /// A text with what troff reads as more than a character written out; hyphens stay ASCII, so that options can be copied.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\"": result += "\\(dq"
      case "…": result += "..."
      case "\n", "\r", "\t": result += " "
      case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
      default: result += "\\[u" + Self.hexadecimal(scalar.value) + "]"
      }
    }
    return result
  }

  /// At least four digits, as troff's names of characters have them.
  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
