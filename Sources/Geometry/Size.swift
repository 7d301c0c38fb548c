/// A width and a height in points.
public struct Size: Sendable, Hashable {
  /// The horizontal extent in points; may be infinite where a caller asks for an unbounded room.
  public var width: Double
  /// The vertical extent in points; may be infinite where a caller asks for an unbounded room.
  public var height: Double

  /// Makes a size from its two extents in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// A size of nothing.
  public static let zero = Size(width: 0, height: 0)
}
