public import TitlefitDiagnostics

/// A constraint of a scene: first = multiplier × second + constant, or ≤ or ≥.
public struct SceneConstraint: Sendable, Hashable {
  /// The object id, or empty.
  public var id: String
  /// The left side.
  public var first: SceneAnchor
  /// The right side, or nil for a constant alone.
  public var second: SceneAnchor?
  /// How the sides compare.
  public var relation: SceneRelation
  /// The factor of the right side.
  public var multiplier: Double
  /// What is added to the right side, in points, in reading direction where an anchor follows it.
  public var constant: Double
  /// The priority, 1 … 1000.
  public var priority: Double
  /// Whether it holds in the canvas only and is removed at run time.
  public var isPlaceholder: Bool
  /// Whether an outlet lets code change it.
  public var isConnected: Bool
  /// Where its element stands.
  public var location: SourceLocation

  /// Makes a constraint.
  public init(
    id: String, first: SceneAnchor, second: SceneAnchor? = nil, relation: SceneRelation = .equal,
    multiplier: Double = 1, constant: Double = 0, priority: Double = 1000, location: SourceLocation
  ) {
    self.id = id
    self.first = first
    self.second = second
    self.relation = relation
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    isPlaceholder = false
    isConnected = false
    self.location = location
  }
}

/// How the sides of a constraint compare, under the names of documents.
public enum SceneRelation: String, Sendable, Hashable {
  /// Both sides are the same.
  case equal
  /// The left side is at most the right one.
  case lessThanOrEqual
  /// The left side is at least the right one.
  case greaterThanOrEqual

  /// The sign as a sentence shows it.
  public var sign: String {
    switch self {
    case .equal: "="
    case .lessThanOrEqual: "≤"
    case .greaterThanOrEqual: "≥"
    }
  }
}

/// A line or an extent of a view or of one of its guides.
public struct SceneAnchor: Sendable, Hashable {
  /// The index of the view.
  public var view: Int
  /// Which rectangle of the view.
  public var area: SceneArea
  /// Which line or extent of the rectangle.
  public var line: SceneLine
  /// Whether start and end change sides with the direction: leading and trailing do, left and right do not.
  public var followsDirection: Bool

  /// Makes an anchor.
  public init(view: Int, area: SceneArea = .frame, line: SceneLine, followsDirection: Bool = true) {
    self.view = view
    self.area = area
    self.line = line
    self.followsDirection = followsDirection
  }
}

/// A rectangle that belongs to a view.
public enum SceneArea: String, Sendable, Hashable {
  /// The view itself.
  case frame
  /// What the layout margins leave.
  case margins
  /// What the safe area leaves.
  case safeArea
  /// What is comfortable to read.
  case readable
  /// What the keyboard leaves.
  case keyboard
  /// What a scroll view scrolls.
  case content
  /// What the layout margins leave of what a scroll view scrolls.
  case contentMargins
  /// A controller's bars at the top, in documents without safe areas.
  case topGuide
  /// A controller's bars at the bottom, in documents without safe areas.
  case bottomGuide
}

/// A line or an extent of a rectangle.
public enum SceneLine: String, Sendable, Hashable {
  /// The side where reading starts, or the left side where direction does not count.
  case start
  /// The side where reading ends, or the right side where direction does not count.
  case end
  /// The middle across.
  case centerX
  /// The extent across.
  case width
  /// The upper side.
  case top
  /// The lower side.
  case bottom
  /// The middle down.
  case centerY
  /// The extent down.
  case height
  /// The first line's baseline.
  case firstBaseline
  /// The last line's baseline.
  case lastBaseline

  /// Whether it lies on, or is an extent of, the horizontal axis.
  public var isHorizontal: Bool {
    switch self {
    case .start, .end, .centerX, .width: true
    case .top, .bottom, .centerY, .height, .firstBaseline, .lastBaseline: false
    }
  }

  /// Whether it is an extent and no place.
  public var isExtent: Bool { self == .width || self == .height }
}

extension SceneAnchor {
  /// The attribute's name as documents spell it, margins left aside.
  public var attributeName: String {
    switch line {
    case .start: followsDirection ? "leading" : "left"
    case .end: followsDirection ? "trailing" : "right"
    default: line.rawValue
    }
  }
}
