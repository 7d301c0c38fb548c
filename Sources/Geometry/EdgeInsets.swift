/// Distances from the four physical sides in points, as `UIEdgeInsets`: left stays left in every language.
public struct EdgeInsets: Sendable, Hashable {
  /// The distance from the top edge in points; negative moves outwards.
  public var top: Double
  /// The distance from the left edge in points; negative moves outwards.
  public var left: Double
  /// The distance from the bottom edge in points; negative moves outwards.
  public var bottom: Double
  /// The distance from the right edge in points; negative moves outwards.
  public var right: Double

  /// Makes insets from four distances in points, in UIKit's order.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = EdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Left and right together, in points.
  public var horizontal: Double { left + right }
  /// Top and bottom together, in points.
  public var vertical: Double { top + bottom }
}
