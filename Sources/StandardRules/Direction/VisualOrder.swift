import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds Hebrew that is stored in visual order.
struct VisualOrder: UnitRule {
  static let description = RuleDescription(
    id: "visual-order", family: .direction, title: "A text is stored backwards", severity: .error,
    codes: [RuleCode("final-letter-first", "Words begin with letters that only end words.")],
    page: RulePage(
      finds: """
        A Hebrew or Yiddish text in which a word of two letters or more begins with a final form (ך, ם, ן, ף, ץ).
        """,
      matters: "The text was stored in the order in which it was seen, so the reader sees it backwards.",
      remedy: "Type the text anew in reading order.",
      limits: "Arabic has no such letters in storage, and is not looked at.",
      sources: ["Public report: woocommerce-ios 4164"]))

  static let examples = [
    RuleExample(
      "A word that begins with its end", .controls([], catalogs: Example.catalogs(["he": "םולש"])),
      codes: ["final-letter-first"]),
    RuleExample("The word", .controls([], catalogs: Example.catalogs(["he": "שלום"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.pairs.filter { ["he", "iw", "yi"].contains($0.language.language) }) { pair in
      let words = pair.text.value.split { !$0.isLetter && $0 != "'" && $0 != "\"" && $0 != "׳" && $0 != "״" }
      let backward = words.first { word in
        word.count > 1 && word.first.map { "ךםןףץ".contains($0) } == true && word.dropFirst().first?.isLetter == true
      }
      guard let backward else { return nil }
      return pair.violation(
        "final-letter-first",
        FindingMessage(
          "The word " + Wording.quoted(String(backward)) + " is stored backwards" + pair.place,
          why: "its first letter has the form that letters take at the end of a word",
          suggestion: "Type the text anew in reading order"))
    }
  }
}
