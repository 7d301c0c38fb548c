import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds translations without text.
struct EmptyTranslation: UnitRule {
  static let description = RuleDescription(
    id: "empty-translation", family: .catalog, title: "A translation is empty", severity: .error,
    codes: [RuleCode("translation-empty", "The value is empty or blank, and the source is not.")],
    page: RulePage(
      finds: """
        A translation that holds nothing but white space, where the source text holds something else. Texts that the \
        catalog itself marks as new are left to `missing-translation`.
        """,
      matters: "The button is shown without a title.",
      remedy: "Translate the text, or take the entry out, so that the source text is shown."))

  static let examples = [
    RuleExample(
      "Nothing", .controls([], catalogs: Example.catalogs(["de": "", "en": "Send"])), codes: ["translation-empty"]),
    RuleExample("Something", .controls([], catalogs: Example.catalogs(["de": "Senden", "en": "Send"]))),
    RuleExample("Empty in the source too", .controls([], catalogs: Example.catalogs(["de": "", "en": ""]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.translations) { pair in
      guard pair.text.value.allSatisfy(\.isWhitespace), pair.source?.value.allSatisfy(\.isWhitespace) == false,
        pair.text.state != "new"
      else { return nil }
      return pair.violation(
        "translation-empty",
        FindingMessage(
          "The translation of " + Wording.quoted(pair.source?.value ?? "") + " is empty" + pair.place,
          why: "the reader sees nothing there", suggestion: "Translate it, or take the entry out"))
    }
  }
}
