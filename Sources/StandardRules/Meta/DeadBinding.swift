import TitlefitDiagnostics
import TitlefitRuleKit

/// Finds title patterns of the configuration that match no unit.
struct DeadBinding: ProjectRule {
  static let description = RuleDescription(
    id: "dead-binding", family: .meta, title: "A title pattern matches no unit", severity: .error,
    codes: [RuleCode("pattern-matches-nothing", "No catalog has a unit that the pattern matches.")],
    page: RulePage(
      finds: """
        A `titles` or `subtitles` pattern in `titlefit.yml` that matches no table and key of the catalogs that were \
        read.
        """,
      matters: "The control is not measured with the texts it shows, and the audit looks cleaner than the app is.",
      remedy: "Correct the table or key in the pattern, or take it out.",
      limits: "A pattern that matches too much is not seen. `titlefit controls` lists what each one matches."))

  static let examples = [
    RuleExample(
      "A key that no catalog has",
      .configuration(
        "controls:\n  - name: primary\n    titles: [\"Localizable/sned\"]\n",
        catalogs: Example.catalogs(["en": "Send"])),
      codes: ["pattern-matches-nothing"]),
    RuleExample(
      "A key that a catalog has",
      .configuration(
        "controls:\n  - name: primary\n    titles: [\"Localizable/title\"]\n",
        catalogs: Example.catalogs(["en": "Send"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ project: ProjectFacts) -> [Violation] {
    project.deadBindings.map { binding in
      Violation(
        code: "pattern-matches-nothing",
        message: FindingMessage(
          "The pattern " + Wording.quoted(binding.pattern) + " of control " + Wording.quoted(binding.control)
            + " matches no unit",
          why: "no catalog that was read has such a table and key",
          suggestion: "Correct the table or key, or take the pattern out"),
        evidence: Evidence(values: ["pattern": .text(binding.pattern)]),
        subject: FindingSubject(control: binding.control), location: binding.location)
    }
  }
}
