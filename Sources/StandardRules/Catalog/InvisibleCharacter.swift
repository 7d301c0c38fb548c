import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit
import TitlefitUnicodeText

/// Finds zero-width characters without effect.
struct InvisibleCharacter: UnitRule {
  static let description = RuleDescription(
    id: "invisible-character", family: .catalog, title: "An invisible character has no work to do", severity: .warning,
    codes: [
      RuleCode("zero-width-space", "A zero width space stands in a script that puts spaces between words."),
      RuleCode("joiner-at-edge", "A joiner or non-joiner stands where nothing is to be joined."),
    ],
    page: RulePage(
      finds: """
        A zero width space (U+200B) in a language whose script is not Thai, Lao, Khmer, Burmese, Tibetan, Javanese, \
        Chinese or Japanese; a zero width joiner or non-joiner at the start or end of a text or beside a space.
        """,
      matters: "Nobody sees it, but search does not find the word, and a line may break in its middle.",
      remedy: "Delete it.",
      sources: ["The Unicode Standard, section 23.2, Layout Controls"]))

  static let examples = [
    RuleExample(
      "A zero width space in German", .controls([], catalogs: Example.catalogs(["de": "Sen\u{200B}den"])),
      codes: ["zero-width-space"]),
    RuleExample(
      "A non-joiner at the end", .controls([], catalogs: Example.catalogs(["fa": "ارسال\u{200C}"])),
      codes: ["joiner-at-edge"]),
    RuleExample(
      "A non-joiner inside a Persian word", .controls([], catalogs: Example.catalogs(["fa": "می\u{200C}خواهم"]))),
    RuleExample("A zero width space in Thai", .controls([], catalogs: Example.catalogs(["th": "ส่ง\u{200B}ข้อความ"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      // U+200B to U+200D begin with this byte in UTF-8.
      guard pair.text.value.utf8.contains(0xE2) else { return nil }
      let scalars = Array(pair.text.value.unicodeScalars)
      if scalars.contains("\u{200B}"), !Self.breaksWithoutSpaces(pair.language) {
        return violation("zero-width-space", "\u{200B}", pair)
      }
      let edge = scalars.indices.first { index in
        guard scalars[index] == "\u{200C}" || scalars[index] == "\u{200D}" else { return false }
        let before = index > 0 ? scalars[index - 1] : " "
        let after = index + 1 < scalars.count ? scalars[index + 1] : " "
        return TextProperties.isWhiteSpace(before.value) || TextProperties.isWhiteSpace(after.value)
      }
      return edge.map { violation("joiner-at-edge", scalars[$0], pair) }
    }
  }

  private func violation(_ code: String, _ scalar: Unicode.Scalar, _ pair: TextPair) -> Violation {
    pair.violation(
      code,
      FindingMessage(
        Wording.quoted(pair.text.value) + " holds " + CharacterName.code(scalar) + pair.place,
        why: code == "zero-width-space"
          ? "words of this language end at spaces" : "there is nothing to join or to keep apart at this place",
        suggestion: "Delete it"))
  }

  private static func breaksWithoutSpaces(_ language: LanguageTag) -> Bool {
    let script = LanguageFacts.likelyScript(of: language) ?? ""
    return ["Thai", "Laoo", "Khmr", "Mymr", "Tibt", "Java", "Jpan", "Hans", "Hant"].contains(script)
  }
}
