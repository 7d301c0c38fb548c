import TitlefitTypography

/// The widest stretch between two places where a line may end.
struct WidestSegment {
  /// The clusters, white space at the end left out; empty where the text has none.
  var clusters: Range<Int> = 0..<0
  /// The width in points, a soft hyphen's hyphen included.
  var width = 0.0
  /// Whether the segment ends with a soft hyphen that shows when a line breaks there.
  var showsHyphen = false

  // Shaping a segment anew takes back kerning and joining at its two ends: less than this share of an em together.
  private static let slack = 0.25

  /// Finds the first of the widest segments.
  ///
  /// - Complexity: linear in the length of the text. Of the segments whose ends are not safe, only those are shaped anew
  ///   that the advances put within a quarter of an em of the widest.
  init(of text: PreparedText) throws(TextMeasurementError) {
    let segments = Self.segments(of: text)
    let breaker = LineBreaker(text: text, room: Room(width: nil), breaksAnywhere: false)
    var rough = segments.map { text.roughWidth(text.trimmed($0.clusters)) }
    for (index, segment) in segments.enumerated() where segment.showsHyphen {
      rough[index] = try breaker.width(segment)
    }
    let least = (rough.max() ?? 0) - Self.slack * text.style.font.size
    for (index, segment) in segments.enumerated() where rough[index] > least {
      let width = try segments.count == 1 ? rough[index] : breaker.width(segment)
      guard width > self.width else { continue }
      (clusters, self.width, showsHyphen) = (text.trimmed(segment.clusters), width, segment.showsHyphen)
    }
  }

  /// The stretches between neighbouring opportunities, hard lines apart.
  private static func segments(of text: PreparedText) -> [BrokenLine] {
    var segments: [BrokenLine] = []
    var place = 0
    for (index, hardLine) in text.hardLines.enumerated() {
      var start = hardLine.lowerBound
      while start < hardLine.upperBound {
        while place < text.opportunities.count, text.opportunities[place] <= start { place += 1 }
        let next = place < text.opportunities.count ? text.opportunities[place] : hardLine.upperBound
        let end = min(next, hardLine.upperBound)
        let showsHyphen = end < hardLine.upperBound && text.isSoftHyphen(end - 1)
        segments.append(BrokenLine(clusters: start..<end, hardLine: index, showsHyphen: showsHyphen))
        start = end
      }
    }
    return segments
  }
}
