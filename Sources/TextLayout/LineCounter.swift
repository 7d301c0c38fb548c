import TitlefitShaping
package import TitlefitTypography

/// How many lines a text takes in many rooms, word wrapping without a limit of lines.
///
/// Counting is the line breaker's walk over the places. Where nothing but kerning depends on a line's end, a line's width
/// is a difference of sums; elsewhere the parts at its ends are shaped anew, once for all rooms. Texts with soft hyphens are
/// left to the line breaker itself. Both give the same number.
struct LineCounter {
  private let text: PreparedText
  /// The width of the widest line when only hard breaks break, white space at its end left out.
  let naturalWidth: Double
  /// Found when a room is the first to be too narrow; nil where sums do not decide.
  private var sums: LineSums??

  /// Prepares counting.
  ///
  /// - Complexity: linear in the length of the text.
  init(_ text: PreparedText) throws(TextMeasurementError) {
    self.text = text
    var widest = 0.0
    for hardLine in text.hardLines { widest = max(widest, try text.width(text.trimmed(hardLine))) }
    naturalWidth = widest
  }

  /// The number of lines in a room.
  mutating func count(in room: Room) throws(TextMeasurementError) -> Int {
    // What fits unbroken has its hard lines; a line's own width is at most the widest one's.
    if room.holds(naturalWidth) { return text.hardLines.count }
    if sums == nil { sums = .some(LineSums(text)) }
    guard let count = try sums??.countLines(limit: room.width + Room.tolerance) else {
      return try LineBreaker(text: text, room: room, breaksAnywhere: false).lines().count
    }
    return count
  }
}

/// How one text fills rooms of several widths at several sizes, word wrapping without a limit of lines.
package struct TextFit: Sendable, Hashable {
  /// The width of the widest line in points, for each size, when only hard breaks break.
  package var naturalWidths: [Double] = []
  /// The number of lines: for each size, each width.
  package var lineCounts: [[Int]] = []
}

extension TextLayoutEngine {
  /// Measures one text at several sizes in several rooms, shaping it once where its fonts' widths follow the size.
  ///
  /// What it leaves out of ``measure(_:)`` is the lines' texts, ink, error bounds and fonts.
  ///
  /// - Parameters:
  ///   - request: the text, its language, direction and font; the font's size and the request's room are not used.
  ///   - sizes: font sizes in points.
  ///   - widths: what a line may take in points, for each of them.
  /// - Throws: as ``measure(_:)``.
  package func fit(
    _ request: TextRequest, sizes: [Double], widths: [Double]
  ) throws(TextMeasurementError) -> TextFit {
    var fit = TextFit()
    fit.naturalWidths.reserveCapacity(sizes.count)
    fit.lineCounts.reserveCapacity(sizes.count)
    guard let first = sizes.first else { return fit }
    let units = try units(of: request)
    var style = PreparedText.Style(request)
    style.font.size = first
    var text = try PreparedText(units, style: style, fonts: fonts)
    var counter = try LineCounter(text)
    let isLinear = text.items.allSatisfy { $0.run.font.isLinear }
    for size in sizes {
      if !isLinear, size != style.font.size {
        style.font.size = size
        text = try PreparedText(units, style: style, fonts: fonts)
        counter = try LineCounter(text)
      }
      let scale = style.font.size / size
      fit.naturalWidths.append(counter.naturalWidth / scale)
      var counts: [Int] = []
      counts.reserveCapacity(widths.count)
      for width in widths { counts.append(try counter.count(in: Room(width: width * scale))) }
      fit.lineCounts.append(counts)
    }
    return fit
  }
}
