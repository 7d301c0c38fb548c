import TitlefitControlLayout
import TitlefitGeometry
import TitlefitSourceParsing
import TitlefitTypography

/// Reads `<buttonConfiguration>`.
///
/// Attributes that no public document shows are read under the API's spelling.
///
/// Source: `<buttonConfiguration>` lines of some 170 public repositories; UIButton.Configuration for the rest.
struct ConfigurationReading {
  /// Where images' sizes come from.
  let images: ImageReading

  /// The configuration of a button element, or nil where it has none.
  func read(_ element: VariedElement, issues: inout ReadingIssues) -> ButtonConfiguration? {
    guard let source = element.child("buttonConfiguration", key: "configuration") else { return nil }
    var result = ButtonConfiguration()
    result.style = value(source["style"]) ?? .plain
    result.size = value(source["buttonSize"] ?? source["size"]) ?? .medium
    result.titleAlignment = value(source["titleAlignment"]) ?? .automatic
    result.titlePadding = issues.number(source.attribute("titlePadding"))
    result.cornerStyle = value(source["cornerStyle"]) ?? .dynamic
    readFonts(source, into: &result, issues: &issues)
    readImage(source, into: &result, issues: &issues)
    result.contentInsets = InsetReading.directional(
      source.child("directionalEdgeInsets", key: "contentInsets"), issues: &issues)
    result.indicator = value(source["indicator"]) ?? menuIndicator(element)
    readBackground(source, into: &result, issues: &issues)
    return result
  }

  private func value<Value: RawRepresentable>(_ text: String?) -> Value? where Value.RawValue == String {
    text.flatMap(Value.init)
  }

  private func readFonts(_ source: XML.Element, into result: inout ButtonConfiguration, issues: inout ReadingIssues) {
    // 17 is Body at the default content size, the font of a medium title.
    let title = AttributedTitle(source.child("attributedString", key: "attributedTitle"), issues: &issues)
    let subtitle = AttributedTitle(source.child("attributedString", key: "attributedSubtitle"), issues: &issues)
    result.titleFont =
      title?.font
      ?? FontReading.font(
        source.child("fontDescription", key: "titleFontDescription"), defaultSize: 17, issues: &issues)
    result.subtitleFont =
      subtitle?.font
      ?? FontReading.font(
        source.child("fontDescription", key: "subtitleFontDescription"), defaultSize: 12, issues: &issues)
    let titleMode = source["titleLineBreakMode"].flatMap(LineBreakMode.init(interfaceBuilderName:))
    let subtitleMode = source["subtitleLineBreakMode"].flatMap(LineBreakMode.init(interfaceBuilderName:))
    result.titleLineBreakMode = titleMode ?? title?.lineBreakMode ?? .byWordWrapping
    result.subtitleLineBreakMode = subtitleMode ?? subtitle?.lineBreakMode ?? .byWordWrapping
  }

  private func readImage(_ source: XML.Element, into result: inout ButtonConfiguration, issues: inout ReadingIssues) {
    // A symbol follows Body whatever the title's font is.
    result.image = images.image(
      in: source, key: "image", configurationKey: "preferredSymbolConfigurationForImage", pointSize: 17, issues: &issues
    )
    result.imagePlacement = value(source["imagePlacement"]) ?? .leading
    result.imagePadding = issues.number(source.attribute("imagePadding"))
    result.imageReservation = max(0, issues.number(source.attribute("imageReservation")) ?? 0)
    result.showsActivityIndicator = source["showsActivityIndicator"] == "YES"
  }

  private func readBackground(
    _ source: XML.Element, into result: inout ButtonConfiguration, issues: inout ReadingIssues
  ) {
    guard let background = source.child("backgroundConfiguration", key: "background") else { return }
    result.strokeWidth = issues.number(background.attribute("strokeWidth")) ?? 0
    result.strokeOutset = issues.number(background.attribute("strokeOutset")) ?? 0
    let insets = background.child("directionalEdgeInsets", key: "backgroundInsets")
    result.backgroundInsets = InsetReading.directional(insets, issues: &issues) ?? .zero
  }

  /// The chevron that a menu brings: the pop-up one where the choice is the button's title.
  ///
  /// Source: UIButton.Configuration.indicator and UIButton.changesSelectionAsPrimaryAction, documentation.
  private func menuIndicator(_ element: VariedElement) -> ButtonIndicator {
    let hasMenu = element.element.child("menu", key: "menu") != nil
    let isPrimary = element.flag("showsMenuAsPrimaryAction") ?? false
    let changesTitle = element.flag("changesSelectionAsPrimaryAction") ?? false
    return hasMenu && isPrimary && changesTitle ? .popup : .automatic
  }
}
