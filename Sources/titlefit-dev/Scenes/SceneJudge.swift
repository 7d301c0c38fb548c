import TitlefitControls
import TitlefitGeometry
import TitlefitSceneLayout

/// Judges a root by its own constraints: which recorded frames are stale, and why a solved one may differ.
struct SceneJudge {
  private let scene: Scene
  /// What kind of contradicted constraint names a view, by view and axis.
  private var across: [Int: Set<Kind>] = [:]
  private var down: [Int: Set<Kind>] = [:]
  /// The ids whose recorded frame is right under the other size classes.
  private var turnedAcross: Set<String> = []
  private var turnedDown: Set<String> = []
  /// Whether no flag and no required plain constraint speaks against the recorded frames.
  private(set) var isConsistent: Bool

  /// What a contradicted constraint is about.
  private enum Kind {
    case plain, control, margin, guide, baseline
  }

  /// Judges a scene by the required constraints that its recorded frames contradict.
  init(_ scene: Scene, contradictions: [(constraint: Int, points: Double)]) {
    self.scene = scene
    isConsistent = !scene.views.contains { $0.isMisplaced || $0.isAmbiguous }
    for (index, _) in contradictions {
      let constraint = scene.constraints[index]
      let anchors = [constraint.first] + [constraint.second].compactMap(\.self)
      let kind = Self.kind(of: anchors, in: scene)
      if kind == .plain || kind == .control { isConsistent = false }
      for anchor in anchors {
        if constraint.first.line.isHorizontal {
          across[anchor.view, default: []].insert(kind)
        } else {
          down[anchor.view, default: []].insert(kind)
        }
      }
    }
  }

  private static func kind(of anchors: [SceneAnchor], in scene: Scene) -> Kind {
    if anchors.contains(where: { $0.line == .firstBaseline || $0.line == .lastBaseline }) { return .baseline }
    if anchors.contains(where: { $0.area == .margins || $0.area == .contentMargins }) { return .margin }
    if anchors.contains(where: { $0.area != .frame && $0.area != .content }) { return .guide }
    let controls: Set<SceneViewKind> = [
      .imageView, .slider, .switch, .segmentedControl, .progressView, .datePicker,
    ]
    let isControl = anchors.contains { $0.view != 0 && controls.contains(scene.views[$0.view].kind) }
    return isControl ? .control : .plain
  }

  /// Notes which recorded frames are right under other size classes.
  mutating func learn(_ turned: Scene, solved: SolvedScene, scale: PixelScale) {
    for (index, view) in turned.views.enumerated() where !view.id.isEmpty {
      guard let recorded = view.frame,
        let frame = SceneComparison.frame(index, in: turned, solved: solved, scale: scale)
      else { continue }
      if max((frame.minX - recorded.minX).magnitude, (frame.width - recorded.width).magnitude) <= 1 {
        turnedAcross.insert(view.id)
      }
      if max((frame.minY - recorded.minY).magnitude, (frame.height - recorded.height).magnitude) <= 1 {
        turnedDown.insert(view.id)
      }
    }
  }

  /// Why a view's solved frame may differ from the recorded one.
  func cause(of index: Int, isHorizontal: Bool) -> String {
    let view = scene.views[index]
    let touched = isHorizontal ? across : down
    let own = touched[index] ?? []
    if view.isMisplaced { return "flagged misplaced" }
    if view.isAmbiguous { return "flagged ambiguous" }
    if (isHorizontal ? turnedAcross : turnedDown).contains(view.id) { return "recorded under other size classes" }
    if own.contains(.plain) { return "contradicts a plain required constraint" }
    if own.contains(.margin) { return "margin" }
    if own.contains(.guide) { return "safe area or guide" }
    if own.contains(.baseline) { return "baseline" }
    if own.contains(.control) { return "image or control against its required constraint" }
    let all = touched.values.reduce(into: Set<Kind>()) { $0.formUnion($1) }
    if !all.isDisjoint(with: [.margin, .guide]) { return "follows a margin or guide" }
    if !all.isDisjoint(with: [.plain, .control]) { return "follows a stale frame" }
    if scene.views.contains(where: \.isAmbiguous) { return "root with ambiguous views" }
    return "ties, contents, stacks"
  }
}
