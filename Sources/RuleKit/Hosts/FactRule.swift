/// A rule that is known only when the run starts: what it is, and what it wants to see.
public struct FactRuleDescription: Sendable, Hashable {
  /// What it is; its id has the form `namespace/name`, so that it can never be that of a standard rule.
  public var rule: RuleDescription
  /// The records it is asked about.
  public var scope: FactScope

  /// Makes a description.
  public init(_ rule: RuleDescription, scope: FactScope) {
    self.rule = rule
    self.scope = scope
  }

  /// Whether a text is an id of such a rule: two words of lower case letters, digits and hyphens, a slash between them.
  public static func isNamespaced(_ id: String) -> Bool {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { isWord(String($0)) }
  }

  /// Whether a text is a word of lower case letters, digits and hyphens that starts with a letter; at most 64 long.
  public static func isWord(_ text: String) -> Bool {
    guard let first = text.utf8.first, (97...122).contains(first), text.utf8.count <= 64 else { return false }
    return text.utf8.allSatisfy { (97...122).contains($0) || (48...57).contains($0) || $0 == UInt8(ascii: "-") }
  }
}

/// A rule over records, whose description is known only when the run starts: those that a configuration declares.
public protocol FactRule: Sendable {
  /// What it is and what it wants to see.
  var description: FactRuleDescription { get }

  /// What is wrong with a record, or nil.
  func judge(_ record: FactRecord) -> CaseJudgement?
}
