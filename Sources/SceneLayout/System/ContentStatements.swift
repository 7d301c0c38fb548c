import TitlefitControls

/// A view whose width is asked about: it wants more than there is.
struct WidthWish: Hashable, Sendable {
  /// The view.
  var view: Int
  /// What it wants, in points.
  var points: Double
  /// What is added to its compression priority, so that it wins or loses against equally firm neighbours.
  var shift: Double

  /// More points than any screen has.
  static let endless: Double = 5000
  /// A width that only a view without limit gets.
  static let unlimited: Double = 4000
}

extension SceneEquations {
  /// Everything that is stated, contents' sizes included.
  ///
  /// - Parameters:
  ///   - sizes: the contents' sizes by view.
  ///   - left: a view whose content's width is left out, because it is asked about.
  func statements(sizes: [ContentSize?], leavingOut left: Int? = nil) -> [SceneStatement] {
    var copy = self
    for (index, placement) in placements.enumerated() {
      if placement != .out { copy.addShares(index, sizes: sizes) }
      guard placement == .constraints || placement == .arranged, let size = sizes[index] else { continue }
      if let width = size.width, index != left { copy.addWidth(width, of: index) }
      if let height = size.height { copy.addHeight(height, of: index) }
    }
    return copy.statements
  }

  private mutating func addWidth(_ width: Double, of view: Int) {
    let priorities = scene.views[view].priorities
    let excess = SceneExpression(view, .width) - width
    add(excess, .lessThanOrEqual, priority: priorities.horizontalHugging, .hugging(view: view, isHorizontal: true))
    add(
      excess, .greaterThanOrEqual, priority: priorities.horizontalCompression,
      .compression(view: view, isHorizontal: true))
  }

  private mutating func addHeight(_ height: Double, of view: Int) {
    let priorities = scene.views[view].priorities
    let excess = SceneExpression(view, .height) - height
    add(excess, .lessThanOrEqual, priority: priorities.verticalHugging, .hugging(view: view, isHorizontal: false))
    add(
      excess, .greaterThanOrEqual, priority: priorities.verticalCompression,
      .compression(view: view, isHorizontal: false))
  }

  /// What a view states that wants another width than its content's.
  func statements(of wish: WidthWish) -> [SceneStatement] {
    let priorities = scene.views[wish.view].priorities
    let excess = substituted(SceneExpression(wish.view, .width) - wish.points)
    return [
      SceneStatement(
        expression: excess, relation: .lessThanOrEqual, priority: priorities.horizontalHugging,
        origin: .hugging(view: wish.view, isHorizontal: true)),
      SceneStatement(
        expression: excess, relation: .greaterThanOrEqual, priority: priorities.horizontalCompression + wish.shift,
        origin: .compression(view: wish.view, isHorizontal: true)),
    ]
  }

  /// The wish of a view that nothing else limits: to stay between the root's edges.
  func screenStatements(of view: Int) -> [SceneStatement] {
    let left = SceneExpression(view, .left) - SceneExpression(0, .left)
    let right = left + SceneExpression(view, .width) - SceneExpression(0, .width)
    return [
      SceneStatement(
        expression: substituted(left), relation: .greaterThanOrEqual, priority: Self.screenPriority, origin: .screen),
      SceneStatement(
        expression: substituted(right), relation: .lessThanOrEqual, priority: Self.screenPriority, origin: .screen),
    ]
  }

  /// Firmer than everything a document says.
  private static let screenPriority = 1000.5
}
