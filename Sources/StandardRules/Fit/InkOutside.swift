import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// Finds glyphs that reach out of their label.
struct InkOutside: LayoutRule {
  static let description = RuleDescription(
    id: "ink-outside", family: .fit, title: "Glyphs are drawn outside their label", severity: .off,
    codes: [
      RuleCode("ink-beside-label", "A glyph reaches out of the label at its left or right."),
      RuleCode("ink-above-or-below-label", "Marks reach out of the label at its top or bottom."),
    ],
    page: RulePage(
      finds: """
        A title whose drawn glyphs reach out of the label by more than the error bound and half a point: a slanted \
        last letter at a side that the line fills, or marks above the ascender or below the descender.
        """,
      matters: "What lies outside the label’s own drawing may be cut off, although every width fits.",
      remedy: "Leave some points more: insets at the sides, a line height that has room for the marks.",
      limits: """
        Off in the `ios` profile, and always in doubt: the glyphs are those of the fonts on the machine that \
        measures, and UIKit often draws beyond a label.
        """,
      sources: ["Public reports: openradar 20150418, react-native 53307, tajawal 7"]),
    severities: [.core: .off, .strict: .warning])

  static let examples = [
    RuleExample(
      "A slanted letter at the end",
      .controls([Example.button(Example.legacy(), width: nil)], catalogs: Example.catalogs(["nl": "Schijƒ"])),
      codes: ["ink-beside-label"]),
    RuleExample(
      "Two marks on a capital",
      .controls([Example.button(Example.legacy(), width: nil)], catalogs: Example.catalogs(["vi": "Ỗ"])),
      codes: ["ink-above-or-below-label"]),
    RuleExample(
      "Glyphs inside their advances",
      .controls([Example.button(Example.legacy(), width: nil)], catalogs: Example.catalogs(["en": "Send"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    series.firstMisfit { laidOut in
      guard let placed = laidOut.result.title, let ink = placed.inkOverflow else { return nil }
      let bound = placed.measurement.errorBound + 0.5
      let beside = max(ink.left, ink.right)
      let vertical = max(ink.top, ink.bottom)
      guard beside > bound || vertical > bound else { return nil }
      let isBeside = beside > bound
      return CaseJudgement(
        .unsure, code: isBeside ? "ink-beside-label" : "ink-above-or-below-label",
        message: FindingMessage(
          Wording.quoted(laidOut.title?.text ?? "") + " is drawn outside its label" + Wording.place(series.title),
          why: "its glyphs reach out by " + Wording.points(isBeside ? beside : vertical)
            + (isBeside ? " at a side" : " at the top or bottom") + Wording.condition(laidOut, in: series),
          suggestion: "Leave some points more there"),
        evidence: Evidence(available: 0, needed: isBeside ? beside : vertical, unit: .points, errorBound: bound))
    }.map { [$0] } ?? []
  }
}
