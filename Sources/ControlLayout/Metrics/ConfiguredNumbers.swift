public import TitlefitGeometry
public import TitlefitTypography

/// The platform's numbers for buttons with a `UIButton.Configuration`.
///
/// A list holds one number's values by generation, oldest first. "Interface Builder's frames" are the sizes that Apple's
/// own UIKit recorded in public storyboards, 222 of them for configured buttons with a free side.
public enum ConfiguredNumbers {
  /// The distances from the bounds to the content, by nominal size; plain, gray, tinted and filled share them.
  public static func contentInsets(_ size: ButtonSize) -> [Sourced<DirectionalEdgeInsets>] {
    let name = "content insets of a \(size.rawValue) button"
    switch size {
    case .mini:
      return insets(name, 5, 10, .observed(count: 1), source: printed)
    case .small:
      return insets(name, 5, 10, .observed(count: 2), source: printed + "; UIContentUnavailableConfiguration's buttons")
    case .medium:
      return [
        Sourced(
          name, symmetrical(7, 12), .observed(count: 222),
          source: "Interface Builder's frames; developer.apple.com/forums/thread/733541"),
        Sourced(
          name, symmetrical(7, 12), since: .iOS26, .observed(count: 1),
          source: "print of a fresh configuration on a host of the iOS 26 generation"),
      ]
    case .large:
      return insets(name, 15, 20, .observed(count: 1), source: printed)
    }
  }

  /// The distances from the bounds to the content of the glass styles.
  public static func glassInsets(_ size: ButtonSize) -> Sourced<DirectionalEdgeInsets> {
    let value = contentInsets(size)[0].value
    return Sourced(
      "content insets of a \(size.rawValue) glass button", value, since: .iOS26, .estimated,
      source: "no public print; the other styles' insets are assumed")
  }

  /// What content sizes above the default add to the insets on each side.
  ///
  /// From extra small to large nothing changes: Interface Builder's extra-small canvas shows the insets of large.
  public static let insetGrowthAboveLarge = Sourced(
    "growth of content insets above the default content size", 0.0, .estimated,
    source: "insets depend on the content size (forums/thread/733541), by how much nobody has recorded")

  /// The text style of the title, by nominal size.
  public static func titleStyle(_ size: ButtonSize) -> Sourced<TextStyle> {
    let name = "title font of a \(size.rawValue) button"
    switch size {
    case .mini, .small:
      return Sourced(
        name, .subheadline, .inferred, source: "nominal height 28 (twice the corner radius) less the insets")
    case .medium:
      return Sourced(name, .body, .observed(count: 222), source: "Interface Builder's frames")
    case .large:
      return Sourced(name, .body, .inferred, source: "nominal height 50 (from the corner radius) less the insets")
    }
  }

  /// The weight of the title, by nominal size.
  public static func titleWeight(_ size: ButtonSize) -> Sourced<FontWeight> {
    let name = "title weight of a \(size.rawValue) button"
    return size == .medium
      ? Sourced(name, .regular, .observed(count: 222), source: "widths of Interface Builder's frames")
      : Sourced(name, .regular, .estimated, source: "no recording; that of a medium button is assumed")
  }

  /// The text style of a glass button's title.
  public static let glassTitleStyle = Sourced(
    "title font of a glass button", TextStyle.body, since: .iOS26, .estimated,
    source: "no public print; that of the other styles is assumed")

  /// The text style of the subtitle.
  public static let subtitleStyle = Sourced(
    "subtitle font", TextStyle.caption1, .estimated, source: "no recording; the usual partner of a Body title")

  /// The distance between title and subtitle, by nominal size; it counts only where both are there.
  public static func titlePadding(_ size: ButtonSize) -> Sourced<Double> {
    let name = "title padding of a \(size.rawValue) button"
    return size == .medium
      ? Sourced(name, 1, .observed(count: 1), source: "print of a fresh configuration")
      : Sourced(name, 1, .estimated, source: "no print; that of a medium button is assumed")
  }

  /// What happens to a title or subtitle that is too wide: it wraps.
  public static let lineBreakMode = Sourced(
    "line break mode of title and subtitle", LineBreakMode.byWordWrapping, .documented,
    source: "UIButton.Configuration.titleLineBreakMode, subtitleLineBreakMode")

  /// The distance between image and text; it counts only where both are there.
  public static let imagePadding = Sourced(
    "image padding", 0.0, .observed(count: 2), source: "Interface Builder's frames; asserted for every size")

  /// The width that the chevron of pop-up and pull-down buttons takes, its padding included.
  public static let indicatorWidth = Sourced(
    "width of the menu indicator", 20.0, .estimated, source: "no recording; a budget")

  /// The size of the activity indicator that stands in the image's place.
  public static let activityIndicator = Sourced(
    "activity indicator", Size(width: 20, height: 20), .inferred,
    source: "size of the medium UIActivityIndicatorView; that a button uses it is inferred")

  /// The text style that symbol images follow whatever the title's font is.
  public static let symbolStyle = Sourced(
    "text style of symbol images", TextStyle.body, .observed(count: 1),
    source: "an Interface Builder frame with a 5-point title; that symbols scale is documented")

  /// The height in points that a symbol image takes at the default content size, whatever the symbol is.
  public static let symbolHeight = Sourced(
    "height of symbol images", 61.0 / 3, .observed(count: 30),
    source: "Interface Builder's frames at 3x: a symbol alone, small or large, makes a button as high as a Body title")

  private static let printed =
    "UIKit's values, asserted equal to a table for plain, gray, tinted and filled (iOS 15-17)"

  private static func insets(
    _ name: String, _ vertical: Double, _ horizontal: Double, _ confidence: Confidence, source: String
  ) -> [Sourced<DirectionalEdgeInsets>] {
    let value = symmetrical(vertical, horizontal)
    return [
      Sourced(name, value, confidence, source: source),
      Sourced(
        name, value, since: .iOS26, .inferred, source: "medium did not move on iOS 26, so this is taken not to have"),
    ]
  }

  private static func symmetrical(_ vertical: Double, _ horizontal: Double) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }
}
