import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// Finds fonts below the least size.
struct SmallText: ControlRule {
  static let description = RuleDescription(
    id: "small-text", family: .accessibility, title: "A title is set in less than 11 points", severity: .note,
    codes: [RuleCode("font-below-minimum", "The font is smaller than the least size on iOS.")],
    page: RulePage(
      finds: """
        A button whose title or subtitle has a font below `least-size` points at the content size `large` or the \
        smallest one that is looked at.
        """,
      matters: "The Human Interface Guidelines name 11 points as the smallest size on iOS.",
      remedy: "Use 11 points or more.",
      limits: "Titles that shrink to less are reported by `shrunk-too-small`.",
      sources: ["Human Interface Guidelines, Typography: 11 points at least on iOS"]),
    options: [RuleOption("least-size", standard: .number(11), explanation: "The least font size in points.")])

  static let examples = [
    RuleExample(
      "A font of 9 points",
      .controls(
        [Example.button(Example.legacy { $0.font = .system(9) }, width: .points(200))],
        catalogs: Example.catalogs(["en": "Send"])), codes: ["font-below-minimum"]),
    RuleExample(
      "A font of 15 points",
      .controls([Example.button(Example.legacy(), width: .points(200))], catalogs: Example.catalogs(["en": "Send"]))),
  ]

  private let leastSize: Double

  init(options: RuleOptions) { leastSize = options.number("least-size", standard: 11) }

  func check(_ control: ControlFacts) -> [Violation] {
    let fonts = control.series.lazy.compactMap(\.cases.first).flatMap { laidOut in
      [laidOut.result.title, laidOut.result.subtitle].compactMap(\.self).map {
        $0.font.size / max($0.scaleFactor, 0.01)
      }
    }
    guard let size = fonts.min(), size < leastSize - 1e-6 else { return [] }
    return [
      Violation(
        code: "font-below-minimum",
        message: FindingMessage(
          "The text is set in " + Wording.points(size), why: "iOS has no text below " + Wording.points(leastSize),
          suggestion: "Use " + Wording.points(leastSize) + " or more"),
        evidence: Evidence(available: size, needed: leastSize, unit: .points))
    ]
  }
}
