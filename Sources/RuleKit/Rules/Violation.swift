public import TitlefitDiagnostics
public import TitlefitGeometry

/// What a rule reports: the rule's part of a finding.
///
/// The run adds the rule, the severity, and the subject that the facts already name.
public struct Violation: Sendable, Hashable {
  /// One of the codes of the rule's description.
  public var code: String
  /// What is wrong, why, what to do.
  public var message: FindingMessage
  /// Whether it is certain; nil where nothing was measured.
  public var verdict: Verdict?
  /// The first failing condition, or nil.
  public var condition: FindingCondition?
  /// The numbers.
  public var evidence: Evidence
  /// What the reader sees instead of the whole text, or nil.
  public var visible: String?
  /// Overrides of the subject; what is nil is taken from the facts.
  public var subject: FindingSubject
  /// The place to mend, or nil for the facts' own.
  public var location: SourceLocation?
  /// Other places.
  public var related: [RelatedLocation]
  /// The estimated platform numbers it rests on.
  public var estimates: [String]
  /// The most that this one violation weighs, whatever the rule's severity; nil for no limit.
  public var severityLimit: Severity?

  /// Makes a violation.
  public init(
    code: String, message: FindingMessage, verdict: Verdict? = nil, condition: FindingCondition? = nil,
    evidence: Evidence = Evidence(), visible: String? = nil, subject: FindingSubject = FindingSubject(),
    location: SourceLocation? = nil, related: [RelatedLocation] = [], estimates: [String] = [],
    severityLimit: Severity? = nil
  ) {
    self.code = code
    self.message = message
    self.verdict = verdict
    self.condition = condition
    self.evidence = evidence
    self.visible = visible
    self.subject = subject
    self.location = location
    self.related = related
    self.estimates = estimates
    self.severityLimit = severityLimit
  }
}
