import TitlefitControlLayout
import TitlefitControls
import TitlefitGeometry
import TitlefitSourceParsing
import TitlefitTypography

/// What views show, as far as their natural sizes depend on it.
struct ContentReading {
  private let titles: TitleReading
  private let images: ImageReading

  /// Prepares reading the views of a document.
  init(document: InterfaceDocument) {
    titles = TitleReading(table: document.name)
    images = ImageReading(resources: document.images)
  }

  /// The content of a view; a button's comes from its control.
  func content(_ view: VariedElement, control: Control?, issues: inout ReadingIssues) -> SceneContent {
    switch view.element.name {
    case "label": return .label(label(view, issues: &issues))
    case "textView":
      var text = label(view, issues: &issues)
      text.lineLimit = 0
      return .textView(text, scrolls: view.flag("scrollEnabled") ?? true)
    case "button":
      guard let control, let specification = control.specification else { return .none }
      return .button(
        SceneButton(specification: specification, titles: control.titles, subtitles: control.subtitles))
    case "imageView":
      return .image(
        images.image(
          in: view.element, key: "image", configurationKey: "preferredSymbolConfiguration", pointSize: 17,
          issues: &issues))
    case "textField": return .field(field(view, issues: &issues))
    case "segmentedControl": return .segments(segments(view, issues: &issues))
    default: return .none
    }
  }

  /// A text of a view's own, its variations applied.
  private func text(_ name: String, of view: VariedElement, issues: inout ReadingIssues) -> ControlText? {
    let varied = view.variations.last { $0.attribute(name) != nil } ?? view.element
    return titles.text(of: varied, name: name, key: name, id: view["id"], state: .normal, issues: &issues)
  }

  private func label(_ view: VariedElement, issues: inout ReadingIssues) -> SceneLabel {
    var label = SceneLabel(text: text("text", of: view, issues: &issues))
    let attributed = AttributedTitle(view.child("attributedString", key: "attributedText"), issues: &issues)
    label.font = attributed?.font ?? font(of: view, defaultSize: 17, issues: &issues)
    label.lineLimit = count(view.attribute("numberOfLines"), issues: &issues) ?? 1
    let mode = view["lineBreakMode"].flatMap(LineBreakMode.init(interfaceBuilderName:))
    label.lineBreakMode = attributed?.lineBreakMode ?? mode ?? .byTruncatingTail
    label.adjustsFontSizeToFitWidth = view.flag("adjustsFontSizeToFit") ?? false
    label.minimumScaleFactor = min(1, max(0, issues.number(view.attribute("minimumScaleFactor")) ?? 0))
    label.preferredWidth = issues.number(view.attribute("preferredMaxLayoutWidth")).flatMap { $0 > 0 ? $0 : nil }
    return label
  }

  private func font(of view: VariedElement, defaultSize: Double, issues: inout ReadingIssues) -> FontDescriptor {
    FontReading.font(
      view.child("fontDescription", key: "fontDescription"), defaultSize: defaultSize, issues: &issues)
      ?? .system(defaultSize)
  }

  private func count(_ attribute: XML.Attribute?, issues: inout ReadingIssues) -> Int? {
    issues.number(attribute).map { Int(min(1000, max(0, $0))) }
  }

  private func field(_ view: VariedElement, issues: inout ReadingIssues) -> SceneField {
    // A field without a font description has UIKit's font for fields.
    SceneField(
      text: text("text", of: view, issues: &issues), placeholder: text("placeholder", of: view, issues: &issues),
      font: font(of: view, defaultSize: 14, issues: &issues), hasRoundedBorder: view["borderStyle"] == "roundedRect")
  }

  private func segments(_ view: VariedElement, issues: inout ReadingIssues) -> SceneSegments {
    let list = view.element.element("segments")?.elements("segment") ?? []
    let segments = list.enumerated().map { index, element in
      let width = issues.number(element.attribute("width")) ?? 0
      return SceneSegments.Segment(
        title: titles.text(
          of: element, name: "title", key: "segmentTitles[\(index)]", id: view["id"], state: .normal, issues: &issues),
        image: images.image(
          in: element, key: "image", configurationKey: "preferredSymbolConfiguration", pointSize: 17, issues: &issues),
        width: width > 0 ? width : nil)
    }
    return SceneSegments(segments: segments, followsContent: view.flag("apportionsSegmentWidthsByContent") ?? false)
  }
}
