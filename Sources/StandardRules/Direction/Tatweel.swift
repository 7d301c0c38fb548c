import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds stretched Arabic words.
struct Tatweel: UnitRule {
  static let description = RuleDescription(
    id: "tatweel", family: .direction, title: "An Arabic word is stretched", severity: .off,
    codes: [RuleCode("word-stretched", "The text has tatweel (U+0640).")],
    page: RulePage(
      finds: "A text with tatweel (U+0640) between letters.",
      matters: "It takes room that a button seldom has, and search does not find the word.",
      remedy: "Take it out.",
      limits: "Off in the `ios` profile: a matter of style."),
    severities: [.core: .off, .strict: .note])

  static let examples = [
    RuleExample(
      "A stretched word", .controls([], catalogs: Example.catalogs(["ar": "إرســال"])), codes: ["word-stretched"]),
    RuleExample("The word", .controls([], catalogs: Example.catalogs(["ar": "إرسال"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs) { pair in
      let letters = Array(pair.text.value.unicodeScalars)
      let stretch = letters.indices.dropFirst().first { index in
        letters[index] == "\u{640}" && letters[index - 1].properties.isAlphabetic && index + 1 < letters.count
          && letters[index + 1].properties.isAlphabetic
      }
      guard stretch != nil else { return nil }
      return pair.violation(
        "word-stretched",
        FindingMessage(
          Wording.quoted(pair.text.value) + " is stretched with U+0640" + pair.place, why: "it takes room for nothing",
          suggestion: "Take it out"))
    }
  }
}
