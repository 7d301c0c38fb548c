import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds Arabic letters that are stored as shapes.
struct PresentationForms: UnitRule {
  static let description = RuleDescription(
    id: "presentation-forms", family: .direction, title: "Arabic is written in presentation forms", severity: .warning,
    codes: [RuleCode("presentation-form", "The text has characters for the shape of a letter in place of the letter.")],
    page: RulePage(
      finds: """
        A text with characters of Arabic Presentation Forms A or B (U+FB50–FDFF, U+FE70–FEFC), save for the \
        ligatures used as signs (U+FDF0–FDFD) and the ornate brackets (U+FD3E, U+FD3F).
        """,
      matters: """
        Search, speech and hyphenation do not know the words, many fonts lack the forms, and often the text is \
        stored in visual order too.
        """,
      remedy: "Type the text anew with ordinary letters.",
      sources: ["The Unicode Standard, section 9.2, Arabic Presentation Forms"]))

  static let examples = [
    RuleExample(
      "Shapes of letters",
      .controls([], catalogs: Example.catalogs(["ar": "\u{FE8D}\u{FEAD}\u{FEB3}\u{FE8E}\u{FEDD}"])),
      codes: ["presentation-form"]),
    RuleExample("Letters", .controls([], catalogs: Example.catalogs(["ar": "إرسال"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      // All forms begin with this byte in UTF-8.
      guard pair.text.value.utf8.contains(0xEF) else { return nil }
      let found = pair.text.value.unicodeScalars.filter(Self.isForm)
      guard !found.isEmpty else { return nil }
      return pair.violation(
        "presentation-form",
        FindingMessage(
          Wording.quoted(pair.text.value) + " is written in presentation forms" + pair.place,
          why: CharacterName.codes(Array(found.prefix(3))) + " stand for the shape of a letter, not for the letter",
          suggestion: "Type it anew with ordinary letters"))
    }
  }

  private static func isForm(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xFD3E, 0xFD3F, 0xFDF0...0xFDFF: false
    case 0xFB50...0xFDEF, 0xFE70...0xFEFC: true
    default: false
    }
  }
}
