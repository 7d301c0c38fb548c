import TitlefitGeometry
import TitlefitLocales
import TitlefitShaping
import TitlefitTypography

extension PreparedText {
  /// The stretches of one font, script and direction, in logical order.
  func measuredRuns() -> [MeasuredRun] {
    items.map { item in
      MeasuredRun(
        text: text(item.clusters), font: item.run.font.name, script: item.script.description,
        isRightToLeft: item.direction == .rightToLeft, width: item.run.width)
    }
  }

  /// The clusters that no font has a glyph for, each once, in order of first appearance.
  func missingGlyphs() -> [String] {
    var missing: [String] = []
    for item in items where item.isMissing {
      var clusters = Set(item.run.glyphs.filter { $0.id == 0 }.map { cluster(at: $0.cluster, in: item.clusters) })
      if clusters.isEmpty { clusters = Set(item.clusters) }
      for cluster in clusters.sorted() {
        let text = text(cluster..<(cluster + 1))
        if !text.isEmpty, !missing.contains(text) { missing.append(text) }
      }
    }
    return missing
  }

  /// The estimated numbers behind the advances, each sentence once, in order of first appearance.
  func estimates() -> [String] {
    var sentences: [String] = []
    for item in items {
      for sentence in item.run.estimates where !sentences.contains(sentence) { sentences.append(sentence) }
    }
    return sentences
  }

  /// The cluster that holds an offset, found by halving.
  private func cluster(at offset: Int, in range: Range<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while high - low > 1 {
      let middle = (low + high) / 2
      if offsets[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}
