import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit
import TitlefitTypography

/// Finds fixed heights that are too small for the texts in them.
struct FixedHeightTooSmall: SceneRule {
  static let description = RuleDescription(
    id: "fixed-height-too-small", family: .fit, title: "A fixed height is too small for its text", severity: .warning,
    codes: [RuleCode("height-fixed", "A height constraint leaves a text less than its lines need.")],
    page: RulePage(
      finds: """
        A view with a constant height whose own text, or a text inside it, is left with less height than its lines need \
        at the width they have, when the scene is solved with the texts of the language.
        """,
      matters: "The last line, or the lower half of the only one, is cut.",
      remedy: "Make the height a minimum (greater than or equal), or let the container grow with its content.",
      limits: """
        A button whose height is known from its own constraints belongs to the rules about its title. A height of 0 hides a \
        view on purpose. A line may lack its empty parts, a quarter of an em, and still show all its ink.
        """,
      sources: ["UIKit: Auto Layout; a required height is stronger than any content's resistance to compression"]))

  static let examples = SceneExample.fixedHeight

  init(options: RuleOptions) {}

  func check(_ scene: SceneFacts) -> [Violation] {
    let heights = Self.fixedHeights(of: scene.scene)
    guard !heights.isEmpty else { return [] }
    return scene.misfits { item in
      item.solved.gaveWay.compactMap { judgement(of: $0, in: item, scene, heights: heights) }
    }
  }

  /// The constant heights of views, by view, with their priorities.
  private static func fixedHeights(of scene: Scene) -> [Int: SceneConstraint] {
    var heights: [Int: SceneConstraint] = [:]
    for constraint in scene.constraints
    where constraint.second == nil && constraint.first.line == .height && constraint.first.area == .frame
      && constraint.relation != .greaterThanOrEqual && !constraint.isPlaceholder
    {
      heights[constraint.first.view] = constraint
    }
    return heights
  }

  /// How much height a text may lack without losing ink: the empty parts of a line above capitals and below descenders.
  ///
  /// Estimated: San Francisco's line is 1.19 em, its ink from capitals to descenders 0.95 em; 0.24 em of the design's size.
  private static func slack(of view: SceneView) -> Double {
    switch view.content {
    case .label(let label), .textView(let label, _): 0.24 * label.font.size
    case .none, .image, .button, .field, .segments: 0.24 * 17
    }
  }

  private func judgement(
    of concession: SceneConcession, in item: SceneCase, _ facts: SceneFacts, heights: [Int: SceneConstraint]
  ) -> SceneJudgement? {
    guard let text = concession.view, !concession.isHorizontal, concession.points > SceneView.tolerance,
      facts.scene.views[text].showsText, facts.controls[text]?.room.height == nil
    else { return nil }
    let solved = item.solved.views[text]
    guard solved.isVerticallyDetermined, let frame = solved.frame, let need = solved.need.height,
      need - frame.height > Self.slack(of: facts.scene.views[text])
    else { return nil }
    let around = [text] + facts.scene.ancestors(of: text)
    guard let fixed = around.first(where: { heights[$0] != nil }), let height = heights[fixed],
      height.priority > concession.priority, height.constant >= 1
    else { return nil }
    let container = fixed == text ? "" : " inside " + item.name(of: fixed, in: facts.scene)
    return SceneJudgement(
      view: fixed,
      CaseJudgement(
        .fails, code: "height-fixed",
        message: FindingMessage(
          item.name(of: text, in: facts.scene) + " is too high for the fixed height" + container,
          why: "needs " + Wording.points(need) + ", is left " + Wording.points(frame.height) + " by a height of "
            + Wording.points(height.constant) + item.place,
          suggestion: "Make the height at least as large instead of equal, or shorten the text"),
        evidence: Evidence(
          available: frame.height, needed: need, errorBound: 0,
          values: ["fixedHeight": .number(height.constant)])),
      related: fixed == text ? [] : [(text, "the text")])
  }
}
