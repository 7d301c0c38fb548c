import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit

/// Finds counts in languages with many plural forms that have one form only.
struct CountWithoutPlural: UnitRule {
  static let description = RuleDescription(
    id: "count-without-plural", family: .catalog, title: "A text with a count has no plural forms", severity: .off,
    codes: [RuleCode("count-without-forms", "The language has more than two plural forms, and the text has one.")],
    page: RulePage(
      finds: """
        A text with exactly one integer argument and no plural variation, in a language whose whole numbers below \
        one million fall into more than two plural categories.
        """,
      matters: "One form cannot be right for all numbers: Polish says `1 plik`, `2 pliki`, `5 plików`.",
      remedy: """
        Give the text plural variations, or word it so that the number stands apart, as in `Files: %lld`.
        """,
      limits: """
        Off in the `ios` profile: numbers that count nothing (`Page %d`, `Error %d`) need no forms, and the rule \
        cannot tell.
        """,
      sources: ["CLDR, Language Plural Rules"]),
    severities: [.core: .off, .strict: .note])

  static let examples = [
    RuleExample(
      "A count in Polish", .controls([], catalogs: Example.catalogs(["en": "%lld files", "pl": "%lld plików"])),
      codes: ["count-without-forms"]),
    RuleExample(
      "A count in German", .controls([], catalogs: Example.catalogs(["de": "%lld Dateien", "en": "%lld files"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      let counts = PlaceholderScan(pair.text.value).placeholders.filter { $0.kind == .integer || $0.kind == .unsigned }
      let isPlural = pair.text.variation.selectors.contains { if case .plural = $0 { true } else { false } }
      guard counts.count == 1, !isPlural, let rules = try? PluralRules(of: pair.language) else { return nil }
      let forms = rules.integers.filter { $0.number < 1_000_000 }
      guard forms.count > 2 else { return nil }
      return pair.violation(
        "count-without-forms",
        FindingMessage(
          Wording.quoted(pair.text.value) + " has one form for all numbers" + pair.place,
          why: "the language has " + forms.map(\.category.rawValue).joined(separator: ", "),
          suggestion: "Give the text plural variations, or let the number stand apart"))
    }
  }
}
