import TitlefitDiagnostics
public import TitlefitRuleKit

/// The rules of a run with the severities that profile and configuration give them.
public struct RuleSet: Sendable {
  struct Entry: Sendable {
    var description: RuleDescription
    var severity: Severity
    var unsureSeverity: Severity
    var rule: any Rule
  }

  let entries: [Entry]
  private let byID: [RuleID: Entry]

  /// Sets up the rules that are not switched off.
  public init(_ rules: [any Rule.Type], configuration: AuditConfiguration) {
    entries =
      rules
      .sorted { $0.description.id < $1.description.id }
      .compactMap { Self.entry($0, configuration: configuration) }
    byID = Dictionary(entries.map { ($0.description.id, $0) }) { first, _ in first }
  }

  subscript(id: RuleID) -> Entry? { byID[id] }

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

  private static func entry(_ type: any Rule.Type, configuration: AuditConfiguration) -> Entry? {
    let description = type.description
    let id = description.id
    guard configuration.only?.contains(id) ?? true, !configuration.disabled.contains(id) else { return nil }
    let setting = configuration.rules[id]
    let severity = setting?.severity ?? description.severity(in: configuration.profile)
    let unsure = setting?.unsureSeverity ?? description.unsureSeverity ?? severity.lowered
    guard severity != .off else { return nil }
    return Entry(
      description: description, severity: severity, unsureSeverity: unsure,
      rule: type.init(options: setting?.options ?? RuleOptions()))
  }
}
