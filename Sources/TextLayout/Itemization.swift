import TitlefitGeometry
import TitlefitLocales
import TitlefitShaping
import TitlefitUnicodeText

/// Cuts hard lines into stretches of one level, script and font, and shapes them.
struct Itemization {
  /// What Unicode says of the text.
  let analysis: TextAnalysis
  /// The units that are shaped; see ``LayoutCharacters/shaped(_:)``.
  let shaped: [UInt16]
  /// What decides shaping besides the characters.
  let style: PreparedText.Style
  /// What chooses and shapes.
  let shaper: FontShaper

  /// The shaped items of the lines, in logical order.
  func items(of lines: [Range<Int>]) throws(FontError) -> [PreparedText.Item] {
    var items: [PreparedText.Item] = []
    // One run a script and a space between words of a script that the first font lacks.
    items.reserveCapacity(analysis.scripts.count > 1 ? 8 : 2)
    var script = 0
    for line in lines {
      var start = line.lowerBound
      while start < line.upperBound {
        let offset = analysis.clusters[start]
        while analysis.scripts[script].range.upperBound <= offset { script += 1 }
        let end = segmentEnd(from: start, in: line, scriptEnd: analysis.scripts[script].range.upperBound)
        try append(start..<end, script: analysis.scripts[script].script, to: &items)
        start = end
      }
    }
    return items
  }

  /// Where the level or the script changes next; a cluster goes with its first unit.
  private func segmentEnd(from start: Int, in line: Range<Int>, scriptEnd: Int) -> Int {
    let level = analysis.levels[analysis.clusters[start]]
    var end = start + 1
    while end < line.upperBound {
      let offset = analysis.clusters[end]
      if offset >= scriptEnd || analysis.levels[offset] != level { break }
      end += 1
    }
    return end
  }

  private func append(
    _ clusters: Range<Int>, script: ScriptCode, to items: inout [PreparedText.Item]
  ) throws(FontError) {
    let level = analysis.levels[analysis.clusters[clusters.lowerBound]]
    var start = clusters.lowerBound
    try shaper.forEachRun(
      of: shaped, clusters: analysis.clusters[clusters.lowerBound...clusters.upperBound], script: script,
      language: style.language, descriptor: style.font
    ) { run throws(FontError) in
      var end = start
      while end < clusters.upperBound, analysis.clusters[end] < run.range.upperBound { end += 1 }
      let shapedRun = try shaper.shape(
        shaped, range: run.range, font: run.font, script: script, language: style.language,
        isRightToLeft: level & 1 == 1)
      items.append(
        PreparedText.Item(
          run: shapedRun, clusters: start..<end, level: level, script: script, isMissing: run.isMissing))
      start = end
    }
  }
}
