public import TitlefitGeometry

/// A scene as solved: where every view stands, what it would have needed, and what had to give way.
public struct SolvedScene: Sendable, Hashable {
  /// The direction it was solved in.
  public var direction: LayoutDirection
  /// The root's size in points.
  public var size: Size
  /// One entry for each view of the scene, in the same order.
  public var views: [SolvedView]
  /// What did not hold, highest priority first.
  public var gaveWay: [SceneConcession]

  /// Makes a solved scene.
  public init(direction: LayoutDirection, size: Size, views: [SolvedView], gaveWay: [SceneConcession]) {
    self.direction = direction
    self.size = size
    self.views = views
    self.gaveWay = gaveWay
  }
}

/// A view as solved.
public struct SolvedView: Sendable, Hashable {
  /// The frame in the root's coordinates, edges on whole device pixels; nil where the view is out of the layout.
  public var frame: Rect?
  /// The frame before rounding; nil where ``frame`` is.
  public var exact: Rect?
  /// The size the content asks for, in points; nil on a side without one.
  public var need: SceneNeed
  /// Whether the document determines where the view stands across and how wide it is.
  public var isHorizontallyDetermined: Bool
  /// Whether the document determines where the view stands down and how high it is.
  public var isVerticallyDetermined: Bool
  /// What decides the width, one sentence a step; empty unless it was asked for.
  public var widthSteps: [String]

  /// Makes a solved view.
  public init(
    frame: Rect?, exact: Rect? = nil, need: SceneNeed = SceneNeed(), isHorizontallyDetermined: Bool = true,
    isVerticallyDetermined: Bool = true, widthSteps: [String] = []
  ) {
    self.frame = frame
    self.exact = exact
    self.need = need
    self.isHorizontallyDetermined = isHorizontallyDetermined
    self.isVerticallyDetermined = isVerticallyDetermined
    self.widthSteps = widthSteps
  }
}

/// The size that a view's content asks for.
public struct SceneNeed: Sendable, Hashable {
  /// The width in points, or nil where the content has none.
  public var width: Double?
  /// The height in points, or nil where the content has none.
  public var height: Double?
  /// How far the width may be off, in points.
  public var errorBound: Double
  /// Whether a stand-in was measured for a font that no file serves, so that the width is only likely.
  public var isStandIn: Bool

  /// Makes a need.
  public init(width: Double? = nil, height: Double? = nil, errorBound: Double = 0, isStandIn: Bool = false) {
    self.width = width
    self.height = height
    self.errorBound = errorBound
    self.isStandIn = isStandIn
  }
}

/// Something stated that does not hold in the solution.
public struct SceneConcession: Sendable, Hashable {
  /// What was stated, as a sentence.
  public var sentence: String
  /// The index of the constraint in the scene, or nil where a content's size or a stack gave way.
  public var constraint: Int?
  /// The index of the view whose content's size gave way, or nil.
  public var view: Int?
  /// The priority.
  public var priority: Double
  /// By how many points it does not hold.
  public var points: Double
  /// Whether it concerns the horizontal axis.
  public var isHorizontal: Bool

  /// Makes a concession.
  public init(
    sentence: String, constraint: Int?, view: Int?, priority: Double, points: Double, isHorizontal: Bool
  ) {
    self.sentence = sentence
    self.constraint = constraint
    self.view = view
    self.priority = priority
    self.points = points
    self.isHorizontal = isHorizontal
  }
}
