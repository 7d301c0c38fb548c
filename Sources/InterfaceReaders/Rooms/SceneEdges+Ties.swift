import TitlefitControls

extension SceneEdges {
  /// Uses every tie whose widths are known, until nothing new follows.
  ///
  /// Every other round runs backwards, so that a chain of widths is followed at once whichever way it is written.
  /// - Complexity: rounds × ties, the rounds limited.
  mutating func settle() {
    var isChanging = true
    var rounds = 0
    while isChanging, rounds < Self.mostRounds {
      isChanging = false
      rounds += 1
      var left: [WidthTie] = []
      for tie in rounds.isMultiple(of: 2) ? waiting.reversed() : waiting {
        switch use(tie) {
        case .settled: isChanging = true
        case .waits: left.append(tie)
        }
      }
      waiting = rounds.isMultiple(of: 2) ? left.reversed() : left
    }
  }

  private static let mostRounds = 60

  /// What became of a tie.
  enum TieOutcome {
    /// It has been used, or can never be.
    case settled
    /// The widths it needs are not known yet.
    case waits
  }

  private mutating func use(_ tie: WidthTie) -> TieOutcome {
    let level = priority
    priority = Self.priority(of: tie)
    defer { priority = level }
    switch tie {
    case .widths(let first, let second, let constraint): return useWidths(first, second, constraint)
    case .centers(let first, let second, let constraint): return useCenters(first, second, constraint)
    case .position(let first, let second, let constraint): return usePosition(first, second, constraint)
    case .aspect(let constraint): return useAspect(constraint)
    case .shares(let stack, let views, let spacing, let insets):
      return useShares(stack, views, spacing: spacing, insets: insets)
    case .autoresizing(let view, let parent): return useAutoresizing(view, parent)
    }
  }

  private static func priority(of tie: WidthTie) -> Double {
    switch tie {
    case .widths(_, _, let constraint), .centers(_, _, let constraint), .position(_, _, let constraint):
      constraint.priority
    case .aspect(let constraint): constraint.priority
    case .shares, .autoresizing: 1000
    }
  }

  private mutating func width(_ span: Span) -> DeviceLength? {
    groups.distance(from: span.left, to: span.right).map { $0 + -(span.leftInset + span.rightInset) }
  }

  private mutating func useWidths(_ first: Span, _ second: Span, _ constraint: LayoutConstraint) -> TieOutcome {
    if let known = width(second) {
      let length = known * constraint.multiplier + (constraint.constant + first.leftInset + first.rightInset)
      addWidth(constraint, first: first, length: length, rests: [(second.left, second.right)])
      return .settled
    }
    guard constraint.relation == .equal, constraint.multiplier != 0, let known = width(first) else { return .waits }
    let length = (known + -constraint.constant) * (1 / constraint.multiplier) + (second.leftInset + second.rightInset)
    let reason = reason(sentence(constraint), rests: [(first.left, first.right)])
    fix(from: second.left, to: second.right, distance: length, reason: reason)
    return .settled
  }

  private mutating func useCenters(_ first: Span, _ second: Span, _ constraint: LayoutConstraint) -> TieOutcome {
    guard let outer = width(second) else { return .waits }
    // How far the common centre lies right of the second rectangle's left edge.
    let center = outer * 0.5 + (second.leftInset + constraint.constant)
    if let inner = width(first) {
      let reason = reason(sentence(constraint), rests: [(first.left, first.right), (second.left, second.right)])
      let distance = center - inner * 0.5 + -first.leftInset
      fix(from: second.left, to: first.left, distance: distance, reason: reason)
      return .settled
    }
    if let start = groups.distance(from: second.left, to: first.left) {
      let half = center - (start + first.leftInset)
      let reason = reason(sentence(constraint), rests: [(second.left, first.left), (second.left, second.right)])
      let length = half * 2 + (first.leftInset + first.rightInset)
      fix(from: first.left, to: first.right, distance: length, reason: reason)
      return .settled
    }
    if let end = groups.distance(from: second.left, to: first.right) {
      let half = end + -first.rightInset - center
      let reason = reason(sentence(constraint), rests: [(second.left, first.right), (second.left, second.right)])
      let length = half * 2 + (first.leftInset + first.rightInset)
      fix(from: first.left, to: first.right, distance: length, reason: reason)
      return .settled
    }
    return .waits
  }

