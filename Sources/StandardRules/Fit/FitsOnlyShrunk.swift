import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit
import TitlefitTypography

/// Finds titles that fit only because the button makes them smaller.
struct FitsOnlyShrunk: LayoutRule {
  static let description = RuleDescription(
    id: "fits-only-shrunk", family: .fit, title: "A title fits only shrunk", severity: .warning,
    codes: [RuleCode("title-shrunk", "The title is wider than its room and is drawn in a smaller font.")],
    page: RulePage(
      finds: """
        A one-line title that is wider than its room at its own size and fits at a smaller one that \
        `adjustsFontSizeToFitWidth` and `minimumScaleFactor` allow.
        """,
      matters: "The title is smaller than its neighbours, and smaller than the reader asked for.",
      remedy: "Shorten the translation or give the button more width.",
      limits: "A title that does not fit at the smallest size either belongs to `title-truncated`.",
      sources: ["UIKit: UILabel.adjustsFontSizeToFitWidth, UILabel.minimumScaleFactor"]))

  static let examples = [
    // 6 × 7.5 pt = 45 pt in 40 pt; at 13.3 points, a scale of 0.89, the title fits.
    RuleExample(
      "A title that shrinks to nine tenths",
      .controls([Example.button(shrinking, width: .points(40))], catalogs: Example.catalogs(["de": "Senden"])),
      codes: ["title-shrunk"]),
    // 45 pt in 46 pt.
    RuleExample(
      "A button wide enough",
      .controls([Example.button(shrinking, width: .points(46))], catalogs: Example.catalogs(["de": "Senden"]))),
  ]

  private static var shrinking: ButtonSpecification {
    Example.legacy {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.5
    }
  }

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    guard series.cases.contains(where: { ($0.result.title?.scaleFactor ?? 1) < 1 }), series.fault(of: .title) == nil
    else { return [] }
    let violation = series.firstMisfit { laidOut in
      guard let placed = laidOut.result.title, placed.scaleFactor < 1, let have = placed.availableWidth else {
        return nil
      }
      return judgement(of: laidOut, placed, have: have, in: series)
    }
    return violation.map { [$0] } ?? []
  }

  private func judgement(
    of laidOut: LaidOutCase, _ placed: PlacedText, have: Double, in series: CaseSeries
  ) -> CaseJudgement {
    // Tracking changes with the size, so the width at full size is measured and not multiplied.
    let unlimited = series.probeRoom(laidOut, laidOut.condition, LayoutRoom())?.title
    let need = unlimited?.measurement.needed ?? placed.measurement.needed / max(placed.scaleFactor, 0.01)
    return CaseJudgement(
      .fails, code: "title-shrunk",
      message: FindingMessage(
        Wording.quoted(laidOut.title?.text ?? "") + " fits only in a smaller font" + Wording.place(series.title),
        why: "needs " + Wording.points(need) + ", has " + Wording.points(have) + ", and shrinks to "
          + Wording.points(placed.font.size) + Wording.condition(laidOut, in: series),
        suggestion: "Shorten the text by " + Wording.points(max(0, need - have)) + ", or make the button as much wider"),
      evidence: series.evidence(
        Evidence(available: have, needed: need, errorBound: placed.measurement.errorBound), of: .title, in: laidOut))
  }
}
