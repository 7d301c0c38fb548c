import TitlefitControlLayout
import TitlefitGeometry
import TitlefitLocales
import TitlefitShaping
import TitlefitTextLayout
import TitlefitTypography

/// The size that the product lays a recorded row out with.
struct PredictedSize {
  /// Raised to pixels or points as UIKit does.
  var size: Size
  /// The width before the text was raised.
  var exactWidth: Double
  /// The error bound of the text's width, 0 without a text.
  var bound: Double
  /// The step that the text's width is raised by, 0 without a text.
  var step: Double
  /// The title's measurement, or nil without a title.
  var text: TextMeasurement?
}

/// Lays recorded rows out with the product's own measurer and button layout.
struct RowLayout {
  /// A measurer for each generation of the system's fonts.
  private let measurers: [SystemFontEra: TextLayoutEngine]

  /// Takes the stand-in, or a font file that is measured as it is, in every generation.
  init(systemFont: FontSources.SystemFont = .standIn) {
    var measurers: [SystemFontEra: TextLayoutEngine] = [:]
    for era in SystemFontEra.allCases {
      measurers[era] = TextLayoutEngine(fonts: FontCollection(FontSources(systemFont: systemFont, era: era)))
    }
    self.measurers = measurers
  }

  /// Lays one row out; nil for a row that names no kind, font or size.
  ///
  /// - Throws: ``TextMeasurementError`` where no font can be opened.
  func size(of row: RecordedRow) throws(TextMeasurementError) -> PredictedSize? {
    guard let kind = row.kind, let size = row.pointSize, size > 0, size < 1000,
      let weight = row.weight.flatMap({ FontWeight(name: $0) }),
      let measurer = measurers[SystemFontEra(toolsVersion: row.toolsVersion)]
    else { return nil }
    let font = FontDescriptor.system(size, weight: weight)
    switch kind {
    case .label, .cellLabel: return try label(row, font: font, measurer: measurer)
    case .button: return try button(.legacy(legacy(row, font: font)), row, measurer: measurer)
    case .configured: return try button(.configured(configured(row, font: font)), row, measurer: measurer)
    }
  }

  private func label(
    _ row: RecordedRow, font: FontDescriptor, measurer: TextLayoutEngine
  ) throws(TextMeasurementError) -> PredictedSize {
    let request = TextRequest(
      row.shownTitle, language: row.language, direction: row.direction, font: font, lineLimit: max(0, row.lines ?? 1))
    let text = try measurer.measure(request)
    let grid = row.grid
    return PredictedSize(
      size: Size(width: grid.roundedUp(text.width), height: grid.roundedUp(text.height)), exactWidth: text.width,
      bound: text.errorBound, step: 1 / grid.pixelsPerPoint, text: text)
  }

  private func button(
    _ model: ButtonModel, _ row: RecordedRow, measurer: TextLayoutEngine
  ) throws(TextMeasurementError) -> PredictedSize {
    let environment = LayoutEnvironment(
      language: row.language, direction: row.direction, contentSize: row.contentSize,
      scale: row.grid, platform: row.platform)
    let result = try ButtonLayout().layout(
      ButtonSpecification(model: model), content: ButtonContent(title: row.shownTitle), in: environment,
      room: LayoutRoom(), measuring: measurer)
    guard let text = result.title?.measurement else {
      return PredictedSize(size: result.natural, exactWidth: result.natural.width, bound: 0, step: 0, text: nil)
    }
    var grid = row.grid
    if case .legacy = model { grid = PixelScale(1) }
    return PredictedSize(
      size: result.natural, exactWidth: result.natural.width - grid.roundedUp(text.width) + text.width,
      bound: text.errorBound, step: 1 / grid.pixelsPerPoint, text: text)
  }

  private func legacy(_ row: RecordedRow, font: FontDescriptor) -> LegacyButton {
    var button = LegacyButton(type: Self.types[row.buttonType ?? ""] ?? .custom)
    // A default font is left to the product, which must know it.
    if row.font != nil { button.font = font }
    if let insets = row.contentEdgeInsets, insets.count == 4 {
      button.contentEdgeInsets = EdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
    }
    button.image = row.image.flatMap { $0.drawn(pointSize: font.size) }
    button.backgroundImage = row.background.flatMap { $0.drawn(pointSize: font.size) }
    return button
  }

