import TitlefitGeometry
import TitlefitLocales
import TitlefitShaping
import TitlefitTypography
import TitlefitUnicodeText

/// A text analysed and shaped once, so that widths of its parts can be read off.
///
/// All places are indices of grapheme clusters, from 0 to ``count``.
final class PreparedText: Sendable {
  /// What decides shaping besides the characters.
  struct Style: Hashable {
    /// The language of the text.
    var language: LanguageTag
    /// The base direction of its paragraphs.
    var direction: LayoutDirection
    /// The font asked for, at its size.
    var font: FontDescriptor

    /// The style of a request.
    init(_ request: TextRequest) {
      language = request.language
      direction = request.direction
      font = request.font
    }
  }

  /// A stretch of one font, script and level, shaped.
  struct Item {
    /// The glyphs in points.
    var run: ShapedRun
    /// The clusters of the stretch.
    var clusters: Range<Int>
    /// The embedding level.
    var level: UInt8
    /// The script.
    var script: ScriptCode
    /// Whether no font has a glyph for some character of it.
    var isMissing: Bool

    /// The direction the stretch runs in.
    var direction: LayoutDirection { level & 1 == 1 ? .rightToLeft : .leftToRight }
  }

  /// The text as it came.
  let units: [UInt16]
  /// What decided its shaping.
  let style: Style
  /// The fonts that served it.
  let fonts: FontCollection
  /// Where clusters start, and last the length.
  let offsets: [Int]
  /// The clusters between hard breaks; the breaks themselves belong to none. Never empty.
  let hardLines: [Range<Int>]
  /// The items of all hard lines, in logical order.
  let items: [Item]
  /// The places where a line may end, rising, hard ones among them.
  let opportunities: [Int]
  /// The sum of the advances before each cluster, in points.
  let advances: [Double]
  /// Whether a line that ends or starts before a cluster is as wide as the advances say.
  let isSafe: [Bool]

  /// Whether a stretch is as wide as parts of it that meet at safe places.
  let addsUp: Bool

  /// What is shaped: tabs as spaces, control characters as characters without width.
  private let shaped: [UInt16]

  /// The number of clusters.
  var count: Int { offsets.count - 1 }

  /// Analyses and shapes a text.
  ///
  /// - Complexity: linear in the length of the text.
  init(_ units: [UInt16], style: Style, fonts: FontCollection) throws(TextMeasurementError) {
    let analysis: TextAnalysis
    do {
      analysis = try TextAnalysis(units, language: style.language, direction: style.direction)
    } catch {
      throw TextMeasurementError(error)
    }
    self.units = units
    self.style = style
    self.fonts = fonts
    offsets = analysis.clusters
    shaped = LayoutCharacters.shaped(units)
    let breaks = Breaks(analysis)
    hardLines = breaks.hardLines
    opportunities = breaks.opportunities
    do {
      let (shaped, lines) = (shaped, hardLines)
      items = try fonts.withShaper { shaper throws(FontError) in
        try Itemization(analysis: analysis, shaped: shaped, style: style, shaper: shaper).items(of: lines)
      }
    } catch {
      throw TextMeasurementError(error, font: style.font)
    }
    addsUp = items.allSatisfy { $0.run.font.addsUp }
    (advances, isSafe) = Self.advances(of: items, offsets: offsets)
  }

  /// The text of a stretch of clusters, soft hyphens left out.
  func text(_ clusters: Range<Int>) -> String {
    LayoutCharacters.visible(units[offsets[clusters.lowerBound]..<offsets[clusters.upperBound]])
  }

  /// Whether a cluster hangs at the end of a line.
  func hangs(_ cluster: Int) -> Bool {
    offsets[cluster + 1] - offsets[cluster] == 1 && LayoutCharacters.hangs(units[offsets[cluster]])
  }

  /// Whether a cluster is a soft hyphen.
  func isSoftHyphen(_ cluster: Int) -> Bool { units[offsets[cluster]] == LayoutCharacters.softHyphen }

  /// A stretch without the white space at its end.
  func trimmed(_ clusters: Range<Int>) -> Range<Int> {
    var end = clusters.upperBound
    while end > clusters.lowerBound, hangs(end - 1) { end -= 1 }
    return clusters.lowerBound..<end
  }

  /// Whether a stretch shows nothing: white space and characters that draw nothing. A mark on a space shows.
  func isBlank(_ clusters: Range<Int>) -> Bool {
    units[offsets[clusters.lowerBound]..<offsets[clusters.upperBound]].allSatisfy { unit in
      LayoutCharacters.isWhiteSpace(unit) || TextProperties.isDefaultIgnorable(UInt32(unit))
    }
  }

  /// The width that the advances give a stretch, right where both ends are safe.
  func roughWidth(_ clusters: Range<Int>) -> Double { advances[clusters.upperBound] - advances[clusters.lowerBound] }

  /// The width of a stretch within one hard line, shaped anew from an end that is not safe to the next place that is.
  ///
  /// HarfBuzz promises that a text may be shaped in parts that meet at safe places.
  func width(_ clusters: Range<Int>) throws(TextMeasurementError) -> Double {
    if clusters.isEmpty { return 0 }
    guard let safe = safePart(of: clusters) else { return try reshapedWidth(clusters) }
    var width = roughWidth(safe)
    if clusters.lowerBound < safe.lowerBound { width += try reshapedWidth(clusters.lowerBound..<safe.lowerBound) }
    if safe.upperBound < clusters.upperBound { width += try reshapedWidth(safe.upperBound..<clusters.upperBound) }
    return width
  }

