import TitlefitShaping
import TitlefitTypography

/// A line with everything that is reported of it.
struct LaidLine {
  /// The line as a measurement shows it.
  var measured: MeasuredLine
  /// The shaped parts of the line, white space at its end left out.
  var pieces: LinePieces
  /// The hyphen that a soft one shows at the line's end, or nil.
  var hyphen: ShapedRun?
  /// How far the width may be from the platform's, in points.
  var errorBound: Double
  /// Whether something of the text is missing in or after the line.
  var isCut = false
  /// Whether the line ends where no opportunity is.
  var breaksWord = false
}

/// What a measurement says of a text whatever its room, its limit and its mode are.
struct TextFacts {
  /// The text, analysed and shaped.
  let text: PreparedText
  /// The hard lines, unbroken.
  let hardLines: [LaidLine]
  /// The widest segment between two opportunities.
  let segment: WidestSegment
  /// The segment's text as a reader sees it at a line's end.
  let segmentText: String
  /// How far the segment's width may be off, in points.
  let segmentBound: Double
  /// The clusters without a glyph, each once, in order.
  let missingGlyphs: [String]
  /// The stretches of one font, script and direction.
  let runs: [MeasuredRun]
  /// The estimated numbers behind the widths.
  let estimates: [String]

  /// The width of the widest hard line in points.
  var naturalWidth: Double { hardLines.reduce(0) { max($0, $1.measured.width) } }

  /// As ``naturalWidth`` with the white space at the lines' ends.
  let paddedWidth: Double

  /// How far that may be off, in points.
  var naturalBound: Double { hardLines.reduce(0) { max($0, $1.errorBound) } }

  /// Works out the facts of a text.
  init(_ text: PreparedText) throws(TextMeasurementError) {
    self.text = text
    var hardLines: [LaidLine] = []
    var paddedWidth = 0.0
    for clusters in text.hardLines {
      let pieces = try LinePieces(text.trimmed(clusters), of: text)
      let width = try text.width(text.trimmed(clusters))
      hardLines.append(
        LaidLine(
          measured: MeasuredLine(text: text.text(clusters), width: width, ink: pieces.ink()), pieces: pieces,
          errorBound: pieces.errorBound))
      paddedWidth = max(paddedWidth, text.trimmed(clusters) == clusters ? width : try text.width(clusters))
    }
    self.paddedWidth = paddedWidth
    self.hardLines = hardLines
    segment = try WidestSegment(of: text)
    segmentText = text.text(segment.clusters) + (segment.showsHyphen ? "-" : "")
    segmentBound = text.errorBound(segment.clusters)
    missingGlyphs = text.missingGlyphs()
    runs = text.measuredRuns()
    estimates = text.estimates()
  }
}
