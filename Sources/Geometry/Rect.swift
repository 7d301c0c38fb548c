/// A rectangle in points, in physical coordinates: x grows to the right, y downwards.
public struct Rect: Sendable, Hashable {
  /// The top left corner.
  public var origin: Point
  /// The extents; never negative in a layout result.
  public var size: Size

  /// Makes a rectangle from its corner and extents.
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle from four numbers in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }
  /// The width in points.
  public var width: Double { size.width }
  /// The height in points.
  public var height: Double { size.height }

  /// The rectangle less the insets on its four physical sides; extents stop at zero.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right), height: max(0, height - insets.top - insets.bottom))
  }

  /// The part that both rectangles cover, or nil where they only touch or lie apart.
  public func intersection(_ other: Rect) -> Rect? {
    let left = max(minX, other.minX)
    let right = min(maxX, other.maxX)
    let top = max(minY, other.minY)
    let bottom = min(maxY, other.maxY)
    guard left < right, top < bottom else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The rectangle's reflection about the vertical middle line of a container of the given width.
  public func mirrored(inWidth container: Double) -> Rect {
    Rect(x: container - maxX, y: minY, width: width, height: height)
  }
}
