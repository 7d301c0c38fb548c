/// The device pixels that one point has, and rounding lengths to them.
public struct PixelScale: Sendable, Hashable {
  /// Pixels a point; 1, 2 or 3 on Apple's devices.
  public var pixelsPerPoint: Double

  /// Makes a scale; values below one pixel a point count as one.
  public init(_ pixelsPerPoint: Double) { self.pixelsPerPoint = max(1, pixelsPerPoint) }

  /// The length in points, raised to the next whole device pixel.
  ///
  /// A millionth of a pixel above a whole pixel counts as that pixel: sums of binary fractions carry that much noise,
  /// and UIKit's recorded sizes show no width raised by it.
  public func roundedUp(_ length: Double) -> Double {
    ((length * pixelsPerPoint - 1e-6).rounded(.up)) / pixelsPerPoint
  }

  /// The length in points, moved to the nearest whole device pixel.
  public func rounded(_ length: Double) -> Double { (length * pixelsPerPoint).rounded() / pixelsPerPoint }
}
