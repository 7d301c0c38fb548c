import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit

/// Finds buttons that come to lie over a neighbour which nothing keeps away.
struct OverlappingSiblings: SceneRule {
  static let description = RuleDescription(
    id: "overlapping-siblings", family: .fit, title: "A button overlaps its neighbour", severity: .error,
    codes: [RuleCode("siblings-overlap", "Two views that stand apart in the document overlap with these texts.")],
    page: RulePage(
      finds: """
        A button or segmented control and another control or text beside it that overlap when the scene is solved with \
        the texts of the language, and do not in the document. The empty margins of a button without a background \
        count as no part of it.
        """,
      matters: "One title is drawn over the other, and taps go to whichever view lies on top.",
      remedy: "Put a constraint between the two, greater than or equal to a gap, or shorten a text.",
      limits: """
        Images and plain views are left out, since they often lie under others on purpose, and so are views whose \
        place the document does not determine.
        """,
      sources: ["UIKit: Auto Layout keeps no distance that no constraint states"]))

  static let examples = SceneExample.overlappingSiblings

  init(options: RuleOptions) {}

  func check(_ scene: SceneFacts) -> [Violation] {
    let groups = Self.groups(of: scene.scene)
    guard !groups.isEmpty else { return [] }
    return scene.misfits { item in groups.flatMap { judgements(of: $0, in: item, of: scene.scene) } }
  }

  /// A sibling that matters, with what is seen of it in the document.
  private struct Sibling {
    var view: Int
    var drawn: Rect
    var isTitled: Bool
    var matters: Bool
  }

  /// The visible siblings of each view that has a button among them, in the document's order.
  private static func groups(of scene: Scene) -> [[Sibling]] {
    scene.views.indices.compactMap { parent in
      let siblings = scene.views[parent].children.compactMap { index -> Sibling? in
        let view = scene.views[index]
        guard !view.isHidden, let drawn = view.frame.map(view.drawn(at:)) else { return nil }
        let sibling = Sibling(
          view: index, drawn: drawn, isTitled: view.isTitledControl, matters: view.takesTapsOrShowsText)
        return sibling.isTitled || sibling.matters ? sibling : nil
      }
      return siblings.count > 1 && siblings.contains(where: \.isTitled) ? siblings : nil
    }
  }

  /// Judges the pairs that stand apart in the document and not in a case, the button first.
  ///
  /// - Complexity: quadratic in the siblings whose place is known, of which a solved scene has few thousand at most.
  private func judgements(of group: [Sibling], in item: SceneCase, of scene: Scene) -> [SceneJudgement] {
    let placed = group.compactMap { sibling -> (sibling: Sibling, drawn: Rect)? in
      let solved = item.solved.views[sibling.view]
      guard solved.isDetermined, let frame = solved.frame else { return nil }
      return (sibling, scene.views[sibling.view].drawn(at: frame))
    }
    var judgements: [SceneJudgement] = []
    for (button, own) in placed where button.isTitled {
      for (other, theirs) in placed where other.matters && other.view != button.view {
        guard let overlap = own.overlap(theirs), !(other.isTitled && other.view < button.view),
          button.drawn.overlap(other.drawn) == nil
        else { continue }
        judgements.append(judgement(of: (button.view, own), other.view, overlap: overlap, in: item, of: scene))
      }
    }
    return judgements
  }

  private func judgement(
    of owner: (view: Int, drawn: Rect), _ other: Int, overlap: Rect, in item: SceneCase, of scene: Scene
  ) -> SceneJudgement {
    let (button, own) = owner
    let (first, second) = (item.solved.views[button], item.solved.views[other])
    let error = first.need.errorBound + second.need.errorBound
    return SceneJudgement(
      view: button,
      CaseJudgement(
        overlap.width > error ? .fails : .unsure, code: "siblings-overlap",
        message: FindingMessage(
          item.name(of: button, in: scene) + " overlaps " + item.name(of: other, in: scene),
          why: Wording.points(overlap.width) + " across and " + Wording.points(overlap.height) + " down" + item.place,
          suggestion: "Put a constraint between them, or shorten a text by " + Wording.points(overlap.width)),
        evidence: Evidence(
          available: own.width - overlap.width, needed: own.width, errorBound: error,
          values: ["overlapWidth": .number(overlap.width), "overlapHeight": .number(overlap.height)])),
      related: [(other, "the neighbour")])
  }
}

extension Rect {
  /// What two rectangles share by more than rounding, or nil.
  fileprivate func overlap(_ other: Rect) -> Rect? {
    guard let common = intersection(other), common.width > SceneView.tolerance, common.height > SceneView.tolerance
    else { return nil }
    return common
  }
}

extension SolvedView {
  /// Whether the document says where the view stands and how large it is.
  fileprivate var isDetermined: Bool { isHorizontallyDetermined && isVerticallyDetermined }
}

extension SceneView {
  /// What is to be seen of the view at a frame: all of it, but for the margins of a button without a background.
  fileprivate func drawn(at frame: Rect) -> Rect {
    guard case .button(let button) = content else { return frame }
    let insets: EdgeInsets
    switch button.specification.model {
    case .legacy(let legacy):
      guard legacy.backgroundImage == nil else { return frame }
      insets = legacy.contentEdgeInsets
    case .configured(let configuration):
      guard [.plain, .borderless].contains(configuration.style) else { return frame }
      let margins = configuration.contentInsets ?? ConfiguredNumbers.contentInsets(configuration.size)[0].value
      insets = EdgeInsets(
        top: margins.top, left: min(margins.leading, margins.trailing), bottom: margins.bottom,
        right: min(margins.leading, margins.trailing))
    }
    let (left, top) = (max(0, insets.left), max(0, insets.top))
    return Rect(
      x: frame.minX + left, y: frame.minY + top, width: max(0, frame.width - left - max(0, insets.right)),
      height: max(0, frame.height - top - max(0, insets.bottom)))
  }

  /// Whether a reader taps the view or reads it, so that nothing may lie over it.
  fileprivate var takesTapsOrShowsText: Bool {
    switch kind {
    case .switch, .slider, .stepper: true
    default: showsText
    }
  }
}
