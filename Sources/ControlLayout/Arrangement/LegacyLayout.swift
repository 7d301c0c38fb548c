import TitlefitGeometry
import TitlefitTypography

/// The layout of a button without a configuration.
struct LegacyLayout {
  let button: LegacyButton
  let frame: ButtonFrame
  let fitter: TextFitter
  private var ledger = NumberLedger()

  /// Legacy buttons raise text to whole points at every scale.
  private let points = PixelScale(1)

  init(button: LegacyButton, frame: ButtonFrame, fitter: TextFitter) {
    self.button = button
    self.frame = frame
    self.fitter = fitter
  }

  /// Lays the button out; legacy buttons have no subtitle.
  mutating func layout(_ content: ButtonContent) throws(TextMeasurementError) -> LayoutResult {
    let font = titleFont()
    let insets = LegacyInsets(button, in: frame.direction)
    let image = imageSize()
    var setting = TextSetting(
      content.title, font: font, lineLimit: button.numberOfLines, mode: button.lineBreakMode)
    setting?.shrinkFloor = shrinkFloor
    var measured: TextMeasurement?
    if let setting { measured = try fitter.measure(setting, width: nil) }
    let line = points.roundedUp(try fitter.measurer.metrics(of: font).lineHeight)
    let label = measured.map { Size(width: points.roundedUp($0.width), height: points.roundedUp($0.height)) }
    let natural = naturalSize(label: label, line: line, image: image, insets: insets)
    let size = Size(width: frame.width(natural: natural.width), height: frame.height ?? natural.height)
    var title: FittedText?
    if let setting, let measured {
      let width = availableWidth(measured, natural: natural, size: size, taken: insets.title.horizontal + image.width)
      title = try fitter.fit(setting, natural: measured, width: width, ledger: &ledger)
    }
    try limitHeight(&title, room: size.height - insets.title.vertical)
    return result(title, image: image, insets: insets, size: size, natural: natural)
  }

  /// The title's font at the content size: the button's own, else the type's default, which has a fixed size.
  private mutating func titleFont() -> FontDescriptor {
    if let font = button.font { return font.measurable(at: frame.environment.contentSize) }
    return .system(ledger.use(LegacyNumbers.titleSize(button.type)))
  }

  /// The image's size: the button's own, else the type's symbol, else nothing.
  private mutating func imageSize() -> Size {
    if let image = button.image {
      ledger.note(image.estimate)
      return image.size.asLengths
    }
    let symbols = LegacyNumbers.symbol(button.type)
    guard !symbols.isEmpty else { return .zero }
    let environment = frame.environment
    let symbol = ledger.use(symbols, on: environment.platform)
    return Size(
      width: environment.scale.roundedUp(symbol.width), height: environment.scale.roundedUp(symbol.height))
  }

  /// The least share that shrinking may reach; 1 where the title does not shrink.
  private var shrinkFloor: Double {
    let floor = button.minimumScaleFactor
    guard button.adjustsFontSizeToFitWidth, button.numberOfLines == 1, floor > 0, floor < 1 else { return 1 }
    return floor
  }

  /// `intrinsicContentSize`, a subclass's additions included.
  private mutating func naturalSize(label: Size?, line: Double, image: Size, insets: LegacyInsets) -> Size {
    let background = button.backgroundImage
    ledger.note(background?.estimate)
    let text = label ?? Size(width: 0, height: line)
    var size = Size(
      width: image.width + text.width + insets.content.horizontal,
      height: max(image.height, text.height) + insets.content.vertical)
    if let background {
      let least = background.size.asLengths
      size = Size(width: max(size.width, least.width), height: max(size.height, least.height))
    } else if image == .zero, button.contentEdgeInsets == .zero {
      size.width = max(size.width, ledger.use(LegacyNumbers.minimumWidth))
      size.height += ledger.use(LegacyNumbers.addedHeight)
    }
    if let padding = button.titleRectPadding, padding.isInIntrinsicContentSize {
      size.width += padding.insets.horizontal.asLength
      size.height += padding.insets.vertical.asLength
    }
    size.width += button.intrinsicContentSizePadding.width.asLength
    size.height += button.intrinsicContentSizePadding.height.asLength
    return Size(
      width: max(0, size.width, button.minimumWidth?.asLength ?? 0),
      height: max(0, size.height, button.minimumHeight?.asLength ?? 0))
  }

