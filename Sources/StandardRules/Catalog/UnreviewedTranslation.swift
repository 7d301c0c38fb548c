import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds texts whose state says that nobody agreed to them yet.
struct UnreviewedTranslation: UnitRule {
  static let description = RuleDescription(
    id: "unreviewed-translation", family: .catalog, title: "A translation is not reviewed", severity: .off,
    codes: [
      RuleCode("state-new", "The catalog marks the text as new."),
      RuleCode("state-needs-review", "The catalog marks the text as to be reviewed."),
    ],
    page: RulePage(
      finds: "A text of a String Catalog in the state `new` or `needs_review`.",
      matters: "What is shipped should be what a translator has agreed to.",
      remedy: "Review it and mark it as translated.",
      limits: "Off in the `ios` profile: during development most texts are in these states."),
    severities: [.core: .off, .strict: .warning])

  static let examples = [
    RuleExample(
      "A text to be reviewed", .controls([], catalogs: german(state: "needs_review")), codes: ["state-needs-review"]),
    RuleExample("A text nobody touched", .controls([], catalogs: german(state: "new")), codes: ["state-new"]),
    RuleExample("A translated text", .controls([], catalogs: german(state: "translated"))),
  ]

  init(options: RuleOptions) {}

  private static func german(state: String) -> [Catalog] {
    var unit = Example.unit("title", "Senden", in: "de", line: 1)
    unit.localizations[0].texts[0].state = state
    return [Example.catalog("de", [unit]), Example.catalog("en", [Example.unit("title", "Send", in: "en", line: 1)])]
  }

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.translations) { pair in
      let code: String
      switch pair.text.state {
      case "new": code = "state-new"
      case "needs_review": code = "state-needs-review"
      default: return nil
      }
      return pair.violation(
        code,
        FindingMessage(
          Wording.quoted(pair.text.value) + " is not reviewed" + pair.place,
          why: "its state is " + (pair.text.state ?? ""), suggestion: "Review it and mark it as translated"))
    }
  }
}
