import TitlefitControlLayout
import TitlefitGeometry

/// How large symbols of the system's library are drawn.
enum SymbolSizes {
  /// A symbol at a font size and scale: recorded where somebody recorded it, else estimated.
  ///
  /// The estimate takes the library's size, which documents list at 128 points for most symbols, and the recorded
  /// symbols' mean of 6.2 library points for one drawn point at 17 points.
  ///
  /// - Parameters:
  ///   - library: the size that the document's resources list, or nil.
  ///   - pointSize: the font size in points that the symbol follows.
  ///   - scale: `small`, `medium` or `large`.
  ///
  /// Source: free frames of image buttons in public documents, content insets taken off; documents older than Xcode 11.4
  /// list drawn sizes below 60 points instead of library sizes.
  static func image(_ name: String, library: Size?, pointSize: Double, scale: String) -> ButtonImage {
    if let recorded = recorded[Key(name: name, pointSize: pointSize, scale: scale)] {
      return ButtonImage(size: recorded, name: name, isSymbol: true)
    }
    let factor = pointSize / 17 * (factors[scale] ?? 1)
    let library = library ?? Size(width: 128, height: 128)
    let unit = library.width > 60 || library.height > 60 ? 6.2 : 1
    let size = Size(width: library.width / unit * factor, height: library.height / unit * factor)
    return ButtonImage(size: size, name: name, isSymbol: true, isEstimated: true)
  }

  /// The scales relative to medium.
  ///
  /// Source: recorded widths of gearshape and doc.on.doc at large and xmark.circle.fill at small, against the mean.
  private static let factors: [String: Double] = ["small": 0.79, "medium": 1, "large": 1.28]

  private struct Key: Hashable {
    var name: String
    var pointSize: Double
    var scale: String
  }

  /// Drawn sizes in points.
  ///
  /// Source: free frames recorded by Interface Builder in public documents (several repositories, 2x and 3x).
  private static let recorded: [Key: Size] = [
    Key(name: "trash", pointSize: 17, scale: "medium"): Size(width: 24, height: 20),
    Key(name: "plus", pointSize: 17, scale: "medium"): Size(width: 22.5, height: 20),
    Key(name: "doc.on.doc", pointSize: 17, scale: "large"): Size(width: 27, height: 20),
    Key(name: "gearshape", pointSize: 17, scale: "large"): Size(width: 27, height: 20),
    Key(name: "list.bullet.clipboard", pointSize: 17, scale: "large"): Size(width: 23.333, height: 20.333),
    Key(name: "chart.bar.fill", pointSize: 17, scale: "medium"): Size(width: 25, height: 20.333),
    Key(name: "circle.fill", pointSize: 17, scale: "medium"): Size(width: 19.667, height: 20.333),
    Key(name: "chevron.backward", pointSize: 17, scale: "medium"): Size(width: 12.667, height: 20.333),
    Key(name: "xmark", pointSize: 14, scale: "medium"): Size(width: 17, height: 17),
    Key(name: "plus", pointSize: 14, scale: "medium"): Size(width: 19.5, height: 17),
    Key(name: "trash", pointSize: 18, scale: "medium"): Size(width: 19, height: 22),
    Key(name: "hammer", pointSize: 18, scale: "medium"): Size(width: 25.333, height: 22.667),
    Key(name: "calendar", pointSize: 18, scale: "large"): Size(width: 25.5, height: 22),
    Key(name: "square", pointSize: 18, scale: "large"): Size(width: 23.667, height: 22),
    Key(name: "xmark.circle.fill", pointSize: 15, scale: "medium"): Size(width: 25, height: 24),
    Key(name: "xmark.circle.fill", pointSize: 15, scale: "small"): Size(width: 16.5, height: 18),
  ]
}
