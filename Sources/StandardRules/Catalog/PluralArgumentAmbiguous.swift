import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds plural texts with several numbers and no variable.
struct PluralArgumentAmbiguous: UnitRule {
  static let description = RuleDescription(
    id: "plural-argument-ambiguous", family: .catalog, title: "It is not clear which number a plural counts",
    severity: .warning,
    codes: [RuleCode("plural-of-two-numbers", "A plural text without variables has two or more integer arguments.")],
    page: RulePage(
      finds: """
        A text whose whole is plural, without a variable that names its argument, and that has two or more integer \
        arguments.
        """,
      matters: "The form follows the first number; for the other one it is often wrong.",
      remedy: "Give each number a variable of its own (substitutions).",
      sources: ["Xcode: warning for variations by plural of texts with several arguments"]))

  static let examples = [
    RuleExample(
      "Two numbers", .controls([], catalogs: english("%lld of %lld files")), codes: ["plural-of-two-numbers"]),
    RuleExample("One number", .controls([], catalogs: english("%lld files"))),
  ]

  init(options: RuleOptions) {}

  private static func english(_ text: String) -> [Catalog] {
    [Example.catalog("en", [Example.unit("title", text, in: "en", line: 1, categories: [.one, .other])])]
  }

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      let plurals = pair.text.variation.selectors.compactMap { selector -> String?? in
        if case .plural(_, let variable) = selector { .some(variable) } else { nil }
      }
      let numbers = PlaceholderScan(pair.text.value).placeholders.filter {
        $0.kind == .integer || $0.kind == .unsigned
      }
      guard plurals.contains(nil), Set(numbers.map(\.argument)).count > 1 else { return nil }
      return pair.violation(
        "plural-of-two-numbers",
        FindingMessage(
          Wording.quoted(pair.text.value) + " is plural and has " + String(numbers.count) + " numbers" + pair.place,
          why: "its form follows one of them alone", suggestion: "Give each number a variable with forms of its own"))
    }
  }
}
