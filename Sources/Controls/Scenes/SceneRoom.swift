/// How wide a view of a scene can get.
public struct SceneRoom: Sendable, Hashable {
  /// The width in points without winning a tie against an equally firm neighbour, or nil where it is not known.
  public var low: Double?
  /// The width in points when every tie is won, or nil where it is not known; never below ``low``.
  public var high: Double?
  /// Whether no constraint limits the width, so that the screen's edges were taken.
  public var isBoundedByScreen: Bool
  /// Whether the width follows the text's own share of a stack, so that ``low`` and ``high`` are the width it has.
  public var isProportional: Bool
  /// Whether a shorter text takes less than the room.
  public var isMaximum: Bool
  /// How the room came about, one sentence a step.
  public var how: [String]
  /// The neighbours that get less than they need when every tie is won.
  public var squeezed: [SqueezedNeighbour]
  /// Why the room is not known, or nil; a short phrase that a report counts.
  public var unknown: String?

  /// Makes a room.
  public init(
    low: Double?, high: Double?, isBoundedByScreen: Bool = false, isProportional: Bool = false,
    isMaximum: Bool = true, how: [String] = [], squeezed: [SqueezedNeighbour] = []
  ) {
    self.low = low
    self.high = high
    self.isBoundedByScreen = isBoundedByScreen
    self.isProportional = isProportional
    self.isMaximum = isMaximum
    self.how = how
    self.squeezed = squeezed
    unknown = nil
  }

  /// Makes a room that is not known, for a reason.
  public init(unknown: String, how: [String] = []) {
    self.init(low: nil, high: nil, how: how)
    self.unknown = unknown
  }
}

/// A neighbour that loses room to a view.
public struct SqueezedNeighbour: Sendable, Hashable {
  /// The neighbour's index in the scene.
  public var view: Int
  /// Its object id, or empty.
  public var id: String
  /// The text it shows, or nil.
  public var title: String?
  /// The points it needs.
  public var need: Double
  /// The points it is left with.
  public var width: Double

  /// Makes a neighbour.
  public init(view: Int, id: String, title: String?, need: Double, width: Double) {
    self.view = view
    self.id = id
    self.title = title
    self.need = need
    self.width = width
  }
}
