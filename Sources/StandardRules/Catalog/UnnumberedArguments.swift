import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds source texts whose arguments carry no numbers.
struct UnnumberedArguments: UnitRule {
  static let description = RuleDescription(
    id: "unnumbered-arguments", family: .catalog, title: "A source text with several arguments does not number them",
    severity: .off,
    codes: [
      RuleCode("arguments-unnumbered", "Translators cannot change the order of the arguments without numbering them.")
    ],
    page: RulePage(
      finds: "A text of the source language with two or more arguments without numbers.",
      matters: "Another language may need another order, and the translator has to know how to number.",
      remedy: "Write `%1$@` and `%2$@` in the source.",
      limits: "Off in the `ios` profile: nothing is wrong yet. Wrong orders are found by `argument-order`."),
    severities: [.core: .off, .strict: .note])

  static let examples = [
    RuleExample(
      "Two names", .controls([], catalogs: Example.catalogs(["en": "%@ invited %@"])), codes: ["arguments-unnumbered"]),
    RuleExample("Two numbered names", .controls([], catalogs: Example.catalogs(["en": "%1$@ invited %2$@"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    guard unit.shouldTranslate else { return [] }
    return unit.firstInEachLanguage(of: unit.pairs.filter { $0.language == unit.sourceLanguage }) { pair in
      let there = PlaceholderScan(pair.text.value).placeholders
      guard there.count > 1, !there.contains(where: \.isNumbered) else { return nil }
      return pair.violation(
        "arguments-unnumbered",
        FindingMessage(
          Wording.quoted(pair.text.value) + " does not number its " + String(there.count) + " arguments",
          why: "a translation that needs another order must number them all",
          suggestion: "Write the number in each, as in %1$@"))
    }
  }
}
