import TitlefitCatalogs
import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit
import TitlefitUnicodeText

/// Finds characters that no reader should see.
struct ControlCharacter: UnitRule {
  static let description = RuleDescription(
    id: "control-character", family: .catalog, title: "A text holds a character that is no text", severity: .error,
    codes: [
      RuleCode(
        "control-character", "A control character, a noncharacter, a byte order mark or a replacement character."),
      RuleCode("unassigned-character", "A code point that no character is assigned to."),
    ],
    page: RulePage(
      finds: """
        A text with a control character (other than tab and line break), a byte order mark (U+FEFF), a replacement \
        character (U+FFFD), a noncharacter, or a code point that is not assigned in the Unicode version of the ICU \
        at hand.
        """,
      matters: """
        It shows as nothing or as a box; a replacement character says that the file was once read in the wrong \
        encoding.
        """,
      remedy: "Delete it, or write the character that was meant.",
      sources: ["The Unicode Standard, sections 23.1, 23.7 and 23.8"]))

  static let examples = [
    RuleExample(
      "A replacement character", .controls([], catalogs: Example.catalogs(["de": "Best\u{FFFD}tigen"])),
      codes: ["control-character"]),
    RuleExample(
      "A backspace", .controls([], catalogs: Example.catalogs(["de": "Sen\u{8}den"])), codes: ["control-character"]),
    RuleExample(
      "A noncharacter", .controls([], catalogs: Example.catalogs(["de": "Senden\u{FFFF}"])),
      codes: ["control-character"]),
    RuleExample(
      "An unassigned code point", .controls([], catalogs: Example.catalogs(["de": "Senden\u{378}"])),
      codes: ["unassigned-character"]),
    RuleExample("A tab and a line break", .controls([], catalogs: Example.catalogs(["de": "Jetzt\t\nsenden"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      guard pair.text.value.utf8.contains(where: { !(0x20...0x7E).contains($0) }) else { return nil }
      let scalars = Array(pair.text.value.unicodeScalars)
      let controls = scalars.filter(Self.isControl)
      if !controls.isEmpty { return violation("control-character", controls, pair) }
      let unassigned = scalars.filter { $0.value > 0x2FF && TextProperties.isUnassigned($0.value) }
      return unassigned.isEmpty ? nil : violation("unassigned-character", unassigned, pair)
    }
  }

  private func violation(_ code: String, _ found: [Unicode.Scalar], _ pair: TextPair) -> Violation {
    pair.violation(
      code,
      FindingMessage(
        Wording.quoted(pair.text.value) + " holds " + CharacterName.codes(found) + pair.place,
        why: code == "control-character" ? "it is no character of a text" : "no character has the code",
        suggestion: "Delete it, or write what was meant"),
      values: ["characters": .text(CharacterName.codes(found))])
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0xFEFF, 0xFFFD: true
    case 0...0x1F, 0x7F...0x9F: true
    case 0xFDD0...: TextProperties.isNoncharacter(scalar.value)
    default: false
    }
  }
}
