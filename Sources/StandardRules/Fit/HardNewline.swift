import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitRuleKit

/// Finds hard line breaks that hide the rest of a text.
struct HardNewline: LayoutRule {
  static let description = RuleDescription(
    id: "hard-newline", family: .fit, title: "A line break in the text hides the rest", severity: .error,
    codes: [
      RuleCode("title-rest-hidden", "The title has more hard line breaks than lines to show."),
      RuleCode("subtitle-rest-hidden", "The subtitle has more hard line breaks than lines to show."),
    ],
    page: RulePage(
      finds: """
        A text with a line feed, carriage return, next line, line separator or paragraph separator (U+000A, U+000D, \
        U+0085, U+2028, U+2029) in a title or subtitle with a line limit, where something follows the last line that \
        is shown.
        """,
      matters: "What follows the break is not shown, whatever the width of the button.",
      remedy: "Put a space in the place of the line break, or allow as many lines as the text has.",
      limits: "A break with nothing but spaces after it hides nothing and is no finding."))

  static let examples = [
    RuleExample(
      "Two lines in a button of one",
      .controls(
        [Example.button(Example.legacy(), width: .points(200))], catalogs: Example.catalogs(["fr": "Ouvrir\nle compte"])
      ),
      codes: ["title-rest-hidden"]),
    // 16 × 7.5 pt = 120 pt in 200 pt.
    RuleExample(
      "The same text in one line",
      .controls(
        [Example.button(Example.legacy(), width: .points(200))], catalogs: Example.catalogs(["fr": "Ouvrir le compte"])
      )),
  ]

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    [(TextPart.title, "title-rest-hidden"), (.subtitle, "subtitle-rest-hidden")].compactMap { part, code in
      guard let found = series.fault(of: part, kind: .hiddenLines) else { return nil }
      return found.violation(
        code: code,
        what: "A line break hides the rest of " + Wording.quoted(found.text) + Wording.place(series.text(part)),
        suggestion: "Put a space in the place of the line break, or allow "
          + Wording.lines(Int(found.fault.needed)))
    }
  }
}
