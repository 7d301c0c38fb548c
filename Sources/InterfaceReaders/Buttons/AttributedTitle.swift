import TitlefitSourceParsing
import TitlefitTypography

/// An `<attributedString>`: its fragments joined, with what the first one says about all.
struct AttributedTitle {
  /// The text of all fragments in order.
  var text: String
  /// The first fragment's font, or nil where it names none.
  var font: FontDescriptor?
  /// The first fragment's line break mode, or nil where it names none.
  var lineBreakMode: LineBreakMode?
  /// Where the first fragment's text stands.
  var position: XML.Position

  /// Reads an attributed string, or nil where the element is absent.
  init?(_ element: XML.Element?, issues: inout ReadingIssues) {
    guard let element else { return nil }
    text = ""
    position = element.position
    for (index, fragment) in element.elements("fragment").enumerated() {
      let content = fragment.attribute("content")
      let nested = fragment.child("string", key: "content")
      text += content?.value ?? nested?.text ?? ""
      guard index == 0 else { continue }
      position = content?.position ?? nested?.position ?? fragment.position
      let attributes = fragment.element("attributes")
      font = FontReading.fragmentFont(attributes?.child("font", key: "NSFont"), issues: &issues)
      let style = attributes?.child("paragraphStyle", key: "NSParagraphStyle")
      lineBreakMode = style?["lineBreakMode"].flatMap(LineBreakMode.init(interfaceBuilderName:))
    }
  }
}
