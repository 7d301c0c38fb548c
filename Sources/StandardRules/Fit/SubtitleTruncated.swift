import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitRuleKit
import TitlefitTypography

/// Finds subtitles that are cut, broken inside a word, or have too many lines.
struct SubtitleTruncated: LayoutRule {
  static let description = RuleDescription(
    id: "subtitle-truncated", family: .fit, title: "A subtitle does not fit", severity: .error,
    codes: [
      RuleCode("subtitle-cut", "The subtitle has one line and needs more width than the button leaves to it."),
      RuleCode("subtitle-word-broken", "A word of the subtitle is wider than its room and breaks in its middle."),
      RuleCode("subtitle-too-many-lines", "The subtitle takes more lines than it may."),
    ],
    page: RulePage(
      finds: """
        A subtitle that is wider than its room, has a word wider than it, or takes too many lines, at the smallest \
        content size that is looked at. Its own font and line break mode count.
        """,
      matters: "The subtitle often holds what the title leaves open: a price, a condition, a consequence.",
      remedy: "Shorten the translation, give the button more room, or let the subtitle wrap.",
      limits: "A subtitle that is cut only at larger text belongs to `text-size-overflow`.",
      sources: ["UIKit: UIButton.Configuration.subtitleLineBreakMode"]))

  static let examples = [
    // The subtitle's 12 points give 6 pt a cluster: 16 × 6 pt = 96 pt in 90 pt; the title's 5 × 8.5 pt = 42.5 pt fit.
    RuleExample(
      "A subtitle of one line in a button of 90 points",
      .controls(
        [
          Example.button(
            Example.configured { $0.subtitleLineBreakMode = .byTruncatingTail }, width: .points(90), hasSubtitle: true)
        ], catalogs: Example.catalogs(["en": "Start"], subtitle: "Takes one minute")),
      codes: ["subtitle-cut"]),
    // 16 × 6 pt = 96 pt in 100 pt.
    RuleExample(
      "The same button with 100 points",
      .controls(
        [
          Example.button(
            Example.configured { $0.subtitleLineBreakMode = .byTruncatingTail }, width: .points(100), hasSubtitle: true)
        ], catalogs: Example.catalogs(["en": "Start"], subtitle: "Takes one minute"))),
  ]

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    guard let found = series.fault(of: .subtitle), found.isAtSmallestSize else { return [] }
    switch found.fault.kind {
    case .cut, .shortNaturalWidth:
      return [found.violation(code: "subtitle-cut", what: found.cutText, suggestion: found.widthSuggestion)]
    case .brokenWord:
      return [
        found.violation(
          code: "subtitle-word-broken", what: found.brokenWordText, suggestion: found.brokenWordSuggestion)
      ]
    case .tooManyLines:
      return [
        found.violation(
          code: "subtitle-too-many-lines", what: found.tooManyLinesText, suggestion: found.linesSuggestion)
      ]
    case .noRoom, .hiddenLines, .tooTall:
      return []
    }
  }
}
