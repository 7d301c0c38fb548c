/// Everything a reporter may know about a run.
public struct Report: Sendable, Hashable {
  /// The tool's version, such as `0.1.0`.
  public var toolVersion: String
  /// What was read and measured.
  public var run: RunFacts
  /// The rules that ran, by id.
  public var rules: [RuleSummary]
  /// The findings in their fixed order.
  public var findings: [Finding]
  /// What the tool could not do; never a fault of the user's texts.
  public var failures: [AuditFailure]
  /// The findings that were accepted and are not among ``findings``, in their fixed order.
  public var accepted: [AcceptedFinding] = []
  /// The controls with their pictures, or nil where no report asked for them.
  public var gallery: Gallery?

  /// Makes a report from its parts; the caller has put the findings in order.
  public init(
    toolVersion: String, run: RunFacts, rules: [RuleSummary], findings: [Finding], failures: [AuditFailure]
  ) {
    self.toolVersion = toolVersion
    self.run = run
    self.rules = rules
    self.findings = findings
    self.failures = failures
  }

  /// How many findings have a severity.
  public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }
}

/// A rule as a report shows it.
public struct RuleSummary: Sendable, Hashable {
  /// The rule.
  public var id: RuleID
  /// The family, such as `fit`.
  public var family: String
  /// One line that says what is wrong.
  public var title: String
  /// The severity that the run gave it.
  public var severity: Severity
  /// `preview`, `stable` or `deprecated`.
  public var status: String
  /// The text of its page, or nil where nobody wrote one.
  public var help: RuleHelp?

  /// Makes a summary.
  public init(
    id: RuleID, family: String, title: String, severity: Severity, status: String, help: RuleHelp? = nil
  ) {
    self.help = help
    self.id = id
    self.family = family
    self.title = title
    self.severity = severity
    self.status = status
  }
}

/// What a report may say about a rule beyond its title; sentences of Markdown.
public struct RuleHelp: Sendable, Hashable {
  /// What it finds.
  public var finds: String
  /// Why it matters.
  public var matters: String
  /// What to do about a finding.
  public var remedy: String

  /// Makes a help text.
  public init(finds: String, matters: String, remedy: String) {
    self.finds = finds
    self.matters = matters
    self.remedy = remedy
  }
}

/// Something the tool could not do, while the run went on.
public struct AuditFailure: Sendable, Hashable {
  /// Who failed: a rule's id, a rule module's name, a reader.
  public var source: String
  /// A stable word for the kind of failure.
  public var code: String
  /// One sentence for the user.
  public var message: String
  /// More, such as a library's own message; may be empty.
  public var detail: String
  /// The place it concerns, or nil.
  public var location: SourceLocation?

  /// Makes a failure.
  public init(source: String, code: String, message: String, detail: String = "", location: SourceLocation? = nil) {
    self.source = source
    self.code = code
    self.message = message
    self.detail = detail
    self.location = location
  }
}
