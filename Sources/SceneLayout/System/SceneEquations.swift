import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry

/// What a scene's document states under given conditions, contents' sizes left aside.
///
/// What is certain, such as the root's frame and frames that follow it, is put in for its variables at once, so that only
/// what constraints and stacks decide remains unknown.
struct SceneEquations {
  let scene: Scene
  let conditions: SceneConditions
  let margins: StandardMargins
  let frames: RecordedFrames
  /// How each view is placed.
  let placements: [Placement]
  /// What certain variables are.
  private(set) var substitutions: [SceneVariable: SceneExpression] = [:]
  /// What is stated.
  private(set) var statements: [SceneStatement] = []

  /// How a view is placed.
  enum Placement: Sendable {
    /// It is the root.
    case root
    /// Its frame follows the parent's.
    case frame
    /// Constraints decide.
    case constraints
    /// A stack arranges it.
    case arranged
    /// It is hidden in a stack, or inside such a view.
    case out
  }

  /// Whether reading starts at the right.
  var isMirrored: Bool { conditions.environment.direction == .rightToLeft }

  /// States everything but the contents' sizes.
  ///
  /// - Parameter scene: one whose views' parents stand before them.
  /// - Complexity: linear in views and constraints for scenes of ordinary nesting.
  init(_ scene: Scene, conditions: SceneConditions) {
    self.scene = scene
    self.conditions = conditions
    frames = RecordedFrames(scene)
    let safeArea = SafeAreas.insets(
      of: scene, frames: frames, isRecordedSize: conditions.isRecordedSize(of: scene))
    margins = StandardMargins(scene, frames: frames, safeArea: safeArea, conditions: conditions)
    placements = Self.placements(scene)
    substitute(SceneVariable(0, .left), SceneExpression(0))
    substitute(SceneVariable(0, .top), SceneExpression(0))
    substitute(SceneVariable(0, .width), SceneExpression(conditions.rootWidth(of: scene)))
    substitute(SceneVariable(0, .height), SceneExpression(scene.recordedSize.height))
    for (index, placement) in placements.enumerated() where placement == .frame { addFrame(index) }
    for (index, placement) in placements.enumerated() where placement != .out { addStack(index) }
    for index in scene.constraints.indices { addConstraint(index) }
  }

  private static func placements(_ scene: Scene) -> [Placement] {
    var named = Set<Int>()
    for constraint in scene.constraints {
      named.insert(constraint.first.view)
      if let second = constraint.second { named.insert(second.view) }
    }
    var list: [Placement] = []
    for (index, view) in scene.views.enumerated() {
      guard index > 0, let parent = view.parent, parent < index else {
        list.append(.root)
        continue
      }
      let isArranged = scene.views[parent].stack != nil && scene.canvas.usesAutoLayout
      if list[parent] == .out || (isArranged && view.isHidden) {
        list.append(.out)
      } else if isArranged {
        list.append(.arranged)
      } else if view.translatesFrame || view.isFrameFixed || !named.contains(index) || !scene.canvas.usesAutoLayout {
        list.append(.frame)
      } else {
        list.append(.constraints)
      }
    }
    return list
  }

  // MARK: - Adding

  /// Adds a statement: an expression compared with zero.
  mutating func add(
    _ expression: SceneExpression, _ relation: SceneRelation = .equal, priority: Double = 1000,
    _ origin: SceneStatement.Origin
  ) {
    statements.append(
      SceneStatement(
        expression: substituted(expression), relation: relation, priority: priority, origin: origin))
  }

  private mutating func substitute(_ variable: SceneVariable, _ expression: SceneExpression) {
    substitutions[variable] = substituted(expression)
  }

  /// An expression with what is certain put in.
  /// - Complexity: linear in the terms.
  func substituted(_ expression: SceneExpression) -> SceneExpression {
    guard expression.terms.contains(where: { substitutions[$0.variable] != nil }) else { return expression }
    var result = SceneExpression(expression.constant)
    for term in expression.terms {
      if let known = substitutions[term.variable] {
        result.add(known, times: term.factor)
      } else {
        result.add(term.variable, times: term.factor)
      }
    }
    return result
  }

  // MARK: - Frames

  /// Lets a frame follow its parent's size: the flexible parts share the difference in proportion to their extents.
  ///
  /// Source: UIView.AutoresizingMask, documentation.
  private mutating func addFrame(_ index: Int) {
    let view = scene.views[index]
    let parent = view.parent ?? 0
    let frame = view.frame ?? Rect(x: 0, y: 0, width: 0, height: 0)
    let insets = AlignmentInsets.insets(of: view.kind, in: scene.canvas)
    let around = parent == 0 ? scene.recordedSize : scene.views[parent].frame?.size ?? .zero
    let mask = view.isFrameFixed ? [] : view.autoresizing
    let across = Self.shares(
      start: mask.contains(.leftMargin) ? frame.minX : nil, extent: mask.contains(.width) ? frame.width : nil,
      end: mask.contains(.rightMargin) ? around.width - frame.maxX : nil)
    let down = Self.shares(
      start: mask.contains(.topMargin) ? frame.minY : nil, extent: mask.contains(.height) ? frame.height : nil,
      end: mask.contains(.bottomMargin) ? around.height - frame.maxY : nil)
    let growthX = SceneExpression(parent, .width) - around.width
    let growthY = SceneExpression(parent, .height) - around.height
    substitute(
      SceneVariable(index, .left),
      SceneExpression(parent, .left) + growthX * across.start + (frame.minX + insets.left))
    substitute(SceneVariable(index, .width), growthX * across.extent + (frame.width - insets.horizontal))
    substitute(
      SceneVariable(index, .top), SceneExpression(parent, .top) + growthY * down.start + (frame.minY + insets.top))
    substitute(SceneVariable(index, .height), growthY * down.extent + (frame.height - insets.vertical))
  }

  /// The shares of the parent's growth that go before a frame and into it; nil stands for a part that is not flexible.
  private static func shares(start: Double?, extent: Double?, end: Double?) -> (start: Double, extent: Double) {
    let sum = (start ?? 0) + (extent ?? 0) + (end ?? 0)
    guard sum.magnitude > 1e-6 else { return (0, extent == nil ? 0 : 1) }
    return ((start ?? 0) / sum, (extent ?? 0) / sum)
  }
}
