public import TitlefitGeometry

/// The scales of symbol images, as `UIImage.SymbolScale`.
public enum SymbolScale: String, Sendable, Hashable, CaseIterable {
  /// Smaller than the text.
  case small
  /// The default.
  case medium
  /// Larger than the text.
  case large
}

/// The sizes at which symbols of the system's library are drawn in buttons.
public enum SymbolSizes {
  /// The recorded sizes, by name, font size and scale.
  ///
  /// Source: free frames of image buttons that Interface Builder recorded in public documents, content insets taken off.
  static let recorded: [RecordedSymbol] = [
    RecordedSymbol("arrow.left", 18, .medium, 19.5, 22), RecordedSymbol("calendar", 18, .large, 25.5, 22),
    RecordedSymbol("chart.bar.fill", 17, .medium, 25, 61.0 / 3),
    RecordedSymbol("chevron.backward", 17, .medium, 38.0 / 3, 61.0 / 3),
    RecordedSymbol("chevron.right", 17, .medium, 16, 20),
    RecordedSymbol("circle.fill", 17, .medium, 59.0 / 3, 61.0 / 3), RecordedSymbol("doc.on.doc", 17, .large, 27, 20),
    RecordedSymbol("gearshape", 17, .large, 27, 20), RecordedSymbol("hammer", 18, .medium, 76.0 / 3, 68.0 / 3),
    RecordedSymbol("info.circle", 18, .medium, 20, 22), RecordedSymbol("info.circle", 27, .medium, 92.0 / 3, 30),
    RecordedSymbol("list.bullet.clipboard", 17, .large, 70.0 / 3, 61.0 / 3),
    RecordedSymbol("minus", 14, .medium, 19.5, 17), RecordedSymbol("plus", 18, .large, 21.5, 22),
    RecordedSymbol("plus", 14, .medium, 19.5, 17), RecordedSymbol("plus", 17, .medium, 22.5, 20),
    RecordedSymbol("safari", 17, .medium, 26, 61.0 / 3), RecordedSymbol("speaker", 18, .medium, 19, 22),
    RecordedSymbol("square", 18, .large, 71.0 / 3, 22), RecordedSymbol("trash", 17, .medium, 24, 20),
    RecordedSymbol("trash", 18, .medium, 19, 22), RecordedSymbol("xmark", 14, .medium, 17, 17),
    RecordedSymbol("xmark.circle.fill", 15, .medium, 25, 24),
    RecordedSymbol("xmark.circle.fill", 15, .small, 16.5, 18),
  ]

  /// The points of the library's size that make one drawn point at 17 points and medium scale.
  public static let libraryUnit = Sourced(
    "library points a drawn point of a symbol", 6.2, .estimated, source: "mean of the recorded symbols")

  /// The library's size where a document lists none.
  public static let librarySize = Sourced(
    "library size of a symbol", Size(width: 128, height: 128), .inferred,
    source: "what documents list for most symbols")

  /// The factor of a scale against medium.
  public static func factor(_ scale: SymbolScale) -> Sourced<Double> {
    let source = "recorded widths of gearshape, doc.on.doc and xmark.circle.fill against the mean"
    let name = "size of a \(scale.rawValue) symbol against medium"
    switch scale {
    case .small: return Sourced(name, 0.79, .estimated, source: source)
    case .medium: return Sourced(name, 1, .documented, source: "UIImage.SymbolScale")
    case .large: return Sourced(name, 1.28, .estimated, source: source)
    }
  }

  /// Every number of this table as a row.
  static var rows: [PlatformNumberRow] {
    recorded.map(\.number.row) + [libraryUnit.row, librarySize.row] + SymbolScale.allCases.map { factor($0).row }
  }
}

/// A symbol whose drawn size somebody recorded.
struct RecordedSymbol {
  var symbol: String
  var pointSize: Double
  var scale: SymbolScale
  var number: Sourced<Size>

  init(_ symbol: String, _ pointSize: Double, _ scale: SymbolScale, _ width: Double, _ height: Double) {
    self.symbol = symbol
    self.pointSize = pointSize
    self.scale = scale
    number = Sourced(
      "symbol \(symbol), \(pointSize.numberText), \(scale.rawValue)", Size(width: width, height: height),
      .observed(count: 1), source: "Interface Builder's frames")
  }
}

extension ButtonImage {
  /// A symbol image at a font size and scale: as recorded, else estimated from the library's size.
  ///
  /// - Parameters:
  ///   - name: the name in the symbol library.
  ///   - library: the size in points that a document lists, or nil. Sizes up to 60 points are drawn sizes, as documents
  ///     older than Xcode 11.4 list them.
  ///   - pointSize: the size in points of the font that the symbol follows.
  ///   - scale: the symbol's scale.
  public static func symbol(
    named name: String, library: Size? = nil, pointSize: Double = 17, scale: SymbolScale = .medium
  ) -> ButtonImage {
    let known = SymbolSizes.recorded.first { $0.symbol == name && $0.pointSize == pointSize && $0.scale == scale }
    if let known { return ButtonImage(size: known.number.value, name: name, isSymbol: true) }
    let library = library ?? SymbolSizes.librarySize.value
    let isDrawnSize = library.width <= 60 && library.height <= 60
    let factor =
      pointSize / 17 * SymbolSizes.factor(scale).value / (isDrawnSize ? 1 : SymbolSizes.libraryUnit.value)
    let size = Size(width: library.width * factor, height: library.height * factor)
    return ButtonImage(size: size, name: name, isSymbol: true, isEstimated: true)
  }
}
