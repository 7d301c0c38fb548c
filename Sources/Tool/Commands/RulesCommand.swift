import TitlefitArgumentParsing
import TitlefitDiagnostics
import TitlefitReporters
import TitlefitRuleKit

/// `titlefit rules`: all rules.
enum RulesCommand {
  enum Format: String, CaseIterable, ArgumentValue {
    case text, json, markdown
  }

  struct Values: Sendable {
    var format: Format?
    var profile: RuleProfile?
  }

  static let verb = Verb(
    Command(
      CommandShape(name: "rules", summary: "all rules: id, severity, family, status"),
      defaults: Values(),
      options: [
        .value("--format", named: "NAME", to: \.format, help: "text, json or markdown; text by default"),
        .value("--profile", named: "NAME", to: \.profile, help: "core, ios or strict; ios by default"),
      ]),
    run: run)

  private static func run(_ values: Values, console: Console) throws -> ExitStatus {
    let profile = values.profile ?? .ios
    let rules = Assembly.rules.map { $0.description }.sorted { left, right in
      left.family == right.family ? left.id < right.id : left.family.rawValue < right.family.rawValue
    }
    switch values.format ?? .text {
    case .text: try console.output(text(rules, profile: profile))
    case .json:
      try console.output(JSONValue.object(["rules": .array(rules.map { json($0, profile: profile) })]).document)
    case .markdown: try console.output(markdown(rules, profile: profile))
    }
    return .clean
  }

  private static func text(_ rules: [RuleDescription], profile: RuleProfile) -> String {
    let widest = rules.map(\.id.name.count).max() ?? 0
    func padded(_ text: String, _ width: Int) -> String {
      text + String(repeating: " ", count: max(0, width - text.count))
    }
    let lines = rules.map { rule in
      [
        padded(rule.id.name, widest), padded(rule.severity(in: profile).rawValue, 7),
        padded(rule.family.rawValue, 13), padded(rule.status.rawValue, 10), rule.title,
      ].joined(separator: "  ")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func json(_ rule: RuleDescription, profile: RuleProfile) -> JSONValue {
    .object([
      "id": .string(rule.id.name), "severity": .string(rule.severity(in: profile).rawValue),
      "family": .string(rule.family.rawValue), "status": .string(rule.status.rawValue), "title": .string(rule.title),
      "since": .string(rule.since),
      "codes": .array(rule.codes.map { .object(["code": .string($0.code), "meaning": .string($0.meaning)]) }),
      "options": .array(rule.options.map(json)),
    ])
  }

  private static func json(_ option: RuleOption) -> JSONValue {
    let standard: JSONValue =
      switch option.standard {
      case .number(let value): .number(value)
      case .flag(let value): .bool(value)
      case .text(let value): .string(value)
      case .list(let values): .texts(values)
      }
    return .object([
      "name": .string(option.name), "default": standard, "explanation": .string(option.explanation),
    ])
  }

  private static func markdown(_ rules: [RuleDescription], profile: RuleProfile) -> String {
    var lines = ["| rule | severity | family | status | what is wrong |", "|---|---|---|---|---|"]
    lines += rules.map { rule in
      let title = rule.title.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
      return "| `\(rule.id)` | \(rule.severity(in: profile).rawValue) | \(rule.family.rawValue) "
        + "| \(rule.status.rawValue) | \(title) |"
    }
    return lines.map { $0 + "\n" }.joined()
  }
}
