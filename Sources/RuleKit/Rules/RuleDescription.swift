public import TitlefitDiagnostics

/// What a rule is: its names, its weight, and its page.
public struct RuleDescription: Sendable, Hashable {
  /// The id in kebab case, which names what is wrong.
  public var id: RuleID
  /// The family it belongs to.
  public var family: RuleFamily
  /// One line that says what is wrong.
  public var title: String
  /// The severity of a certain finding, by profile; profiles left out take that of `ios`.
  public var severities: [RuleProfile: Severity]
  /// The severity of a finding in doubt, or nil for one step lower.
  public var unsureSeverity: Severity?
  /// Whether the rule is still changing.
  public var status: RuleStatus
  /// The version it first appeared in.
  public var since: String
  /// Every code it may report with its meaning.
  public var codes: [RuleCode]
  /// The options it takes.
  public var options: [RuleOption]
  /// The text of its page.
  public var page: RulePage

  /// Makes a description; `severity` is that of the `ios` profile.
  public init(
    id: RuleID, family: RuleFamily, title: String, severity: Severity, codes: [RuleCode], page: RulePage,
    severities: [RuleProfile: Severity] = [:], unsureSeverity: Severity? = nil, status: RuleStatus = .preview,
    since: String = "0.1", options: [RuleOption] = []
  ) {
    self.id = id
    self.family = family
    self.title = title
    self.severities = severities.merging([.ios: severity]) { own, _ in own }
    self.unsureSeverity = unsureSeverity
    self.status = status
    self.since = since
    self.codes = codes
    self.options = options
    self.page = page
  }

  /// The severity of a certain finding in a profile.
  public func severity(in profile: RuleProfile) -> Severity { severities[profile] ?? severities[.ios] ?? .warning }
}

/// The text of a rule's page; each part is one or more sentences of Markdown.
public struct RulePage: Sendable, Hashable {
  /// What it finds, with the exact condition.
  public var finds: String
  /// Why it matters to a reader of the app.
  public var matters: String
  /// What to do about a finding.
  public var remedy: String
  /// What it does not see or may get wrong; may be empty.
  public var limits: String
  /// Where its facts come from; may be empty.
  public var sources: [String]

  /// Makes a page.
  public init(finds: String, matters: String, remedy: String, limits: String = "", sources: [String] = []) {
    self.finds = finds
    self.matters = matters
    self.remedy = remedy
    self.limits = limits
    self.sources = sources
  }
}

/// A code that a rule may report.
public struct RuleCode: Sendable, Hashable {
  /// The stable word, such as `title-cut`.
  public var code: String
  /// What it means, as one sentence.
  public var meaning: String

  /// Makes a code.
  public init(_ code: String, _ meaning: String) {
    self.code = code
    self.meaning = meaning
  }
}

/// The families of rules.
public enum RuleFamily: String, Sendable, Hashable, CaseIterable {
  /// Texts that do not fit.
  case fit
  /// Insets and paddings.
  case insets
  /// Right-to-left and mixed directions.
  case direction
  /// Text size and accessibility.
  case accessibility
  /// Catalogs and their entries.
  case catalog
  /// Files that are malformed.
  case format
  /// The audit itself.
  case meta
}

/// The profiles of severities.
public enum RuleProfile: String, Sendable, Hashable, CaseIterable {
  /// Only what standards and platform documentation say.
  case core
  /// The default for iOS apps.
  case ios
  /// As `ios`, but doubtful and stylistic findings weigh more.
  case strict
}

/// Whether a rule is still changing.
public enum RuleStatus: String, Sendable, Hashable, CaseIterable {
  /// May change in any version.
  case preview
  /// Changes only with a note.
  case stable
  /// Will be removed.
  case deprecated
}
