import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit

/// Finds rows of buttons whose titles need more width together than the row has.
struct GroupOverflow: SceneRule {
  static let description = RuleDescription(
    id: "group-overflow", family: .fit, title: "A row of buttons is too narrow for its titles", severity: .error,
    codes: [RuleCode("row-too-narrow", "The members and gaps of a row need more width than the row has.")],
    page: RulePage(
      finds: """
        Two or more buttons or segmented controls side by side, in a horizontal stack or chained by constraints, that \
        with their neighbours and gaps need more width than there is, so that one of them is narrower than its title. \
        The whole scene is solved with the texts of the language.
        """,
      matters: "One title of the row is cut although each would fit alone; which one is not decided.",
      remedy: "Shorten the longest titles, lessen the gaps, or let the row stack where it is too narrow.",
      limits: """
        A button that is too narrow although the row as a whole has room belongs to `title-truncated`. A row that is as \
        wide as its titles and leaves the screen belongs to `runs-off-screen`.
        """,
      sources: [
        "UIKit: Auto Layout's content compression resistance, UIStackView",
        "Public reports: Flutter 36547 and 40142, OsmAnd 5615, Memmy 731, AdGuardMiniForMac 577",
      ]))

  static let examples = SceneExample.groupOverflow

  init(options: RuleOptions) {}

  func check(_ scene: SceneFacts) -> [Violation] {
    let rows = SceneRow.rows(of: scene.scene).filter { row in
      row.members.filter { scene.scene.views[$0].isTitledControl }.count > 1
    }
    guard !rows.isEmpty else { return [] }
    return scene.misfits { item in rows.compactMap { judgement(of: $0, in: item, of: scene.scene) } }
  }

  private func judgement(of row: SceneRow, in item: SceneCase, of scene: Scene) -> SceneJudgement? {
    guard let solved = SolvedRow(row, in: item, of: scene), !solved.squeezed.isEmpty else { return nil }
    let verdict = Verdict(need: solved.needed, have: solved.available, errorBound: solved.errorBound)
    guard verdict != .fits, solved.needed > solved.available else { return nil }
    let names = row.members.filter { scene.views[$0].showsText || scene.views[$0].isTitledControl }.map {
      item.name(of: $0, in: scene)
    }
    let missing = Wording.points(solved.needed - solved.available)
    return SceneJudgement(
      view: row.subject,
      CaseJudgement(
        verdict, code: "row-too-narrow",
        message: FindingMessage(
          "The row of " + names.joined(separator: ", ") + " is too narrow",
          why: "needs " + Wording.points(solved.needed) + ", has " + Wording.points(solved.available) + item.place,
          suggestion: "Shorten the titles by " + missing + " together, or let the row stack"),
        evidence: Evidence(
          available: solved.available, needed: solved.needed, errorBound: solved.errorBound,
          values: ["squeezed": .list(solved.squeezed.map { item.name(of: $0, in: scene) })])),
      related: row.members.filter { $0 != row.subject }.map { ($0, "in the row") })
  }
}