  /// The longest part of a stretch between two safe places, or nil where the stretch has to be shaped as a whole.
  func safePart(of clusters: Range<Int>) -> Range<Int>? {
    var start = clusters.lowerBound
    var end = clusters.upperBound
    while start < clusters.upperBound, !isSafe[start] { start += 1 }
    while end > start, !isSafe[end] { end -= 1 }
    let isCut = start > clusters.lowerBound || end < clusters.upperBound
    return isSafe[start] && (!isCut || addsUp) ? start..<end : nil
  }

  private func reshapedWidth(_ clusters: Range<Int>) throws(TextMeasurementError) -> Double {
    try pieces(of: clusters).reduce(0) { $0 + $1.run.width }
  }

  /// The items of a stretch, those that it cuts shaped anew with the whole text as their context.
  func pieces(of clusters: Range<Int>) throws(TextMeasurementError) -> [Item] {
    var pieces: [Item] = []
    for index in itemIndices(of: clusters) {
      var item = items[index]
      let part = item.clusters.clamped(to: clusters)
      if part != item.clusters {
        item.clusters = part
        do {
          item.run = try reshape(part, of: item)
        } catch {
          throw TextMeasurementError(error, font: style.font)
        }
      }
      pieces.append(item)
    }
    return pieces
  }

  private func reshape(_ part: Range<Int>, of item: Item) throws(FontError) -> ShapedRun {
    try fonts.withShaper { shaper throws(FontError) in
      try shaper.shape(
        shaped, range: offsets[part.lowerBound]..<offsets[part.upperBound], font: item.run.font, script: item.script,
        language: style.language, isRightToLeft: item.level & 1 == 1)
    }
  }

  /// How far the width of a stretch may be from the platform's, in points.
  ///
  /// - Complexity: linear in the length of the items that the stretch touches.
  func errorBound(_ clusters: Range<Int>) -> Double {
    let range = offsets[clusters.lowerBound]..<offsets[clusters.upperBound]
    return itemIndices(of: clusters).reduce(WidthUncertainty.none) { $0 + items[$1].run.uncertainty(in: range) }.bound
  }

  /// The width of a hyphen after a cluster, in the cluster's font.
  func hyphenWidth(after cluster: Int) throws(TextMeasurementError) -> Double {
    try hyphen(after: cluster)?.width ?? 0
  }

  /// A hyphen after a cluster, in the cluster's font; nil where no item holds the cluster.
  func hyphen(after cluster: Int) throws(TextMeasurementError) -> ShapedRun? {
    guard let index = itemIndices(of: cluster..<(cluster + 1)).first else { return nil }
    let item = items[index]
    do {
      return try fonts.withShaper { shaper throws(FontError) in
        try shaper.shape(
          [LayoutCharacters.hyphen], range: 0..<1, font: item.run.font, script: item.script,
          language: style.language, isRightToLeft: item.level & 1 == 1)
      }
    } catch {
      throw TextMeasurementError(error, font: style.font)
    }
  }

  /// The indices of the items that a stretch touches, found by halving.
  private func itemIndices(of clusters: Range<Int>) -> Range<Int> {
    guard !clusters.isEmpty else { return 0..<0 }
    var low = 0
    var high = items.count
    while low < high {
      let middle = (low + high) / 2
      if items[middle].clusters.upperBound <= clusters.lowerBound { low = middle + 1 } else { high = middle }
    }
    var end = low
    while end < items.count, items[end].clusters.lowerBound < clusters.upperBound { end += 1 }
    return low..<end
  }

  /// Sums glyph advances by cluster, and marks the places where a line can be cut without shaping anew.
  private static func advances(of items: [Item], offsets: [Int]) -> (sums: [Double], isSafe: [Bool]) {
    let count = offsets.count - 1
    var advances = [Double](scratch: count + 1) { scratch in
      scratch.initialize(repeating: 0)
      return count + 1
    }
    var isSafe = [Bool](scratch: count + 1) { scratch in
      scratch.initialize(repeating: false)
      return count + 1
    }
    isSafe[0] = true
    isSafe[count] = true
    for index in items.indices {
      let clusters = items[index].clusters
      isSafe[clusters.lowerBound] = true
      isSafe[clusters.upperBound] = true
      let isReversed = items[index].level & 1 == 1
      var cluster = isReversed ? clusters.upperBound - 1 : clusters.lowerBound
      items[index].run.glyphs.withUnsafeBufferPointer { glyphs in
        for glyph in glyphs {
          while isReversed, cluster > clusters.lowerBound, offsets[cluster] > glyph.cluster { cluster -= 1 }
          while !isReversed, cluster < clusters.upperBound - 1, offsets[cluster + 1] <= glyph.cluster { cluster += 1 }
          advances[cluster + 1] += glyph.advance
          if cluster > clusters.lowerBound, offsets[cluster] == glyph.cluster {
            isSafe[cluster] = !glyph.isUnsafeToBreak
          }
        }
      }
    }
    var sum = 0.0
    for index in advances.indices {
      sum += advances[index]
      advances[index] = sum
    }
    return (advances, isSafe)
  }
}
