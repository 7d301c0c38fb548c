import TitlefitArgumentParsing
import TitlefitControlLayout
import TitlefitTypography

/// The options of `layout`.
struct LayoutOptions: Sendable {
  var text = TextOptions()
  var title: String?
  var subtitle: String?
  var kind: ModelKind?
  var style: ButtonStyle?
  var buttonSize: ButtonSize?
  var buttonType: ButtonTypeName?
  var image: ImageSize?
  var imagePlacement: ImagePlacement?
  var imagePadding: Length?
  var titlePadding: Length?
  var titleAlignment: TitleAlignment?
  var insets: FourLengths?
  var contentEdgeInsets: FourLengths?
  var titleEdgeInsets: FourLengths?
  var imageEdgeInsets: FourLengths?
  var width: Extent?
  var height: Extent?
  var specification: String?

  /// The two models of UIButton.
  enum ModelKind: String, CaseIterable, ArgumentValue {
    case configured, legacy
  }

  /// The types of a button without configuration that have a title.
  enum ButtonTypeName: String, CaseIterable, ArgumentValue {
    case system, custom
  }

  static let options: [Option<LayoutOptions>] =
    [
      .value("--title", named: "TEXT", to: \.title, help: "the title"),
      .value("--subtitle", named: "TEXT", to: \.subtitle, help: "the subtitle; configured only"),
      .value(
        "--spec", named: "FILE", to: \.specification,
        help: "a YAML file with the keys of a control in titlefit.yml; other options change what it says",
        completion: .files),
      .value("--kind", named: "KIND", to: \.kind, help: "configured or legacy; configured by default"),
      .value("--style", named: "STYLE", to: \.style, help: "the configuration's style; plain by default"),
      .value("--button-size", named: "SIZE", to: \.buttonSize, help: "mini, small, medium or large; medium by default"),
      .value("--button-type", named: "TYPE", to: \.buttonType, help: "legacy: system or custom; system by default"),
      .value("--image", named: "WxH", to: \.image, help: "the image's size in points"),
      .value("--image-placement", named: "EDGE", to: \.imagePlacement, help: "leading, trailing, top or bottom"),
      .value("--image-padding", named: "POINTS", to: \.imagePadding, help: "between image and text"),
      .value("--title-padding", named: "POINTS", to: \.titlePadding, help: "between title and subtitle"),
      .value("--title-alignment", named: "SIDE", to: \.titleAlignment, help: "automatic, leading, center or trailing"),
      .value(
        "--insets", named: "TOP,LEADING,BOTTOM,TRAILING", to: \.insets, help: "the configuration's content insets"),
      .value("--content-edge-insets", named: "TOP,LEFT,BOTTOM,RIGHT", to: \.contentEdgeInsets, help: "legacy"),
      .value("--title-edge-insets", named: "TOP,LEFT,BOTTOM,RIGHT", to: \.titleEdgeInsets, help: "legacy"),
      .value("--image-edge-insets", named: "TOP,LEFT,BOTTOM,RIGHT", to: \.imageEdgeInsets, help: "legacy"),
      .value("--width", named: "POINTS", to: \.width, help: "the width the button is given"),
      .value("--height", named: "POINTS", to: \.height, help: "the height the button is given"),
    ] + TextOptions.options.map { $0.lifted(to: \.text) }

  /// The specification with everything that the options say in place of its own.
  /// - Throws: ``CommandFailure/usage(_:)`` for an option that has no meaning for the model.
  func applied(to specification: ButtonSpecification) throws(CommandFailure) -> ButtonSpecification {
    var specification = specification
    switch specification.model {
    case .configured(let configuration): specification.model = .configured(try applied(to: configuration))
    case .legacy(let button): specification.model = .legacy(try applied(to: button))
    }
    return specification
  }

  private func applied(to configuration: ButtonConfiguration) throws(CommandFailure) -> ButtonConfiguration {
    try refuse(
      "configured",
      [
        ("--button-type", buttonType != nil), ("--content-edge-insets", contentEdgeInsets != nil),
        ("--title-edge-insets", titleEdgeInsets != nil), ("--image-edge-insets", imageEdgeInsets != nil),
      ])
    var configuration = configuration
    configuration.style = style ?? configuration.style
    configuration.size = buttonSize ?? configuration.size
    configuration.image = image.map { ButtonImage(size: $0.size) } ?? configuration.image
    configuration.imagePlacement = imagePlacement ?? configuration.imagePlacement
    configuration.imagePadding = imagePadding?.points ?? configuration.imagePadding
    configuration.titlePadding = titlePadding?.points ?? configuration.titlePadding
    configuration.titleAlignment = titleAlignment ?? configuration.titleAlignment
    configuration.contentInsets = insets?.directionalInsets ?? configuration.contentInsets
    configuration.titleFont =
      text.font(insteadOf: configuration.titleFont ?? .init(textStyle: .body, at: text.usedContentSize))
      ?? configuration.titleFont
    configuration.titleLineBreakMode = try lineBreak(insteadOf: configuration.titleLineBreakMode)
    return configuration
  }

  /// The line break mode of a configured title, which alone decides how many lines there are.
  private func lineBreak(insteadOf standard: LineBreakMode) throws(CommandFailure) -> LineBreakMode {
    guard let lines = text.lines?.count else { return text.lineBreak ?? standard }
    let mode = text.lineBreak ?? (lines == 1 ? .byTruncatingTail : standard)
    guard lines == (mode.wraps ? 0 : 1) else {
      throw .usage(
        "a configured button has no line limit: with --line-break word or char its title takes any number of lines, "
          + "with the other modes one")
    }
    return mode
  }

  private func applied(to button: LegacyButton) throws(CommandFailure) -> LegacyButton {
    try refuse(
      "legacy",
      [
        ("--subtitle", subtitle != nil), ("--style", style != nil), ("--button-size", buttonSize != nil),
        ("--image-placement", imagePlacement != nil), ("--image-padding", imagePadding != nil),
        ("--title-padding", titlePadding != nil), ("--title-alignment", titleAlignment != nil),
        ("--insets", insets != nil),
      ])
    var button = button
    if let buttonType { button.type = buttonType == .system ? .system : .custom }
    button.image = image.map { ButtonImage(size: $0.size) } ?? button.image
    button.contentEdgeInsets = contentEdgeInsets?.edgeInsets ?? button.contentEdgeInsets
    button.titleEdgeInsets = titleEdgeInsets?.edgeInsets ?? button.titleEdgeInsets
    button.imageEdgeInsets = imageEdgeInsets?.edgeInsets ?? button.imageEdgeInsets
    button.font = text.font(insteadOf: button.font ?? .system(button.type == .custom ? 18 : 15)) ?? button.font
    button.numberOfLines = text.lines?.count ?? button.numberOfLines
    button.lineBreakMode = text.lineBreak ?? button.lineBreakMode
    return button
  }

  private func refuse(_ kind: String, _ options: [(name: String, isGiven: Bool)]) throws(CommandFailure) {
    guard let option = options.first(where: \.isGiven) else { return }
    throw .usage("\(option.name) has no meaning for a \(kind) button")
  }
}
