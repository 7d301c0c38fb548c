import TitlefitArgumentParsing
import TitlefitDiagnostics
import TitlefitRuleKit

/// `titlefit explain`: the page of a rule.
enum ExplainCommand {
  struct Values: Sendable {
    var identifiers: [String] = []
  }

  static let verb = Verb(
    Command(
      CommandShape(
        name: "explain", summary: "the page of a rule",
        positional: PositionalShape("ID", help: "a rule's id; by fingerprint is not built yet", count: 1...1)),
      defaults: Values(),
      options: [
        .notBuilt("--report", named: "FILE", help: "the JSON report that holds the finding"),
        .notBuilt("--facts", help: "what rules may ask about a case"),
      ], arguments: \.identifiers),
    run: run)

  private static func run(_ values: Values, console: Console) throws -> ExitStatus {
    for identifier in values.identifiers { try console.output(page(try rule(identifier))) }
    return .clean
  }

  private static func rule(_ identifier: String) throws -> RuleDescription {
    let rules = Assembly.rules.map { $0.description }
    if let rule = rules.first(where: { $0.id.name == identifier }) { return rule }
    if let rule = rules.first(where: { $0.codes.contains { $0.code == identifier } }) { return rule }
    if identifier.utf8.count == 16, identifier.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) {
      throw CommandFailure.notBuilt("explain by fingerprint")
    }
    throw ArgumentError.invalidValue(
      option: "ID", value: identifier, fault: .notAmong(rules.map(\.id.name).sorted(), given: identifier))
  }

  private static func page(_ rule: RuleDescription) -> String {
    var blocks = [
      "# \(rule.id)", rule.title,
      "Family \(rule.family.rawValue), status \(rule.status.rawValue), since \(rule.since). Severity: "
        + RuleProfile.allCases.map { "\(rule.severity(in: $0).rawValue) in \($0.rawValue)" }.joined(separator: ", ")
        + ".",
      "## What it finds", rule.page.finds, "## Why it matters", rule.page.matters, "## What to do", rule.page.remedy,
      "## Codes", rule.codes.map { "- `\($0.code)`: \($0.meaning)" }.joined(separator: "\n"),
    ]
    if !rule.options.isEmpty {
      let options = rule.options.map { "- `\($0.name)` (\(standard($0.standard))): \($0.explanation)" }
      blocks += ["## Options", options.joined(separator: "\n")]
    }
    if !rule.page.limits.isEmpty { blocks += ["## Limits", rule.page.limits] }
    if !rule.page.sources.isEmpty {
      blocks += ["## Sources", rule.page.sources.map { "- " + $0 }.joined(separator: "\n")]
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private static func standard(_ value: RuleOptionValue) -> String {
    switch value {
    case .number(let number): number == number.rounded() ? String(Int(number)) : String(number)
    case .flag(let flag): String(flag)
    case .text(let text): text
    case .list(let texts): texts.isEmpty ? "none" : texts.joined(separator: ", ")
    }
  }
}
