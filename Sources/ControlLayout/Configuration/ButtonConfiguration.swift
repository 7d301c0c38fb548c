public import TitlefitGeometry
public import TitlefitTypography

/// The options of a `UIButton.Configuration` that decide sizes; nil means the platform's default.
public struct ButtonConfiguration: Sendable, Hashable {
  /// The constructor used; it decides default insets.
  public var style: ButtonStyle = .plain
  /// The nominal size; it decides default insets and fonts.
  public var size: ButtonSize = .medium
  /// The title's font, or nil for the size's default.
  public var titleFont: FontDescriptor?
  /// The subtitle's font, or nil for the default.
  public var subtitleFont: FontDescriptor?
  /// How title and subtitle line up with each other.
  public var titleAlignment: TitleAlignment = .automatic
  /// The distance between title and subtitle in points, or nil for the default; counts only where both are there.
  public var titlePadding: Double?
  /// The image, or nil.
  public var image: ButtonImage?
  /// The edge at which the image stands.
  public var imagePlacement: ImagePlacement = .leading
  /// The distance between image and text in points, or nil for the default; counts only where both are there.
  public var imagePadding: Double?
  /// The least extent along the placement's axis that the image takes, in points; a larger image ignores it.
  public var imageReservation: Double = 0
  /// Whether the activity indicator stands in the image's place.
  public var showsActivityIndicator = false
  /// The chevron of pop-up and pull-down buttons.
  public var indicator: ButtonIndicator = .automatic
  /// The distances from the bounds to the content, or nil for the size's default; they replace the default.
  public var contentInsets: DirectionalEdgeInsets?
  /// The corners; drawing only.
  public var cornerStyle: CornerStyle = .dynamic
  /// The distances from the bounds to the background; drawing only.
  public var backgroundInsets: DirectionalEdgeInsets = .zero
  /// The width of the background's stroke in points; drawing only.
  public var strokeWidth: Double = 0
  /// How far the stroke lies outside the background, in points; drawing only.
  public var strokeOutset: Double = 0
  /// Wrapping modes let the title take any number of lines, all others exactly one.
  public var titleLineBreakMode: LineBreakMode = ConfiguredNumbers.lineBreakMode.value
  /// The least share of its font's size that a one-line title may shrink to, above 0 to 1; 0 keeps the size.
  ///
  /// UIKit's configurations never shrink a title; SwiftUI's `minimumScaleFactor` does.
  public var minimumScaleFactor: Double = 0
  /// As ``titleLineBreakMode`` for the subtitle.
  public var subtitleLineBreakMode: LineBreakMode = ConfiguredNumbers.lineBreakMode.value

  /// Makes a configuration with UIKit's defaults.
  public init(style: ButtonStyle = .plain, size: ButtonSize = .medium) {
    self.style = style
    self.size = size
  }
}

/// The constructors of `UIButton.Configuration`.
public enum ButtonStyle: String, Sendable, Hashable, CaseIterable {
  /// Transparent background.
  case plain
  /// Gray background.
  case gray
  /// Background in the tint colour, translucent.
  case tinted
  /// Background in the tint colour.
  case filled
  /// As plain, for the Mac idiom.
  case borderless
  /// As gray, for the Mac idiom.
  case bordered
  /// As tinted, for the Mac idiom.
  case borderedTinted
  /// As filled, for the Mac idiom.
  case borderedProminent
  /// iOS 26's glass.
  case glass
  /// iOS 26's glass with more weight.
  case prominentGlass
  /// iOS 26's clear glass.
  case clearGlass
  /// iOS 26's clear glass with more weight.
  case prominentClearGlass

  /// Whether the style came with iOS 26, whose numbers nobody has recorded.
  public var isGlass: Bool {
    switch self {
    case .glass, .prominentGlass, .clearGlass, .prominentClearGlass: true
    default: false
    }
  }
}

/// As `UIButton.Configuration.Size`.
public enum ButtonSize: String, Sendable, Hashable, CaseIterable {
  /// 28 points high with its default font.
  case mini
  /// 28 points high with its default font.
  case small
  /// 34 points high with its default font; UIKit's default.
  case medium
  /// 50 points high with its default font.
  case large
}

/// As `UIButton.Configuration.TitleAlignment`.
public enum TitleAlignment: String, Sendable, Hashable, CaseIterable {
  /// Decided by the image's place; leading without an image.
  case automatic
  /// At the side where reading starts.
  case leading
  /// In the middle.
  case center
  /// At the side where reading ends.
  case trailing
}

/// As the single edges of `UIButton.Configuration.imagePlacement`.
public enum ImagePlacement: String, Sendable, Hashable, CaseIterable {
  /// Before the text; UIKit's default.
  case leading
  /// After the text.
  case trailing
  /// Above the text.
  case top
  /// Below the text.
  case bottom

  /// Whether the image stands beside the text, so that the two share the width.
  public var isBeside: Bool { self == .leading || self == .trailing }
}

/// As `UIButton.Configuration.Indicator`.
public enum ButtonIndicator: String, Sendable, Hashable, CaseIterable {
  /// A chevron where the button has a menu as its primary action; the reader knows which buttons have one.
  case automatic
  /// No chevron.
  case none
  /// The pop-up chevron.
  case popup
  /// The pull-down chevron.
  case pulldown
}

/// As `UIButton.Configuration.CornerStyle`; drawing only.
public enum CornerStyle: String, Sendable, Hashable, CaseIterable {
  /// The radius given in the background.
  case fixed
  /// The radius given in the background, scaled with the content size; UIKit's default.
  case dynamic
  /// Small radius.
  case small
  /// Medium radius.
  case medium
  /// Large radius.
  case large
  /// Half the height.
  case capsule
}
