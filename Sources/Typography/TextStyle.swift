/// A Dynamic Type text style: its weight and its size in points at each content size category.
///
/// Source: Human Interface Guidelines, Typography, "Dynamic Type sizes" (iOS, iPadOS); confirmed by Interface Builder's
/// recorded frames for body, subheadline, headline and the captions at large and at extra small.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  /// 34 points at large.
  case largeTitle
  /// 28 points at large.
  case title1
  /// 22 points at large.
  case title2
  /// 20 points at large.
  case title3
  /// 17 points at large, semibold.
  case headline
  /// 17 points at large.
  case body
  /// 16 points at large.
  case callout
  /// 15 points at large.
  case subheadline
  /// 13 points at large.
  case footnote
  /// 12 points at large.
  case caption1
  /// 11 points at large.
  case caption2

  /// The weight of the style: semibold for headline, regular for all others.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }

  /// The size in points at a content size category.
  public func pointSize(at category: ContentSizeCategory) -> Double { sizes[category.index] }

  /// The style that Interface Builder writes under a name such as `UICTFontTextStyleBody`, or nil.
  ///
  /// Source: style attributes of `<fontDescription>` in public documents; Title0 is the large title.
  public init?(interfaceBuilderName name: String) {
    guard name.hasPrefix("UICTFontTextStyle") else { return nil }
    switch name.dropFirst("UICTFontTextStyle".count) {
    case "Title0": self = .largeTitle
    case "Title1": self = .title1
    case "Title2": self = .title2
    case "Title3": self = .title3
    case "Headline": self = .headline
    case "Body": self = .body
    case "Callout": self = .callout
    case "Subhead": self = .subheadline
    case "Footnote": self = .footnote
    case "Caption1": self = .caption1
    case "Caption2": self = .caption2
    default: return nil
    }
  }

  /// Twelve sizes in points, from extra small to accessibility 5.
  private var sizes: [Double] {
    switch self {
    case .largeTitle: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]
    case .title1: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]
    case .title2: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]
    case .title3: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]
    case .headline: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .body: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]
    case .callout: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]
    case .subheadline: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]
    case .footnote: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]
    case .caption1: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]
    case .caption2: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]
    }
  }
}
