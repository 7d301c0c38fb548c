import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds soft hyphens without effect.
struct SoftHyphen: LayoutRule {
  static let description = RuleDescription(
    id: "soft-hyphen", family: .fit, title: "A soft hyphen stands in a text that never wraps", severity: .note,
    codes: [RuleCode("soft-hyphen-in-one-line", "The button shows one line, so the soft hyphen has no effect.")],
    page: RulePage(
      finds: "A title with a soft hyphen (U+00AD) in a button that shows one line.",
      matters: "The place to break was prepared for a button that wraps; this one cuts the text instead.",
      remedy: "Let the title wrap, or take the soft hyphen out.",
      limits: "Whether a soft hyphen stands at a place where the language allows a break is not known."))

  static let examples = [
    RuleExample(
      "A button of one line",
      .controls(
        [Example.button(Example.legacy(), width: .points(200))], catalogs: Example.catalogs(["de": "Mit\u{AD}teilung"])),
      codes: ["soft-hyphen-in-one-line"]),
    RuleExample(
      "A button that wraps",
      .controls(
        [Example.button(Example.configured(), width: .points(200))],
        catalogs: Example.catalogs(["de": "Mit\u{AD}teilung"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    guard let title = series.title, title.value.unicodeScalars.contains("\u{AD}"),
      series.cases.allSatisfy({ $0.result.title?.lineLimit == 1 })
    else { return [] }
    return [
      Violation(
        code: "soft-hyphen-in-one-line",
        message: FindingMessage(
          Wording.quoted(title.value) + " has a soft hyphen" + Wording.place(title),
          why: "the button shows one line, so it has no effect",
          suggestion: "Let the title wrap, or take the soft hyphen out"))
    ]
  }
}
