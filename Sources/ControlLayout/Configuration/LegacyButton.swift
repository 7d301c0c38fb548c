public import TitlefitGeometry
public import TitlefitTypography

/// The options of a UIButton without configuration that decide sizes.
public struct LegacyButton: Sendable, Hashable {
  /// The button's type; it decides the default font and the sizes of the built-in symbols.
  public var type: LegacyButtonType = .system
  /// The title's font, or nil for the type's default.
  public var font: FontDescriptor?
  /// The distances from the bounds to the content, physical; any non-zero side replaces the default spacing.
  public var contentEdgeInsets: EdgeInsets = .zero
  /// The distances that move and clip the title's rectangle, physical; they never change the natural size.
  public var titleEdgeInsets: EdgeInsets = .zero
  /// The distances that move and clip the image's rectangle, physical; they never change the natural size.
  public var imageEdgeInsets: EdgeInsets = .zero
  /// The image, or nil.
  public var image: ButtonImage?
  /// The background image, stretched to the bounds; its size is a least natural size.
  public var backgroundImage: ButtonImage?
  /// The most lines the title may take; 0 for no limit. UIKit's default is 1.
  public var numberOfLines = 1
  /// What happens to a title that is too wide. UIKit's default is the middle.
  public var lineBreakMode: LineBreakMode = LegacyNumbers.lineBreakMode.value
  /// Whether a one-line title shrinks to its room.
  public var adjustsFontSizeToFitWidth = false
  /// The least share of the font's size that shrinking may reach, above 0 to 1.
  ///
  /// 0, UIKit's default, keeps the size. Source: UILabel.minimumScaleFactor, documentation.
  public var minimumScaleFactor: Double = 0
  /// Whether a title shadow draws; it never changes sizes.
  public var titleShadowOffset: Size = .zero
  /// What a subclass does in `titleRect(forContentRect:)`, or nil.
  public var titleRectPadding: TitleRectPadding?
  /// What a subclass moves the image's rectangle by in `imageRect(forContentRect:)`, physical, as insets.
  public var imageRectInsets: EdgeInsets = .zero
  /// What a subclass adds to `intrinsicContentSize` beyond ``titleRectPadding``, in points.
  public var intrinsicContentSizePadding: Size = .zero
  /// The least width that a subclass or constraint gives, in points, or nil.
  public var minimumWidth: Double?
  /// The least height that a subclass or constraint gives, in points, or nil.
  public var minimumHeight: Double?

  /// Makes a button with UIKit's defaults.
  public init(type: LegacyButtonType = .system) { self.type = type }
}

/// As `UIButton.ButtonType`.
public enum LegacyButtonType: String, Sendable, Hashable, CaseIterable {
  /// Made in code without a type, or with type custom.
  case custom
  /// The system's plain button; Interface Builder's old `roundedRect` means the same.
  case system
  /// The disclosure symbol.
  case detailDisclosure
  /// The light information symbol.
  case infoLight
  /// The dark information symbol.
  case infoDark
  /// The plus symbol.
  case contactAdd
  /// The close symbol.
  case close
}

/// Padding that a subclass applies to the title's rectangle by overriding `titleRect(forContentRect:)`.
public struct TitleRectPadding: Sendable, Hashable {
  /// The distances taken from the title's rectangle, physical.
  public var insets: EdgeInsets
  /// Whether the subclass adds the same distances in `intrinsicContentSize`.
  ///
  /// Without it the natural width is short by exactly the horizontal distances, and the title is cut by them.
  public var isInIntrinsicContentSize: Bool

  /// Makes padding.
  public init(insets: EdgeInsets, isInIntrinsicContentSize: Bool) {
    self.insets = insets
    self.isInIntrinsicContentSize = isInIntrinsicContentSize
  }
}
