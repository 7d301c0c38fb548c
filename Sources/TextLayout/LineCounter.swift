import TitlefitShaping
package import TitlefitTypography

/// How many lines a text takes in many rooms, word wrapping without a limit of lines.
///
/// Counting is the line breaker's walk over the places. Where nothing but kerning depends on a line's end, a line's width
/// is a difference of sums; elsewhere the part is shaped anew, once for all rooms. Texts with soft hyphens are left to the
/// line breaker itself. Both give the same number.
struct LineCounter {
  /// The sums that counting goes by, each for every cluster boundary.
  private struct Sums {
    /// The advances before the boundary as a line's end has them, without the last character's kerning; no number where
    /// a part that starts or ends here must be shaped anew.
    var ends: [Double]
    /// The boundary before the white space that ends here.
    var trimmed: [Int]
  }

  private let text: PreparedText
  /// The width of the widest line when only hard breaks break, white space at its end left out.
  let naturalWidth: Double
  /// Found when a room is the first to be too narrow; nil where sums do not decide.
  private var sums: Sums??
  /// The widths of parts shaped anew, by their boundaries.
  private var widths: [Int: Double] = [:]

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
    let sums = sums ?? Self.sums(of: text)
    self.sums = .some(sums)
    guard let sums else { return try LineBreaker(text: text, room: room, breaksAnywhere: false).lines().count }
    return try count(by: sums, limit: room.width + Room.tolerance)
  }

  private static func sums(of text: PreparedText) -> Sums? {
    var sums = Sums(ends: text.advances, trimmed: Array(0...text.count))
    for boundary in 1..<max(1, text.count + 1) {
      if text.isSoftHyphen(boundary - 1) { return nil }
      if text.hangs(boundary - 1) { sums.trimmed[boundary] = sums.trimmed[boundary - 1] }
    }
    for item in text.items {
      let isPlain = item.run.glyphs.count == item.clusters.count
      for place in item.clusters.dropFirst() where !text.isSafe[place] {
        guard isPlain, let kerning = item.run.kerning else {
          sums.ends[place] = .nan
          continue
        }
        let index = place - 1 - item.clusters.lowerBound
        sums.ends[place] -= kerning[item.level & 1 == 1 ? kerning.count - 1 - index : index]
      }
    }
    return sums
  }

  /// The line breaker's walk, with widths from the sums.
  private mutating func count(by sums: Sums, limit: Double) throws(TextMeasurementError) -> Int {
    let opportunities = text.opportunities
    var lines = 0
    var opportunity = 0
    for hardLine in text.hardLines {
      var start = hardLine.lowerBound
      if hardLine.isEmpty { lines += 1 }
      while start < hardLine.upperBound {
        while opportunity < opportunities.count, opportunities[opportunity] <= start { opportunity += 1 }
        var last = opportunity
        while last < opportunities.count, opportunities[last] < hardLine.upperBound { last += 1 }
        let word = opportunity < last ? opportunities[opportunity] : hardLine.upperBound
        let places = last - opportunity + 1
        let first = opportunity
        let upper = hardLine.upperBound
        var end = try longest(places, from: start, sums, limit) {
          $0 == places - 1 ? upper : opportunities[first + $0]
        }
        if end == nil { end = try longest(word - start, from: start, sums, limit) { start + $0 + 1 } }
        start = end ?? (start + 1)
        lines += 1
      }
    }
    return lines
  }

  /// The last of the rising places at which a line from `start` fits, as the line breaker finds it; nil where none does.
  private mutating func longest(
    _ count: Int, from start: Int, _ sums: Sums, _ limit: Double, place: (Int) -> Int
  ) throws(TextMeasurementError) -> Int? {
    let before = text.advances[start]
    var index = 0
    while index < count, text.advances[max(start, sums.trimmed[place(index)])] - before <= limit { index += 1 }
    var best = index - 1
    while best >= 0, try width(start, sums.trimmed[place(best)], sums) > limit { best -= 1 }
    if best == index - 1 {
      while index < count, try width(start, sums.trimmed[place(index)], sums) <= limit {
        best = index
        index += 1
      }
    }
    return best < 0 ? nil : place(best)
  }

  /// The width of a part of one hard line, its white space at the end left out before.
  private mutating func width(_ start: Int, _ end: Int, _ sums: Sums) throws(TextMeasurementError) -> Double {
    guard end > start else { return 0 }
    if !sums.ends[start].isNaN, !sums.ends[end].isNaN { return sums.ends[end] - text.advances[start] }
    let key = start * text.offsets.count + end
    if let known = widths[key] { return known }
    let width = try text.width(start..<end)
    widths[key] = width
    return width
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
  /// - Parameters:
  ///   - request: the text, its language, direction and font; room, lines and mode don't count.
  ///   - sizes: in points; the font's own is not used.
  ///   - widths: of the rooms, in points.
  /// - Throws: as ``measure(_:)``.
  package func fit(
    _ request: TextRequest, sizes: [Double], widths: [Double]
  ) throws(TextMeasurementError) -> TextFit {
    let units = Array(request.text.utf16)
    guard units.count <= Self.lengthLimit else {
      throw .textTooLong(length: units.count, limit: Self.lengthLimit)
    }
    var fit = TextFit()
    fit.naturalWidths.reserveCapacity(sizes.count)
    fit.lineCounts.reserveCapacity(sizes.count)
    var style = PreparedText.Style(request)
    var counter: LineCounter?
    var isLinear = false
    for size in sizes {
      if counter == nil || !isLinear {
        style.font.size = size
        let text = try PreparedText(units, style: style, fonts: fonts)
        isLinear = sizes.count > 1 && text.items.allSatisfy { $0.run.font.isLinear }
        counter = try LineCounter(text)
      }
      guard var counting = counter else { continue }
      counter = nil
      let scale = style.font.size / size
      fit.naturalWidths.append(counting.naturalWidth / scale)
      fit.lineCounts.append([])
      for width in widths {
        fit.lineCounts[fit.lineCounts.count - 1].append(try counting.count(in: Room(width: width * scale)))
      }
      counter = counting
    }
    return fit
  }
}
