import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry

extension SceneEquations {
  /// What a stack knows while its statements are made.
  private struct Arrangement {
    var stack: Int
    var settings: SceneStack
    var children: [Int]
    var isHorizontal: Bool
    /// How far the children stay away from the edges along and across.
    var insets: (start: Double, end: Double, low: Double, high: Double)

    var place: SceneVariable.Kind { isHorizontal ? .left : .top }
    var extent: SceneVariable.Kind { isHorizontal ? .width : .height }
    var crossPlace: SceneVariable.Kind { isHorizontal ? .top : .left }
    var crossExtent: SceneVariable.Kind { isHorizontal ? .height : .width }

    func start(_ view: Int) -> SceneExpression { SceneExpression(view, place) }
    func length(_ view: Int) -> SceneExpression { SceneExpression(view, extent) }
    func end(_ view: Int) -> SceneExpression { start(view) + length(view) }
    func low(_ view: Int) -> SceneExpression { SceneExpression(view, crossPlace) }
    func span(_ view: Int) -> SceneExpression { SceneExpression(view, crossExtent) }
    func high(_ view: Int) -> SceneExpression { low(view) + span(view) }
  }

  /// Priorities of what UIStackView wishes without being asked; only their order is known, below every hugging.
  ///
  /// Source: recorded frames of stacks in public documents; the values are inferred.
  enum Wish {
    /// Centres equally far apart.
    static let equalCentering: Double = 149
    /// A stack that does not fill across is no wider than its widest child.
    static let span: Double = 51
    /// A stack that spreads its children, or has none, is no longer than it must be.
    static let spreadLength: Double = 49
    /// Any other stack is no longer than it must be.
    static let length: Double = 2
    /// Children without a size of their own do not grow.
    static let child: Double = 1
    /// Shares of a proportional stack.
    static let proportion: Double = 999
  }

  /// States what a view does with its children where it is a stack; shares that follow contents come with the sizes.
  mutating func addStack(_ index: Int) {
    guard let arrangement = arrangement(index) else { return }
    guard let first = arrangement.children.first, let last = arrangement.children.last else {
      add(arrangement.length(index), priority: Wish.spreadLength, .stackFit(stack: index))
      add(arrangement.span(index), priority: Wish.spreadLength, .stackFit(stack: index))
      return
    }
    let edges = arrangement.insets
    add(arrangement.start(first) - arrangement.start(index) - edges.start, .stackEdge(stack: index))
    add(arrangement.end(last) - arrangement.end(index) + edges.end, .stackEdge(stack: index))
    addGaps(arrangement)
    addAlignment(arrangement)
    let spreads = [.equalSpacing, .equalCentering].contains(arrangement.settings.distribution)
    add(
      arrangement.length(index), priority: spreads ? Wish.spreadLength : Wish.length, .stackFit(stack: index))
    for child in arrangement.children {
      add(arrangement.length(child), priority: Wish.child, .stackFit(stack: index))
      add(arrangement.span(child), priority: Wish.child, .stackFit(stack: index))
    }
  }

  private mutating func add(_ expression: SceneExpression, _ origin: SceneStatement.Origin) {
    add(expression, .equal, priority: 1000, origin)
  }

  private func arrangement(_ index: Int) -> Arrangement? {
    let view = scene.views[index]
    guard let settings = view.stack, scene.canvas.usesAutoLayout else { return nil }
    var children = view.children.filter { scene.views.indices.contains($0) && placements[$0] == .arranged }
    let isHorizontal = !settings.isVertical
    if isHorizontal, turnsOrder(view) { children.reverse() }
    let insets =
      view.margins.explicit == nil
      ? EdgeInsets.zero : margins[index].resolved(in: conditions.environment.direction)
    return Arrangement(
      stack: index, settings: settings, children: children, isHorizontal: isHorizontal,
      insets: isHorizontal
        ? (insets.left, insets.right, insets.top, insets.bottom)
        : (insets.top, insets.bottom, insets.left, insets.right))
  }

  /// Whether a stack starts at the right: its semantic attribute may overrule the language.
  private func turnsOrder(_ view: SceneView) -> Bool {
    view.semantic.resolved(conditions.environment.direction) == .rightToLeft
  }

