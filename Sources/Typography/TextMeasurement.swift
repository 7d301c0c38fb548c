/// The size, the lines and the visible part of a text, with the bound of the measurement's error.
public struct TextMeasurement: Sendable, Hashable {
  /// The width of the widest visible line in points, not rounded.
  ///
  /// Where no width limits the text, white space at the lines' ends counts: a label and a button ask for its room.
  public var width: Double
  /// The lines' heights together in points, not rounded.
  public var height: Double
  /// The visible lines from top to bottom; a text without characters has one empty line.
  public var lines: [MeasuredLine]
  /// What the reader sees: the lines joined by newlines, with the ellipsis where the text is cut.
  public var visible: String
  /// Whether some of the text is not visible.
  public var isTruncated: Bool
  /// The width the text needs in points: for one line the unbroken width, for several the widest unbreakable segment.
  public var needed: Double
  /// The width in points of the widest line when only hard breaks break.
  public var naturalWidth: Double
  /// The width in points of the widest segment between two line break opportunities, without trailing spaces.
  public var widestSegment: Double
  /// The text of that segment, first in the text where several are equally wide.
  public var widestSegmentText: String
  /// The number of lines the text takes when the line limit is lifted; 1 for the one-line modes unless breaks are hard.
  public var unlimitedLineCount: Int
  /// The number of hard line breaks in the text (newline, U+2028, U+2029, U+0085).
  public var hardBreakCount: Int
  /// Whether some line ends inside a segment that has no line break opportunity there.
  public var breaksInsideWord: Bool
  /// How far `width`, `needed` and the lines' widths may be from the platform's, in points, at most and nearly always.
  public var errorBound: Double
  /// The characters no font has a glyph for, in order of first appearance, each once, as grapheme clusters.
  public var missingGlyphs: [String]
  /// The stretches of one font, script and direction, in logical order.
  public var runs: [MeasuredRun]
  /// The numbers in this measurement that are estimated, each as a short sentence; empty when nothing is.
  public var estimates: [String]

  /// Makes a measurement from its parts; see the properties for units.
  public init(
    width: Double, height: Double, lines: [MeasuredLine], visible: String, isTruncated: Bool, needed: Double,
    naturalWidth: Double, widestSegment: Double, widestSegmentText: String, unlimitedLineCount: Int,
    hardBreakCount: Int, breaksInsideWord: Bool, errorBound: Double, missingGlyphs: [String] = [],
    runs: [MeasuredRun] = [], estimates: [String] = []
  ) {
    self.width = width
    self.height = height
    self.lines = lines
    self.visible = visible
    self.isTruncated = isTruncated
    self.needed = needed
    self.naturalWidth = naturalWidth
    self.widestSegment = widestSegment
    self.widestSegmentText = widestSegmentText
    self.unlimitedLineCount = unlimitedLineCount
    self.hardBreakCount = hardBreakCount
    self.breaksInsideWord = breaksInsideWord
    self.errorBound = errorBound
    self.missingGlyphs = missingGlyphs
    self.runs = runs
    self.estimates = estimates
  }
}

/// One visible line of a measured text.
public struct MeasuredLine: Sendable, Hashable {
  /// The line's text as the reader sees it, in logical order, without the break that ends it.
  public var text: String
  /// The line's width in points, trailing spaces left out, not rounded.
  public var width: Double
  /// Where the glyphs draw, relative to the line's left end and its baseline (y downwards), or nil where not asked for.
  public var ink: InkExtents?

  /// Makes a line from its text and its width in points.
  public init(text: String, width: Double, ink: InkExtents? = nil) {
    self.text = text
    self.width = width
    self.ink = ink
  }
}

/// The box that the drawn glyphs of a line fill, in points, relative to the line's left end and baseline.
public struct InkExtents: Sendable, Hashable {
  /// The leftmost drawn point; below zero where a glyph hangs out before the line.
  public var minX: Double
  /// The rightmost drawn point; above the line's width where a glyph hangs out after it.
  public var maxX: Double
  /// The height of the highest drawn point above the baseline, positive upwards.
  public var above: Double
  /// The depth of the lowest drawn point below the baseline, positive downwards.
  public var below: Double

  /// Makes extents from four lengths in points.
  public init(minX: Double, maxX: Double, above: Double, below: Double) {
    self.minX = minX
    self.maxX = maxX
    self.above = above
    self.below = below
  }
}

/// A stretch of text that one font draws in one direction.
public struct MeasuredRun: Sendable, Hashable {
  /// The stretch of text, in logical order.
  public var text: String
  /// The name of the face that draws it, as the font file gives it.
  public var font: String
  /// The ISO 15924 script that shaping used.
  public var script: String
  /// Whether the run is drawn from right to left.
  public var isRightToLeft: Bool
  /// The run's width in points, not rounded.
  public var width: Double

  /// Makes a run from its parts.
  public init(text: String, font: String, script: String, isRightToLeft: Bool, width: Double) {
    self.text = text
    self.font = font
    self.script = script
    self.isRightToLeft = isRightToLeft
    self.width = width
  }
}
