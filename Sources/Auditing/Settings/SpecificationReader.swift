import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitSourceParsing
import TitlefitTypography

/// Reads a button's set-up: every option of `layout` under its name without the leading dashes.
struct SpecificationReader {
  static let keys = [
    "kind", "style", "button-size", "button-type", "font", "size", "weight", "text-style", "lines", "line-break",
    "subtitle-line-break", "subtitle-text-style", "image", "image-placement", "image-padding", "image-reservation",
    "title-padding", "title-alignment", "insets", "content-edge-insets", "title-edge-insets", "image-edge-insets",
    "activity-indicator", "indicator", "minimum-scale-factor", "minimum-width", "title-rect-insets",
    "title-rect-in-intrinsic-size", "image-rect-insets", "alignment", "semantic-content", "width", "height",
  ]

  var decoder: SettingsDecoder

  mutating func specification(_ fields: [YAMLEntry]) -> ButtonSpecification {
    var kind = "configured"
    if let node = value("kind", fields), let text = decoder.text(node, in: "kind") {
      if ["configured", "legacy"].contains(text) {
        kind = text
      } else {
        let hint = decoder.hint(text, among: ["configured", "legacy"])
        decoder.report("\"\(text)\" is no valid kind\(hint); one of configured, legacy", at: node.location)
      }
    }
    rejectOtherKind(fields, kind: kind)
    let model: ButtonModel = kind == "legacy" ? .legacy(legacy(fields)) : .configured(configuration(fields))
    var specification = ButtonSpecification(model: model)
    if let node = value("alignment", fields) {
      specification.horizontalAlignment = decoder.word(node, in: "alignment") ?? .center
    }
    if let node = value("semantic-content", fields) {
      specification.semantic = decoder.word(node, in: "semantic-content") ?? .unspecified
    }
    return specification
  }

