import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit

/// Finds gaps between image and title that right-to-left layout loses.
struct GapLostInRTL: ControlRule {
  static let description = RuleDescription(
    id: "gap-lost-in-rtl", family: .direction, title: "The gap between image and title is lost from right to left",
    severity: .error,
    codes: [RuleCode("gap-differs", "The distance between image and title differs between the two directions.")],
    page: RulePage(
      finds: """
        A button without configuration, in a project that ships a right-to-left language, whose image and title stand \
        further apart or closer together from right to left than from left to right, by more than half a device pixel.
        """,
      matters: "The gap lands on the outer side: image and title touch, or the title is cut.",
      remedy: """
        Swap left and right insets where the layout direction is right to left, or use a configuration with \
        `imagePadding`.
        """,
      limits: "The first text of the control is laid out in both directions. Swapping in code is not seen.",
      sources: ["Public reports: Xamarin.Forms 13765, ProgressButton 33"]))

  static let examples = [
    // From left to right the title starts 8 pt after the image. From right to left the image stands at the right, and
    // the title, still moved 8 pt to the right, runs into it.
    RuleExample(
      "A gap made with physical insets",
      .controls(
        [Example.button(gap(left: 8, right: -8), width: .points(200))],
        catalogs: Example.catalogs(["ar": "إرسال", "en": "Send"])),
      codes: ["gap-differs"]),
    RuleExample(
      "Image and title side by side without insets",
      .controls(
        [Example.button(gap(left: 0, right: 0), width: .points(200))],
        catalogs: Example.catalogs(["ar": "إرسال", "en": "Send"]))),
    RuleExample(
      "Physical insets without a right-to-left language",
      .controls(
        [Example.button(gap(left: 8, right: -8), width: .points(200))], catalogs: Example.catalogs(["en": "Send"]))),
  ]

  private static func gap(left: Double, right: Double) -> ButtonSpecification {
    Example.legacy {
      $0.image = ButtonImage(size: Size(width: 20, height: 20))
      $0.titleEdgeInsets = EdgeInsets(top: 0, left: left, bottom: 0, right: right)
    }
  }

  /// Half a pixel at three pixels a point.
  private static let tolerance = 0.5 / 3

  init(options: RuleOptions) {}

  func check(_ control: ControlFacts) -> [Violation] {
    guard let language = control.rightToLeftLanguages.first, case .legacy? = control.control.specification?.model
    else { return [] }
    let series = control.series.first { $0.cases.first?.condition.direction == .rightToLeft } ?? control.series.first
    guard let series, let pair = DirectionPair(series), pair.leftToRight.direction != pair.rightToLeft.direction,
      let left = pair.leftToRight.gapAfterImage, let right = pair.rightToLeft.gapAfterImage,
      abs(left - right) > Self.tolerance
    else { return [] }
    var condition = pair.laidOut.condition
    condition.direction = .rightToLeft
    return [
      Violation(
        code: "gap-differs",
        message: FindingMessage(
          "The gap between image and title is " + (right < left ? "lost" : "larger") + " from right to left, in "
            + Wording.language(language),
          why: Wording.points(left) + " from left to right, " + Wording.points(right) + " from right to left",
          suggestion: "Swap the insets in right-to-left layout, or use a configuration with imagePadding"),
        verdict: .fails, condition: condition.finding(failing: 1, of: 1),
        evidence: series.evidence(
          Evidence(values: ["gapLeftToRight": .number(left), "gapRightToLeft": .number(right)]), of: .title,
          in: pair.laidOut),
        location: control.control.location, estimates: pair.laidOut.result.estimates)
    ]
  }
}
