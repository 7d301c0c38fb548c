import TitlefitCTextShims
import TitlefitLocales
import TitlefitLocking
public import TitlefitTypography

/// A face at a weight and a size, with the rule by which the platform's widths follow from it.
public final class FontInstance: Sendable {
  /// The full name of the face, as the font file gives it.
  public var name: String { font.face.name }
  /// The path of the font file.
  public var file: String { font.face.file.path }
  /// The index of the face in the file; 0 unless the file is a collection.
  public var faceIndex: Int { font.face.index }
  /// The size in points.
  public let size: Double
  /// The weight asked for.
  public let weight: FontWeight
  /// Whether the face stands in for a font of the platform, so that its widths carry a calibrated error bound.
  public var isStandIn: Bool { rule != .exact }

  /// The face at its axis values.
  let font: VariedFont
  /// How the platform's widths follow from this font's.
  let rule: WidthRule
  /// Whether the italic face was asked for and the upright one is measured.
  let isUprightForItalic: Bool
  /// The generation of the platform's fonts that is stood in for.
  let era: SystemFontEra
  /// The fitted advances, for the stand-in of the system font only.
  let widths: SystemFontWidths?

  /// Points in one font unit of an advance, by the font's rule.
  private let factor: Double
  /// Points in one font unit.
  let scale: Double
  private let notedScripts = LockedValue<[ScriptCode]>([])

  /// Makes an instance of an opened font; `size` is in points and above zero.
  init(
    font: VariedFont, size: Double, weight: FontWeight, rule: WidthRule, isUprightForItalic: Bool = false,
    era: SystemFontEra = .current
  ) {
    self.font = font
    self.size = size
    self.weight = weight
    self.rule = rule
    self.isUprightForItalic = isUprightForItalic
    self.era = era
    scale = size / Double(max(font.face.unitsPerEm, 1))
    factor = scale * rule.ratio(size: size, weight: weight, era: era)
    widths = rule == .fitted ? SystemFontWidths(font: font, size: size, weight: weight, era: era) : nil
  }

  /// The same over a copy of the font.
  convenience init(_ other: FontInstance, font: VariedFont) {
    self.init(
      font: font, size: other.size, weight: other.weight, rule: other.rule,
      isUprightForItalic: other.isUprightForItalic, era: other.era)
  }

  /// Whether every width is in proportion to the size: the file's own advances, without an axis or a table by size.
  package var isLinear: Bool { rule == .exact && font.isLinear }

  /// Whether a run is as wide as its parts where HarfBuzz calls the places between them safe; the fitted table corrects
  /// pairs of letters across such places.
  package var addsUp: Bool { widths == nil }

  /// Whether this is the first time that the font serves a script.
  func notes(_ script: ScriptCode) -> Bool {
    notedScripts.withLock { noted in
      if noted.contains(script) { return false }
      noted.append(script)
      return true
    }
  }

  /// Whether the ideographs' grid forbids kerning between glyphs.
  var kerns: Bool { rule != .fullWidth && rule != .hangul && rule != .emoji }

  /// Turns HarfBuzz's glyphs into points by the font's rule.
  func place(
    _ raw: UnsafeBufferPointer<ts_glyph>, of text: [UInt16], in range: Range<Int>, isRightToLeft: Bool
  ) -> [ShapedGlyph] {
    if let widths { return widths.place(raw, of: text, in: range, isRightToLeft: isRightToLeft) }
    let clusters = ClusterWalk(raw, range: range, isRightToLeft: isRightToLeft)
    let factor = factor
    let scale = scale
    var glyphs = raw.indices.map { index in
      let glyph = raw[index]
      let characters = clusters.isFirst(index) ? 1 : 0
      return ShapedGlyph(
        id: glyph.id, cluster: Int(glyph.cluster), advance: Double(glyph.advance) * factor,
        xOffset: Double(glyph.x_offset) * factor, yOffset: Double(glyph.y_offset) * scale,
        isUnsafeToBreak: glyph.unsafe_to_break, characters: Int32(characters), rareCharacters: 0, boundRow: rule)
    }
    if rule == .olderHebrew {
      ArialHebrew.place(
        &glyphs, raw: raw, clusters: clusters, text: text, points: factor * Double(max(font.face.unitsPerEm, 1)),
        weight: weight)
    }
    return glyphs
  }

