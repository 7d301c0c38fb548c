import TitlefitControlLayout
import TitlefitGeometry
import TitlefitSourceParsing
import TitlefitTypography

/// Reads the set-up of buttons without a configuration.
struct LegacyReading {
  /// Where images' sizes come from.
  let images: ImageReading

  /// The set-up and what states change.
  struct Result {
    /// The set-up in the normal state.
    var button: LegacyButton
    /// What other states change.
    var states: [ControlState: StateOverride]
  }

  /// Reads a button element.
  func read(_ element: VariedElement, issues: inout ReadingIssues) -> Result {
    var button = LegacyButton(type: Self.type(element["buttonType"]))
    let normal = element.child("state", key: "normal")
    let attributed = AttributedTitle(normal?.child("attributedString", key: "attributedTitle"), issues: &issues)
    let description = element.child("fontDescription", key: "fontDescription")
    button.font =
      attributed?.font ?? FontReading.font(description, defaultSize: defaultSize(button.type), issues: &issues)
    readInsets(element, into: &button, issues: &issues)
    if let mode = attributed?.lineBreakMode
      ?? element["lineBreakMode"].flatMap(LineBreakMode.init(interfaceBuilderName:))
    {
      button.lineBreakMode = mode
    }
    readLabel(element, into: &button, issues: &issues)
    let symbolSize = button.font?.size ?? defaultSize(button.type)
    var states: [ControlState: StateOverride] = [:]
    for state in ControlState.allCases {
      guard let entry = element.child("state", key: state.rawValue) else { continue }
      let image = images.image(
        in: entry, key: "image", configurationKey: "preferredSymbolConfiguration", pointSize: symbolSize,
        issues: &issues)
      if state == .normal {
        button.image = image
        button.backgroundImage = images.image(
          in: entry, key: "backgroundImage", configurationKey: "", pointSize: symbolSize, issues: &issues)
      } else if let image {
        states[state] = StateOverride(image: .image(image))
      }
    }
    return Result(button: button, states: states)
  }

  /// The size in points of the type's default font.
  ///
  /// Source: heights of free buttons without a font in public documents: 15 for system, 18 for custom.
  private func defaultSize(_ type: LegacyButtonType) -> Double { type == .custom ? 18 : 15 }

  private static func type(_ name: String?) -> LegacyButtonType {
    if name == "roundedRect" { return .system }
    return name.flatMap(LegacyButtonType.init) ?? .custom
  }

  private func readInsets(_ element: VariedElement, into button: inout LegacyButton, issues: inout ReadingIssues) {
    let insets = ["contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"].map { key in
      InsetReading.physical(element.child("inset", key: key), issues: &issues) ?? .zero
    }
    (button.contentEdgeInsets, button.titleEdgeInsets, button.imageEdgeInsets) = (insets[0], insets[1], insets[2])
    if let offset = element.child("size", key: "titleShadowOffset") {
      button.titleShadowOffset = Size(
        width: issues.number(offset.attribute("width")) ?? 0, height: issues.number(offset.attribute("height")) ?? 0)
    }
  }

  /// Reads what concerns the title's label: attributes of the element where they are, else runtime attributes.
  private func readLabel(_ element: VariedElement, into button: inout LegacyButton, issues: inout ReadingIssues) {
    let runtime = RuntimeAttributes(element)
    func number(_ name: String) -> Double? {
      issues.number(element.attribute(name)) ?? runtime.number("titleLabel." + name, issues: &issues)
    }
    if let lines = number("numberOfLines") { button.numberOfLines = Int(min(max(lines, 0), 1000)) }
    let shrinks = element.flag("adjustsFontSizeToFit") ?? runtime.flag("titleLabel.adjustsFontSizeToFitWidth")
    button.adjustsFontSizeToFitWidth = shrinks ?? false
    if let factor = number("minimumScaleFactor") {
      button.minimumScaleFactor = min(max(factor, 0), 1)
    } else if let least = number("minimumFontSize"), least > 0 {
      button.minimumScaleFactor = min(1, least / (button.font?.size ?? defaultSize(button.type)))
    }
    let mode = runtime.number("titleLabel.lineBreakMode", issues: &issues).map { String(Int($0)) }
    if let mode = mode.flatMap(LineBreakMode.init(interfaceBuilderName:)) { button.lineBreakMode = mode }
  }
}
