/// Distances from the sides in reading direction in points, as `NSDirectionalEdgeInsets`.
public struct DirectionalEdgeInsets: Sendable, Hashable {
  /// The distance from the top edge in points.
  public var top: Double
  /// The distance from the edge where reading starts, in points.
  public var leading: Double
  /// The distance from the bottom edge in points.
  public var bottom: Double
  /// The distance from the edge where reading ends, in points.
  public var trailing: Double

  /// Makes insets from four distances in points, in UIKit's order.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = DirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)

  /// Leading and trailing together, in points.
  public var horizontal: Double { leading + trailing }
  /// Top and bottom together, in points.
  public var vertical: Double { top + bottom }

  /// The same insets on physical sides: leading is left in left-to-right and right in right-to-left.
  ///
  /// This is the one place where insets turn from logical to physical.
  public func resolved(in direction: LayoutDirection) -> EdgeInsets {
    switch direction {
    case .leftToRight: EdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    case .rightToLeft: EdgeInsets(top: top, left: trailing, bottom: bottom, right: leading)
    }
  }
}
