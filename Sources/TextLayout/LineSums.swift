import TitlefitShaping
import TitlefitTypography

/// The sums by which the lines of one text are counted, for any number of rooms.
struct LineSums {
  /// What counting knows of one cluster boundary.
  private struct Place {
    /// The advances before it as a line's end has them, without the last character's kerning; no number where a part that
    /// ends here must be shaped anew.
    var end: Double
    /// The advances before it as a line's start has them; no number as for the end.
    var start: Double
    /// The boundary before the white space that ends here.
    var trimmed: Int
  }

  private let text: PreparedText
  private var places: [Place] = []
  /// The places where a line may end, the ends of hard lines among them.
  private var stops: [Int] = []
  /// The widths of parts shaped anew, by their boundaries.
  private var reshaped: [Int: Double] = [:]

  /// Sums up a text; nil where it has soft hyphens, whose lines are wider than their clusters.
  ///
  /// - Complexity: linear in the length of the text.
  init?(_ text: PreparedText) {
    self.text = text
    places.reserveCapacity(text.count + 1)
    var trimmed = 0
    for boundary in 0...text.count {
      if boundary > 0 {
        if text.isSoftHyphen(boundary - 1) { return nil }
        if !text.hangs(boundary - 1) { trimmed = boundary }
      }
      let advance = text.advances[boundary]
      places.append(Place(end: advance, start: advance, trimmed: trimmed))
    }
    for index in text.items.indices { markUnsafePlaces(ofItem: index) }
    listStops()
  }

  private mutating func markUnsafePlaces(ofItem index: Int) {
    let clusters = text.items[index].clusters
    let kerning = text.items[index].run.glyphs.count == clusters.count ? text.items[index].run.kerning : nil
    let isReversed = text.items[index].level & 1 == 1
    for place in clusters.dropFirst() where !text.isSafe[place] {
      guard let kerning else {
        places[place].end = .nan
        places[place].start = .nan
        continue
      }
      let before = place - 1 - clusters.lowerBound
      places[place].end -= kerning[isReversed ? kerning.count - 1 - before : before]
    }
  }

  private mutating func listStops() {
    stops.reserveCapacity(text.opportunities.count + 1)
    var opportunity = 0
    for hardLine in text.hardLines {
      while opportunity < text.opportunities.count, text.opportunities[opportunity] < hardLine.upperBound {
        if text.opportunities[opportunity] > hardLine.lowerBound { stops.append(text.opportunities[opportunity]) }
        opportunity += 1
      }
      if !hardLine.isEmpty { stops.append(hardLine.upperBound) }
    }
  }

  /// The number of lines where each may be as wide as the limit: the line breaker's walk.
  ///
  /// - Complexity: linear in the number of clusters and lines.
  mutating func countLines(limit: Double) throws(TextMeasurementError) -> Int {
    var lines = 0
    var stop = 0
    for hardLine in text.hardLines {
      if hardLine.isEmpty {
        lines += 1
        continue
      }
      var end = stop
      while stops[end] < hardLine.upperBound { end += 1 }
      var start = hardLine.lowerBound
      while start < hardLine.upperBound {
        while stops[stop] <= start { stop += 1 }
        start = try lineEnd(from: start, stops: stop...end, limit: limit)
        lines += 1
      }
      stop = end + 1
    }
    return lines
  }

  /// The end of the longest line that fits: a stop, else a place within the first word, else after one cluster.
  private mutating func lineEnd(
    from start: Int, stops range: ClosedRange<Int>, limit: Double
  ) throws(TextMeasurementError) -> Int {
    // What lies before the start stands at no line's end: the first stop is the first that can be too far.
    let base = text.advances[start]
    var next = range.lowerBound
    while next <= range.upperBound, text.advances[max(start, places[stops[next]].trimmed)] - base <= limit { next += 1 }
    var best = next - 1
    while best >= range.lowerBound, try width(start, places[stops[best]].trimmed) > limit { best -= 1 }
    if best == next - 1 {
      while next <= range.upperBound, try width(start, places[stops[next]].trimmed) <= limit {
        best = next
        next += 1
      }
    }
    return best >= range.lowerBound ? stops[best] : try wordEnd(from: start, to: stops[range.lowerBound], limit: limit)
  }

  /// The end of the longest part of a word that fits, or of its first cluster.
  private mutating func wordEnd(from start: Int, to end: Int, limit: Double) throws(TextMeasurementError) -> Int {
    let base = text.advances[start]
    var next = start + 1
    while next <= end, text.advances[max(start, places[next].trimmed)] - base <= limit { next += 1 }
    var best = next - 1
    while best > start, try width(start, places[best].trimmed) > limit { best -= 1 }
    if best == next - 1 {
      while next <= end, try width(start, places[next].trimmed) <= limit {
        best = next
        next += 1
      }
    }
    return max(best, start + 1)
  }

  /// The width of a part of one hard line, its white space at the end left out before.
  private mutating func width(_ start: Int, _ end: Int) throws(TextMeasurementError) -> Double {
    guard end > start else { return 0 }
    let width = places[end].end - places[start].start
    return width.isNaN ? try widthShapedAnew(start, end) : width
  }

  private mutating func widthShapedAnew(_ start: Int, _ end: Int) throws(TextMeasurementError) -> Double {
    guard let safe = text.safePart(of: start..<end) else { return try part(start, end) }
    let ends = places[end].end
    var width = ends.isNaN ? text.advances[safe.upperBound] : ends
    width -= text.advances[safe.lowerBound]
    if start < safe.lowerBound { width += try part(start, safe.lowerBound) }
    if ends.isNaN { width += try part(safe.upperBound, end) }
    return width
  }

  private mutating func part(_ start: Int, _ end: Int) throws(TextMeasurementError) -> Double {
    if start == end { return 0 }
    let key = start * text.offsets.count + end
    if let known = reshaped[key] { return known }
    let width = try text.width(start..<end)
    reshaped[key] = width
    return width
  }
}
