public import TitlefitGeometry
public import TitlefitTypography

/// The platform's numbers for buttons without a configuration.
///
/// "Interface Builder's frames" are 1,073 legacy buttons with a free side that Apple's own UIKit laid out.
public enum LegacyNumbers {
  /// The title's font size in points, by type; it does not follow the content size.
  public static func titleSize(_ type: LegacyButtonType) -> Sourced<Double> {
    type == .custom
      ? Sourced(
        "title font of a custom button", 18, .observed(count: 3),
        source: "LayoutKit's tests against UIButton; Interface Builder's frames, 34 high")
      : Sourced(
        "title font of a system button", 15, .observed(count: 659), source: "Interface Builder's frames, 30 high")
  }

  /// The height added to the title's line where no insets, image or background image are set.
  public static let addedHeight = Sourced(
    "height added to a legacy title", 12.0, .observed(count: 1073),
    source: "Interface Builder's frames: 94 % exact; LayoutKit, WinObjC")

  /// The least width where no insets, image or background image are set.
  public static let minimumWidth = Sourced(
    "least width of a legacy button", 30.0, .observed(count: 3),
    source: "Interface Builder's frames (\"OK\" is 30 wide); LayoutKit, WinObjC")

  /// What happens to a title that is too wide.
  public static let lineBreakMode = Sourced(
    "line break mode of a legacy title", LineBreakMode.byTruncatingMiddle, .observed(count: 2499),
    source: "lineBreakMode attributes that Interface Builder writes")

  /// The step in which a shrinking title's font gets smaller.
  public static let shrinkStep = Sourced(
    "step of a shrinking title's font", 0.1, .estimated, source: "no recording; fine enough not to matter to a width")

  /// The size of a built-in type's symbol by generation, oldest first; empty for types without one.
  ///
  /// A size is raised to whole device pixels.
  public static func symbol(_ type: LegacyButtonType) -> [Sourced<Size>] {
    let name = "symbol of a \(type.rawValue) button"
    switch type {
    case .custom, .system:
      return []
    case .infoLight:
      return [
        Sourced(name, circle15, .observed(count: 23), source: "Interface Builder's frames, builds 15000 to 20999"),
        Sourced(
          name, circle16, since: .iOS16, .observed(count: 14), source: "Interface Builder's frames, builds from 21000"),
      ]
    case .contactAdd, .infoDark, .detailDisclosure:
      let source = "the information symbol's size, which this type shared in older documents"
      return [
        Sourced(name, circle15, .inferred, source: source),
        Sourced(name, circle16, since: .iOS16, .inferred, source: source),
      ]
    case .close:
      return [
        Sourced(
          name, Size(width: 22, height: 21), .estimated, source: "one unpinned frame; Apple's sample pins 30 × 30")
      ]
    }
  }

  /// A symbol in a circle up to iOS 15.
  private static let circle15 = Size(width: 73.0 / 3, height: 71.0 / 3)
  /// A symbol in a circle from iOS 16 on.
  private static let circle16 = Size(width: 77.0 / 3, height: 77.0 / 3)
}
