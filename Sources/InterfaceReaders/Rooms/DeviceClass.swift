import TitlefitControls

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
    DeviceClass(from: 0, typical: 375), DeviceClass(from: SystemMargins.firstWideDevice, typical: 393),
    DeviceClass(from: SystemMargins.firstWideRoot, typical: 430),
  ]
}
