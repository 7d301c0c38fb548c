import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

/// Finds buttons and texts that do not change sides from right to left.
struct MirrorBroken: SceneRule {
  static let description = RuleDescription(
    id: "mirror-broken", family: .direction, title: "A view is not mirrored from right to left", severity: .warning,
    codes: [
      RuleCode("not-mirrored", "Constraints hold the view at the same side in both directions."),
      RuleCode("frame-keeps-side", "The view follows its frame, which does not change sides."),
    ],
    page: RulePage(
      finds: """
        A button, label, field or segmented control, or a view around some, whose frame from right to left is not the \
        reflection, within the view around it, of its frame from left to right with the same texts. Where the view \
        around it is not equally wide in both directions, that one is found, and what keeps its start, its end or its \
        centre in it is not. A view that declares a direction of its own, or stands in one that does, is left out.
        """,
      matters: "The screen is half mirrored: texts start at one side and what belongs to them stands at the other.",
      remedy: "Pin leading and trailing instead of left and right; give views with frames constraints.",
      limits: """
        A view that keeps its frame weighs as a note, since code often moves such views. Differences of up to one point \
        are rounding.
        """,
      sources: [
        "UIKit: UIView.semanticContentAttribute; leading and trailing follow the direction, left and right do not",
        "Public report: mapbox-navigation-ios 1070",
      ]))

  static let examples = SceneExample.mirrorBroken

  init(options: RuleOptions) {}

  func check(_ scene: SceneFacts) -> [Violation] {
    let candidates = scene.scene.views.indices.filter { isCandidate($0, in: scene.scene) }
    guard !candidates.isEmpty else { return [] }
    var seen: Set<Int> = []
    var violations: [Violation] = []
    // One condition tells: a side does not depend on texts or widths. The languages are those that read this way.
    let cases = scene.cases.filter { $0.condition.direction == .rightToLeft }
    let languages = Set(cases.map(\.language)).sorted()
    for item in Dictionary(grouping: cases, by: \.language).values.compactMap(\.first).sorted(by: Self.isBefore) {
      guard let other = scene.reflected(item) else { continue }
      for view in candidates where !seen.contains(view) {
        guard let difference = Self.difference(of: view, item.solved, other, in: scene.scene) else { continue }
        seen.insert(view)
        violations.append(
          violation(of: view, difference, in: item, of: scene.scene, languages: languages.map(\.description)))
      }
    }
    return violations
  }

  private static func isBefore(_ left: SceneCase, _ right: SceneCase) -> Bool { left.language < right.language }

  private func isCandidate(_ index: Int, in scene: Scene) -> Bool {
    let view = scene.views[index]
    guard !view.isAmbiguous, view.parent != nil, Self.showsText(index, in: scene) else { return false }
    return ([index] + scene.ancestors(of: index)).allSatisfy {
      scene.views[$0].semantic == .unspecified && !scene.views[$0].isHidden
    }
  }

  /// Whether a view, or one inside it, shows a text.
  private static func showsText(_ index: Int, in scene: Scene) -> Bool {
    let view = scene.views[index]
    return !view.isHidden && (view.showsText || view.children.contains { $0 > index && showsText($0, in: scene) })
  }

  /// By how many points a view stands away from where its reflection would; nil where it is mirrored or not known.
  private static func difference(
    of index: Int, _ rightToLeft: SolvedScene, _ leftToRight: SolvedScene, in scene: Scene
  ) -> Double? {
    guard let parent = scene.views[index].parent else { return nil }
    let views = [rightToLeft.views[index], leftToRight.views[index]]
    guard views.allSatisfy(\.isHorizontallyDetermined), let mirrored = views[0].frame, let plain = views[1].frame,
      let mirroredParent = rightToLeft.views[parent].frame, let plainParent = leftToRight.views[parent].frame
    else { return nil }
    // What scrolls sideways stands in content whose width a solution does not tell.
    if scene.views[parent].kind == .scrollView, plain.maxX > plainParent.maxX + rounding { return nil }
    let end = (mirrored.minX - mirroredParent.minX) - (plainParent.maxX - plain.maxX)
    let start = (plain.minX - plainParent.minX) - (mirroredParent.maxX - mirrored.maxX)
    let isEquallyAround = abs(mirroredParent.width - plainParent.width) <= rounding
    // In a view of another width not all of start, end and centre can be kept: any of them is enough.
    let all = isEquallyAround ? [start, end] : [start, end, (start + end) / 2]
    let difference = isEquallyAround ? all.max { abs($0) < abs($1) } : all.min { abs($0) < abs($1) }
    return difference.flatMap { abs($0) > rounding ? $0 : nil }
  }

  /// What rounding to pixels may make of a reflection: two edges on each side.
  private static let rounding = 1.01

  private func violation(
    of index: Int, _ difference: Double, in item: SceneCase, of scene: Scene, languages: [String]
  ) -> Violation {
    let view = scene.views[index]
    let isArranged = view.parent.map { scene.views[$0].stack != nil } ?? false
    let keepsFrame = !isArranged && !scene.constraints.contains { $0.first.view == index || $0.second?.view == index }
    let sides = scene.constraints.first { constraint in
      [constraint.first, constraint.second].compactMap(\.self).contains {
        $0.view == index && $0.line.isHorizontal && !$0.line.isExtent && $0.line != .centerX && !$0.followsDirection
      }
    }
    let cause =
      keepsFrame
      ? "the view follows its frame" : sides != nil ? "it is pinned by left or right" : "its constraints do not mirror"
    return Violation(
      code: keepsFrame ? "frame-keeps-side" : "not-mirrored",
      message: FindingMessage(
        item.name(of: index, in: scene) + " is not mirrored from right to left",
        why: cause + "; stands " + Wording.points(abs(difference)) + " away from its reflection",
        suggestion: keepsFrame || sides != nil
          ? "Pin leading and trailing instead of left and right"
          : "Let leading and trailing constants mean the same distance from either side"),
      condition: item.condition.finding(failing: 1, of: 1),
      evidence: Evidence(values: ["away": .number(difference), "languages": .list(languages)]),
      subject: FindingSubject(control: view.name, file: view.location.file), location: view.location,
      related: sides.map { [RelatedLocation($0.location, label: "the constraint")] } ?? [],
      severityLimit: keepsFrame ? .note : nil)
  }
}
