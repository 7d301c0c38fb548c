import TitlefitControls

/// A tie that can be used once some width is known.
enum WidthTie {
  /// first's width = factor × second's width + constant.
  case widths(first: SceneEdges.Span, second: SceneEdges.Span, LayoutConstraint)
  /// first's centre = second's centre + constant.
  case centers(first: SceneEdges.Span, second: SceneEdges.Span, LayoutConstraint)
  /// An edge of first = factor × a position inside second + constant, second being around first.
  case position(first: SceneEdges.Span, second: SceneEdges.Span, LayoutConstraint)
  /// A view's width and some view's height: width = factor × height + constant, or the other way round.
  case aspect(LayoutConstraint)
  /// A stack whose arranged views are equally wide.
  case shares(stack: Int, views: [Int], spacing: Double, insets: Double)
  /// A view that follows its superview by its autoresizing mask.
  case autoresizing(view: Int, parent: Int)
}

extension SceneEdges {
  /// Takes over the required constraints of the document that lie under this root.
  mutating func addRequired() {
    for constraint in document.constraints where constraint.priority >= 1000 { add(constraint) }
  }

  /// Takes over the other constraints, strong ones first, each level worked out before the next.
  ///
  /// Those weaker than the title's resistance are left out: the title wins against them.
  mutating func addOptional() {
    let mine = document.constraints.filter { constraint in
      (resistance..<1000).contains(constraint.priority) && places[constraint.first.view] != nil
    }
    for level in Set(mine.map(\.priority)).sorted(by: >) {
      priority = level
      for constraint in mine where constraint.priority == level { add(constraint) }
      settle()
    }
    priority = 1000
  }

  /// The priority with which a button resists being narrower than its title, unless the document says otherwise.
  ///
  /// Source: UIView.contentCompressionResistancePriority, documentation: 750.
  static let textResistance: Double = 750

  private mutating func add(_ constraint: LayoutConstraint) {
    guard places[constraint.first.view] != nil else { return }
    let first = span(constraint.first, other: constraint.second, attribute: constraint.firstAttribute)
    guard let first else { return }
    guard let item = constraint.second, let attribute = constraint.secondAttribute else {
      addConstant(constraint, first: first)
      return
    }
    guard let second = span(item, other: constraint.first, attribute: attribute) else { return }
    switch (constraint.firstAttribute, attribute) {
    case (.height, .height), (.height, .width), (.width, .height): waiting.append(.aspect(constraint))
    case (.width, .width): waiting.append(.widths(first: first, second: second, constraint))
    case (.centerX, .centerX) where constraint.multiplier == 1 && constraint.relation == .equal:
      waiting.append(.centers(first: first, second: second, constraint))
    case (let one, let two) where one.isEdge && two.isEdge && constraint.multiplier == 1:
      addEdges(constraint, first: first, second: second, attribute: two)
    case (let one, _) where one.isEdge && constraint.relation == .equal:
      if document.ancestors(of: constraint.first.view).contains(item.view) {
        waiting.append(.position(first: first, second: second, constraint))
      }
    default: break
    }
  }

  private mutating func addConstant(_ constraint: LayoutConstraint, first: Span) {
    if constraint.firstAttribute == .height, constraint.relation == .equal {
      heights[constraint.first.view] = heights[constraint.first.view] ?? constraint.constant
    }
    guard constraint.firstAttribute == .width else { return }
    let length = DeviceLength(points: constraint.constant + first.leftInset + first.rightInset)
    addWidth(constraint, first: first, length: length, rests: [])
  }

  /// Takes over what a constraint says about a width, its right side being known.
  mutating func addWidth(
    _ constraint: LayoutConstraint, first: Span, length: DeviceLength, rests dependencies: [(from: Int, to: Int)]
  ) {
    let reason = reason(sentence(constraint), rests: dependencies)
    switch constraint.relation {
    case .equal: fix(from: first.left, to: first.right, distance: length, reason: reason)
    case .lessThanOrEqual: bound(from: first.left, to: first.right, distance: length, reason: reason)
    case .greaterThanOrEqual: bound(from: first.right, to: first.left, distance: -length, reason: reason)
    }
  }

  private mutating func addEdges(
    _ constraint: LayoutConstraint, first: Span, second: Span, attribute: LayoutAttribute
  ) {
    let one = edge(first, constraint.firstAttribute)
    let two = edge(second, attribute)
    let distance = DeviceLength(points: two.inset + constraint.constant - one.inset)
    let reason = reason(sentence(constraint))
    switch constraint.relation {
    case .equal: fix(from: two.point, to: one.point, distance: distance, reason: reason)
    case .lessThanOrEqual: bound(from: two.point, to: one.point, distance: distance, reason: reason)
    case .greaterThanOrEqual: bound(from: one.point, to: two.point, distance: -distance, reason: reason)
    }
  }

  /// The point of an edge, and how far right of it the edge lies.
  func edge(_ span: Span, _ attribute: LayoutAttribute) -> (point: Int, inset: Double) {
    attribute.isStart ? (span.left, span.leftInset) : (span.right, -span.rightInset)
  }

  /// A constraint as an equation, with its id.
  func sentence(_ constraint: LayoutConstraint) -> String {
    let label = constraint.id.isEmpty ? "A constraint" : "Constraint \(constraint.id)"
    var right = ""
    if let item = constraint.second, let attribute = constraint.secondAttribute {
      if constraint.multiplier != 1 { right += "\(Self.text(constraint.multiplier)) × " }
      right += name(item, other: constraint.first, attribute: attribute)
      if constraint.constant != 0 {
        right += " \(constraint.constant < 0 ? "−" : "+") \(Self.text(constraint.constant.magnitude))"
      }
    } else {
      right = Self.text(constraint.constant)
    }
    let left = name(constraint.first, other: constraint.second, attribute: constraint.firstAttribute)
    return "\(label): \(left) \(constraint.relation.sign) \(right)"
  }

  private func name(_ item: ConstraintItem, other: ConstraintItem?, attribute: LayoutAttribute) -> String {
    let area = area(item, other: other, attribute: attribute)
    let middle = area == .frame ? "" : ".\(area.rawValue)"
    return "\(name(item.view))\(middle).\(attribute.rawValue)"
  }

  /// A number with at most three decimals and none where it is whole.
  static func text(_ number: Double) -> String {
    let thousandths = (number * 1000).rounded()
    guard thousandths.magnitude < 1e12 else { return "\(number)" }
    let whole = Int(thousandths) / 1000
    var digits = String(Int(thousandths.magnitude) % 1000)
    guard digits != "0" else { return String(whole) }
    digits = String(repeating: "0", count: 3 - digits.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return (number < 0 && whole == 0 ? "-" : "") + "\(whole).\(digits)"
  }
}
