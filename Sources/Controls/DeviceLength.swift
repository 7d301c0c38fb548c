/// A length that follows the device's width in a straight line: points + perDevice × device width.
public struct DeviceLength: Sendable, Hashable {
  /// The part that is the same on every device, in points.
  public var points: Double
  /// The share of the device's width.
  public var perDevice: Double = 0

  /// Makes a length.
  public init(points: Double, perDevice: Double = 0) {
    self.points = points
    self.perDevice = perDevice
  }

  /// Nothing.
  public static let zero = DeviceLength(points: 0)

  /// The points on a device.
  public func value(onDevice width: Double) -> Double { points + perDevice * width }

  /// Whether two lengths are the same up to the noise of sums.
  public func isClose(to other: DeviceLength) -> Bool {
    (points - other.points).magnitude < 1e-6 && (perDevice - other.perDevice).magnitude < 1e-9
  }

  /// The sum on every device.
  public static func + (left: DeviceLength, right: DeviceLength) -> DeviceLength {
    DeviceLength(points: left.points + right.points, perDevice: left.perDevice + right.perDevice)
  }

  /// The difference on every device.
  public static func - (left: DeviceLength, right: DeviceLength) -> DeviceLength {
    DeviceLength(points: left.points - right.points, perDevice: left.perDevice - right.perDevice)
  }

  /// The length and so many points.
  public static func + (left: DeviceLength, points: Double) -> DeviceLength { left + DeviceLength(points: points) }

  /// The length times a factor.
  public static func * (left: DeviceLength, factor: Double) -> DeviceLength {
    DeviceLength(points: left.points * factor, perDevice: left.perDevice * factor)
  }

  /// The length to the other side.
  public static prefix func - (length: DeviceLength) -> DeviceLength { .zero - length }

  /// The length as a room's width: a fixed one, or an upper bound.
  public func roomWidth(isMaximum: Bool) -> RoomWidth {
    let points = Self.tidy(points)
    let share = Self.tidy(perDevice)
    if share == 0 { return isMaximum ? .maximum(points) : .points(points) }
    let width: RoomWidth
    if share == 1 {
      width = .containerMinus(-points)
    } else {
      let part = RoomWidth.times(.containerMinus(0), share)
      width = points == 0 ? part : .less(part, -points)
    }
    return isMaximum ? .atMost(width) : width
  }

  /// Sums of fractions land beside whole numbers by a hair; the hair is taken off, and minus zero with it.
  private static func tidy(_ number: Double) -> Double {
    let whole = number.rounded()
    return ((number - whole).magnitude < 1e-9 ? whole : number) + 0
  }
}
