import TitlefitGeometry
import TitlefitTypography

/// The numbers of one configured button, the platform's defaults filled in, before any text is measured.
struct ConfiguredParts {
  var insets: DirectionalEdgeInsets
  /// The image as it is drawn, or nil.
  var image: Size?
  /// The room that the image takes: its size, or more where a reservation says so.
  var imageSlot: Size?
  var placement: ImagePlacement
  /// The distance between image and text; zero where one of them is missing.
  var imagePadding: Double
  /// The distance between title and subtitle; zero where one of them is missing.
  var titlePadding: Double
  var indicatorWidth: Double
  var title: TextSetting?
  var subtitle: TextSetting?

  init(
    _ configuration: ButtonConfiguration, content: ButtonContent, environment: LayoutEnvironment,
    ledger: inout NumberLedger
  ) {
    let source = NumberSource(configuration: configuration, environment: environment)
    insets = source.insets(&ledger)
    title = TextSetting(content.title, mode: configuration.titleLineBreakMode) { source.titleFont(&ledger) }
    if configuration.minimumScaleFactor > 0 { title?.shrinkFloor = min(configuration.minimumScaleFactor, 1) }
    subtitle = TextSetting(content.subtitle, mode: configuration.subtitleLineBreakMode) { source.subtitleFont(&ledger) }
    placement = configuration.imagePlacement
    let slot = source.image(&ledger)
    image = slot?.image
    imageSlot = slot?.slot
    titlePadding = 0
    imagePadding = 0
    if title != nil, subtitle != nil {
      titlePadding =
        configuration.titlePadding?.asLength ?? ledger.use(ConfiguredNumbers.titlePadding(configuration.size))
    }
    if image != nil, title != nil || subtitle != nil {
      imagePadding = configuration.imagePadding?.asLength ?? ledger.use(ConfiguredNumbers.imagePadding)
    }
    indicatorWidth = 0
    if configuration.indicator == .popup || configuration.indicator == .pulldown {
      indicatorWidth = ledger.use(ConfiguredNumbers.indicatorWidth)
    }
  }

  /// The extents of image, text and indicator together around a text block.
  func contentSize(around text: Size) -> Size {
    let slot = imageSlot ?? .zero
    if placement.isBeside {
      return Size(
        width: slot.width + imagePadding + text.width + indicatorWidth, height: max(slot.height, text.height))
    }
    return Size(
      width: max(slot.width, text.width) + indicatorWidth, height: slot.height + imagePadding + text.height)
  }

  /// The width that a button leaves to the text, below zero where the rest alone is wider.
  func textWidth(in width: Double) -> Double {
    let beside = placement.isBeside ? (imageSlot?.width ?? 0) + imagePadding : 0
    return width - insets.horizontal - beside - indicatorWidth
  }

  /// What ``textWidth(in:)`` takes from the button's width.
  var taken: [WidthTerm] {
    let isBeside = placement.isBeside
    return [
      WidthTerm("leading content inset", insets.leading), WidthTerm("trailing content inset", insets.trailing),
      WidthTerm("image", isBeside ? imageSlot?.width ?? 0 : 0), WidthTerm("image padding", isBeside ? imagePadding : 0),
      WidthTerm("menu indicator", indicatorWidth),
    ]
  }

  /// The height that a button leaves to the text block, below zero where the rest alone is higher.
  func textHeight(in height: Double) -> Double {
    let stacked = placement.isBeside ? 0 : (imageSlot?.height ?? 0) + imagePadding
    return height - insets.vertical - stacked
  }
}

extension TextSetting {
  /// A configuration's text: wrapping modes take any number of lines, all others one.
  fileprivate init?(_ text: String?, mode: LineBreakMode, font: () -> FontDescriptor) {
    guard let text, !text.isEmpty else { return nil }
    self.init(text, font: font(), lineLimit: mode.wraps ? 0 : 1, mode: mode)
  }
}

/// Where the numbers of a configured button come from: the configuration, else the platform.
private struct NumberSource {
  let configuration: ButtonConfiguration
  let environment: LayoutEnvironment

  func insets(_ ledger: inout NumberLedger) -> DirectionalEdgeInsets {
    if let insets = configuration.contentInsets { return insets.asLengths }
    let size = configuration.size
    var insets =
      configuration.style.isGlass
      ? ledger.use(ConfiguredNumbers.glassInsets(size))
      : ledger.use(ConfiguredNumbers.contentInsets(size), on: environment.platform)
    if environment.contentSize > .large {
      let growth = ledger.use(ConfiguredNumbers.insetGrowthAboveLarge)
      insets = insets + DirectionalEdgeInsets(top: growth, leading: growth, bottom: growth, trailing: growth)
    }
    return insets
  }

  func titleFont(_ ledger: inout NumberLedger) -> FontDescriptor {
    if let font = configuration.titleFont { return font.measurable(at: environment.contentSize) }
    let style =
      configuration.style.isGlass
      ? ledger.use(ConfiguredNumbers.glassTitleStyle) : ledger.use(ConfiguredNumbers.titleStyle(configuration.size))
    var font = FontDescriptor(textStyle: style, at: environment.contentSize)
    font.weight = ledger.use(ConfiguredNumbers.titleWeight(configuration.size))
    return font
  }

  func subtitleFont(_ ledger: inout NumberLedger) -> FontDescriptor {
    if let font = configuration.subtitleFont { return font.measurable(at: environment.contentSize) }
    return FontDescriptor(textStyle: ledger.use(ConfiguredNumbers.subtitleStyle), at: environment.contentSize)
  }

  /// The image that shows and the room it takes, or nil without one.
  func image(_ ledger: inout NumberLedger) -> (image: Size, slot: Size)? {
    var growth = 1.0
    let size: Size
    if configuration.showsActivityIndicator {
      size = ledger.use(ConfiguredNumbers.activityIndicator)
    } else if let image = configuration.image {
      ledger.note(image.estimate)
      if image.isSymbol { growth = symbolGrowth(&ledger) }
      let isGuess = image.isSymbol && image.isEstimated
      let height = isGuess ? ledger.use(ConfiguredNumbers.symbolHeight) : image.size.height
      size = Size(width: image.size.width * growth, height: height * growth).asLengths
    } else {
      return nil
    }
    let reserved = max(0, (configuration.imageReservation * growth).asLength)
    var slot = size
    if configuration.imagePlacement.isBeside {
      slot.width = max(slot.width, reserved)
    } else {
      slot.height = max(slot.height, reserved)
    }
    return (size, slot)
  }

  /// How much larger a symbol is than at the default content size.
  private func symbolGrowth(_ ledger: inout NumberLedger) -> Double {
    guard environment.contentSize != .large else { return 1 }
    let style = ledger.use(ConfiguredNumbers.symbolStyle)
    return style.pointSize(at: environment.contentSize) / style.pointSize(at: .large)
  }
}

extension ButtonImage {
  /// What a result says that used an estimated image, or nil.
  var estimate: String? {
    isEstimated ? "size of image \(name ?? "without a name"): \(size.numberText), is a guess" : nil
  }
}
