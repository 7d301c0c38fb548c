import TitlefitTypography

/// The widest stretch between two places where a line may end.
struct WidestSegment {
  /// The clusters, white space at the end left out; empty where the text has none.
  var clusters: Range<Int> = 0..<0
  /// The width in points, a soft hyphen's hyphen included.
  var width = 0.0
  /// Whether the segment ends with a soft hyphen that shows when a line breaks there.
  var showsHyphen = false

  /// Finds the first of the widest segments.
  ///
  /// - Complexity: linear in the length of the text; segments whose ends are not safe are shaped anew where they are
  ///   within a quarter of an em of the widest so far.
  init(of text: PreparedText) throws(TextMeasurementError) {
    let slack = text.style.font.size / 4
    let breaker = LineBreaker(text: text, room: Room(width: nil), breaksAnywhere: false)
    var place = 0
    for hardLine in text.hardLines {
      var start = hardLine.lowerBound
      while start < hardLine.upperBound {
        while place < text.opportunities.count, text.opportunities[place] <= start { place += 1 }
        let end =
          place < text.opportunities.count ? min(text.opportunities[place], hardLine.upperBound) : hardLine.upperBound
        let trimmed = text.trimmed(start..<end)
        let hyphen = end < hardLine.upperBound && text.isSoftHyphen(end - 1)
        if hyphen || text.roughWidth(trimmed) > width - slack {
          let width = try breaker.width(BrokenLine(clusters: start..<end, hardLine: 0, showsHyphen: hyphen))
          if width > self.width { (clusters, self.width, showsHyphen) = (trimmed, width, hyphen) }
        }
        start = end
      }
    }
  }
}
