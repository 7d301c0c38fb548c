import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit
import TitlefitTypography

/// Finds titles that fit, but with hardly any room left.
struct NearLimit: LayoutRule {
  static let description = RuleDescription(
    id: "near-limit", family: .fit, title: "A title nearly fills its room", severity: .note,
    codes: [RuleCode("title-nearly-full", "The title fits, and takes nearly the whole width that it has.")],
    page: RulePage(
      finds: """
        A title that fits under every condition, and under one of them takes at least `share` of the width it has. For \
        a title that wraps, its widest word counts.
        """,
      matters: "The next change of wording, font or platform makes it too wide.",
      remedy: "Leave some room, or do nothing.",
      limits: "A title that fits only shrunk belongs to `fits-only-shrunk`."),
    severities: [.core: .off, .strict: .warning],
    options: [
      RuleOption(
        "share", standard: .number(0.95),
        explanation: "The share of the room, from 0 to 1, from which a title is near it.")
    ])

  static let examples = [
    // 6 × 7.5 pt = 45 pt of 46 pt: 97.8 %.
    RuleExample(
      "A title with one point left",
      .controls([Example.button(Example.legacy(), width: .points(46))], catalogs: Example.catalogs(["de": "Senden"])),
      codes: ["title-nearly-full"]),
    // 45 pt of 60 pt: 75 %.
    RuleExample(
      "A title with a quarter of the room left",
      .controls([Example.button(Example.legacy(), width: .points(60))], catalogs: Example.catalogs(["de": "Senden"]))),
  ]

  private let share: Double

  init(options: RuleOptions) { share = options.number("share", standard: 0.95) }

  func check(_ series: CaseSeries) -> [Violation] {
    let violation = series.firstMisfit { laidOut in
      guard let placed = laidOut.result.title, placed.scaleFactor >= 1, let have = placed.availableWidth, have > 0,
        laidOut.room.width != nil
      else { return nil }
      let measurement = placed.measurement
      let need = placed.lineLimit == 1 ? measurement.needed : measurement.widestSegment
      guard need >= share * have, need <= have else { return nil }
      return CaseJudgement(
        .fails, code: "title-nearly-full",
        message: FindingMessage(
          Wording.quoted(laidOut.title?.text ?? "") + " nearly fills its room" + Wording.place(series.title),
          why: "takes " + Wording.points(need) + " of " + Wording.points(have) + Wording.condition(laidOut, in: series),
          suggestion: "Leave some room: a shorter text, or some points more for the button"),
        evidence: series.evidence(
          Evidence(available: have, needed: need, errorBound: measurement.errorBound), of: .title, in: laidOut))
    }
    guard var violation, series.fault(of: .title) == nil else { return [] }
    // It fits: the verdict of the folding only picked the case.
    violation.verdict = .fits
    return [violation]
  }
}