  /// The width that the title has, or nil where nothing limits it.
  ///
  /// Insets of the title's rectangle do not widen the button, so that the title may lack room even at the natural width.
  private func availableWidth(
    _ title: TextMeasurement, natural: Size, size: Size, taken: Double
  ) -> Double? {
    let left = size.width - taken
    if let room = frame.width, !frame.isMaximumWidth || natural.width > room { return left }
    if title.naturalWidth > left + TextFitter.noise { return left }
    return frame.width.map { $0 - taken }
  }

  /// Gives the title a height where one is set, or where its natural height is too little.
  private func limitHeight(_ title: inout FittedText?, room: Double) throws(TextMeasurementError) {
    guard var text = title else { return }
    let isLimited = frame.height != nil || text.setting.lineLimit != 1 || text.full.height > room + TextFitter.noise
    try fitter.limit(&text, height: isLimited ? room : nil)
    title = text
  }

  private func result(
    _ fitted: FittedText?, image: Size, insets: LegacyInsets, size: Size, natural: Size
  ) -> LayoutResult {
    let shown = fitted.map { Size(width: points.roundedUp($0.shown.width), height: points.roundedUp($0.shown.height)) }
    let full = fitted.map { points.roundedUp($0.full.height) }
    let place = LegacyPlacement(
      frame: frame, insets: insets, size: size, image: image, title: shown ?? .zero, hasTitle: fitted != nil,
      naturalTitleWidth: fitted.map { points.roundedUp($0.natural.naturalWidth) } ?? 0)
    let title = fitted?.placed(in: frame.physical(place.titleFrame, width: size.width))
    let needed = max(
      image.height > 0 ? image.height + insets.image.vertical : 0, full.map { $0 + insets.title.vertical } ?? 0)
    var clippings = Clippings()
    clippings.note(.title, title)
    if image != .zero {
      clippings.note(.image, .horizontal, needed: image.width, available: size.width - insets.image.horizontal)
      clippings.note(.image, .vertical, needed: image.height, available: size.height - insets.image.vertical)
    }
    clippings.note(.stack, .horizontal, needed: image.width + insets.content.horizontal, available: size.width)
    clippings.note(.stack, .vertical, needed: needed, available: size.height)
    var ledger = ledger
    ledger.note(all: title?.measurement.estimates ?? [])
    var result = LayoutResult(
      size: size, natural: natural, title: title, subtitle: nil,
      image: image == .zero ? nil : frame.physical(place.imageFrame, width: size.width), direction: frame.direction,
      clippings: clippings.worstFirst, neededHeight: max(0, needed), estimates: ledger.estimates,
      taken: taken(image: image))
    result.contentInsets = insets.content.resolved(in: frame.direction)
    return result
  }

  /// What is taken from the width before the title gets the rest; physical names, since these insets never flip.
  private func taken(image: Size) -> [WidthTerm] {
    let padding = button.titleRectPadding?.insets.horizontal ?? 0
    return [
      WidthTerm("left content inset", button.contentEdgeInsets.left.asLength),
      WidthTerm("right content inset", button.contentEdgeInsets.right.asLength),
      WidthTerm("left title inset", button.titleEdgeInsets.left.asLength),
      WidthTerm("right title inset", button.titleEdgeInsets.right.asLength),
      WidthTerm("padding of titleRect(forContentRect:)", padding.asLength), WidthTerm("image", image.width),
    ]
  }
}

/// The insets of a legacy button in reading direction, from the bounds to each part.
struct LegacyInsets {
  /// To the content.
  var content: DirectionalEdgeInsets
  /// To the title's rectangle: content, title and a subclass's padding together.
  var title: DirectionalEdgeInsets
  /// To the image's rectangle: content, image and what a subclass moves it by together.
  var image: DirectionalEdgeInsets

  init(_ button: LegacyButton, in direction: LayoutDirection) {
    content = DirectionalEdgeInsets(button.contentEdgeInsets, in: direction)
    title = content + DirectionalEdgeInsets(button.titleEdgeInsets, in: direction)
    image =
      content + DirectionalEdgeInsets(button.imageEdgeInsets, in: direction)
      + DirectionalEdgeInsets(button.imageRectInsets, in: direction)
    if let padding = button.titleRectPadding {
      title = title + DirectionalEdgeInsets(padding.insets, in: direction)
    }
  }
}
