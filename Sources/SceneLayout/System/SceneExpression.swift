import TitlefitControls

/// A side or extent of a view that a solution gives a number to.
struct SceneVariable: Hashable, Comparable, Sendable {
  /// The view's index times ``kinds`` and the kind.
  var index: Int

  /// Which number of a view.
  enum Kind: Int, Sendable {
    /// The left edge.
    case left
    /// The top edge.
    case top
    /// The width.
    case width
    /// The height.
    case height
    /// The width of what a scroll view scrolls.
    case contentWidth
    /// The height of what a scroll view scrolls.
    case contentHeight
  }

  /// How many numbers a view has.
  static let kinds = 6

  /// The number of a view.
  init(_ view: Int, _ kind: Kind) { index = view * Self.kinds + kind.rawValue }

  /// The view's index.
  var view: Int { index / Self.kinds }
  /// Which number it is.
  var kind: Kind { Kind(rawValue: index % Self.kinds) ?? .left }
  /// Whether it is an extent, which is never negative.
  var isExtent: Bool { kind != .left && kind != .top }
  /// Whether it belongs to the horizontal axis.
  var isHorizontal: Bool { kind == .left || kind == .width || kind == .contentWidth }

  /// Orders by view, then by kind.
  static func < (left: SceneVariable, right: SceneVariable) -> Bool { left.index < right.index }
}

/// A sum of variables times factors, and a constant.
struct SceneExpression: Hashable, Sendable {
  /// What is added to the variables.
  var constant: Double = 0
  /// The terms, each variable once, in the variables' order.
  private(set) var terms: [Term] = []

  /// A variable times a factor.
  struct Term: Hashable, Sendable {
    /// The variable.
    var variable: SceneVariable
    /// The factor.
    var factor: Double
  }

  /// A constant alone.
  init(_ constant: Double = 0) { self.constant = constant }

  /// A number of a view alone.
  init(_ view: Int, _ kind: SceneVariable.Kind) {
    terms = [Term(variable: SceneVariable(view, kind), factor: 1)]
  }

  /// Adds a variable times a factor.
  /// - Complexity: linear in the number of terms.
  mutating func add(_ variable: SceneVariable, times factor: Double) {
    let place = terms.firstIndex { $0.variable >= variable } ?? terms.count
    if place < terms.count, terms[place].variable == variable {
      terms[place].factor += factor
      // What cancels leaves no term behind: a factor of rounding noise would be a false tie.
      if terms[place].factor.magnitude < 1e-12 { terms.remove(at: place) }
    } else if factor.magnitude >= 1e-12 {
      terms.insert(Term(variable: variable, factor: factor), at: place)
    }
  }

  /// Adds another expression times a factor.
  mutating func add(_ other: SceneExpression, times factor: Double = 1) {
    constant += other.constant * factor
    for term in other.terms { add(term.variable, times: term.factor * factor) }
  }

  /// The sum.
  static func + (left: SceneExpression, right: SceneExpression) -> SceneExpression {
    var sum = left
    sum.add(right)
    return sum
  }

  /// The difference.
  static func - (left: SceneExpression, right: SceneExpression) -> SceneExpression {
    var difference = left
    difference.add(right, times: -1)
    return difference
  }

  /// The expression and a constant.
  static func + (left: SceneExpression, right: Double) -> SceneExpression {
    var sum = left
    sum.constant += right
    return sum
  }

  /// The expression less a constant.
  static func - (left: SceneExpression, right: Double) -> SceneExpression { left + -right }

  /// The expression times a factor.
  static func * (left: SceneExpression, factor: Double) -> SceneExpression {
    var product = SceneExpression()
    product.add(left, times: factor)
    return product
  }
}

/// Something that a document or UIKit states about a scene, compared with zero.
struct SceneStatement: Sendable {
  /// The side that is compared with zero.
  var expression: SceneExpression
  /// How it compares.
  var relation: SceneRelation
  /// The priority; above 1000 for what UIKit itself never gives up.
  var priority: Double
  /// Where it comes from.
  var origin: Origin

  /// Where a statement comes from.
  enum Origin: Hashable, Sendable {
    /// A constraint of the scene.
    case constraint(Int)
    /// A content that does not want to be smaller than its size.
    case compression(view: Int, isHorizontal: Bool)
    /// A content that does not want to be larger than its size.
    case hugging(view: Int, isHorizontal: Bool)
    /// The first or last child at a stack's edge.
    case stackEdge(stack: Int)
    /// A gap of a stack.
    case stackGap(stack: Int)
    /// Lengths or gaps that a stack makes equal or proportional.
    case stackShare(stack: Int)
    /// Where children of a stack stand across.
    case stackAlignment(stack: Int)
    /// A weak wish of a stack to be small.
    case stackFit(stack: Int)
    /// The screen's edge, asked for where nothing else limits a width.
    case screen
  }
}
