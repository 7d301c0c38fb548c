/// The leading and trailing layout margins that UIKit gives views that set none, in points.
///
/// Source: margins read back from frames that Interface Builder recorded in public documents, per kind of view, device and
/// document version.
public enum SystemMargins {
  /// Views that are no root, and content views of cells beside an accessory, on the accessory's side.
  public static let plain: Double = 8

  /// The build of Interface Builder from which on cells have margins of their own; before, they are ``plain``.
  public static let firstBuildWithCellMargins = 13000

  /// The widest table whose cells keep the narrow margins on every device.
  public static let narrowTable: Double = 320

  /// A root view as wide as its device: ``wide`` from ``firstWideRoot`` on, else ``narrow``.
  public static func ofRoot(width: Double) -> Double { width >= firstWideRoot ? wide : narrow }

  /// The narrowest device whose controllers' root views have the wide margins.
  public static let firstWideRoot: Double = 414

  /// A cell's content view, or a collection view cell that is a document's root: ``wide`` on devices from ``firstWideDevice``
  /// on, else ``narrow``.
  public static func ofCell(deviceWidth: Double) -> Double { deviceWidth >= firstWideDevice ? wide : narrow }

  /// The narrowest device whose cells have the wide margins.
  public static let firstWideDevice: Double = 393
  /// The margin on narrow devices.
  public static let narrow: Double = 16
  /// The margin on wide devices and iPads.
  public static let wide: Double = 20
}
