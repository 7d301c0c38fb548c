/// Something wrong with a file that a reader noticed: the reader's part of a finding.
///
/// The run turns issues into findings: the rule and code stand here, severity and wording of the rest come from the rule's
/// description.
public struct FormatIssue: Sendable, Hashable {
  /// The rule of the family `format` that the issue belongs to.
  public var rule: RuleID
  /// The stable code.
  public var code: String
  /// What is wrong, why, what to do.
  public var message: FindingMessage
  /// Where.
  public var location: SourceLocation
  /// The key it concerns, or nil.
  public var key: String?
  /// The language it concerns, or nil where the file's language applies.
  public var language: String?
  /// Other places, such as a duplicate's first definition.
  public var related: [RelatedLocation]

  /// Makes an issue.
  public init(
    rule: RuleID, code: String, message: FindingMessage, location: SourceLocation, key: String? = nil,
    language: String? = nil, related: [RelatedLocation] = []
  ) {
    self.rule = rule
    self.code = code
    self.message = message
    self.location = location
    self.key = key
    self.language = language
    self.related = related
  }
}
