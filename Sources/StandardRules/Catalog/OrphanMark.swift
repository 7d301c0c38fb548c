import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit
import TitlefitUnicodeText

/// Finds marks that belong to no letter.
struct OrphanMark: UnitRule {
  static let description = RuleDescription(
    id: "orphan-mark", family: .catalog, title: "A combining mark has no letter", severity: .warning,
    codes: [
      RuleCode("mark-without-base", "A mark stands at the start of the text or after a space."),
      RuleCode("too-many-marks", "More than four marks follow each other."),
    ],
    page: RulePage(
      finds: "A nonspacing mark at the start of a text or after white space; more than four marks in a row.",
      matters: "The mark is drawn on a dotted circle or on the wrong letter, or it reaches out of the line.",
      remedy: "Type the word anew.",
      limits: "Variation selectors are no marks here.",
      sources: ["The Unicode Standard, section 2.11, Combining Characters"]))

  static let examples = [
    RuleExample(
      "A mark after a space", .controls([], catalogs: Example.catalogs(["de": "Jetzt \u{301}senden"])),
      codes: ["mark-without-base"]),
    RuleExample(
      "Five marks", .controls([], catalogs: Example.catalogs(["de": "a\u{316}\u{317}\u{318}\u{319}\u{31C}"])),
      codes: ["too-many-marks"]),
    RuleExample("A mark on a letter", .controls([], catalogs: Example.catalogs(["vi": "a\u{323}"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      guard pair.text.value.utf8.contains(where: { $0 >= 0xCC }) else { return nil }
      var marks = 0
      var before: Unicode.Scalar = " "
      for scalar in pair.text.value.unicodeScalars {
        let isMark =
          scalar.value >= 0x300 && !(0x370...0x482).contains(scalar.value)
          && TextProperties.generalCategory(of: scalar.value) == .nonspacingMark && scalar.value < 0xFE00
        marks = isMark ? marks + 1 : 0
        if isMark && (before == " " || before == "\n") { return violation("mark-without-base", scalar, pair) }
        if marks > 4 { return violation("too-many-marks", scalar, pair) }
        before = scalar
      }
      return nil
    }
  }

  private func violation(_ code: String, _ scalar: Unicode.Scalar, _ pair: TextPair) -> Violation {
    pair.violation(
      code,
      FindingMessage(
        Wording.quoted(pair.text.value) + " holds a stray mark" + pair.place,
        why: CharacterName.code(scalar) + (code == "too-many-marks" ? " is the fifth in a row" : " follows no letter"),
        suggestion: "Type the word anew"))
  }
}
