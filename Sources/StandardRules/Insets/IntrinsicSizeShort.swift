import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit

/// Finds buttons whose natural width leaves out insets that cut the title.
struct IntrinsicSizeShort: GatheringRule {
  static let description = RuleDescription(
    id: "intrinsic-size-short", family: .insets, title: "The natural width leaves out insets of the title",
    severity: .error,
    codes: [
      RuleCode("edge-insets-unbalanced", "titleEdgeInsets take from the title and are not balanced."),
      RuleCode(
        "title-rect-unbalanced", "A subclass pads in titleRect(forContentRect:) and not in intrinsicContentSize."),
    ],
    page: RulePage(
      finds: """
        A button without configuration that takes its natural width, while `titleEdgeInsets`, or the padding that a \
        subclass applies in `titleRect(forContentRect:)`, takes horizontal room from the title that \
        `intrinsicContentSize` does not count.
        """,
      matters: "Every title is cut, in every language, by exactly the sum of these insets.",
      remedy: """
        Balance the insets (what is added on one side is taken on the other, and the sum goes into \
        `contentEdgeInsets`), add the padding in `intrinsicContentSize`, or use a configuration, which counts everything.
        """,
      limits: """
        Buttons whose width comes from elsewhere are not concerned: there the title has what the width leaves, which \
        `title-truncated` looks at. A short title in a button of the platform's least width may hide the fault.
        """,
      sources: [
        "UIKit: UIButton.titleEdgeInsets, documentation", "openradar 18348992 (openradar-mirror 3158)",
        "Twin that must not fire: FinniversKit, pull request 51",
      ]))

  static let examples = [
    // Natural width: 6 × 7.5 pt = 45 pt; the title's rectangle is 45 pt − 8 pt = 37 pt wide.
    RuleExample(
      "A gap made with an inset on one side",
      .controls(
        [
          Example.button(
            Example.legacy { $0.titleEdgeInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: 0) }, width: nil)
        ], catalogs: Example.catalogs(["de": "Senden"])),
      codes: ["edge-insets-unbalanced"]),
    // Natural width: 45 pt + 8 pt; the title's rectangle is moved by 8 pt and keeps its 45 pt.
    RuleExample(
      "The same gap, balanced",
      .controls(
        [
          Example.button(
            Example.legacy {
              $0.titleEdgeInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
              $0.contentEdgeInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
            }, width: nil)
        ], catalogs: Example.catalogs(["de": "Senden"]))),
    // A least width of 60 pt leaves 60 pt − 8 pt = 52 pt for 45 pt.
    RuleExample(
      "An inset that a least width makes room for",
      .controls(
        [
          Example.button(
            Example.legacy {
              $0.titleEdgeInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: 0)
              $0.minimumWidth = 60
            }, width: nil)
        ], catalogs: Example.catalogs(["de": "Senden"]))),
    // Natural width: 45 pt; the title's rectangle is 45 pt − 20 pt = 25 pt wide.
    RuleExample(
      "A subclass that pads in titleRect only",
      .controls(
        [Example.button(padded(isInIntrinsicContentSize: false), width: nil)],
        catalogs: Example.catalogs(["de": "Senden"])),
      codes: ["title-rect-unbalanced"]),
    // Natural width: 45 pt + 20 pt; the title's rectangle is 45 pt wide.
    RuleExample(
      "A subclass that pads in both",
      .controls(
        [Example.button(padded(isInIntrinsicContentSize: true), width: nil)],
        catalogs: Example.catalogs(["de": "Senden"]))),
  ]

  private static func padded(isInIntrinsicContentSize: Bool) -> ButtonSpecification {
    Example.legacy {
      $0.titleRectPadding = TitleRectPadding(
        insets: EdgeInsets(top: 0, left: 10, bottom: 0, right: 10), isInIntrinsicContentSize: isInIntrinsicContentSize)
    }
  }

  init(options: RuleOptions) {}

  func check(_ control: ControlFacts, gathered: [Violation]) -> [Violation] {
    (gathered.first { $0.verdict == .fails } ?? gathered.first).map { [$0] } ?? []
  }

  func gather(from series: CaseSeries) -> Violation? {
    guard case .legacy(let button)? = series.control.specification?.model,
      let found = series.fault(of: .title, kind: .shortNaturalWidth)
    else { return nil }
    let padding = button.titleRectPadding.map { $0.isInIntrinsicContentSize ? 0 : $0.insets.horizontal } ?? 0
    let insets = button.titleEdgeInsets.horizontal
    let isPadding = padding > insets
    let sum = Wording.points(max(0, padding) + max(0, insets))
    var violation = found.violation(
      code: isPadding ? "title-rect-unbalanced" : "edge-insets-unbalanced",
      what: "The natural width leaves out " + (isPadding ? "the padding" : "the insets") + " of the title",
      why: sum + " are taken from the title and not counted in the natural width of "
        + Wording.points(found.laidOut.result.natural.width) + ": " + Wording.quoted(found.text) + " "
        + Wording.need(of: found.fault),
      suggestion: isPadding
        ? "Add the " + sum + " in intrinsicContentSize too, or use a configuration"
        : "Balance titleEdgeInsets and add " + sum + " to contentEdgeInsets, or use a configuration's imagePadding")
    violation.evidence.values["unbalancedInsets"] = .number(max(0, padding) + max(0, insets))
    violation.location = series.control.location
    return violation
  }
}