  private mutating func usePosition(_ first: Span, _ second: Span, _ constraint: LayoutConstraint) -> TieOutcome {
    guard let outer = width(second), let attribute = constraint.secondAttribute else { return .waits }
    let position: DeviceLength
    switch attribute {
    case .leading, .left: position = DeviceLength(points: second.leftInset)
    case .trailing, .right: position = outer + second.leftInset
    case .centerX: position = outer * 0.5 + second.leftInset
    case .width, .height: return .settled
    }
    let one = edge(first, constraint.firstAttribute)
    let reason = reason(sentence(constraint), rests: [(second.left, second.right)])
    let distance = position * constraint.multiplier + (constraint.constant - one.inset)
    fix(from: second.left, to: one.point, distance: distance, reason: reason)
    return .settled
  }

  /// Turns a known height into a width, a known width into a height, or a height into another.
  private mutating func useAspect(_ constraint: LayoutConstraint) -> TieOutcome {
    guard constraint.relation == .equal, constraint.multiplier != 0, let second = constraint.second else {
      return .settled
    }
    let first = constraint.first.view
    let (factor, constant) = (constraint.multiplier, constraint.constant)
    switch (constraint.firstAttribute, constraint.secondAttribute) {
    case (.width, .height):
      if let height = heights[second.view] { return fixWidth(of: first, height * factor + constant, constraint) }
      if let width = fixedWidth(first) { return setHeight(of: second.view, (width - constant) / factor) }
    case (.height, .width):
      if let height = heights[first] { return fixWidth(of: second.view, (height - constant) / factor, constraint) }
      if let width = fixedWidth(second.view) { return setHeight(of: first, width * factor + constant) }
    default:
      if let height = heights[second.view] { return setHeight(of: first, height * factor + constant) }
      if let height = heights[first] { return setHeight(of: second.view, (height - constant) / factor) }
    }
    return .waits
  }

  private mutating func fixedWidth(_ view: Int) -> Double? {
    guard places[view] != nil, let width = width(view), width.perDevice == 0 else { return nil }
    return width.points
  }

  private mutating func fixWidth(of view: Int, _ points: Double, _ constraint: LayoutConstraint) -> TieOutcome {
    guard places[view] != nil else { return .settled }
    let reason = reason(sentence(constraint) + ", the height being \(Self.text(height(behind: constraint)))")
    fix(from: left(view), to: right(view), distance: DeviceLength(points: points), reason: reason)
    return .settled
  }

  private func height(behind constraint: LayoutConstraint) -> Double {
    let view = constraint.firstAttribute == .height ? constraint.first.view : constraint.second?.view
    return view.flatMap { heights[$0] } ?? 0
  }

  private mutating func setHeight(of view: Int, _ points: Double) -> TieOutcome {
    heights[view] = heights[view] ?? points
    return .settled
  }

  private mutating func useShares(_ stack: Int, _ views: [Int], spacing: Double, insets: Double) -> TieOutcome {
    if let total = width(stack) {
      let inner = total + -insets
      let length = (inner + -(spacing * Double(views.count - 1))) * (1 / Double(views.count))
      let sentence =
        "Stack \(name(stack)) gives its \(views.count) views equal widths, \(Self.text(spacing)) points apart"
      for view in views {
        let reason = reason(sentence, rests: [(left(stack), right(stack))])
        fix(from: left(view), to: right(view), distance: length, reason: reason)
        shares[view] = Share(count: views.count, spacing: spacing, of: inner)
      }
      return .settled
    }
    guard let model = views.first(where: { width($0) != nil }), let length = width(model) else { return .waits }
    for view in views where view != model {
      let reason = reason("Stack \(name(stack)) gives its views equal widths", rests: [(left(model), right(model))])
      fix(from: left(view), to: right(view), distance: length, reason: reason)
    }
    return .settled
  }
}
