import TitlefitSourceParsing

/// A constraint of a document with its items found.
struct LayoutConstraint: Sendable {
  /// The object id, or empty.
  var id: String
  /// The item on the left side of the equation.
  var first: ConstraintItem
  /// Its attribute.
  var firstAttribute: LayoutAttribute
  /// The item on the right side, or nil for a constant.
  var second: ConstraintItem?
  /// Its attribute, or nil for a constant.
  var secondAttribute: LayoutAttribute?
  /// How the sides compare.
  var relation: Relation
  /// The factor of the right side.
  var multiplier: Double
  /// What is added to the right side, in points.
  var constant: Double
  /// The priority, 1 … 1000.
  var priority: Double

  /// How the sides of a constraint compare.
  enum Relation: String, Sendable {
    case equal
    case lessThanOrEqual
    case greaterThanOrEqual

    /// The sign as a sentence shows it.
    var sign: String {
      switch self {
      case .equal: "="
      case .lessThanOrEqual: "≤"
      case .greaterThanOrEqual: "≥"
      }
    }
  }
}

/// A view, or one of the guides of a view.
struct ConstraintItem: Sendable, Hashable {
  /// The view's index.
  var view: Int
  /// Which rectangle of the view is meant.
  var area: Area

  /// A rectangle of a view. The safe area of an upright phone is the frame, as far as widths go.
  enum Area: String, Sendable, Hashable {
    case frame
    case margins
    case content
  }
}

/// The attributes that decide widths; leading is left, since widths are the same in both directions.
enum LayoutAttribute: String, Sendable, Hashable {
  case leading
  case trailing
  case left
  case right
  case centerX
  case width
  case height

  /// Whether it is the side where left-to-right reading starts.
  var isStart: Bool { self == .leading || self == .left }
  /// Whether it is the side where left-to-right reading ends.
  var isEnd: Bool { self == .trailing || self == .right }
  /// Whether it is one of the two sides.
  var isEdge: Bool { isStart || isEnd }

  /// Reads a spelling such as `leadingMargin` or `centerXWithinMargins`; nil for the vertical ones.
  static func parse(_ text: String) -> (attribute: LayoutAttribute, isMargin: Bool)? {
    var name = Substring(text)
    for suffix in ["WithinMargins", "Margin"] where name.hasSuffix(suffix) { name = name.dropLast(suffix.count) }
    guard let attribute = LayoutAttribute(rawValue: String(name)) else { return nil }
    return (attribute, name.count < text.count)
  }
}
