import TitlefitGeometry
import TitlefitTypography

/// The layout of a button with a configuration.
struct ConfiguredLayout {
  let configuration: ButtonConfiguration
  let frame: ButtonFrame
  let fitter: TextFitter
  private var ledger = NumberLedger()
  private var scale: PixelScale { frame.environment.scale }

  init(configuration: ButtonConfiguration, frame: ButtonFrame, fitter: TextFitter) {
    self.configuration = configuration
    self.frame = frame
    self.fitter = fitter
  }

  /// Lays the button out.
  mutating func layout(_ content: ButtonContent) throws(TextMeasurementError) -> LayoutResult {
    let parts = ConfiguredParts(configuration, content: content, environment: frame.environment, ledger: &ledger)
    let natural = try naturalSize(parts)
    let room = frame.width.map { parts.textWidth(in: $0) }
    var title: FittedText?
    var subtitle: FittedText?
    if let setting = parts.title, let measured = natural.title {
      title = try fitter.fit(setting, natural: measured, width: room, ledger: &ledger)
    }
    if let setting = parts.subtitle, let measured = natural.subtitle {
      subtitle = try fitter.fit(setting, natural: measured, width: room, ledger: &ledger)
    }
    let needed = size(parts, title?.full, subtitle?.full, widthLimit: room).height
    try limitHeights(&title, &subtitle, room: frame.height.map { parts.textHeight(in: $0) }, parts: parts)
    let size = Size(width: frame.width(natural: natural.size.width), height: frame.height ?? needed)
    return result(
      Texts(title: title, subtitle: subtitle), parts: parts, size: size, natural: natural.size, neededHeight: needed)
  }

  private struct Texts {
    var title: FittedText?
    var subtitle: FittedText?
  }

  private struct Natural {
    var size: Size
    var title: TextMeasurement?
    var subtitle: TextMeasurement?
  }

  /// The size without a room, and the texts' measurements there.
  private func naturalSize(_ parts: ConfiguredParts) throws(TextMeasurementError) -> Natural {
    var natural = Natural(size: .zero)
    if let setting = parts.title { natural.title = try fitter.measure(setting, width: nil) }
    if let setting = parts.subtitle { natural.subtitle = try fitter.measure(setting, width: nil) }
    natural.size = size(parts, natural.title, natural.subtitle, widthLimit: nil)
    return natural
  }

  /// The button's size around two measured texts.
  private func size(
    _ parts: ConfiguredParts, _ title: TextMeasurement?, _ subtitle: TextMeasurement?, widthLimit: Double?
  ) -> Size {
    let content = parts.contentSize(
      around: block(title.map { label($0, in: widthLimit) }, subtitle.map { label($0, in: widthLimit) }, parts))
    return Size(
      width: max(0, scale.roundedUp(parts.insets.horizontal + content.width)),
      height: max(0, scale.roundedUp(parts.insets.vertical + content.height)))
  }

  /// The extents of title and subtitle together.
  private func block(_ title: Size?, _ subtitle: Size?, _ parts: ConfiguredParts) -> Size {
    Size(
      width: max(title?.width ?? 0, subtitle?.width ?? 0),
      height: (title?.height ?? 0) + parts.titlePadding + (subtitle?.height ?? 0))
  }

  /// A text's label: raised to whole pixels, and no larger than its room.
  private func label(_ text: TextMeasurement, in width: Double?, height: Double? = nil) -> Size {
    Size(
      width: min(scale.roundedUp(text.width), max(0, width ?? .infinity)),
      height: min(scale.roundedUp(text.height), max(0, height ?? .infinity)))
  }

  /// Gives the title the height that image and insets leave, and the subtitle what the title leaves.
  private func limitHeights(
    _ title: inout FittedText?, _ subtitle: inout FittedText?, room: Double?, parts: ConfiguredParts
  ) throws(TextMeasurementError) {
    var rest = room
    if var text = title {
      try fitter.limit(&text, height: rest)
      title = text
      rest = rest.map { $0 - label(text.shown, in: nil, height: $0).height - parts.titlePadding }
    }
    if var text = subtitle {
      try fitter.limit(&text, height: rest)
      subtitle = text
    }
  }

  private func result(
    _ texts: Texts, parts: ConfiguredParts, size: Size, natural: Size, neededHeight: Double
  ) -> LayoutResult {
    let place = ConfiguredPlacement(
      parts: parts, frame: frame, alignment: configuration.titleAlignment, size: size,
      title: texts.title.map { label($0.shown, in: $0.availableWidth, height: $0.availableHeight) },
      subtitle: texts.subtitle.map { label($0.shown, in: $0.availableWidth, height: $0.availableHeight) })
    let title = texts.title?.placed(in: frame.physical(place.titleFrame, width: size.width))
    let subtitle = texts.subtitle?.placed(in: frame.physical(place.subtitleFrame, width: size.width))
    let image = parts.image.map { frame.physical(place.frame(ofImage: $0), width: size.width) }
    var ledger = ledger
    ledger.note(all: (title?.measurement.estimates ?? []) + (subtitle?.measurement.estimates ?? []))
    var result = LayoutResult(
      size: size, natural: natural, title: title, subtitle: subtitle, image: image, direction: frame.direction,
      clippings: clippings(title, subtitle, parts: parts, size: size, neededHeight: neededHeight),
      neededHeight: neededHeight, estimates: ledger.estimates, taken: parts.taken)
    result.contentInsets = parts.insets.resolved(in: frame.direction)
    return result
  }

  private func clippings(
    _ title: PlacedText?, _ subtitle: PlacedText?, parts: ConfiguredParts, size: Size, neededHeight: Double
  ) -> [Clipping] {
    var clippings = Clippings()
    clippings.note(.title, title)
    clippings.note(.subtitle, subtitle)
    if let image = parts.image {
      clippings.note(.image, .horizontal, needed: image.width, available: size.width - parts.insets.horizontal)
      clippings.note(.image, .vertical, needed: image.height, available: size.height - parts.insets.vertical)
    }
    let fixed = parts.contentSize(around: .zero).width + parts.insets.horizontal
    clippings.note(.stack, .horizontal, needed: fixed, available: size.width)
    clippings.note(.stack, .vertical, needed: neededHeight, available: size.height)
    return clippings.worstFirst
  }
}
