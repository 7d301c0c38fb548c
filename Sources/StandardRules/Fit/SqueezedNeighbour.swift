import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit

/// Finds titles that fit only because a neighbour that holds as firmly gives way.
struct SqueezedNeighbour: SceneRule {
  static let description = RuleDescription(
    id: "squeezed-neighbour", family: .fit, title: "A title fits only by squeezing a neighbour", severity: .warning,
    codes: [RuleCode("neighbour-squeezed", "Title and neighbour cannot both have the width they need.")],
    page: RulePage(
      finds: """
        A button whose title needs more width than it has when every equally firm neighbour keeps its own, and no more \
        than it has when they all give way. The scene is solved with the texts of the language, once with the button \
        weaker than its neighbours and once stronger.
        """,
      matters: "Either the title or the neighbour is cut, and Auto Layout does not say which.",
      remedy: """
        Shorten one of the two, or say with content compression resistance which of them may be cut.
        """,
      limits: """
        Rows of several buttons belong to `group-overflow`. Neighbours that may take several lines are not squeezed, \
        they wrap.
        """,
      sources: ["UIKit: UIView.contentCompressionResistancePriority(for:)"]))

  static let examples = SceneExample.squeezedNeighbour

  init(options: RuleOptions) {}

  func check(_ scene: SceneFacts) -> [Violation] {
    let rows = SceneRow.rows(of: scene.scene).filter { row in
      row.members.filter { scene.scene.views[$0].isTitledControl }.count > 1
    }
    let buttons = scene.controls.keys.sorted().filter { scene.scene.views[$0].showsText }
    guard !buttons.isEmpty else { return [] }
    return scene.misfits { item in
      guard isTight(item, scene.scene) else { return [] }
      return buttons.compactMap { button in
        scene.room(item, button).flatMap { judgement(of: button, $0, in: item, of: scene.scene, rows: rows) }
      }
    }
  }

  /// Whether some text that could be cut gets less than it needs: where all have what they need, nobody is squeezed,
  /// whoever wins.
  private func isTight(_ item: SceneCase, _ scene: Scene) -> Bool {
    zip(item.solved.views, scene.views).contains { solved, view in
      guard view.showsText, view.isOneLine || view.isTitledControl, let frame = solved.frame,
        let need = solved.need.width
      else { return false }
      return need > frame.width + SceneView.tolerance
    }
  }

  private func judgement(
    of button: Int, _ room: SceneRoom, in item: SceneCase, of scene: Scene, rows: [SceneRow]
  ) -> SceneJudgement? {
    let solved = item.solved.views[button]
    guard let low = room.low, let high = room.high, let need = solved.need.width,
      need > low + SceneView.tolerance, need <= high + SceneView.tolerance
    else { return nil }
    let row = rows.first { $0.members.contains(button) }
    let squeezed = room.squeezed.filter { neighbour in
      scene.views[neighbour.view].isOneLine && !(row?.members.contains(neighbour.view) ?? false)
        && neighbour.need > neighbour.width + SceneView.tolerance
    }
    // The one that would lose most is the one that the title takes its width from.
    guard let neighbour = squeezed.max(by: { $0.need - $0.width < $1.need - $1.width }) else { return nil }
    let error = solved.need.errorBound + item.solved.views[neighbour.view].need.errorBound
    return SceneJudgement(
      view: button,
      CaseJudgement(
        need - low > error ? .fails : .unsure, code: "neighbour-squeezed",
        message: FindingMessage(
          item.name(of: button, in: scene) + " fits only where " + item.name(of: neighbour.view, in: scene)
            + " is squeezed",
          why: "needs " + Wording.points(need) + ", has " + Wording.points(low) + " beside a neighbour that needs "
            + Wording.points(neighbour.need) + item.place,
          suggestion: "Shorten one of the two by " + Wording.points(need - low)
            + ", or give the one that may be cut a lower compression resistance"),
        evidence: Evidence(
          available: low, needed: need, errorBound: error,
          values: ["roomAtMost": .number(high), "neighbours": .list(squeezed.map(\.name))])),
      related: squeezed.map { ($0.view, "neighbour") })
  }
}

extension TitlefitControls.SqueezedNeighbour {
  /// The neighbour's text, or its id.
  fileprivate var name: String { title ?? id }
}
