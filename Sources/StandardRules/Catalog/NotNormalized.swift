import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit
import TitlefitUnicodeText

/// Finds letters whose accents stand apart.
struct NotNormalized: UnitRule {
  static let description = RuleDescription(
    id: "not-normalized", family: .catalog, title: "A text is not in Normalization Form C", severity: .off,
    codes: [RuleCode("not-nfc", "The text differs from its Normalization Form C.")],
    page: RulePage(
      finds: """
        A text that is not in Normalization Form C: a letter and its accent stand as two characters although there \
        is one for both.
        """,
      matters: "Searching and comparing by code points fail, and some fonts draw the accent in a worse place.",
      remedy: "Write the composed character.",
      limits: """
        Off in the `ios` profile: the platform draws both forms alike. The composed form of some Hebrew and Indic \
        letters is the longer one.
        """,
      sources: ["UAX #15, Unicode Normalization Forms"]),
    severities: [.core: .off, .strict: .warning])

  static let examples = [
    RuleExample(
      "An accent of its own", .controls([], catalogs: Example.catalogs(["de": "Bestatigen a\u{308}"])),
      codes: ["not-nfc"]),
    RuleExample("A composed letter", .controls([], catalogs: Example.catalogs(["de": "Bestätigen"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      guard let isNormalized = try? TextProperties.isNormalizedNFC(pair.text.value), !isNormalized else { return nil }
      return pair.violation(
        "not-nfc",
        FindingMessage(
          Wording.quoted(pair.text.value) + " is not in Normalization Form C" + pair.place,
          why: "letters and their marks stand apart that have one character together",
          suggestion: "Write the composed characters"))
    }
  }
}
