import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds translations of texts that should stay as they are.
struct TranslatedThoughFixed: UnitRule {
  static let description = RuleDescription(
    id: "translated-though-fixed", family: .catalog, title: "A text that is not to be translated is",
    severity: .warning,
    codes: [
      RuleCode("fixed-text-translated", "The unit is marked as not to be translated, and a language has another text.")
    ],
    page: RulePage(
      finds: """
        A unit marked with `shouldTranslate: false` that has a text in another language which differs from the \
        source text.
        """,
      matters: """
        Either the mark or the translation is wrong; which one the app shows depends on the tool that built it.
        """,
      remedy: "Take the translation or the mark out."))

  static let examples = [
    RuleExample(
      "A translated name", .controls([], catalogs: name(german: "Laterne", isFixed: true)),
      codes: ["fixed-text-translated"]),
    RuleExample("The name itself", .controls([], catalogs: name(german: "Lantern", isFixed: true))),
    RuleExample("A text to be translated", .controls([], catalogs: name(german: "Laterne", isFixed: false))),
  ]

  init(options: RuleOptions) {}

  private static func name(german: String, isFixed: Bool) -> [Catalog] {
    var unit = Example.unit("title", german, in: "de", line: 1)
    unit.shouldTranslate = !isFixed
    return [
      Example.catalog("de", [unit]), Example.catalog("en", [Example.unit("title", "Lantern", in: "en", line: 1)]),
    ]
  }

  func check(_ unit: UnitFacts) -> [Violation] {
    guard !unit.shouldTranslate else { return [] }
    return unit.firstInEachLanguage(of: unit.translations) { pair in
      guard pair.text.value != pair.source?.value, !pair.text.value.isEmpty else { return nil }
      return pair.violation(
        "fixed-text-translated",
        FindingMessage(
          Wording.quoted(pair.source?.value ?? "") + " is translated as " + Wording.quoted(pair.text.value)
            + pair.place,
          why: "the unit is marked as not to be translated", suggestion: "Take the translation or the mark out"))
    }
  }
}