  private mutating func addGaps(_ arrangement: Arrangement) {
    let (stack, settings) = (arrangement.stack, arrangement.settings)
    let isExact = [.fill, .fillEqually, .fillProportionally].contains(settings.distribution)
    var gaps: [SceneExpression] = []
    for (before, after) in zip(arrangement.children, arrangement.children.dropFirst()) {
      let gap = arrangement.start(after) - arrangement.end(before)
      gaps.append(gap)
      let isBaseline = settings.isBaselineRelative && !arrangement.isHorizontal && isExact
      let distance = isBaseline ? baseline(after, isFirst: true) - baseline(before, isFirst: false) : gap
      add(
        distance - settings.spacing, isExact ? .equal : .greaterThanOrEqual, priority: 1000, .stackGap(stack: stack))
    }
    switch settings.distribution {
    case .fillEqually:
      guard let first = arrangement.children.first else { return }
      for child in arrangement.children.dropFirst() {
        add(arrangement.length(first) - arrangement.length(child), .stackShare(stack: stack))
      }
    case .equalSpacing:
      for gap in gaps.dropFirst() { add(gaps[0] - gap, .stackShare(stack: stack)) }
    case .equalCentering:
      let centers = arrangement.children.map { arrangement.start($0) + arrangement.length($0) * 0.5 }
      for index in centers.indices.dropFirst(2) {
        let difference = centers[index - 1] * 2 - centers[index - 2] - centers[index]
        add(difference, .equal, priority: Wish.equalCentering, .stackShare(stack: stack))
      }
    case .fill, .fillProportionally: break
    }
  }

  private mutating func addAlignment(_ arrangement: Arrangement) {
    let (stack, settings) = (arrangement.stack, arrangement.settings)
    let turns = isMirrored && !arrangement.isHorizontal
    var touchesLow = [.leading, .top].contains(settings.alignment)
    var touchesHigh = [.trailing, .bottom].contains(settings.alignment)
    if turns { swap(&touchesLow, &touchesHigh) }
    let fills = settings.alignment == .fill
    let (low, high) = (arrangement.insets.low, arrangement.insets.high)
    for child in arrangement.children {
      add(
        arrangement.low(child) - arrangement.low(stack) - low, fills || touchesLow ? .equal : .greaterThanOrEqual,
        priority: 1000, .stackAlignment(stack: stack))
      add(
        arrangement.high(child) - arrangement.high(stack) + high, fills || touchesHigh ? .equal : .lessThanOrEqual,
        priority: 1000, .stackAlignment(stack: stack))
      guard settings.alignment == .center else { continue }
      let middle = arrangement.low(child) + arrangement.span(child) * 0.5
      let around = arrangement.low(stack) + arrangement.span(stack) * 0.5
      add(middle - around + (high - low) / 2, .stackAlignment(stack: stack))
    }
    if let first = arrangement.children.first, arrangement.isHorizontal,
      [.firstBaseline, .lastBaseline].contains(settings.alignment)
    {
      let isFirst = settings.alignment == .firstBaseline
      for child in arrangement.children.dropFirst() {
        add(baseline(first, isFirst: isFirst) - baseline(child, isFirst: isFirst), .stackAlignment(stack: stack))
      }
    }
    if !fills { add(arrangement.span(stack), .equal, priority: Wish.span, .stackFit(stack: stack)) }
  }

  /// Whether a view is a stack whose shares follow its contents.
  func isProportionalStack(_ index: Int) -> Bool {
    scene.views[index].stack?.distribution == .fillProportionally && scene.canvas.usesAutoLayout
  }

  /// The shares of a proportional stack: a child's length is its content's share of what the gaps leave.
  ///
  /// - Parameter sizes: the contents' sizes by view; a child without one counts with its recorded frame.
  func shares(of index: Int, sizes: [ContentSize?]) -> [SceneStatement] {
    guard isProportionalStack(index), let arrangement = arrangement(index) else { return [] }
    let lengths = arrangement.children.map { child -> Double in
      let size = arrangement.isHorizontal ? sizes[child]?.width : sizes[child]?.height
      let frame = scene.views[child].frame
      return max(0, size ?? (arrangement.isHorizontal ? frame?.width : frame?.height) ?? 0)
    }
    let sum = lengths.reduce(0, +)
    guard sum > 0 else { return [] }
    let gaps = arrangement.settings.spacing * Double(lengths.count - 1)
    return zip(arrangement.children, lengths).map { child, length in
      let wanted = (arrangement.length(index) - gaps) * (length / sum)
      return SceneStatement(
        expression: substituted(arrangement.length(child) - wanted), relation: .equal, priority: Wish.proportion,
        origin: .stackShare(stack: index))
    }
  }
}
