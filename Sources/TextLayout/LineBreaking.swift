import TitlefitTypography

/// One line of clusters as breaking found it.
struct BrokenLine {
  /// The clusters, hanging white space at the end included.
  var clusters: Range<Int>
  /// Which hard line it belongs to.
  var hardLine: Int
  /// Whether it ends where no opportunity is.
  var breaksWord = false
  /// Whether a soft hyphen shows at its end.
  var showsHyphen = false
}

/// Breaks hard lines greedily: each line takes as much as fits.
struct LineBreaker {
  /// The text to break.
  let text: PreparedText
  /// The width each line may take.
  let room: Room
  /// Whether any place between clusters is good, as in character wrapping.
  let breaksAnywhere: Bool

  /// The lines of the whole text.
  ///
  /// - Complexity: linear in the number of clusters and lines; ends that are not safe are shaped anew.
  func lines() throws(TextMeasurementError) -> [BrokenLine] {
    var lines: [BrokenLine] = []
    var opportunity = 0
    for (index, hardLine) in text.hardLines.enumerated() {
      if hardLine.isEmpty || room.width == .infinity {
        lines.append(BrokenLine(clusters: hardLine, hardLine: index))
        continue
      }
      var start = hardLine.lowerBound
      while start < hardLine.upperBound {
        while opportunity < text.opportunities.count, text.opportunities[opportunity] <= start { opportunity += 1 }
        var line = try self.line(from: start, to: hardLine.upperBound, opportunity: opportunity)
        line.hardLine = index
        lines.append(line)
        start = line.clusters.upperBound
      }
    }
    return lines
  }

  /// The width of a line, its white space at the end left out, with the hyphen where it ends at a soft one.
  func width(_ line: BrokenLine) throws(TextMeasurementError) -> Double {
    let trimmed = text.trimmed(line.clusters)
    let width = try text.width(trimmed)
    guard line.showsHyphen, !trimmed.isEmpty else { return width }
    return width + (try text.hyphenWidth(after: trimmed.upperBound - 1))
  }

  /// The longest line from a place on that fits, or one cluster where none does.
  private func line(from start: Int, to end: Int, opportunity: Int) throws(TextMeasurementError) -> BrokenLine {
    if !breaksAnywhere {
      let places = Places(start: start, end: end, opportunities: text.opportunities[opportunity...])
      if let line = try longest(places, from: start, end: end) { return line }
    }
    let limit =
      breaksAnywhere ? end : min(end, opportunity < text.opportunities.count ? text.opportunities[opportunity] : end)
    let everywhere = Places(start: start, end: limit, opportunities: nil)
    var line =
      try longest(everywhere, from: start, end: end) ?? BrokenLine(clusters: start..<(start + 1), hardLine: 0)
    if breaksAnywhere {
      var last = line.clusters.upperBound
      while last < end, text.hangs(last) { last += 1 }
      line.clusters = start..<last
    }
    line.breaksWord = line.clusters.upperBound < end && !isOpportunity(line.clusters.upperBound)
    return line
  }

  /// The last of the places at which a line from `start` fits, or nil where it does not fit at the first.
  private func longest(_ places: Places, from start: Int, end: Int) throws(TextMeasurementError) -> BrokenLine? {
    // The advances decide nearly always; shaping anew is for the last place or two.
    var index = 0
    while index < places.count, room.holds(text.roughWidth(text.trimmed(start..<places[index]))) { index += 1 }
    var best: BrokenLine?
    var probe = index - 1
    while probe >= 0 {
      let line = line(start..<places[probe], end: end)
      if room.holds(try width(line)) {
        best = line
        break
      }
      probe -= 1
    }
    if probe < index - 1 { return best }
    while index < places.count {
      let line = line(start..<places[index], end: end)
      guard room.holds(try width(line)) else { break }
      best = line
      index += 1
    }
    return best
  }

  private func line(_ clusters: Range<Int>, end: Int) -> BrokenLine {
    let hyphen = clusters.upperBound < end && text.isSoftHyphen(clusters.upperBound - 1)
    return BrokenLine(clusters: clusters, hardLine: 0, showsHyphen: hyphen)
  }

  private func isOpportunity(_ place: Int) -> Bool {
    var low = 0
    var high = text.opportunities.count
    while low < high {
      let middle = (low + high) / 2
      if text.opportunities[middle] < place { low = middle + 1 } else { high = middle }
    }
    return low < text.opportunities.count && text.opportunities[low] == place
  }
}

/// The places after `start` at which a line may end, up to `end`, which is the last of them.
private struct Places {
  let start: Int
  let end: Int
  /// Rising places, the first of them after `start`; nil where every place is good.
  let opportunities: ArraySlice<Int>?

  /// How many places there are.
  let count: Int

  init(start: Int, end: Int, opportunities: ArraySlice<Int>?) {
    self.start = start
    self.end = end
    self.opportunities = opportunities
    guard let opportunities else {
      count = end - start
      return
    }
    var low = opportunities.startIndex
    var high = opportunities.endIndex
    while low < high {
      let middle = (low + high) / 2
      if opportunities[middle] < end { low = middle + 1 } else { high = middle }
    }
    count = low - opportunities.startIndex + 1
  }

  subscript(index: Int) -> Int {
    guard let opportunities else { return start + index + 1 }
    return index == count - 1 ? end : opportunities[opportunities.startIndex + index]
  }
}
