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

/// A part of what is stated about a scene that depends on the contents' sizes.
enum ContentPart: Hashable, Sendable {
  /// The shares of a proportional stack.
  case shares(stack: Int)
  /// The width of a view's content.
  case width(view: Int)
  /// The height of a view's content.
  case height(view: Int)
}

extension SceneEquations {
  /// What depends on the contents' sizes, in the views' order.
  var contentParts: [ContentPart] {
    placements.enumerated().flatMap { index, placement -> [ContentPart] in
      let shares: [ContentPart] = placement != .out && isProportionalStack(index) ? [.shares(stack: index)] : []
      guard placement == .constraints || placement == .arranged else { return shares }
      return shares + [.width(view: index), .height(view: index)]
    }
  }

  /// What a part states; nothing where the content has no such size.
  func statements(of part: ContentPart, sizes: [ContentSize?]) -> [SceneStatement] {
    switch part {
    case .shares(let stack): return shares(of: stack, sizes: sizes)
    case .width(let view):
      guard let width = sizes[view]?.width else { return [] }
      let priorities = scene.views[view].priorities
      return content(
        SceneExpression(view, .width) - width, of: view, isHorizontal: true,
        hugging: priorities.horizontalHugging, compression: priorities.horizontalCompression)
    case .height(let view):
      guard let height = sizes[view]?.height else { return [] }
      let priorities = scene.views[view].priorities
      return content(
        SceneExpression(view, .height) - height, of: view, isHorizontal: false,
        hugging: priorities.verticalHugging, compression: priorities.verticalCompression)
    }
  }

  /// The numbers that decide what a part states.
  func numbers(of part: ContentPart, sizes: [ContentSize?]) -> [Double?] {
    switch part {
    case .shares(let stack):
      let isVertical = scene.views[stack].stack?.isVertical ?? false
      return scene.views[stack].children.map { isVertical ? sizes[$0]?.height : sizes[$0]?.width }
    case .width(let view): return [sizes[view]?.width]
    case .height(let view): return [sizes[view]?.height]
    }
  }

  /// The highest priority of what a part states, whatever the sizes are.
  func highestPriority(of part: ContentPart) -> Double {
    switch part {
    case .shares: return Wish.proportion
    case .width(let view):
      let priorities = scene.views[view].priorities
      return max(priorities.horizontalHugging, priorities.horizontalCompression)
    case .height(let view):
      let priorities = scene.views[view].priorities
      return max(priorities.verticalHugging, priorities.verticalCompression)
    }
  }

  private func content(
    _ excess: SceneExpression, of view: Int, isHorizontal: Bool, hugging: Double, compression: Double
  ) -> [SceneStatement] {
    let excess = substituted(excess)
    return [
      SceneStatement(
        expression: excess, relation: .lessThanOrEqual, priority: hugging,
        origin: .hugging(view: view, isHorizontal: isHorizontal)),
      SceneStatement(
        expression: excess, relation: .greaterThanOrEqual, priority: compression,
        origin: .compression(view: view, isHorizontal: isHorizontal)),
    ]
  }

  /// What a view states that wants another width than its content's.
  func statements(of wish: WidthWish) -> [SceneStatement] {
    let priorities = scene.views[wish.view].priorities
    return content(
      SceneExpression(wish.view, .width) - wish.points, of: wish.view, isHorizontal: true,
      hugging: priorities.horizontalHugging, compression: priorities.horizontalCompression + wish.shift)
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
