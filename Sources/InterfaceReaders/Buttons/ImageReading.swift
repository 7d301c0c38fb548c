import TitlefitControlLayout
import TitlefitGeometry
import TitlefitSourceParsing
import TitlefitTypography

/// Images of buttons, by the size they take.
struct ImageReading {
  /// The images that the document lists.
  let resources: [String: InterfaceDocument.ImageResource]

  /// The image that an element names under a key, in its attributes or in an `<imageReference>`; nil where it names none.
  ///
  /// - Parameters:
  ///   - configurationKey: the key of the `<preferredSymbolConfiguration>` that goes with it.
  ///   - pointSize: the size in points of a symbol without a configuration of its own.
  func image(
    in element: XML.Element, key: String, configurationKey: String, pointSize: Double, issues: inout ReadingIssues
  ) -> ButtonImage? {
    let reference = element.child("imageReference", key: key)
    guard let name = reference?["image"] ?? element[key], !name.isEmpty else { return nil }
    let catalog = reference?["catalog"] ?? element["catalog"]
    guard catalog == "system" || resources[name]?.isSymbol == true else { return asset(name) }
    let configuration = element.child("preferredSymbolConfiguration", key: configurationKey)
    let font = configuration?.child("fontDescription", key: "fontDescription")
    let size =
      issues.number(configuration?.attribute("pointSize"))
      ?? FontReading.font(font, defaultSize: pointSize, issues: &issues)?.size ?? pointSize
    let scale = [reference?["symbolScale"], configuration?["scale"]].compactMap(\.self).first { $0 != "default" }
    return .symbol(
      named: name, library: resources[name]?.size, pointSize: size,
      scale: scale.flatMap(SymbolScale.init(rawValue:)) ?? .medium)
  }

  private func asset(_ name: String) -> ButtonImage {
    guard let resource = resources[name], resource.size.width > 0 else {
      // A bar icon's usual extent stands in for an image that the document does not list.
      return ButtonImage(size: Size(width: 24, height: 24), name: name, isEstimated: true)
    }
    return ButtonImage(size: resource.size, name: name)
  }
}
