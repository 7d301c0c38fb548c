import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// Finds texts whose cut part takes a placeholder's value with it.
struct TruncatedValue: LayoutRule {
  static let description = RuleDescription(
    id: "truncated-value", family: .fit, title: "A cut text hides a value", severity: .error,
    codes: [
      RuleCode("title-value-cut", "The part of the title that is not seen takes in a placeholder's value."),
      RuleCode("subtitle-value-cut", "The part of the subtitle that is not seen takes in a placeholder's value."),
    ],
    page: RulePage(
      finds: """
        A title or subtitle that does not fit, where the part that is not seen takes in the value of a placeholder: a \
        count, a price, a name.
        """,
      matters: "A reader can guess the rest of a word, but not the rest of `Pay 1…`.",
      remedy: "Put the value where the text is not cut, shorten the text, or give the button more room.",
      limits:
        "It speaks beside the rule that says why the text does not fit. Values are the samples of the configuration.",
      sources: ["Public report: Signal-iOS 3096"]))

  static let examples = [
    // "Inbox (1)" has 9 clusters: 67.5 pt in 50 pt. The middle is cut: the value stands at the end, before ")".
    RuleExample(
      "A count at the cut end",
      .controls(
        [Example.button(Example.legacy { $0.lineBreakMode = .byTruncatingTail }, width: .points(50))],
        catalogs: Example.catalogs(["nb": "Inbox (%lld)"])),
      codes: ["title-value-cut"]),
    // The tail is cut, the value stands first.
    RuleExample(
      "A count at the start of a text that loses its tail",
      .controls(
        [Example.button(Example.legacy { $0.lineBreakMode = .byTruncatingTail }, width: .points(100))],
        catalogs: Example.catalogs(["nb": "%lld in the inbox"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    [(TextPart.title, "title-value-cut"), (.subtitle, "subtitle-value-cut")].compactMap { part, code in
      series.firstMisfit { laidOut in judgement(of: laidOut, part, code, in: series) }
    }
  }

  private func judgement(
    of laidOut: LaidOutCase, _ part: TextPart, _ code: String, in series: CaseSeries
  ) -> CaseJudgement? {
    guard let sample = laidOut.text(part), !sample.values.isEmpty,
      let measurement = laidOut.result.placed(part)?.measurement, measurement.isTruncated,
      let fault = laidOut.fault(of: part),
      let cut = CutStretch(of: sample.text, visible: measurement.visible),
      let lost = sample.values.first(where: { cut.touches($0.range) })
    else { return nil }
    return CaseJudgement(
      fault.verdict, code: code,
      message: FindingMessage(
        "The value of " + lost.placeholder + " is cut" + Wording.place(series.text(part)),
        why: Wording.quoted(sample.text) + " shows as " + Wording.quoted(measurement.visible) + ", so "
          + Wording.quoted(lost.value) + " is not seen whole" + Wording.condition(laidOut, in: series),
        suggestion: "Put the value where the text is not cut, or shorten the text"),
      evidence: series.evidence(fault.evidence, of: part, in: laidOut), visible: measurement.visible)
  }
}
