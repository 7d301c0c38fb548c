import TitlefitSourceParsing
import TitlefitTypography

/// Fonts as documents write them.
enum FontReading {
  /// The font of a `<fontDescription>`, or nil where the element is absent or says nothing usable.
  ///
  /// - Parameter defaultSize: the size in points of a font that names none.
  ///
  /// Source: fontDescription elements of public documents: `type` with `weight` and `pointSize`, `style`, or `name`.
  static func font(
    _ element: XML.Element?, defaultSize: Double, issues: inout ReadingIssues
  ) -> FontDescriptor? {
    guard let element else { return nil }
    if let style = element["style"].flatMap(TextStyle.init(interfaceBuilderName:)) {
      return FontDescriptor(textStyle: style)
    }
    let size = usable(issues.number(element.attribute("pointSize"))) ?? defaultSize
    if let name = element["name"] { return named(name, size: size) }
    return system(type: element["type"] ?? "system", weight: element["weight"], size: size)
  }

  /// The font of a fragment's `<font key="NSFont">`, or nil where the element is absent.
  static func fragmentFont(_ element: XML.Element?, issues: inout ReadingIssues) -> FontDescriptor? {
    guard let element else { return nil }
    // NSFont's own default, which a fragment without a size falls back to.
    let size = usable(issues.number(element.attribute("size"))) ?? 12
    if let meta = element["metaFont"] { return system(type: meta, weight: nil, size: size) }
    return element["name"].map { named($0, size: size) }
  }

  private static func usable(_ size: Double?) -> Double? {
    guard let size, size > 0, size <= 1000 else { return nil }
    return size
  }

  private static func system(type: String, weight: String?, size: Double) -> FontDescriptor {
    let name = type.lowercased()
    var font = FontDescriptor.system(size)
    font.isItalic = name.contains("italic")
    if let weight = weight.flatMap(FontWeight.init(name:)) {
      font.weight = weight
    } else if let suffix = namedWeight(endingIn: name) {
      font.weight = suffix
    } else if name.hasPrefix("bold") {
      font.weight = .bold
    }
    return font
  }

  /// The weight whose name ends a lower-case name; the longest wins, as semibold ends in bold.
  private static func namedWeight(endingIn name: String) -> FontWeight? {
    FontWeight.allCases.filter { name.hasSuffix($0.name.lowercased()) }.max { $0.name.utf8.count < $1.name.utf8.count }
  }

  /// A font by name; the system font's own hidden names mean the system font.
  private static func named(_ name: String, size: Double) -> FontDescriptor {
    guard name.hasPrefix(".") else { return FontDescriptor(family: .named(name), size: size) }
    let style = name.split(separator: "-").last.map(String.init) ?? ""
    return system(type: style, weight: nil, size: size)
  }
}

extension LineBreakMode {
  /// The mode under the names of documents: a button's, a paragraph style's, or a runtime attribute's number.
  ///
  /// Source: lineBreakMode attributes in public documents; raw values of NSLineBreakMode.
  init?(interfaceBuilderName name: String) {
    switch name {
    case "wordWrap", "wordWrapping", "byWordWrapping", "0": self = .byWordWrapping
    case "characterWrap", "charWrap", "charWrapping", "characterWrapping", "byCharWrapping", "1": self = .byCharWrapping
    case "clip", "clipping", "byClipping", "2": self = .byClipping
    case "headTruncation", "truncatingHead", "byTruncatingHead", "3": self = .byTruncatingHead
    case "tailTruncation", "truncatingTail", "byTruncatingTail", "4": self = .byTruncatingTail
    case "middleTruncation", "truncatingMiddle", "byTruncatingMiddle", "5": self = .byTruncatingMiddle
    default: return nil
    }
  }
}
