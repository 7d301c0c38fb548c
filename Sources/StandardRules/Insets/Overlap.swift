import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit

/// Finds images and titles that lie over each other.
struct Overlap: GatheringRule {
  static let description = RuleDescription(
    id: "overlap", family: .insets, title: "Image and title overlap", severity: .error,
    codes: [
      RuleCode("image-over-title", "Image and title lie over each other in the text's own direction."),
      RuleCode("image-over-title-mirrored", "Image and title lie over each other in the other direction only."),
    ],
    page: RulePage(
      finds: """
        A button whose image and title cover a common area of more than half a point each way, in some condition; in \
        a project that ships a right-to-left language, also in the direction that the text does not have.
        """,
      matters: "Letters are drawn over the image, and neither is read.",
      remedy: """
        Balance the insets of title and image, swap their sides in right-to-left layout, or use a configuration with \
        `imagePadding`.
        """,
      limits: """
        One finding a control names the first text that shows it. The other direction is tried with each text's first \
        condition.
        """,
      sources: ["Public reports: maui 38339, SwifterSwift 903"]))

  static let examples = [
    // The title is moved 12 pt to the left, into the image before it.
    RuleExample(
      "A title moved into its image",
      .controls(
        [Example.button(moved(left: -12, right: 12), width: .points(200))], catalogs: Example.catalogs(["en": "Send"])),
      codes: ["image-over-title"]),
    // Moved 12 pt to the right: away from the image in English, into the image that Hebrew has at the right.
    RuleExample(
      "A title moved away from its image, but only from left to right",
      .controls(
        [Example.button(moved(left: 12, right: -12), width: .points(200))],
        catalogs: Example.catalogs(["en": "Send", "he": "שלח"])),
      codes: ["image-over-title"]),
    RuleExample(
      "Image and title side by side",
      .controls(
        [Example.button(moved(left: 0, right: 0), width: .points(200))],
        catalogs: Example.catalogs(["en": "Send", "he": "שלח"]))),
  ]

  private static func moved(left: Double, right: Double) -> ButtonSpecification {
    Example.legacy {
      $0.image = ButtonImage(size: Size(width: 20, height: 20))
      $0.titleEdgeInsets = EdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }
  }

  init(options: RuleOptions) {}

  func gather(from series: CaseSeries) -> Violation? {
    series.firstMisfit { judgement($0, "image-over-title", in: series) }.map { placed($0, series) }
  }

  func check(_ control: ControlFacts, gathered: [Violation]) -> [Violation] {
    if let violation = gathered.first { return [violation] }
    guard !control.rightToLeftLanguages.isEmpty else { return [] }
    for series in control.series {
      if let violation = mirrored(series) { return [placed(violation, series)] }
    }
    return []
  }

  private func mirrored(_ series: CaseSeries) -> Violation? {
    guard series.cases.first?.result.image != nil, let laidOut = DirectionPair(series)?.flipped,
      let judgement = judgement(laidOut, "image-over-title-mirrored", in: series)
    else { return nil }
    return Violation(
      code: judgement.code, message: judgement.message, verdict: judgement.verdict,
      condition: laidOut.condition.finding(failing: 1, of: 1), evidence: judgement.evidence,
      estimates: laidOut.result.estimates)
  }

  private func placed(_ violation: Violation, _ series: CaseSeries) -> Violation {
    var copy = violation
    copy.location = series.control.location
    return copy
  }

  private func judgement(_ laidOut: LaidOutCase, _ code: String, in series: CaseSeries) -> CaseJudgement? {
    guard let common = laidOut.result.overlap else { return nil }
    let direction = laidOut.result.direction == .rightToLeft ? "from right to left" : "from left to right"
    return CaseJudgement(
      .fails, code: code,
      message: FindingMessage(
        "Image and title overlap " + direction,
        why: Wording.quoted(laidOut.title?.text ?? "") + " and the image share " + Wording.points(common.width)
          + " of width" + Wording.condition(laidOut, in: series),
        suggestion: "Balance the insets of title and image, or use a configuration with imagePadding"),
      evidence: series.evidence(
        Evidence(values: ["overlapHeight": .number(common.height), "overlapWidth": .number(common.width)]),
        of: .title, in: laidOut))
  }
}
