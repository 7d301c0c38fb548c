public import TitlefitTypography

/// One glyph of a shaped run, in points.
public struct ShapedGlyph: Sendable, Hashable {
  /// The glyph's number in its font; 0 is the missing glyph.
  public var id: UInt32
  /// The UTF-16 offset, in the whole text, of the first unit of the cluster the glyph belongs to.
  public var cluster: Int
  /// How far the pen moves, tracking and kerning included.
  public var advance: Double
  /// How far right of the pen the glyph is drawn.
  public var xOffset: Double
  /// How far above the pen the glyph is drawn.
  public var yOffset: Double
  /// Whether a line broken before this cluster needs both sides shaped anew.
  public var isUnsafeToBreak: Bool
  /// The characters of the cluster, counted on its first glyph only; 0 on the others.
  var characters: Int32
  /// Those of them that the calibration hardly saw.
  var rareCharacters: Int32
  /// Which row of the font's error bounds holds.
  var boundRow: WidthRule
}

/// A stretch of text shaped with one font in one direction.
public struct ShapedRun: Sendable {
  /// The glyphs in visual order, from left to right.
  public let glyphs: [ShapedGlyph]
  /// The stretch of the text that was shaped, in UTF-16 units.
  public let range: Range<Int>
  /// The sum of the advances in points, not rounded.
  public let width: Double
  /// The font that shaped it.
  public let font: FontInstance

  /// The kerning of each glyph with the next character in points, where glyphs are one a character and nothing but that
  /// depends on the neighbour; else nil.
  package let kerning: [Double]?

  /// Sums the advances of some glyphs.
  init(glyphs: [ShapedGlyph], range: Range<Int>, font: FontInstance, kerning: [Double]? = nil) {
    self.kerning = kerning
    self.glyphs = glyphs
    self.range = range
    self.font = font
    width = glyphs.reduce(0) { $0 + $1.advance }
  }

  /// How far the whole run's width may be from the platform's.
  public var uncertainty: WidthUncertainty { uncertainty(in: range) }

  /// How far the width of the clusters that start within a range may be from the platform's.
  ///
  /// - Complexity: linear in the number of glyphs.
  public func uncertainty(in range: Range<Int>) -> WidthUncertainty {
    font.uncertainty(of: glyphs, in: range)
  }

  /// The numbers of this run that are estimated, each as a short sentence; empty when nothing is.
  public var estimates: [String] { font.estimates(for: glyphs) }

  /// Where the glyphs draw, relative to the run's left end and baseline, or nil where nothing is drawn.
  ///
  /// The outlines are those of the font that stands in; their places follow the advances of this run.
  /// - Complexity: linear in the number of glyphs; each outline is read.
  public func ink() -> InkExtents? { font.ink(of: glyphs) }
}
