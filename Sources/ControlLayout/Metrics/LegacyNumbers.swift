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

  /// The size of a built-in type's symbol, or nil for types without one.
  public static func symbol(_ type: LegacyButtonType) -> Sourced<Size>? {
    switch type {
    case .custom, .system: nil
    case .contactAdd, .infoLight, .infoDark, .detailDisclosure:
      Sourced(
        "symbol of a \(type.rawValue) button", Size(width: 25, height: 24), .estimated,
        source: "recordings contradict: 22 × 22 to iOS 12, 25 × 24 in 2019-2021, 20 × 20 later")
    case .close:
      Sourced(
        "symbol of a close button", Size(width: 22, height: 21), .estimated,
        source: "one unpinned frame; Apple's sample pins 30 × 30")
    }
  }
}
