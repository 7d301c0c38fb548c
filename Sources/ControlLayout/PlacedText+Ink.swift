public import TitlefitGeometry
import TitlefitTypography

extension PlacedText {
  /// How far the drawn glyphs reach out of the label's four sides in points, each zero where they stay inside.
  ///
  /// A label draws into its own bounds, so what lies outside is cut off although every advance fits. Nil where the
  /// measurement knows no ink. The first line stands at the label's top; left and right count the lines that fill the
  /// label's width but for a point, because where shorter ones stand depends on their alignment.
  public var inkOverflow: EdgeInsets? {
    guard let metrics, measurement.lines.contains(where: { $0.ink != nil }) else { return nil }
    var overflow = EdgeInsets.zero
    if let first = measurement.lines.first?.ink { overflow.top = max(0, first.above - metrics.ascender) }
    if let last = measurement.lines.last?.ink {
      let spare = frame.height - measurement.height
      overflow.bottom = max(0, last.below - metrics.descender - metrics.leading - spare)
    }
    for line in measurement.lines where line.width > frame.width - 1 {
      guard let ink = line.ink else { continue }
      overflow.left = max(overflow.left, -ink.minX)
      overflow.right = max(overflow.right, ink.maxX - max(line.width, frame.width))
    }
    return overflow
  }
}