  /// The kerning of each glyph with the next character, or nil where the widths do not follow the font's own or none is.
  func kerning(_ raw: UnsafeBufferPointer<ts_glyph>) -> [Double]? {
    guard widths == nil, rule != .arabic, rule != .olderHebrew,
      raw.contains(where: { $0.advance != $0.nominal_advance })
    else { return nil }
    return raw.map { Double($0.advance - $0.nominal_advance) * factor }
  }

  /// How far the widths of the clusters that start within a range may be from the platform's.
  func uncertainty(of glyphs: [ShapedGlyph], in range: Range<Int>) -> WidthUncertainty {
    var sum = WidthUncertainty()
    var fitted = 0
    var rare = 0
    for glyph in glyphs where range.contains(glyph.cluster) {
      if glyph.boundRow == .fitted {
        fitted += Int(glyph.characters)
        rare += Int(glyph.rareCharacters)
      } else {
        let tolerance = glyph.boundRow.tolerance(size: size, weight: weight)
        sum.floor = max(sum.floor, tolerance.points)
        sum.proportional += tolerance.relative * abs(glyph.advance)
      }
    }
    if let widths, fitted > 0 { widths.add(characters: fitted, rare: rare, to: &sum) }
    if isUprightForItalic {
      sum.proportional += glyphs.lazy.filter { range.contains($0.cluster) }.reduce(0) { sum, glyph in
        sum + Self.italicShare * abs(glyph.advance)
      }
    }
    return sum
  }

  /// The share of a width by which italic letters may differ from upright ones.
  ///
  /// Source: five titles of Interface Builder's labels in the italic system font, 0.983 to 1.005 of the upright widths.
  private static let italicShare = 0.02

  /// The estimated numbers in some glyphs' advances, each as a short sentence, in the rules' order.
  func estimates(for glyphs: [ShapedGlyph]) -> [String] {
    let rules = WidthRule.allCases.filter { rule in glyphs.contains { $0.boundRow == rule } }
    var sentences = rules.compactMap(\.estimate)
    if let widths, rules.contains(.fitted), let sentence = widths.estimate { sentences.append(sentence) }
    if isUprightForItalic {
      sentences.append("italic widths are those of the upright face, give or take 2 %: five recorded titles are italic")
    }
    return sentences
  }

  /// The box that glyphs draw in, or nil where none draws.
  func ink(of glyphs: [ShapedGlyph]) -> InkExtents? {
    var ink: InkExtents?
    var pen = 0.0
    font.boxes.forEach(glyphs, of: font) { glyph, box in
      defer { pen += glyph.advance }
      if box.isEmpty { return }
      let left = pen + glyph.xOffset + Double(box.left) * scale
      let top = glyph.yOffset + Double(box.top) * scale
      let right = left + Double(box.width) * scale
      let bottom = top + Double(box.height) * scale
      ink = InkExtents(
        minX: min(ink?.minX ?? left, left), maxX: max(ink?.maxX ?? right, right), above: max(ink?.above ?? top, top),
        below: max(ink?.below ?? -bottom, -bottom))
    }
    return ink
  }
}

/// Which glyphs start a cluster, and where clusters end in the text.
struct ClusterWalk {
  private let glyphs: UnsafeBufferPointer<ts_glyph>
  private let range: Range<Int>
  private let isRightToLeft: Bool

  /// Walks the glyphs of one run.
  init(_ glyphs: UnsafeBufferPointer<ts_glyph>, range: Range<Int>, isRightToLeft: Bool) {
    self.glyphs = glyphs
    self.range = range
    self.isRightToLeft = isRightToLeft
  }

  /// Whether a glyph is the first of its cluster from the left.
  func isFirst(_ index: Int) -> Bool { index == 0 || glyphs[index - 1].cluster != glyphs[index].cluster }

  /// The text of the cluster that a glyph, the first of its cluster, belongs to.
  func textRange(ofFirst index: Int) -> Range<Int> {
    let start = Int(glyphs[index].cluster)
    var end = range.upperBound
    if isRightToLeft {
      if index > 0 { end = Int(glyphs[index - 1].cluster) }
    } else {
      var next = index + 1
      while next < glyphs.count, glyphs[next].cluster == glyphs[index].cluster { next += 1 }
      if next < glyphs.count { end = Int(glyphs[next].cluster) }
    }
    return start..<max(start, min(end, range.upperBound))
  }
}