  private func configured(_ row: RecordedRow, font: FontDescriptor) -> ButtonConfiguration {
    var configuration = ButtonConfiguration()
    guard let recorded = row.configuration else { return configuration }
    configuration.size = recorded.buttonSize.flatMap(ButtonSize.init) ?? .medium
    if recorded.titleFont != nil { configuration.titleFont = font }
    if let insets = recorded.contentInsets, insets.count == 4 {
      configuration.contentInsets = DirectionalEdgeInsets(
        top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
    }
    configuration.imagePadding = recorded.imagePadding
    configuration.imagePlacement = recorded.imagePlacement.flatMap(ImagePlacement.init) ?? .leading
    configuration.image = row.drawnSymbol ?? row.image.flatMap { $0.drawn(pointSize: 17) }
    return configuration
  }

  private static let types: [String: LegacyButtonType] = [
    "system": .system, "roundedRect": .system, "custom": .custom, "infoLight": .infoLight, "infoDark": .infoDark,
    "detailDisclosure": .detailDisclosure, "contactAdd": .contactAdd, "close": .close,
  ]
}

extension RecordedRow.Image {
  /// The image as a button draws it; nil where the document lists no size.
  ///
  /// - Parameter pointSize: the size of the font that a symbol without one of its own follows.
  func drawn(pointSize: Double) -> ButtonImage? {
    if isSymbol, let name {
      let library = width.flatMap { width in height.map { Size(width: width, height: $0) } }
      return .symbol(
        named: name, library: library, pointSize: symbol?.pointSize ?? symbol?.font?.size ?? pointSize,
        scale: (symbol?.scale ?? scale).flatMap(SymbolScale.init) ?? .medium)
    }
    guard let width, let height else { return nil }
    return ButtonImage(size: Size(width: width, height: height), name: name)
  }
}

extension RecordedRow {
  /// Whether a button draws a symbol of no recorded size. A configured button's height does not depend on it.
  var drawsGuess: Bool {
    guard kind == .button || kind == .configured, let image, image.isSymbol else { return false }
    let fallback = kind == .configured ? TextStyle.body.pointSize(at: contentSize) : pointSize ?? 18
    return image.drawn(pointSize: fallback)?.isEstimated == true
  }

  /// The symbol of a button on the extra-small canvas as it would be at the default size; nil for other images.
  ///
  /// The layout scales it back to the recorded size, which belongs to the canvas's font.
  var drawnSymbol: ButtonImage? {
    guard let image, image.isSymbol, contentSize == .xSmall else { return nil }
    let style = TextStyle.body
    let canvas = style.pointSize(at: .xSmall)
    var drawn = image.drawn(pointSize: canvas)
    let growth = style.pointSize(at: .large) / canvas
    drawn = drawn.map { symbol in
      var symbol = symbol
      symbol.size = Size(width: symbol.size.width * growth, height: symbol.size.height * growth)
      return symbol
    }
    return drawn
  }

  /// The language whose fonts and rules serve the row's script.
  var language: LanguageTag {
    let name = Self.languages[script] ?? "en"
    return (try? LanguageTag(name)) ?? .undetermined
  }

  /// The direction of that language.
  var direction: LayoutDirection { script == "arabic" || script == "hebrew" ? .rightToLeft : .leftToRight }

  private static let languages = [
    "cyrillic": "ru", "kana": "ja", "cjk": "zh-Hans", "hangul": "ko", "thai": "th", "arabic": "ar", "hebrew": "he",
    "georgian": "ka", "armenian": "hy", "tamil": "ta", "greek": "el", "devanagari": "hi", "bengali": "bn",
  ]

  /// The content size of the canvas: builds 18093 to 20020 of Interface Builder laid text styles out at extra small.
  var contentSize: ContentSizeCategory {
    canvas == "XS" || (18000...20100).contains(pluginVersion) ? .xSmall : .large
  }

  /// The platform that drew the document.
  var platform: PlatformGeneration { toolsVersion < 21000 ? .iOS15 : .iOS17 }

  /// The grid that labels and configured buttons were raised to.
  ///
  /// It is the device's, unless the height says otherwise: documents keep frames that older canvases laid out in whole
  /// points. A height that is whole although the font's line, raised to the device's pixel, is not, tells such a frame;
  /// the width does not enter. Documents without a device come from the time of canvases of one or two pixels a point.
  var grid: PixelScale {
    let device = PixelScale(scale ?? 2)
    guard let height, let pointSize, height == height.rounded() else { return device }
    let line = device.roundedUp(pointSize * 1.193359)
    if scale == nil, abs(line - line.rounded()) < 0.02 { return PixelScale(1) }
    return abs(line - line.rounded()) < 0.02 ? device : PixelScale(1)
  }
}
