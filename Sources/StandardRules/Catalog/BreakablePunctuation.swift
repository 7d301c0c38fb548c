import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds ordinary spaces before French marks.
struct BreakablePunctuation: UnitRule {
  static let description = RuleDescription(
    id: "breakable-punctuation", family: .catalog, title: "A French mark may begin a line", severity: .off,
    codes: [RuleCode("ordinary-space-before-mark", "An ordinary space stands before `?`, `!`, `:` or `;`.")],
    page: RulePage(
      finds: "A French text with an ordinary space before `?`, `!`, `:`, `;` or `»`, or after `«`.",
      matters: "A title that wraps there shows the mark alone at the start of the next line.",
      remedy: "Write a narrow no-break space (U+202F), or a no-break space (U+00A0) before the colon.",
      limits: "Off in the `ios` profile: it shows only where the title wraps at that place."),
    severities: [.core: .off, .strict: .note])

  static let examples = [
    RuleExample(
      "An ordinary space", .controls([], catalogs: Example.catalogs(["fr": "Envoyer ?"])),
      codes: ["ordinary-space-before-mark"]),
    RuleExample("A narrow no-break space", .controls([], catalogs: Example.catalogs(["fr": "Envoyer\u{202F}?"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs.filter { $0.language.language == "fr" }) { pair in
      let text = pair.text.value
      let pairs = zip(text, text.dropFirst())
      guard let found = pairs.first(where: { ($0 == " " && "?!:;»".contains($1)) || ($0 == "«" && $1 == " ") }) else {
        return nil
      }
      let mark = found.0 == " " ? found.1 : found.0
      return pair.violation(
        "ordinary-space-before-mark",
        FindingMessage(
          Wording.quoted(text) + " may break beside " + Wording.quoted(String(mark)) + pair.place,
          why: "an ordinary space stands there", suggestion: "Write a no-break space"))
    }
  }
}
