import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitRuleKit

/// Finds words that are wider than the room of a title that wraps.
struct UnbreakableWord: LayoutRule {
  static let description = RuleDescription(
    id: "unbreakable-word", family: .fit, title: "A word is wider than its line", severity: .error,
    codes: [RuleCode("word-broken", "A word of a title that wraps is wider than the room and breaks in its middle.")],
    page: RulePage(
      finds: """
        A title that may take several lines, with a stretch between two line break opportunities (UAX #14) that is \
        wider than the room, at the smallest content size that is looked at.
        """,
      matters: "UIKit breaks the word between any two letters and shows no hyphen: `Stummsch` / `alten`.",
      remedy: "Use a shorter word, put a soft hyphen where the word may break, or give the button more width.",
      limits:
        "Titles that wrap at characters (`byCharWrapping`) are judged alike: a word wider than its line is broken.",
      sources: ["UAX #14", "Public reports: Signal-Desktop 6489, cwa-app-android 5205"]))

  static let examples = [
    // 8 clusters × 8.5 pt = 68 pt in 60 pt.
    RuleExample(
      "A German compound in a button that wraps",
      .controls(
        [Example.button(Example.configured(), width: .points(60))],
        catalogs: Example.catalogs(["de": "Ton Stummton"])),
      codes: ["word-broken"]),
    // The widest word has 6 clusters: 51 pt in 60 pt.
    RuleExample(
      "Words that fit a line each",
      .controls(
        [Example.button(Example.configured(), width: .points(60))], catalogs: Example.catalogs(["de": "Kein Ton jetzt"])
      )),
  ]

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    guard let found = series.fault(of: .title, kind: .brokenWord) else { return [] }
    return [found.violation(code: "word-broken", what: found.brokenWordText, suggestion: found.brokenWordSuggestion)]
  }
}
