import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit

/// Finds buttons and texts that nothing keeps on the screen.
struct RunsOffScreen: SceneRule {
  static let description = RuleDescription(
    id: "runs-off-screen", family: .fit, title: "A title runs off the screen", severity: .error,
    codes: [RuleCode("off-screen", "The view reaches beyond the side of its screen, cell or other root.")],
    page: RulePage(
      finds: """
        A button, label or segmented control that stands partly beyond the left or right side of the scene's root, when \
        the scene is solved with the texts of the language, and stands within it in the document.
        """,
      matters: "The rest of the title cannot be seen or tapped.",
      remedy: "Pin the other side too, with an inequality and a margin, or shorten the text.",
      limits: "What scrolls is left out, and so is what the document itself puts beyond the side.",
      sources: ["UIKit: Auto Layout; a view without a pin on one side grows with its content"]))

  static let examples = SceneExample.runsOffScreen

  init(options: RuleOptions) {}

  func check(_ scene: SceneFacts) -> [Violation] {
    let candidates = scene.scene.views.indices.filter { isCandidate($0, in: scene.scene) }
    guard !candidates.isEmpty else { return [] }
    return scene.misfits { item in candidates.compactMap { judgement(of: $0, in: item, of: scene.scene) } }
  }

  private func isCandidate(_ index: Int, in scene: Scene) -> Bool {
    let view = scene.views[index]
    guard view.showsText, !view.isHidden, let parent = view.parent else { return false }
    let around = scene.ancestors(of: index)
    if around.contains(where: { scene.views[$0].kind == .scrollView || scene.views[$0].isHidden }) { return false }
    guard let frame = scene.recordedFrame(of: index) else { return parent == 0 }
    return frame.minX > -SceneView.tolerance && frame.maxX < scene.recordedSize.width + SceneView.tolerance
  }

  private func judgement(of index: Int, in item: SceneCase, of scene: Scene) -> SceneJudgement? {
    let view = item.solved.views[index]
    guard let frame = view.frame, view.isHorizontallyDetermined else { return nil }
    let width = item.solved.size.width
    let beyond = max(-frame.minX, frame.maxX - width)
    guard beyond > SceneView.tolerance else { return nil }
    let side = -frame.minX > frame.maxX - width ? "left" : "right"
    return SceneJudgement(
      view: index,
      CaseJudgement(
        beyond > view.need.errorBound ? .fails : .unsure, code: "off-screen",
        message: FindingMessage(
          item.name(of: index, in: scene) + " runs off the " + side + " side of the screen",
          why: "stands " + Wording.points(beyond) + " beyond it" + item.place,
          suggestion: "Pin both sides with a margin, or shorten the text by " + Wording.points(beyond)),
        evidence: Evidence(
          available: frame.width - beyond, needed: frame.width, errorBound: view.need.errorBound,
          values: ["beyond": .number(beyond)])))
  }
}

extension Scene {
  /// The recorded frame of a view in the root's coordinates, or nil where a frame on the way is not recorded.
  /// - Complexity: linear in the depth.
  func recordedFrame(of index: Int) -> Rect? {
    guard var frame = views[index].frame else { return nil }
    for ancestor in ancestors(of: index) where ancestor != 0 {
      guard let outer = views[ancestor].frame else { return nil }
      frame.origin.x += outer.minX
      frame.origin.y += outer.minY
    }
    return frame
  }
}
