import TitlefitDiagnostics

/// A program with verbs, as help, completions and suggestions see it.
public struct ProgramShape: Sendable {
  /// The name users type.
  public var name: String
  /// One line that says what the program is for.
  public var summary: String
  /// Paragraphs below the list of verbs, each wrapped on its own; may be empty.
  public var discussion: [String]
  /// The verbs in the order of help.
  public var commands: [CommandShape]
  /// The options before any verb, such as `--version`.
  public var options: [OptionShape]

  /// Makes a program.
  public init(
    name: String, summary: String, discussion: [String] = [], commands: [CommandShape], options: [OptionShape] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.commands = commands
    self.options = options
  }

  /// The verb of a name.
  /// - Throws: ``ArgumentError/unknownCommand(_:suggestion:)`` with the nearest name where there is none.
  public func command(_ name: String) throws(ArgumentError) -> CommandShape {
    guard let command = commands.first(where: { $0.name == name }) else {
      throw .unknownCommand(name, suggestion: NearestWord.among(commands.map(\.name), to: name))
    }
    return command
  }
}

/// A verb, as help, completions and suggestions see it.
public struct CommandShape: Sendable {
  /// The name users type.
  public var name: String
  /// One line that says what the verb does.
  public var summary: String
  /// Paragraphs of the verb's own help, each wrapped on its own; may be empty.
  public var discussion: [String]
  /// What stands without an option's name.
  public var positional: PositionalShape?
  /// The options in the order of help.
  public var options: [OptionShape]

  /// Makes a verb without options.
  public init(
    name: String, summary: String, discussion: [String] = [], positional: PositionalShape? = nil,
    options: [OptionShape] = []
  ) {
    self.name = name
    self.summary = summary
    self.discussion = discussion
    self.positional = positional
    self.options = options
  }
}

/// An option, as help, completions and suggestions see it.
public struct OptionShape: Sendable {
  /// The names with their hyphens, the one that messages use first.
  public var names: [String]
  /// What stands for the value in help, such as `FILE`; nil for a flag.
  public var valueName: String?
  /// One sentence without a final stop.
  public var help: String
  /// Whether it may be given several times.
  public var isRepeatable: Bool
  /// What a shell offers for the value.
  public var completion: Completion

  /// Makes an option.
  public init(
    _ names: [String], valueName: String?, help: String, isRepeatable: Bool = false, completion: Completion = .none
  ) {
    self.names = names
    self.valueName = valueName
    self.help = help
    self.isRepeatable = isRepeatable
    self.completion = completion
  }

  /// The name that messages use.
  public var name: String { names.first ?? "" }
}

/// What stands on a command line without an option's name.
public struct PositionalShape: Sendable {
  /// What stands for it in help, such as `PATH`.
  public var name: String
  /// One sentence without a final stop.
  public var help: String
  /// How many there have to be and may be at most.
  public var count: ClosedRange<Int>
  /// What a shell offers.
  public var completion: Completion

  /// Makes a positional.
  public init(_ name: String, help: String, count: ClosedRange<Int>, completion: Completion = .none) {
    self.name = name
    self.help = help
    self.count = count
    self.completion = completion
  }

  /// How usage lines write it: `PATH`, `[PATH]`, `PATH…`, `[PATH…]`, `OLD NEW` as its name says.
  var usage: String {
    let text = count.upperBound > 1 && count.lowerBound < count.upperBound ? name + "…" : name
    return count.lowerBound == 0 ? "[" + text + "]" : text
  }
}

/// What a shell offers in a place of the command line.
public enum Completion: Sendable, Hashable {
  /// Nothing.
  case none
  /// File names.
  case files
  /// The words.
  case words([String])
}
