import TitlefitControls

/// A length that follows the device's width in a straight line: points + perDevice × device width.
struct DeviceLength: Sendable, Hashable {
  /// The part that is the same on every device, in points.
  var points: Double
  /// The share of the device's width.
  var perDevice: Double = 0

  /// Nothing.
  static let zero = DeviceLength(points: 0)

  /// The points on a device.
  func value(onDevice width: Double) -> Double { points + perDevice * width }

  /// Whether two lengths are the same up to the noise of sums.
  func isClose(to other: DeviceLength) -> Bool {
    (points - other.points).magnitude < 1e-6 && (perDevice - other.perDevice).magnitude < 1e-9
  }

  /// The sum on every device.
  static func + (left: DeviceLength, right: DeviceLength) -> DeviceLength {
    DeviceLength(points: left.points + right.points, perDevice: left.perDevice + right.perDevice)
  }

  /// The difference on every device.
  static func - (left: DeviceLength, right: DeviceLength) -> DeviceLength {
    DeviceLength(points: left.points - right.points, perDevice: left.perDevice - right.perDevice)
  }

  /// The length and so many points.
  static func + (left: DeviceLength, points: Double) -> DeviceLength { left + DeviceLength(points: points) }

  /// The length times a factor.
  static func * (left: DeviceLength, factor: Double) -> DeviceLength {
    DeviceLength(points: left.points * factor, perDevice: left.perDevice * factor)
  }

  /// The length to the other side.
  static prefix func - (length: DeviceLength) -> DeviceLength { .zero - length }

  /// The length as a room's width: a fixed one, or an upper bound.
  func roomWidth(isMaximum: Bool) -> RoomWidth {
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

/// A class of devices within which margins are the same.
struct DeviceClass: Sendable, Hashable {
  /// The narrowest device that belongs to it, in points.
  var from: Double
  /// A device of the class, in points.
  var typical: Double

  /// All classes, narrow first.
  ///
  /// Source: margins in recorded frames: cells' change at 393 points, controllers' at 414.
  static let all = [
    DeviceClass(from: 0, typical: 375), DeviceClass(from: 393, typical: 393), DeviceClass(from: 414, typical: 430),
  ]
}
