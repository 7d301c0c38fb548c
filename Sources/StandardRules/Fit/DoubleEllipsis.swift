import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

/// Finds cut texts with an ellipsis of their own.
struct DoubleEllipsis: LayoutRule {
  static let description = RuleDescription(
    id: "double-ellipsis", family: .fit, title: "A text that ends with an ellipsis is cut", severity: .note,
    codes: [RuleCode("ellipsis-twice", "The text has an ellipsis of its own and gets another.")],
    page: RulePage(
      finds: "A title that ends with `…` or `...` and is cut in its middle or at its end.",
      matters: "The reader cannot tell whether more follows after the tap or the text was cut.",
      remedy: "Shorten the text; without the ellipsis it may fit.",
      sources: ["Public report: cgeo 4952"]))

  static let examples = [
    RuleExample(
      "An ellipsis that is cut",
      .controls(
        [Example.button(Example.legacy(), width: .points(50))], catalogs: Example.catalogs(["de": "Speichern…"])),
      codes: ["ellipsis-twice"]),
    RuleExample(
      "An ellipsis that fits",
      .controls(
        [Example.button(Example.legacy(), width: .points(80))], catalogs: Example.catalogs(["de": "Speichern…"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    guard let value = series.title?.value, value.hasSuffix("…") || value.hasSuffix("..."),
      let found = series.fault(of: .title), found.fault.kind == .cut
    else { return [] }
    return [
      found.violation(
        code: "ellipsis-twice", what: found.named + " has an ellipsis and is cut" + Wording.place(series.title),
        suggestion: "Shorten the text; without the ellipsis it may fit")
    ]
  }
}
