public import TitlefitShaping
import TitlefitTypography

/// One visible line of a text with its glyphs, for drawing.
public struct GlyphLine: Sendable {
  /// The line's text as the reader sees it, in logical order.
  public let text: String
  /// The line's width in points, as the measurement has it; less than the runs together where a clipped line is cut.
  public let width: Double
  /// The runs in visual order, from left to right; none for an empty line.
  public let runs: [PlacedRun]

  /// Lays a line's parts in visual order from its left end; a hyphen stands where reading ends.
  init(_ line: LaidLine, isRightToLeft: Bool) {
    text = line.measured.text
    width = line.measured.width
    var pieces = line.pieces.visualOrder.map { line.pieces.items[$0].run }
    if let hyphen = line.hyphen {
      if isRightToLeft { pieces.insert(hyphen, at: 0) } else { pieces.append(hyphen) }
    }
    var pen = 0.0
    runs = pieces.map { run in
      defer { pen += run.width }
      return PlacedRun(run: run, x: pen)
    }
  }
}

/// A run of glyphs and where it starts.
public struct PlacedRun: Sendable {
  /// The glyphs, from left to right.
  public let run: ShapedRun
  /// The distance of the run's left end from the line's, in points.
  public let x: Double
}
