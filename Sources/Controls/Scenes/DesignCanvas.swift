public import TitlefitGeometry

/// What a document says about the canvas its scenes were designed on.
public struct DesignCanvas: Sendable, Hashable {
  /// The device.
  public var device: DesignDevice
  /// The size classes that variations were resolved for.
  public var sizeClass: SizeClass
  /// The major version of the tools that saved the document, or 0.
  public var toolsVersion: Int
  /// The major version of Interface Builder's plug-in, or 0.
  public var pluginVersion: Int
  /// Whether the document uses safe areas; older ones use a controller's top and bottom guides.
  public var usesSafeAreas: Bool
  /// Whether the document uses Auto Layout; without it every view keeps its frame.
  public var usesAutoLayout: Bool

  /// Makes a canvas.
  public init(
    device: DesignDevice, sizeClass: SizeClass = .uprightPhone, toolsVersion: Int = 0, pluginVersion: Int = 0,
    usesSafeAreas: Bool = true, usesAutoLayout: Bool = true
  ) {
    self.device = device
    self.sizeClass = sizeClass
    self.toolsVersion = toolsVersion
    self.pluginVersion = pluginVersion
    self.usesSafeAreas = usesSafeAreas
    self.usesAutoLayout = usesAutoLayout
  }
}

/// The device a document was designed on: its frames were recorded there.
public struct DesignDevice: Sendable, Hashable {
  /// The extents in points in the orientation of the design.
  public var size: Size
  /// The pixels a point.
  public var scale: Double
  /// The id in the document, or nil where it names none or one that is not known.
  public var id: String?
  /// Whether the device lies on its side.
  public var isLandscape: Bool

  /// Makes a device.
  public init(size: Size, scale: Double, id: String?, isLandscape: Bool = false) {
    self.size = size
    self.scale = scale
    self.id = id
    self.isLandscape = isLandscape
  }

  /// Whether it is an iPad.
  public var isPad: Bool { id?.hasPrefix("ipad") ?? false }
}

/// A horizontal and a vertical size class, by which documents vary their attributes.
public struct SizeClass: Sendable, Hashable {
  /// Whether the width is regular; compact otherwise.
  public var isRegularWidth: Bool
  /// Whether the height is regular; compact otherwise.
  public var isRegularHeight: Bool

  /// Makes a pair of classes.
  public init(isRegularWidth: Bool, isRegularHeight: Bool) {
    self.isRegularWidth = isRegularWidth
    self.isRegularHeight = isRegularHeight
  }

  /// A phone held upright: compact width, regular height.
  public static let uprightPhone = SizeClass(isRegularWidth: false, isRegularHeight: true)
  /// An iPad: regular width and height.
  public static let pad = SizeClass(isRegularWidth: true, isRegularHeight: true)
}
