import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// Finds titles that shrink too far.
struct ShrunkTooSmall: LayoutRule {
  static let description = RuleDescription(
    id: "shrunk-too-small", family: .fit, title: "A title shrinks below a readable size", severity: .warning,
    codes: [RuleCode("size-below-minimum", "The title fits only at a font size below the least one.")],
    page: RulePage(
      finds: "A title that fits only shrunk, at a size below `least-size` points.",
      matters: """
        The Human Interface Guidelines name 11 points as the smallest size on iOS; below, many readers cannot read \
        it.
        """,
      remedy: "Shorten the text, or let it wrap.",
      limits: "It speaks beside `fits-only-shrunk`. Siblings that shrink to different sizes are not compared.",
      sources: ["Human Interface Guidelines, Typography: 11 points at least on iOS"]),
    options: [RuleOption("least-size", standard: .number(11), explanation: "The least font size in points.")])

  static let examples = [
    // 10 × 7.5 = 75 points in 40: the title shrinks to 15 × 40 ÷ 75 = 8 points.
    RuleExample(
      "A title at half its size",
      .controls([Example.button(shrinking, width: .points(40))], catalogs: Example.catalogs(["de": "Mitteilung"])),
      codes: ["size-below-minimum"]),
    // 75 points in 60: 12 points.
    RuleExample(
      "A title at four fifths",
      .controls([Example.button(shrinking, width: .points(60))], catalogs: Example.catalogs(["de": "Mitteilung"]))),
  ]

  private let leastSize: Double

  init(options: RuleOptions) { leastSize = options.number("least-size", standard: 11) }

  private static var shrinking: ButtonSpecification {
    Example.legacy {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.4
    }
  }

  func check(_ series: CaseSeries) -> [Violation] {
    guard series.cases.contains(where: { ($0.result.title?.scaleFactor ?? 1) < 1 }), series.fault(of: .title) == nil
    else { return [] }
    let violation = series.firstMisfit { laidOut in
      guard let placed = laidOut.result.title, placed.scaleFactor < 1, placed.font.size < leastSize else { return nil }
      return CaseJudgement(
        .fails, code: "size-below-minimum",
        message: FindingMessage(
          Wording.quoted(laidOut.title?.text ?? "") + " shrinks to " + Wording.points(placed.font.size)
            + Wording.place(series.title),
          why: "less than " + Wording.points(leastSize) + " is hard to read" + Wording.condition(laidOut, in: series),
          suggestion: "Shorten the text, or let it wrap"),
        evidence: Evidence(available: placed.font.size, needed: leastSize, unit: .points))
    }
    return violation.map { [$0] } ?? []
  }
}
