import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// Finds texts that touch the edge of what is drawn behind them.
struct TextTouchesEdge: LayoutRule {
  static let description = RuleDescription(
    id: "text-touches-edge", family: .insets, title: "A text stands close to the edge of its background",
    severity: .off,
    codes: [RuleCode("text-near-edge", "Less than the least gap is left between the text and an edge that is drawn.")],
    page: RulePage(
      finds: """
        A one-line title that fits, in a configuration with a background (gray, tinted, filled, bordered), with less \
        than `least-gap` points between its box and the left or right edge.
        """,
      matters: "A title that fits but touches the edge looks like one that does not fit.",
      remedy: "Widen the button or its insets, or shorten the text.",
      limits: """
        Off in the `ios` profile: 8 points are a habit, not a rule of the platform. Capsules need more at their \
        corners, which is not looked at.
        """),
    severities: [.core: .off, .strict: .note],
    options: [
      RuleOption("least-gap", standard: .number(8), explanation: "The least distance in points between text and edge.")
    ])

  static let examples = [
    // 4 × 8.5 = 34 points in 40: 3 points are left on each side.
    RuleExample(
      "Three points on each side",
      .controls([Example.button(filled, width: .points(40))], catalogs: Example.catalogs(["en": "Send"])),
      codes: ["text-near-edge"]),
    RuleExample(
      "Thirteen points on each side",
      .controls([Example.button(filled, width: .points(60))], catalogs: Example.catalogs(["en": "Send"]))),
  ]

  private let leastGap: Double

  init(options: RuleOptions) { leastGap = options.number("least-gap", standard: 8) }

  private static var filled: ButtonSpecification {
    Example.configured {
      $0.style = .filled
      $0.titleLineBreakMode = .byTruncatingTail
    }
  }

  func check(_ series: CaseSeries) -> [Violation] {
    guard case .configured(let configuration)? = series.control.specification?.model,
      Self.filledStyles.contains(configuration.style), series.fault(of: .title) == nil
    else { return [] }
    return series.firstMisfit { judgement(of: $0, in: series) }.map { [$0] } ?? []
  }

  private func judgement(of laidOut: LaidOutCase, in series: CaseSeries) -> CaseJudgement? {
    guard let placed = laidOut.result.title, placed.lineLimit == 1 else { return nil }
    let gap = min(placed.frame.minX, laidOut.result.size.width - placed.frame.maxX)
    guard gap < leastGap else { return nil }
    return CaseJudgement(
      .fails, code: "text-near-edge",
      message: FindingMessage(
        Wording.quoted(laidOut.title?.text ?? "") + " stands close to the edge" + Wording.place(series.title),
        why: Wording.points(gap) + " are left at one side" + Wording.condition(laidOut, in: series),
        suggestion: "Widen the button or its insets, or shorten the text"),
      evidence: Evidence(available: gap, needed: leastGap, unit: .points))
  }

  private static let filledStyles: [ButtonStyle] = [
    .gray, .tinted, .filled, .bordered, .borderedTinted, .borderedProminent,
  ]
}
