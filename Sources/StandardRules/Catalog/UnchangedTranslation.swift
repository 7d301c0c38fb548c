import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds translations that are copies of the source.
struct UnchangedTranslation: UnitRule {
  static let description = RuleDescription(
    id: "unchanged-translation", family: .catalog, title: "A translation is the source text", severity: .note,
    codes: [RuleCode("translation-unchanged", "The text of several words is the same as in the source language.")],
    page: RulePage(
      finds: """
        A translation into another language that is letter by letter the source text, where that has at least two \
        words of two letters or more besides its arguments.
        """,
      matters: """
        Tools that export a catalog fill in the source text, and nobody notices that it was not translated.
        """,
      remedy: "Translate it, or mark the unit as not to be translated.",
      limits: "Up to three words that all begin with a capital are taken for a name."))

  static let examples = [
    RuleExample(
      "A copied sentence", .controls([], catalogs: Example.catalogs(["de": "Send a message", "en": "Send a message"])),
      codes: ["translation-unchanged"]),
    RuleExample("A copied word", .controls([], catalogs: Example.catalogs(["de": "Start", "en": "Start"]))),
    RuleExample(
      "Another English", .controls([], catalogs: Example.catalogs(["en": "Send a message", "en-GB": "Send a message"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    guard unit.shouldTranslate else { return [] }
    return unit.firstInEachLanguage(of: unit.translations) { pair in
      guard pair.language.language != unit.sourceLanguage.language, pair.text.value == pair.source?.value,
        Self.wordCount(of: pair.text.value) > 1, pair.text.state != "new"
      else { return nil }
      return pair.violation(
        "translation-unchanged",
        FindingMessage(
          Wording.quoted(pair.text.value) + " is not translated" + pair.place,
          why: "it is the source text, letter by letter",
          suggestion: "Translate it, or mark it as not to be translated"))
    }
  }

  /// The words of two letters or more; up to three that all begin with a capital are a name, and count as one.
  private static func wordCount(of text: String) -> Int {
    let filled = FilledText(text) { _ in " " }.text
    let words = filled.split(whereSeparator: \.isWhitespace).filter { word in
      word.filter(\.isLetter).count > 1 && !word.contains("@") && !word.contains("/")
    }
    let isName = words.allSatisfy { $0.first(where: \.isLetter)?.isUppercase == true }
    return isName && words.count < 4 ? 1 : words.count
  }
}
