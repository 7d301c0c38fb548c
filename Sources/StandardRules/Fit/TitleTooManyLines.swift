import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitRuleKit
import TitlefitTypography

/// Finds titles that take more lines than they may.
struct TitleTooManyLines: LayoutRule {
  static let description = RuleDescription(
    id: "title-too-many-lines", family: .fit, title: "A title takes more lines than it may", severity: .error,
    codes: [RuleCode("too-many-lines", "The title has a limit of two or more lines and needs more.")],
    page: RulePage(
      finds: """
        A title with a limit of two or more lines that needs more of them in its width, at the smallest content size \
        that is looked at.
        """,
      matters: "The lines beyond the limit are not shown.",
      remedy: "Shorten the translation, allow more lines, or give the button more width.",
      limits: """
        A button without configuration has one line unless `numberOfLines` says otherwise; a configuration has one line \
        or any number, so the rule speaks only about buttons without one. A line that is full to within the error bound \
        makes the finding doubtful. Where a word is too wide as well, `unbreakable-word` speaks instead.
        """,
      sources: ["UIKit: UILabel.numberOfLines"]))

  static let examples = [
    // 40 pt take 5 clusters of 7.5 pt a line: "aaaa", "bbbb", "cccc" are three lines, two are allowed.
    RuleExample(
      "Three words in a button of two lines",
      .controls(
        [Example.button(twoLines, width: .points(40))], catalogs: Example.catalogs(["en": "aaaa bbbb cccc"])),
      codes: ["too-many-lines"]),
    // "aaaa", "bbbb": two lines.
    RuleExample(
      "Two words in a button of two lines",
      .controls([Example.button(twoLines, width: .points(40))], catalogs: Example.catalogs(["en": "aaaa bbbb"]))),
  ]

  private static var twoLines: ButtonSpecification {
    Example.legacy {
      $0.numberOfLines = 2
      $0.lineBreakMode = .byWordWrapping
    }
  }

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    guard let found = series.fault(of: .title, kind: .tooManyLines) else { return [] }
    return [found.violation(code: "too-many-lines", what: found.tooManyLinesText, suggestion: found.linesSuggestion)]
  }
}
