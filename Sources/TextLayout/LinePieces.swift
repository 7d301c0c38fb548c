import TitlefitGeometry
import TitlefitShaping
import TitlefitTypography
import TitlefitUnicodeText

/// The shaped parts of one line, and what they add up to.
struct LinePieces {
  /// The parts in logical order.
  let items: [PreparedText.Item]

  /// The parts of a stretch of clusters within one hard line.
  init(_ clusters: Range<Int>, of text: PreparedText) throws(TextMeasurementError) {
    items = try text.pieces(of: clusters)
  }

  /// The sum of the parts' widths in points.
  var width: Double { items.reduce(0) { $0 + $1.run.width } }

  /// How far the width may be from the platform's, in points.
  var errorBound: Double { items.reduce(WidthUncertainty.none) { $0 + $1.run.uncertainty }.bound }

  /// The indices of the parts from left to right.
  var visualOrder: [Int] { items.count == 1 ? [0] : BidiLine.visualOrder(of: items.map(\.level)) }

  /// The box of the drawn glyphs, the parts laid in visual order from the line's left end; nil where nothing draws.
  ///
  /// White space that hangs at a line's end is no part of it: in right-to-left text the box starts where the text does.
  /// - Complexity: linear in the number of glyphs, each outline's box is read.
  func ink() -> InkExtents? {
    var box: InkExtents?
    var pen = 0.0
    for index in visualOrder {
      if let ink = items[index].run.ink() {
        box = InkExtents(
          minX: min(box?.minX ?? .infinity, pen + ink.minX), maxX: max(box?.maxX ?? -.infinity, pen + ink.maxX),
          above: max(box?.above ?? -.infinity, ink.above), below: max(box?.below ?? -.infinity, ink.below))
      }
      pen += items[index].run.width
    }
    return box
  }
}
