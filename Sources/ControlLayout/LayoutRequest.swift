public import TitlefitGeometry
public import TitlefitLocales
public import TitlefitTypography

/// The texts and the state of a button to be laid out.
public struct ButtonContent: Sendable, Hashable {
  /// The title, placeholders bound; nil or empty means none.
  public var title: String?
  /// The subtitle, placeholders bound; nil or empty means none. Legacy buttons have none.
  public var subtitle: String?
  /// The state whose images apply.
  public var state: ControlState

  /// Makes content in the normal state.
  public init(title: String?, subtitle: String? = nil, state: ControlState = .normal) {
    self.title = title
    self.subtitle = subtitle
    self.state = state
  }
}

/// The conditions a button is laid out under.
public struct LayoutEnvironment: Sendable, Hashable {
  /// The language of the texts.
  public var language: LanguageTag
  /// The direction of the user interface in that language; the button's semantic attribute may overrule it.
  public var direction: LayoutDirection
  /// The content size category.
  public var contentSize: ContentSizeCategory
  /// The device's pixels a point.
  public var scale: PixelScale
  /// The generation of platform numbers.
  public var platform: PlatformGeneration

  /// Makes an environment; by default that of a 3x phone at the default content size.
  public init(
    language: LanguageTag, direction: LayoutDirection, contentSize: ContentSizeCategory = .large,
    scale: PixelScale = PixelScale(3), platform: PlatformGeneration = .iOS17
  ) {
    self.language = language
    self.direction = direction
    self.contentSize = contentSize
    self.scale = scale
    self.platform = platform
  }
}

/// The room a button is given; nil leaves a side to the button's natural size.
public struct LayoutRoom: Sendable, Hashable {
  /// The width in points, or nil.
  public var width: Double?
  /// The height in points, or nil.
  public var height: Double?
  /// Whether ``width`` is an upper bound that a shorter title does not fill.
  public var isMaximumWidth: Bool

  /// Makes a room.
  public init(width: Double? = nil, height: Double? = nil, isMaximumWidth: Bool = false) {
    self.width = width
    self.height = height
    self.isMaximumWidth = isMaximumWidth
  }
}

/// A generation of platform numbers, by the name that the configuration file uses.
public enum PlatformGeneration: String, Sendable, Hashable, CaseIterable, Comparable {
  /// iOS 15, the first with configurations.
  case iOS15 = "ios-15"
  /// iOS 16.
  case iOS16 = "ios-16"
  /// iOS 17, the default.
  case iOS17 = "ios-17"
  /// iOS 18.
  case iOS18 = "ios-18"
  /// iOS 26, with glass.
  case iOS26 = "ios-26"

  /// Orders generations from old to new.
  public static func < (left: PlatformGeneration, right: PlatformGeneration) -> Bool {
    (allCases.firstIndex(of: left) ?? 0) < (allCases.firstIndex(of: right) ?? 0)
  }
}
