import TitlefitDiagnostics

/// The page of a rule as Markdown: what `explain` prints and what the documentation shows.
public struct RulePageText: Sendable {
  private let description: RuleDescription
  private let examples: [RuleExample]

  /// Prepares the page of a rule.
  public init(_ rule: any Rule.Type) {
    description = rule.description
    examples = rule.examples
  }

  /// The page, ended by a line break.
  public var markdown: String {
    let page = description.page
    var parts = [
      "# \(description.id.name)", description.title + ".", facts, section("What it finds", page.finds),
      section("Why it matters", page.matters), section("What to do", page.remedy), section("Limits", page.limits),
      section("Sources", page.sources.map { "- " + $0 }.joined(separator: "\n")),
      section("Codes", description.codes.map { "- `\($0.code)`: \($0.meaning)" }.joined(separator: "\n")),
      section("Options", description.options.map(option).joined(separator: "\n")),
    ]
    if !examples.isEmpty {
      parts.append("## Examples")
      parts += examples.map(example)
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var facts: String {
    let severities = RuleProfile.allCases.map { "\(description.severity(in: $0).rawValue) (\($0.rawValue))" }
    let doubt = description.unsureSeverity.map(\.rawValue) ?? "one step less"
    return """
      - Family: \(description.family.rawValue)
      - Severity by profile: \(severities.joined(separator: ", ")); in doubt: \(doubt)
      - Status: \(description.status.rawValue), since \(description.since)
      """
  }

  private func section(_ title: String, _ text: String) -> String { text.isEmpty ? "" : "## \(title)\n\n\(text)" }

  private func option(_ option: RuleOption) -> String {
    "- `\(option.name)` (\(option.standard.kind), by default \(option.standard.text)): \(option.explanation)"
  }

  private func example(_ example: RuleExample) -> String {
    let codes = example.codes.map { "`\($0)`" }.joined(separator: ", ")
    let verdict = example.codes.isEmpty ? "Reports nothing." : "Reports \(codes)."
    return "### \(example.title)\n\n\(verdict)\n\n```\n\(ExampleText(example.project).text)\n```"
  }
}

extension RuleOptionValue {
  /// The value as the configuration file spells it.
  public var text: String {
    switch self {
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
    case .flag(let flag): String(flag)
    case .text(let text): text
    case .list(let list): "[" + list.joined(separator: ", ") + "]"
    }
  }
}
