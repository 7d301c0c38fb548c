import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds three full stops in a row.
struct ThreeDots: UnitRule {
  static let description = RuleDescription(
    id: "three-dots", family: .catalog, title: "Three full stops stand for an ellipsis", severity: .off,
    codes: [RuleCode("dots-for-ellipsis", "The text has three full stops in a row.")],
    page: RulePage(
      finds: "Three full stops in a row.",
      matters: "The ellipsis (`…`) is narrower in most fonts, is read as one sign, and never breaks.",
      remedy: "Write `…`.",
      limits: "Off in the `ios` profile: a matter of style.",
      sources: ["Human Interface Guidelines, Menus: an ellipsis for commands that ask for more"]),
    severities: [.core: .off, .strict: .note])

  static let examples = [
    RuleExample(
      "Three stops", .controls([], catalogs: Example.catalogs(["en": "Send..."])), codes: ["dots-for-ellipsis"]),
    RuleExample("An ellipsis", .controls([], catalogs: Example.catalogs(["en": "Send…"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      let text = pair.text.value
      guard zip(text, zip(text.dropFirst(), text.dropFirst(2))).contains(where: { $0 == "." && $1 == (".", ".") })
      else {
        return nil
      }
      return pair.violation(
        "dots-for-ellipsis",
        FindingMessage(
          Wording.quoted(text) + " has three full stops" + pair.place, why: "the ellipsis is one sign",
          suggestion: "Write …"))
    }
  }
}
