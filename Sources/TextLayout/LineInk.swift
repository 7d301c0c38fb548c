import TitlefitGeometry
import TitlefitShaping
import TitlefitTypography
import TitlefitUnicodeText

/// Where the glyphs of a line draw.
enum LineInk {
  /// The box of a stretch's glyphs, its items laid in visual order from the line's left end; nil where nothing draws.
  ///
  /// In a right-to-left line the hanging white space stands left of the text and is no part of the line's width, so that
  /// the box starts where the text does.
  /// - Complexity: linear in the number of glyphs, each outline's box is read.
  static func extents(of clusters: Range<Int>, in text: PreparedText) throws(TextMeasurementError) -> InkExtents? {
    let pieces = try text.pieces(of: clusters)
    let order = pieces.count == 1 ? [0] : BidiLine.visualOrder(of: pieces.map(\.level))
    var box: InkExtents?
    var pen = 0.0
    for index in order {
      if let ink = pieces[index].run.ink() {
        box = InkExtents(
          minX: min(box?.minX ?? .infinity, pen + ink.minX), maxX: max(box?.maxX ?? -.infinity, pen + ink.maxX),
          above: max(box?.above ?? -.infinity, ink.above), below: max(box?.below ?? -.infinity, ink.below))
      }
      pen += pieces[index].run.width
    }
    return box
  }
}
