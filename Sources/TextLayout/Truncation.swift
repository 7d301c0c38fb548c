import TitlefitTypography

/// A line that shows a part of its text and an ellipsis.
struct TruncatedLine {
  /// The kept text with the ellipsis, shaped anew.
  var text: PreparedText
  /// The width in points, hanging white space left out.
  var width: Double
}

/// Shortens a stretch of text until it fits together with an ellipsis.
///
/// At head and tail the clusters to keep come in one order whatever the room is, so that a wider room never shows fewer of
/// them; a middle cut may show one narrow cluster fewer where its end grows by a wide one.
struct Truncation {
  /// The text that the stretch belongs to.
  let text: PreparedText
  /// The stretch of one hard line.
  let clusters: Range<Int>
  /// The width the line may take.
  let room: Room
  /// Where the ellipsis stands: at the head, in the middle, else at the tail.
  let mode: LineBreakMode

  /// The line with the most clusters that fits, or the ellipsis alone.
  ///
  /// - Complexity: linear in the length of the stretch, and some shapings of the visible part.
  func line() throws(TextMeasurementError) -> TruncatedLine {
    let bare = try candidate([], 0)
    let order = keepingOrder(ellipsis: bare.width)
    var kept = 0
    var rough = bare.width
    while kept < order.count {
      let next = rough + text.roughWidth(order[kept].cluster..<(order[kept].cluster + 1))
      guard room.holds(next) else { break }
      rough = next
      kept += 1
    }
    return try settle(order, kept: kept, bare: bare)
  }

  /// Walks from the number of clusters that the advances suggest to the largest that fits when shaped.
  private func settle(_ order: [Step], kept: Int, bare: TruncatedLine) throws(TextMeasurementError) -> TruncatedLine {
    var kept = kept
    var best = kept == 0 ? bare : try candidate(order, kept)
    while kept > 0, !room.holds(best.width) {
      kept -= 1
      best = kept == 0 ? bare : try candidate(order, kept)
    }
    // Kerning and joining may make a longer text narrower than a shorter one, by one cluster or two.
    var failures = 0
    var probe = kept + 1
    while probe <= order.count, failures < 2, isWorthTrying(order, probe, above: best.width, from: kept) {
      let line = try candidate(order, probe)
      if room.holds(line.width) {
        best = line
        kept = probe
        failures = 0
      } else {
        failures += 1
      }
      probe += 1
    }
    return best
  }

  /// Whether shaping could make the difference: the advances miss the room by less than half an em.
  private func isWorthTrying(_ order: [Step], _ probe: Int, above width: Double, from kept: Int) -> Bool {
    var rough = width
    for step in order[kept..<probe] { rough += text.roughWidth(step.cluster..<(step.cluster + 1)) }
    let cut = order[probe - 1].cluster
    let isSafe = text.isSafe[cut] && text.isSafe[cut + 1]
    let slack = isSafe ? 0.1 : 0.5
    return rough <= room.width + slack * text.style.font.size
  }

  /// A cluster to keep, and on which side of the ellipsis it stands.
  private struct Step {
    var cluster: Int
    var isAtEnd: Bool
  }

  /// The clusters in the order in which they are kept; the search goes no further than the room does.
  private func keepingOrder(ellipsis: Double) -> [Step] {
    switch mode {
    case .byTruncatingHead: fromEnd(room.width + 2 * text.style.font.size)
    case .byTruncatingMiddle: fromBothEnds(ellipsis: ellipsis)
    default: fromStart(clusters, room.width + 2 * text.style.font.size)
    }
  }

  private func fromStart(_ clusters: Range<Int>, _ limit: Double) -> [Step] {
    var steps: [Step] = []
    var width = 0.0
    for cluster in clusters where width <= limit {
      width += text.roughWidth(cluster..<(cluster + 1))
      steps.append(Step(cluster: cluster, isAtEnd: false))
    }
    return steps
  }

  private func fromEnd(_ limit: Double) -> [Step] {
    var steps: [Step] = []
    var width = 0.0
    for cluster in clusters.reversed() where width <= limit {
      width += text.roughWidth(cluster..<(cluster + 1))
      steps.append(Step(cluster: cluster, isAtEnd: true))
    }
    return steps
  }

  /// The end first: it starts at the boundary nearest to half of what the ellipsis leaves, and the start takes the rest.
  ///
  /// Source: public reports of middle cuts, all of which this rule draws and no other one tried does: `Se…en`, `E…yer`
  /// and `Ve…en` in one button (Signal-iOS 709), Signal-iOS 1324, WordPress-iOS 13466.
  private func fromBothEnds(ellipsis: Double) -> [Step] {
    let half = max(0, room.width - ellipsis) / 2
    var end = clusters.upperBound
    var width = 0.0
    while end > clusters.lowerBound {
      let next = width + text.roughWidth((end - 1)..<end)
      guard abs(next - half) < abs(width - half) else { break }
      width = next
      end -= 1
    }
    let tail = (end..<clusters.upperBound).reversed().map { Step(cluster: $0, isAtEnd: true) }
    return tail + fromStart(clusters.lowerBound..<end, room.width + 2 * text.style.font.size)
  }

  private func candidate(_ order: [Step], _ kept: Int) throws(TextMeasurementError) -> TruncatedLine {
    var start = clusters.lowerBound
    var end = clusters.upperBound
    for step in order[..<kept] {
      if step.isAtEnd { end = step.cluster } else { start = step.cluster + 1 }
    }
    let head = text.units[text.offsets[clusters.lowerBound]..<text.offsets[start]]
    let tail = text.units[text.offsets[end]..<text.offsets[clusters.upperBound]]
    // With all of the middle kept, the ellipsis stands for the lines that are not shown.
    let isWhole = start == end && mode == .byTruncatingMiddle
    let units = isWhole ? head + tail + [LayoutCharacters.ellipsis] : head + [LayoutCharacters.ellipsis] + tail
    let line = try PreparedText(Array(units), style: text.style, fonts: text.fonts)
    let width = try line.width(line.trimmed(0..<line.count))
    return TruncatedLine(text: line, width: width)
  }
}
