import TitlefitDiagnostics
public import TitlefitRuleKit

/// The rules of a run with the severities that profile and configuration give them.
public struct RuleSet: Sendable {
  struct Entry: Sendable {
    var description: RuleDescription
    var severity: Severity
    var unsureSeverity: Severity
    /// The rule that is compiled in, or nil.
    var rule: (any Rule)?
    /// The rule that the configuration declares, or nil; without either the rule belongs to a module.
    var declared: (any FactRule)?
  }

  let entries: [Entry]
  /// The rules that the configuration declares.
  let declared: [(entry: Entry, rule: any FactRule)]
  /// The rules that are asked about each series.
  let layout: [(entry: Entry, rule: any LayoutRule)]
  /// The rules that keep something of each series.
  let gathering: [(entry: Entry, rule: any GatheringRule)]
  private let byID: [RuleID: Entry]
  /// The ids of all rules there are, those that are switched off among them.
  private let known: Set<RuleID>

  /// Sets up the rules that are not switched off, those that the configuration declares among them.
  public init(_ rules: [any Rule.Type], configuration: AuditConfiguration) {
    let own = rules.compactMap { type in
      Self.entry(type.description, configuration: configuration) { type.init(options: $0) }
    }
    let declared = configuration.customRules.compactMap { rule -> Entry? in
      var entry = Self.entry(rule.description.rule, configuration: configuration) { _ in nil }
      entry?.declared = rule
      return entry
    }
    self.init(
      own + declared,
      known: Set(rules.map { $0.description.id } + configuration.customRules.map(\.description.rule.id)))
  }

  private init(_ entries: [Entry], known: Set<RuleID>) {
    self.known = known
    self.entries = entries.sorted { $0.description.id < $1.description.id }
    declared = self.entries.compactMap { entry in entry.declared.map { (entry, $0) } }
    layout = self.entries.compactMap { entry in (entry.rule as? any LayoutRule).map { (entry, $0) } }
    gathering = self.entries.compactMap { entry in (entry.rule as? any GatheringRule).map { (entry, $0) } }
    byID = Dictionary(entries.map { ($0.description.id, $0) }) { first, _ in first }
  }

  /// The rules with those of modules, which are asked elsewhere, where they are not switched off.
  func including(_ rules: [RuleDescription], configuration: AuditConfiguration) -> RuleSet {
    RuleSet(
      entries + rules.compactMap { Self.entry($0, configuration: configuration) { _ in nil } },
      known: known.union(rules.map(\.id)))
  }

  subscript(id: RuleID) -> Entry? { byID[id] }

  /// Whether there is a rule of this id, be it switched off.
  func isKnown(_ id: RuleID) -> Bool { known.contains(id) }

  /// Whether any rule asks about whole scenes.
  var looksAtScenes: Bool { entries.contains { $0.rule is any SceneRule } }

  /// The rules as a report lists them.
  var summaries: [RuleSummary] {
    entries.map { entry in
      RuleSummary(
        id: entry.description.id, family: entry.description.family.rawValue, title: entry.description.title,
        severity: entry.severity, status: entry.description.status.rawValue,
        help: RuleHelp(
          finds: entry.description.page.finds, matters: entry.description.page.matters,
          remedy: entry.description.page.remedy))
    }
  }

  private static func entry(
    _ description: RuleDescription, configuration: AuditConfiguration, make: (RuleOptions) -> (any Rule)?
  ) -> Entry? {
    let id = description.id
    guard configuration.only?.contains(id) ?? true, !configuration.disabled.contains(id) else { return nil }
    let setting = configuration.rules[id]
    let severity = setting?.severity ?? description.severity(in: configuration.profile)
    let unsure = setting?.unsureSeverity ?? description.unsureSeverity ?? severity.lowered
    guard severity != .off else { return nil }
    return Entry(
      description: description, severity: severity, unsureSeverity: unsure,
      rule: make(setting?.options ?? RuleOptions()))
  }
}
