import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds direction overrides.
struct OverrideControls: UnitRule {
  static let description = RuleDescription(
    id: "override-controls", family: .direction, title: "A text overrides the direction of its letters",
    severity: .warning,
    codes: [RuleCode("direction-overridden", "U+202D or U+202E forces all letters into one direction.")],
    page: RulePage(
      finds: "A text with a left-to-right or right-to-left override (U+202D, U+202E).",
      matters: """
        Letters are drawn against their own direction: Hebrew reads backwards, and a name may be made to look like \
        another.
        """,
      remedy: "Use an isolate (U+2066 to U+2069), or no control at all.",
      sources: ["UAX #9, section 2.2; UTR #36, section 2.5"]))

  static let examples = [
    RuleExample(
      "An override", .controls([], catalogs: Example.catalogs(["en": "Open \u{202E}txt.exe\u{202C}"])),
      codes: ["direction-overridden"]),
    RuleExample("An isolate", .controls([], catalogs: Example.catalogs(["en": "Open \u{2067}שלום\u{2069}"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      // Both overrides begin with this byte in UTF-8.
      guard pair.text.value.utf8.contains(0xE2) else { return nil }
      guard let found = pair.text.value.unicodeScalars.first(where: { $0 == "\u{202D}" || $0 == "\u{202E}" }) else {
        return nil
      }
      return pair.violation(
        "direction-overridden",
        FindingMessage(
          Wording.quoted(pair.text.value) + " holds " + CharacterName.code(found) + pair.place,
          why: "it forces letters out of their own direction", suggestion: "Use an isolate, U+2066 to U+2069"))
    }
  }
}
