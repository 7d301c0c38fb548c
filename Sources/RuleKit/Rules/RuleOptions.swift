/// An option that a rule takes from the configuration file.
public struct RuleOption: Sendable, Hashable {
  /// The name in kebab case.
  public var name: String
  /// The value it has where the configuration says nothing.
  public var standard: RuleOptionValue
  /// What it does, as one sentence with its unit and range.
  public var explanation: String

  /// Makes an option.
  public init(_ name: String, standard: RuleOptionValue, explanation: String) {
    self.name = name
    self.standard = standard
    self.explanation = explanation
  }
}

/// The value of a rule's option.
public enum RuleOptionValue: Sendable, Hashable {
  /// A number.
  case number(Double)
  /// Yes or no.
  case flag(Bool)
  /// A word.
  case text(String)
  /// Several words.
  case list([String])

  /// The kind of value in a word, for messages.
  public var kind: String {
    switch self {
    case .number: "a number"
    case .flag: "true or false"
    case .text: "a text"
    case .list: "a list of texts"
    }
  }
}

/// The options that the configuration file sets for one rule.
///
/// The run has checked names and kinds against the description, so a missing or different value means the standard one.
public struct RuleOptions: Sendable, Hashable {
  /// The values by option name.
  public var values: [String: RuleOptionValue]

  /// Makes options.
  public init(_ values: [String: RuleOptionValue] = [:]) { self.values = values }

  /// The number of an option, or the given standard.
  public func number(_ name: String, standard: Double) -> Double {
    if case .number(let value)? = values[name] { value } else { standard }
  }

  /// The flag of an option, or the given standard.
  public func flag(_ name: String, standard: Bool) -> Bool {
    if case .flag(let value)? = values[name] { value } else { standard }
  }

  /// The text of an option, or the given standard.
  public func text(_ name: String, standard: String) -> String {
    if case .text(let value)? = values[name] { value } else { standard }
  }

  /// The list of an option, or the given standard.
  public func list(_ name: String, standard: [String]) -> [String] {
    if case .list(let value)? = values[name] { value } else { standard }
  }
}
