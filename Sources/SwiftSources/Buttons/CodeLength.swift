import TitlefitControls

/// A length as code gives it: one that follows the device's width, and a number of the root view's margins.
struct CodeLength: Sendable, Hashable {
  /// The length without margins.
  var line: DeviceLength
  /// How many margins of a controller's root view.
  var margins: Double
  /// Whether the length is a limit, which a shorter text does not reach.
  var isBound: Bool

  /// Makes a length; nothing unless said.
  init(points: Double = 0, perDevice: Double = 0, margins: Double = 0, isBound: Bool = false) {
    line = DeviceLength(points: points, perDevice: perDevice)
    self.margins = margins
    self.isBound = isBound
  }

  /// A length of points.
  static func points(_ points: Double) -> CodeLength { CodeLength(points: points) }

  static func + (left: CodeLength, right: CodeLength) -> CodeLength {
    var sum = left
    sum.line = left.line + right.line
    sum.margins += right.margins
    sum.isBound = left.isBound || right.isBound
    return sum
  }

  static func - (left: CodeLength, right: CodeLength) -> CodeLength { left + right * -1 }

  static func * (left: CodeLength, factor: Double) -> CodeLength {
    var product = left
    product.line = left.line * factor
    product.margins *= factor
    return product
  }

  /// The length as a room; where margins count, one for narrow devices and one for wide ones.
  var room: RoomWidth {
    guard margins != 0 else { return line.roomWidth(isMaximum: isBound) }
    let step = RoomWidth.step(
      at: SystemMargins.firstWideRoot,
      below: (line + SystemMargins.narrow * margins).roomWidth(isMaximum: false),
      from: (line + SystemMargins.wide * margins).roomWidth(isMaximum: false))
    return isBound ? .atMost(step) : step
  }
}
