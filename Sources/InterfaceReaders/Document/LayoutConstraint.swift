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
    /// Both sides are the same.
    case equal
    /// The left side is at most the right one.
    case lessThanOrEqual
    /// The left side is at least the right one.
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
    /// The view itself.
    case frame
    /// What the layout margins leave.
    case margins
    /// What a scroll view scrolls.
    case content
  }
}

/// The attributes that decide widths; leading is left, since widths are the same in both directions.
enum LayoutAttribute: String, Sendable, Hashable {
  /// The side where reading starts.
  case leading
  /// The side where reading ends.
  case trailing
  /// The left side.
  case left
  /// The right side.
  case right
  /// The middle.
  case centerX
  /// The extent across.
  case width
  /// The extent down.
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
