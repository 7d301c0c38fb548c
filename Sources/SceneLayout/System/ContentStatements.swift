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
  ///   - wish: a view that wants another width than its content's.
  func statements(sizes: [ContentSize?], wish: WidthWish? = nil) -> [SceneStatement] {
    var copy = self
    for (index, placement) in placements.enumerated() {
      if placement != .out { copy.addShares(index, sizes: sizes) }
      guard placement == .constraints || placement == .arranged, var size = sizes[index] else { continue }
      var priorities = scene.views[index].priorities
      if let wish, wish.view == index {
        size.width = wish.points
        priorities.horizontalCompression += wish.shift
      }
      copy.addSize(size, of: index, priorities: priorities)
    }
    return copy.statements
  }

  private mutating func addSize(_ size: ContentSize, of view: Int, priorities: ContentPriorities) {
    if let width = size.width {
      let excess = SceneExpression(view, .width) - width
      add(
        excess, .lessThanOrEqual, priority: priorities.horizontalHugging, .hugging(view: view, isHorizontal: true))
      add(
        excess, .greaterThanOrEqual, priority: priorities.horizontalCompression,
        .compression(view: view, isHorizontal: true))
    }
    if let height = size.height {
      let excess = SceneExpression(view, .height) - height
      add(
        excess, .lessThanOrEqual, priority: priorities.verticalHugging, .hugging(view: view, isHorizontal: false))
      add(
        excess, .greaterThanOrEqual, priority: priorities.verticalCompression,
        .compression(view: view, isHorizontal: false))
    }
  }
}
