import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds translations in capitals.
struct Shouting: UnitRule {
  static let description = RuleDescription(
    id: "shouting", family: .catalog, title: "A translation is in capitals, the source is not", severity: .off,
    codes: [RuleCode("all-capitals", "All letters of the translation are capitals, and those of the source are not.")],
    page: RulePage(
      finds: "A translation of four letters or more, all capitals, whose source has small letters.",
      matters: "Capitals are wider by a fifth and read as shouting.",
      remedy: "Write it as the source does.",
      limits: "Off in the `ios` profile: abbreviations of one language may stand for words of another."),
    severities: [.core: .off, .strict: .note])

  static let examples = [
    RuleExample(
      "Capitals", .controls([], catalogs: Example.catalogs(["de": "SENDEN", "en": "Send"])), codes: ["all-capitals"]),
    RuleExample("Capitals in both", .controls([], catalogs: Example.catalogs(["de": "SENDEN", "en": "SEND"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.translations) { pair in
      let there = FilledText(pair.text.value) { _ in "" }.text.filter { $0.isUppercase || $0.isLowercase }
      guard there.count > 3, there.allSatisfy(\.isUppercase), pair.text.value != pair.source?.value,
        pair.source?.value.contains(where: \.isLowercase) == true
      else { return nil }
      return pair.violation(
        "all-capitals",
        FindingMessage(
          Wording.quoted(pair.text.value) + " is in capitals" + pair.place,
          why: "the source says " + Wording.quoted(pair.source?.value ?? ""), suggestion: "Write it as the source does")
      )
    }
  }
}
