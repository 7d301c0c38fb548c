import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds arguments that the source does not have.
struct ArgumentExtra: UnitRule {
  static let description = RuleDescription(
    id: "argument-extra", family: .catalog, title: "A translation has an argument that the source lacks",
    severity: .error,
    codes: [RuleCode("argument-extra", "The translation takes an argument that the app does not pass.")],
    page: RulePage(
      finds: "A translation that uses an argument which no form of the source text has.",
      matters: "The app passes no such value: the reader sees rubbish, or the app crashes.",
      remedy: "Take the argument out, or write a percent sign of running text as `%%`.",
      limits: """
        Whether the code formats the text at all is not known; a text that is shown as it stands does no harm.
        """))

  static let examples = [
    RuleExample(
      "A second name", .controls([], catalogs: Example.catalogs(["de": "%@ an %@ senden", "en": "Send %@"])),
      codes: ["argument-extra"]),
    RuleExample("One argument each", .controls([], catalogs: Example.catalogs(["de": "%@ senden", "en": "Send %@"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.translations) { pair in
      guard let extra = ArgumentComparison(pair)?.extra, !extra.isEmpty else { return nil }
      let names = extra.map(\.specifier)
      return pair.violation(
        "argument-extra",
        FindingMessage(
          Wording.quoted(pair.text.value) + " takes " + names.joined(separator: ", ") + ", which the source lacks"
            + pair.place, why: "the source says " + Wording.quoted(pair.source?.value ?? ""),
          suggestion: "Take it out, or write a percent sign of running text as %%"),
        values: ["extra": .list(names)])
    }
  }
}
