import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit
import TitlefitUnicodeText

/// Finds texts with two sets of digits.
struct MixedDigits: UnitRule {
  static let description = RuleDescription(
    id: "mixed-digits", family: .direction, title: "A text mixes two sets of digits", severity: .note,
    codes: [RuleCode("digit-sets-mixed", "The text has both European and Arabic or other digits.")],
    page: RulePage(
      finds: "A text with decimal digits of two scripts.",
      matters: "Two sets in one text look like a mistake, and in Arabic they are also ordered differently.",
      remedy: "Use one set."))

  static let examples = [
    RuleExample("Two sets", .controls([], catalogs: Example.catalogs(["ar": "١٠ من 20"])), codes: ["digit-sets-mixed"]),
    RuleExample("One set", .controls([], catalogs: Example.catalogs(["ar": "١٠ من ٢٠"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      guard pair.text.value.utf8.contains(where: { $0 >= 0xD9 }) else { return nil }
      let text = FilledText(pair.text.value) { _ in "" }.text
      let digits = text.unicodeScalars.filter { scalar in
        TextProperties.generalCategory(of: scalar.value) == .decimalNumber && !(0xFF10...0xFF19).contains(scalar.value)
      }
      // Digits of one set lie in one block of 128.
      guard Set(digits.map { $0.value >> 7 }).count > 1 else { return nil }
      return pair.violation(
        "digit-sets-mixed",
        FindingMessage(
          Wording.quoted(pair.text.value) + " mixes two sets of digits" + pair.place,
          why: String(String.UnicodeScalarView(digits)) + " are not of one set", suggestion: "Use one set"))
    }
  }
}
