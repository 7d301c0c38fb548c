import TitlefitTypography

/// Breaks, cuts and sums up a prepared text under one request's limits.
struct ParagraphLayout {
  /// The text and what does not depend on the room.
  let facts: TextFacts
  /// The width each line may take.
  let room: Room
  /// 0 for no limit.
  let lineLimit: Int
  /// What happens beyond the room or the limit.
  let mode: LineBreakMode

  private var text: PreparedText { facts.text }

  /// Whether the text takes more than its hard lines: word and character wrapping always do, truncation where more than
  /// one line is allowed, clipping never.
  private var wraps: Bool { mode.wraps || (lineLimit != 1 && mode != .byClipping) }

  /// Whether what the text needs is its unbroken width.
  private var needsUnbroken: Bool { lineLimit == 1 || !wraps }

  /// The whole measurement.
  ///
  /// - Parameter lineHeight: the height of each line in points.
  func measurement(lineHeight: Double) throws(TextMeasurementError) -> TextMeasurement {
    let breaker = self.breaker
    let broken = try breaker.lines()
    let lines = try visibleLines(broken, breaker)
    // A segment with its hyphen may be wider than the whole text, which shows none.
    let needed = needsUnbroken ? facts.naturalWidth : min(facts.segment.width, facts.naturalWidth)
    // White space at the end asks for room, as recorded labels and buttons show, but never makes a line too long.
    let isUnlimited = room.width == .infinity && lines.count == text.hardLines.count
    let neededBound = needsUnbroken ? facts.naturalBound : facts.segmentBound
    return TextMeasurement(
      width: isUnlimited ? facts.paddedWidth : lines.map(\.measured.width).max() ?? 0,
      height: Double(lines.count) * lineHeight,
      lines: lines.map(\.measured), visible: lines.map(\.measured.text).joined(separator: "\n"),
      isTruncated: lines.contains(where: \.isCut), needed: needed, naturalWidth: facts.naturalWidth,
      widestSegment: facts.segment.width, widestSegmentText: facts.segmentText, unlimitedLineCount: broken.count,
      hardBreakCount: text.hardLines.count - 1, breaksInsideWord: lines.contains(where: \.breaksWord),
      errorBound: max(neededBound, lines.map(\.errorBound).max() ?? 0), missingGlyphs: facts.missingGlyphs,
      runs: facts.runs, estimates: facts.estimates)
  }

  /// The visible lines with their glyphs.
  func lines() throws(TextMeasurementError) -> [LaidLine] { try visibleLines(breaker.lines(), breaker) }

  private var breaker: LineBreaker {
    LineBreaker(text: text, room: wraps ? room : Room(width: nil), breaksAnywhere: mode == .byCharWrapping)
  }

  private func visibleLines(
    _ broken: [BrokenLine], _ breaker: LineBreaker
  ) throws(TextMeasurementError) -> [LaidLine] {
    let shown = lineLimit > 0 ? min(lineLimit, broken.count) : broken.count
    var lines: [LaidLine] = []
    for index in 0..<shown {
      let line = broken[index]
      let isLast = index == shown - 1
      let hidesLines = isLast && shown < broken.count && hasInk(after: line)
      let width = try breaker.width(line)
      let isTooWide = !wraps && !room.holds(width)
      if (hidesLines || isTooWide) && !mode.wraps {
        lines.append(try cut(line, hidesLines: hidesLines))
      } else {
        var visible = try whole(line, breaker)
        visible.isCut = hidesLines
        lines.append(visible)
      }
    }
    return lines
  }

  /// A line as breaking left it.
  private func whole(_ line: BrokenLine, _ breaker: LineBreaker) throws(TextMeasurementError) -> LaidLine {
    let hardLine = text.hardLines[line.hardLine]
    if line.clusters == hardLine { return facts.hardLines[line.hardLine] }
    let endsHardLine = line.clusters.upperBound == hardLine.upperBound
    let trimmed = text.trimmed(line.clusters)
    let shown = text.text(endsHardLine ? line.clusters : trimmed) + (line.showsHyphen ? "-" : "")
    let pieces = try LinePieces(trimmed, of: text)
    let hyphen = line.showsHyphen && !trimmed.isEmpty ? try text.hyphen(after: trimmed.upperBound - 1) : nil
    return LaidLine(
      measured: MeasuredLine(text: shown, width: try breaker.width(line), ink: pieces.ink()), pieces: pieces,
      hyphen: hyphen, errorBound: pieces.errorBound, breaksWord: line.breaksWord)
  }

  /// The last visible line, cut as the mode says; a line cut by the limit shows from the rest of its hard line.
  private func cut(_ line: BrokenLine, hidesLines: Bool) throws(TextMeasurementError) -> LaidLine {
    let rest = line.clusters.lowerBound..<text.hardLines[line.hardLine].upperBound
    guard mode != .byClipping else { return try clipped(rest) }
    let cut = try Truncation(text: text, clusters: rest, room: room, mode: mode).line()
    let pieces = try LinePieces(cut.text.trimmed(0..<cut.text.count), of: cut.text)
    return LaidLine(
      measured: MeasuredLine(text: cut.text.text(0..<cut.text.count), width: cut.width, ink: pieces.ink()),
      pieces: pieces, errorBound: pieces.errorBound, isCut: true)
  }

  /// The clusters that start before the edge; the line is as wide as the room, or as the text where that is less.
  private func clipped(_ clusters: Range<Int>) throws(TextMeasurementError) -> LaidLine {
    let width = try text.width(text.trimmed(clusters))
    var end = clusters.lowerBound
    while end < clusters.upperBound, room.isLeft(after: text.roughWidth(clusters.lowerBound..<end)) { end += 1 }
    let visible = text.trimmed(clusters.lowerBound..<end)
    let pieces = try LinePieces(visible, of: text)
    return LaidLine(
      measured: MeasuredLine(text: text.text(visible), width: min(width, room.width), ink: pieces.ink()),
      pieces: pieces, errorBound: pieces.errorBound, isCut: true)
  }

  /// Whether anything but white space follows a line.
  private func hasInk(after line: BrokenLine) -> Bool { !text.isBlank(line.clusters.upperBound..<text.count) }
}

extension Room {
  /// Whether something that starts at a place shows at all.
  func isLeft(after place: Double) -> Bool { place < width - Self.tolerance }
}
