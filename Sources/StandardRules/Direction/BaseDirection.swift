import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit
import TitlefitUnicodeText

/// Finds texts whose first letter turns the paragraph.
struct BaseDirection: UnitRule {
  static let description = RuleDescription(
    id: "base-direction", family: .direction, title: "A text begins in the other direction", severity: .off,
    codes: [
      RuleCode(
        "first-strong-differs",
        "The first letter runs the other way than the language, and the order of the parts depends on it.")
    ],
    page: RulePage(
      finds: """
        A text whose first strong character runs the other way than its language, and whose parts are drawn in \
        another order when that character decides the direction of the paragraph.
        """,
      matters: """
        Labels with natural alignment and many text views take the direction from the first strong character: a text \
        that starts with a Latin name is then ordered from left to right.
        """,
      remedy: "Begin the text with a right-to-left mark (U+200F), or put the name elsewhere.",
      limits: """
        Off in the `ios` profile: a button that takes its direction from the language shows the text right; so do \
        labels whose writing direction is set.
        """,
      sources: ["UAX #9, rules P2 and P3", "AppKit and UIKit: NSWritingDirection.natural"]),
    severities: [.core: .off, .strict: .warning])

  static let examples = [
    RuleExample(
      "A Hebrew text that begins with a Latin name",
      .controls([], catalogs: Example.catalogs(["en": "Open WhatsApp now", "he": "WhatsApp עכשיו, בחינם"])),
      codes: ["first-strong-differs"]),
    RuleExample(
      "The name in the middle",
      .controls([], catalogs: Example.catalogs(["en": "Open WhatsApp", "he": "לפתוח WhatsApp"]))),
    RuleExample(
      "A mark before the name",
      .controls([], catalogs: Example.catalogs(["en": "Open WhatsApp now", "he": "\u{200F}WhatsApp עכשיו, בחינם"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      let direction = LanguageFacts.layoutDirection(of: pair.language)
      let text = FilledText(pair.text.value) { _ in "1" }.text
      guard let first = BidiLine.firstStrongDirection(of: Array(text.utf16)), first != direction,
        let own = BidiOrder(text, direction: direction)?.visual,
        let other = BidiOrder(text, direction: first)?.visual, own != other
      else { return nil }
      return pair.violation(
        "first-strong-differs",
        FindingMessage(
          Wording.quoted(pair.text.value) + " begins in the other direction" + pair.place,
          why: "where the first letter decides, the parts stand in another order",
          suggestion: direction == .rightToLeft
            ? "Begin it with U+200F, or with another word" : "Begin it with U+200E, or with another word"))
    }
  }
}
