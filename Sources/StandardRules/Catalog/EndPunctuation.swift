import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit

/// Finds texts that end with another mark.
struct EndPunctuation: UnitRule {
  static let description = RuleDescription(
    id: "end-punctuation", family: .catalog, title: "A translation ends with another mark than the source",
    severity: .off,
    codes: [
      RuleCode(
        "end-mark-differs",
        "One ends with a full stop, question mark, exclamation mark, colon or ellipsis, and the other with another one or none."
      )
    ],
    page: RulePage(
      finds: """
        A translation whose last mark is of another kind than the source’s. The marks of all scripts that mean the \
        same are one kind: `?`, `؟`, `？`, the Greek question mark; `.`, `。`, `।`, `։`; `:`, `：`; `…`, `...`, `⋯`.
        """,
      matters: "A button that asks in one language tells in another.",
      remedy: "End the text as the source does.",
      limits: """
        Off in the `ios` profile: languages differ in when they put a mark. Thai, which has no full stop, may leave \
        the mark out.
        """),
    severities: [.core: .off, .strict: .note])

  static let examples = [
    RuleExample(
      "A question that became a statement",
      .controls([], catalogs: Example.catalogs(["de": "Senden.", "en": "Send?"])), codes: ["end-mark-differs"]),
    RuleExample("A Chinese question", .controls([], catalogs: Example.catalogs(["en": "Send?", "zh-Hans": "发送？"]))),
    RuleExample("A Greek question", .controls([], catalogs: Example.catalogs(["el": "Αποστολή;", "en": "Send?"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.translations) { pair in
      let there = Self.mark(of: pair.text.value, pair.language)
      let wanted = Self.mark(of: pair.source?.value ?? "", unit.sourceLanguage)
      let needsNone = LanguageFacts.likelyScript(of: pair.language) == "Thai" && there == nil
      guard there != wanted, !pair.text.value.isEmpty, !needsNone else { return nil }
      return pair.violation(
        "end-mark-differs",
        FindingMessage(
          Wording.quoted(pair.text.value) + " ends with " + (there ?? "no mark") + pair.place,
          why: "the source says " + Wording.quoted(pair.source?.value ?? ""), suggestion: "End it as the source does"))
    }
  }

  private static func mark(of text: String, _ language: LanguageTag) -> String? {
    guard let last = text.last(where: { !$0.isWhitespace }) else { return nil }
    switch last {
    case "?", "؟", "？", "\u{37E}": return "a question mark"
    case ";" where language.language == "el": return "a question mark"
    case "՞": return "a question mark"
    case "!", "！", "՜": return "an exclamation mark"
    case ":", "：": return "a colon"
    case "…", "⋯": return "an ellipsis"
    case ".", "。", "।", "։", "۔", "។", "။", "．": return text.hasSuffix("...") ? "an ellipsis" : "a full stop"
    default: return nil
    }
  }
}
