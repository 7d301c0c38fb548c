import TitlefitDiagnostics

/// A verb whose options and arguments fill a structure of type `Values`.
public struct Command<Values: Sendable>: Sendable {
  /// What help and completions see.
  public var shape: CommandShape
  private let defaults: Values
  private let options: [Option<Values>]
  private let store: (@Sendable (inout Values, [String]) -> Void)?

  /// Makes a verb without positional arguments.
  /// - Parameters:
  ///   - shape: the verb's name and texts; its options are taken from `options`.
  ///   - defaults: what an empty command line means.
  ///   - options: the options in the order of help.
  public init(_ shape: CommandShape, defaults: Values, options: [Option<Values>]) {
    self.init(shape, defaults: defaults, options: options, store: nil)
  }

  /// Makes a verb whose positional arguments, as many as its shape allows, go to a path.
  public init(
    _ shape: CommandShape, defaults: Values, options: [Option<Values>],
    arguments: any WritableKeyPath<Values, [String]> & Sendable
  ) {
    self.init(shape, defaults: defaults, options: options) { values, texts in values[keyPath: arguments] = texts }
  }

  private init(
    _ shape: CommandShape, defaults: Values, options: [Option<Values>],
    store: (@Sendable (inout Values, [String]) -> Void)?
  ) {
    self.shape = shape
    self.shape.options = options.map(\.shape)
    self.defaults = defaults
    self.options = options
    self.store = store
  }

  /// Reads the arguments that follow the verb; nil where they ask for help (`--help` or `-h`).
  ///
  /// Options and positional arguments may be mixed; `--x value` and `--x=value` mean the same; everything after `--` is
  /// positional. An option's value may start with a hyphen unless it is the name of another option.
  /// - Throws: ``ArgumentError`` for the first argument that cannot be understood.
  /// - Complexity: linear in the number of arguments and options.
  public func parse(_ arguments: [String]) throws(ArgumentError) -> Values? {
    var values = defaults
    var positional: [String] = []
    var seen: Set<Int> = []
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        positional += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        positional.append(argument)
        continue
      }
      if argument == "--help" || argument == "-h" { return nil }
      try take(argument, from: &rest, into: &values, seen: &seen)
    }
    try check(positional)
    store?(&values, positional)
    return values
  }

  private func take(
    _ argument: String, from rest: inout ArraySlice<String>, into values: inout Values, seen: inout Set<Int>
  ) throws(ArgumentError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = argument.hasPrefix("--") ? String(parts[0]) : argument
    guard let index = options.firstIndex(where: { $0.shape.names.contains(name) }) else {
      let names = options.flatMap(\.shape.names) + ["--help"]
      throw .unknownOption(name, suggestion: NearestWord.among(names, to: name))
    }
    let option = options[index]
    if !seen.insert(index).inserted, !option.shape.isRepeatable, option.shape.valueName != nil {
      throw .repeated(option: name)
    }
    var text = ""
    let inline = argument.hasPrefix("--") && parts.count == 2 ? String(parts[1]) : nil
    if let valueName = option.shape.valueName {
      if let inline { text = inline } else { text = try value(of: name, named: valueName, from: &rest) }
    } else if inline != nil {
      throw .unexpectedValue(option: name)
    }
    do {
      try option.store(&values, text)
    } catch {
      if option.shape.isRepeatable, let values = ArgumentError.values(in: text) {
        throw .severalValues(option: name, values: values)
      }
      throw .invalidValue(option: name, value: text, fault: error)
    }
  }

  private func value(
    of option: String, named valueName: String, from rest: inout ArraySlice<String>
  ) throws(ArgumentError) -> String {
    guard let next = rest.first, next != "--", !options.contains(where: { $0.shape.names.contains(next) }) else {
      throw .missingValue(option: option, valueName: valueName)
    }
    rest.removeFirst()
    return next
  }

  private func check(_ positional: [String]) throws(ArgumentError) {
    let count = shape.positional?.count ?? 0...0
    if positional.count < count.lowerBound { throw .missingArgument(shape.positional?.name ?? "") }
    if positional.count > count.upperBound { throw .excessArgument(positional[count.upperBound]) }
  }
}
