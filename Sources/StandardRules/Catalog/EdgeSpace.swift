import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit

/// Finds spaces at the ends of translations.
struct EdgeSpace: UnitRule {
  static let description = RuleDescription(
    id: "edge-space", family: .catalog, title: "A translation has other spaces at its ends than the source",
    severity: .warning,
    codes: [
      RuleCode("edge-space-added", "The translation begins or ends with white space where the source does not."),
      RuleCode("edge-space-lost", "The source begins or ends with white space, and the translation does not."),
    ],
    page: RulePage(
      finds: """
        White space, a no-break or figure space among it, at the start or end of a translation whose source has none \
        there, or the other way round.
        """,
      matters: """
        Spaces take room in a button and move a centred title off its centre. Where the source has one, the text is \
        put together with another, which then sticks to it.
        """,
      remedy: "Make the ends as in the source; make room with insets, not with spaces.",
      limits: """
        Chinese, Japanese and Thai texts that are put together need no space where the source has one; a lost space \
        is not reported there. A space at the end of a source text counts only after a mark, as in `From: `.
        """))

  static let examples = [
    RuleExample(
      "A space at the end", .controls([], catalogs: Example.catalogs(["de": "Senden ", "en": "Send"])),
      codes: ["edge-space-added"]),
    RuleExample(
      "A space that the source ends with", .controls([], catalogs: Example.catalogs(["de": "Von:", "en": "From: "])),
      codes: ["edge-space-lost"]),
    RuleExample("The same ends", .controls([], catalogs: Example.catalogs(["de": "Von: ", "en": "From: "]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.translations) { pair in
      let text = pair.text.value
      let source = pair.source?.value ?? ""
      guard !text.allSatisfy(\.isWhitespace), !source.allSatisfy(\.isWhitespace) else { return nil }
      let edges = [(text.first, source.first, "start"), (text.last, source.last, "end")]
      for (there, wanted, edge) in edges {
        let has = there?.isWhitespace == true
        guard has != (wanted?.isWhitespace == true),
          has || (Self.putsSpaces(pair.language) && Self.isJoint(source, edge))
        else { continue }
        return pair.violation(
          has ? "edge-space-added" : "edge-space-lost",
          FindingMessage(
            Wording.quoted(text) + (has ? " has" : " lacks") + " white space at its " + edge + pair.place,
            why: "the source says " + Wording.quoted(source), suggestion: "Make the ends as in the source"))
      }
      return nil
    }
  }

  private static func putsSpaces(_ language: LanguageTag) -> Bool {
    !["Hans", "Hant", "Jpan", "Thai", "Khmr", "Laoo", "Mymr"].contains(LanguageFacts.likelyScript(of: language) ?? "")
  }

  /// Whether the source is meant to be put together with something at the edge: a mark stands before the space there.
  /// Other spaces at the end of a source text are mostly mistakes, which translators rightly leave out.
  private static func isJoint(_ source: String, _ edge: String) -> Bool {
    edge == "start" || source.last { !$0.isWhitespace }?.isPunctuation == true
  }
}
