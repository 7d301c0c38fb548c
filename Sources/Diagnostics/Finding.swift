public import TitlefitGeometry

/// What a rule says about a unit, a control, a case or the project.
public struct Finding: Sendable, Hashable {
  /// The rule that speaks.
  public var rule: RuleID
  /// The stable code of the message, such as `title-cut`: one rule may have several.
  public var code: String
  /// The weight after profile, configuration and verdict.
  public var severity: Severity
  /// What is wrong, why, and what to do, in that order.
  public var message: FindingMessage
  /// What the finding is about.
  public var subject: FindingSubject
  /// Whether the misfit is certain; nil for findings that measure nothing.
  public var verdict: Verdict?
  /// The first condition that fails; nil for findings that hold under every condition.
  public var condition: FindingCondition?
  /// The numbers behind the finding.
  public var evidence: Evidence
  /// What the reader sees instead of the whole text, where a text is cut.
  public var visible: String?
  /// The place to mend: the translation's, else the control's.
  public var location: SourceLocation?
  /// Other places that matter, such as the control's.
  public var related: [RelatedLocation]
  /// The platform numbers the finding rests on that are estimated, each as a short sentence.
  public var estimates: [String]

  /// Makes a finding; the severity is set by the run from the rule's description and the configuration.
  public init(
    rule: RuleID, code: String, severity: Severity, message: FindingMessage, subject: FindingSubject,
    verdict: Verdict? = nil, condition: FindingCondition? = nil, evidence: Evidence = Evidence(),
    visible: String? = nil, location: SourceLocation? = nil, related: [RelatedLocation] = [], estimates: [String] = []
  ) {
    self.rule = rule
    self.code = code
    self.severity = severity
    self.message = message
    self.subject = subject
    self.verdict = verdict
    self.condition = condition
    self.evidence = evidence
    self.visible = visible
    self.location = location
    self.related = related
    self.estimates = estimates
  }

  /// The identity of the finding across runs: rule, code and subject; no numbers, no wording, no lines.
  public var fingerprint: Fingerprint { Fingerprint(rule: rule, code: code, subject: subject) }
}

/// The three parts of a message.
public struct FindingMessage: Sendable, Hashable {
  /// What is wrong, as one sentence without a final stop.
  public var what: String
  /// Why it is wrong: the numbers and the condition, as one sentence without a final stop; may be empty.
  public var why: String
  /// What to do about it; may be empty.
  public var suggestion: String

  /// Makes a message from its three parts.
  public init(_ what: String, why: String = "", suggestion: String = "") {
    self.what = what
    self.why = why
    self.suggestion = suggestion
  }

  /// What and why on one line.
  public var text: String { why.isEmpty ? what : what + ": " + why }
}

/// A second place that a finding concerns, and what it is.
public struct RelatedLocation: Sendable, Hashable {
  /// The place.
  public var location: SourceLocation
  /// What is there, such as `control` or `first definition`.
  public var label: String

  /// Makes a related place.
  public init(_ location: SourceLocation, label: String) {
    self.location = location
    self.label = label
  }
}