  /// An image written as `24x24`: width and height in points.
  mutating func image(_ node: YAMLNode) -> ButtonImage? {
    guard let text = decoder.text(node, in: "image") else { return nil }
    let parts = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]), (0...10_000).contains(width),
      (0...10_000).contains(height)
    else {
      decoder.report("\"\(text)\" is no image size such as 24x24", at: node.location)
      return nil
    }
    return ButtonImage(size: Size(width: width, height: height))
  }

  func value(_ key: String, _ fields: [YAMLEntry]) -> YAMLNode? { fields.first { $0.key == key }?.value }

  private mutating func rejectOtherKind(_ fields: [YAMLEntry], kind: String) {
    let foreign =
      kind == "legacy"
      ? [
        "style", "button-size", "title-padding", "title-alignment", "image-placement", "image-padding",
        "image-reservation", "insets", "activity-indicator", "indicator", "subtitles", "subtitle-line-break",
        "subtitle-text-style",
      ]
      : [
        "button-type", "content-edge-insets", "title-edge-insets", "image-edge-insets", "minimum-scale-factor",
        "minimum-width", "title-rect-insets", "title-rect-in-intrinsic-size", "image-rect-insets",
      ]
    for field in fields where foreign.contains(field.key) {
      decoder.report("\"\(field.key)\" has no meaning for a \(kind) button", at: field.keyLocation)
    }
  }

  private mutating func configuration(_ fields: [YAMLEntry]) -> ButtonConfiguration {
    var configuration = ButtonConfiguration()
    for field in fields {
      let node = field.value
      switch field.key {
      case "style": configuration.style = decoder.word(node, in: "style") ?? .plain
      case "button-size": configuration.size = decoder.word(node, in: "button-size") ?? .medium
      case "title-padding": configuration.titlePadding = decoder.number(node, in: field.key)
      case "title-alignment": configuration.titleAlignment = decoder.word(node, in: field.key) ?? .automatic
      case "image": configuration.image = image(node)
      case "image-placement": configuration.imagePlacement = decoder.word(node, in: field.key) ?? .leading
      case "image-padding": configuration.imagePadding = decoder.number(node, in: field.key)
      case "image-reservation": configuration.imageReservation = decoder.number(node, in: field.key, from: 0) ?? 0
      case "insets": configuration.contentInsets = directionalInsets(node)
      case "activity-indicator": configuration.showsActivityIndicator = decoder.flag(node, in: field.key) ?? false
      case "indicator": configuration.indicator = decoder.word(node, in: field.key) ?? .automatic
      case "line-break": configuration.titleLineBreakMode = decoder.word(node, in: field.key) ?? .byWordWrapping
      case "subtitle-line-break":
        configuration.subtitleLineBreakMode = decoder.word(node, in: field.key) ?? .byWordWrapping
      case "subtitle-text-style":
        let style: TextStyle? = decoder.word(node, in: field.key)
        configuration.subtitleFont = style.map { FontDescriptor(textStyle: $0) }
      case "lines":
        decoder.report(
          "a configured button has no line limit: line-break word gives any number of lines, tail one",
          at: field.keyLocation)
      default: break
      }
    }
    configuration.titleFont = font(fields, standardSize: 17)
    return configuration
  }

  private mutating func legacy(_ fields: [YAMLEntry]) -> LegacyButton {
    var button = LegacyButton()
    var padding: EdgeInsets?
    var isInSize = false
    for field in fields {
      let node = field.value
      switch field.key {
      case "button-type": button.type = decoder.word(node, in: field.key) ?? .system
      case "content-edge-insets": button.contentEdgeInsets = edgeInsets(node, in: field.key)
      case "title-edge-insets": button.titleEdgeInsets = edgeInsets(node, in: field.key)
      case "image-edge-insets": button.imageEdgeInsets = edgeInsets(node, in: field.key)
      case "image": button.image = image(node)
      case "lines": button.numberOfLines = Int(decoder.number(node, in: field.key, from: 0) ?? 1)
      case "line-break": button.lineBreakMode = decoder.word(node, in: field.key) ?? .byTruncatingMiddle
      case "minimum-scale-factor":
        button.minimumScaleFactor = min(1, decoder.number(node, in: field.key, from: 0) ?? 0)
        button.adjustsFontSizeToFitWidth = true
      case "minimum-width": button.minimumWidth = decoder.number(node, in: field.key, from: 0)
      case "image-rect-insets": button.imageRectInsets = edgeInsets(node, in: field.key)
      case "title-rect-insets": padding = edgeInsets(node, in: field.key)
      case "title-rect-in-intrinsic-size": isInSize = decoder.flag(node, in: field.key) ?? false
      default: break
      }
    }
    button.titleRectPadding = padding.map { TitleRectPadding(insets: $0, isInIntrinsicContentSize: isInSize) }
    button.font = font(fields, standardSize: button.type == .custom ? 18 : 15)
    return button
  }

  /// The font that `font`, `size`, `weight` and `text-style` describe, or nil where none of them is set.
  private mutating func font(_ fields: [YAMLEntry], standardSize: Double) -> FontDescriptor? {
    var descriptor: FontDescriptor?
    if let node = value("text-style", fields), let style: TextStyle = decoder.word(node, in: "text-style") {
      descriptor = FontDescriptor(textStyle: style)
    }
    if let node = value("font", fields), let name = decoder.text(node, in: "font") {
      var named = descriptor ?? .system(standardSize)
      switch name {
      case "system": named.family = .system
      case "system-bold": (named.family, named.weight) = (.system, .bold)
      case _ where name.contains("/") || name.hasSuffix(".ttf") || name.hasSuffix(".otf"): named.family = .file(name)
      default: named.family = .named(name)
      }
      descriptor = named
    }
    if let node = value("size", fields), let size = decoder.number(node, in: "size", from: 0.5) {
      var sized = descriptor ?? .system(standardSize)
      (sized.size, sized.textStyle) = (size, nil)
      descriptor = sized
    }
    if let node = value("weight", fields), let weight = weight(node) {
      var weighted = descriptor ?? .system(standardSize)
      weighted.weight = weight
      descriptor = weighted
    }
    return descriptor
  }

  private mutating func weight(_ node: YAMLNode) -> FontWeight? {
    guard let text = decoder.text(node, in: "weight") else { return nil }
    if let weight = FontWeight(name: text) { return weight }
    let names = FontWeight.allCases.map(\.name)
    decoder.report(
      "\"\(text)\" is no valid weight" + decoder.hint(text, among: names) + "; one of "
        + names.joined(separator: ", ") + ", or 100 to 900", at: node.location)
    return nil
  }

  private mutating func directionalInsets(_ node: YAMLNode) -> DirectionalEdgeInsets {
    var insets = DirectionalEdgeInsets.zero
    for entry in decoder.entries(node, known: ["top", "leading", "bottom", "trailing"], in: "insets") {
      let length = decoder.number(entry.value, in: entry.key) ?? 0
      switch entry.key {
      case "top": insets.top = length
      case "leading": insets.leading = length
      case "bottom": insets.bottom = length
      default: insets.trailing = length
      }
    }
    return insets
  }

  private mutating func edgeInsets(_ node: YAMLNode, in place: String) -> EdgeInsets {
    var insets = EdgeInsets.zero
    for entry in decoder.entries(node, known: ["top", "left", "bottom", "right"], in: place) {
      let length = decoder.number(entry.value, in: entry.key) ?? 0
      switch entry.key {
      case "top": insets.top = length
      case "left": insets.left = length
      case "bottom": insets.bottom = length
      default: insets.right = length
      }
    }
    return insets
  }
}
