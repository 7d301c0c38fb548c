import TitlefitUnicodeText

/// The line breaks of a text by cluster: ICU's opportunities that fall between clusters, and the hard lines.
struct Breaks {
  /// The clusters between hard breaks, the breaking characters left out; an empty last one after a final break.
  private(set) var hardLines: [Range<Int>] = []
  /// The places where a line may end, rising.
  private(set) var opportunities: [Int] = []

  /// Sorts the breaks of an analysis into opportunities and hard lines.
  init(_ analysis: TextAnalysis) {
    let count = analysis.clusters.count - 1
    var cluster = 0
    var start = 0
    opportunities.reserveCapacity(analysis.breaks.count)
    for place in analysis.breaks {
      while cluster < count, analysis.clusters[cluster] < place.offset { cluster += 1 }
      // A mark on a space may start a line by UAX #14, but it is in one cluster with the space.
      guard analysis.clusters[cluster] == place.offset else { continue }
      opportunities.append(cluster)
      if place.isHard {
        hardLines.append(start..<(cluster - 1))
        start = cluster
      }
    }
    hardLines.append(start..<count)
  }
}
