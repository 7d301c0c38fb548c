import TitlefitCTextShims
import TitlefitTypography

/// San Francisco's advances over Inter's glyphs, at one weight and size.
final class SystemFontWidths: Sendable {
  private let table = SystemFontTable.shared
  private let cut: SystemFontTable.Cut
  private let font: VariedFont
  private let size: Double
  private let weight: FontWeight
  /// Tracking in em.
  private let tracking: Double
  /// Tracking in em of the letters that keep Inter's advances.
  private let publishedTracking: Double

  /// Takes the cut of a weight at a size in points.
  init(font: VariedFont, size: Double, weight: FontWeight, era: SystemFontEra) {
    self.font = font
    self.size = size
    self.weight = weight
    cut = table.cut(weight: weight, size: size)
    tracking = table.tracking(of: cut, size: size) + era.shift(size: size)
    publishedTracking = SystemFontTable.publishedTracking(size: size)
  }

  /// One cluster of a run as the table sees it.
  private struct Letter {
    var glyph: Int
    var pairLetter: Int?
    var advance: Double
    var rule: WidthRule
    var characters: Int32
    var rareCharacters: Int32
  }

  /// Turns HarfBuzz's glyphs into points.
  func place(
    _ raw: UnsafeBufferPointer<ts_glyph>, of text: [UInt16], in range: Range<Int>, isRightToLeft: Bool
  ) -> [ShapedGlyph] {
    let scale = size / Double(max(font.face.unitsPerEm, 1))
    var glyphs = raw.map { glyph in
      ShapedGlyph(
        id: glyph.id, cluster: Int(glyph.cluster), advance: 0, xOffset: Double(glyph.x_offset) * scale,
        yOffset: Double(glyph.y_offset) * scale, isUnsafeToBreak: glyph.unsafe_to_break, characters: 0,
        rareCharacters: 0, boundRow: .fitted)
    }
    var previous: Letter?
    for letter in letters(of: raw, text: text, range: range, isRightToLeft: isRightToLeft) {
      var letter = letter
      if let left = previous?.pairLetter, let right = letter.pairLetter {
        letter.advance += table.pair(isRightToLeft ? right : left, isRightToLeft ? left : right, in: cut)
      }
      glyphs[letter.glyph].advance = letter.advance * size
      glyphs[letter.glyph].characters = letter.characters
      glyphs[letter.glyph].rareCharacters = letter.rareCharacters
      glyphs[letter.glyph].boundRow = letter.rule
      previous = letter
    }
    return glyphs
  }

  /// The clusters of a run from left to right, advances in em.
  private func letters(
    of raw: UnsafeBufferPointer<ts_glyph>, text: [UInt16], range: Range<Int>, isRightToLeft: Bool
  ) -> [Letter] {
    let clusters = ClusterWalk(raw, range: range, isRightToLeft: isRightToLeft)
    let em = Double(max(font.face.unitsPerEm, 1))
    return raw.indices.compactMap { index in
      guard clusters.isFirst(index) else { return nil }
      var units = 0
      var kerning = 0
      var next = index
      while next < raw.count, raw[next].cluster == raw[index].cluster {
        units += Int(raw[next].advance)
        if next == index { kerning = Int(raw[next].advance) - Int(raw[next].nominal_advance) }
        next += 1
      }
      let cluster = clusters.textRange(ofFirst: index)
      return letter(at: index, text: text, cluster: cluster, units: Double(units) / em, kerning: Double(kerning) / em)
    }
  }

  private func letter(
    at index: Int, text: [UInt16], cluster: Range<Int>, units: Double, kerning: Double
  ) -> Letter? {
    var drawn: UInt32?
    var characters: Int32 = 0
    forEachScalar(in: text, cluster) { next in
      if ScalarProperties.isIgnorable(next) { return }
      characters += 1
      guard let first = drawn else {
        drawn = next
        return
      }
      drawn = ScalarProperties.composition(first, next) ?? first
    }
    guard let drawn else { return nil }
    let scalar = Self.sameCharacter(drawn)
    let base = ScalarProperties.base(scalar)
    var letter = Letter(
      glyph: index, pairLetter: table.pairLetter(of: base), advance: units, rule: .fitted, characters: characters,
      rareCharacters: 0)
    if (0x370..<0x530).contains(base) {
      letter.rule = .cyrillic
      letter.pairLetter = nil
      letter.advance = (units + publishedTracking) * WidthRule.cyrillic.ratio(size: size, weight: weight, era: .current)
    } else if let known = table.index(of: scalar) {
      letter.advance = cut.advances[known] + cut.kerning * kerning + tracking
      letter.rareCharacters = table.isRare(known, size: size) ? characters : 0
    } else if let known = sameWidthBase(of: scalar, base: base) {
      letter.advance = cut.advances[known] + cut.kerning * kerning + tracking
      letter.rareCharacters = characters
    } else {
      letter.advance = cut.interRatio * (units - kerning) + cut.kerning * kerning + tracking
      if ScalarProperties.script(scalar) == .latin {
        letter.rareCharacters = characters
      } else {
        letter.rule = .symbol
      }
    }
    return letter
  }

  /// The character of the table that a spelling stands for: no-break spaces and hyphens are drawn like breaking ones.
  private static func sameCharacter(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case 0xA0: 0x20
    case 0x2010, 0x2011: 0x2D
    default: scalar
    }
  }

  /// The index of the base letter whose advance an accented letter shares, where Inter gives both nearly one advance.
  private func sameWidthBase(of scalar: UInt32, base: UInt32) -> Int? {
    guard base != scalar, let index = table.index(of: base), let own = font.nominalAdvance(scalar),
      let plain = font.nominalAdvance(base), abs(own - plain) < Self.sameWidth
    else { return nil }
    return index
  }

  /// Inter's advances in em that differ by less are one advance in San Francisco; the fit shared letters by this rule.
  private static let sameWidth = 0.006

  /// Adds the bound of fitted characters to a sum.
  func add(characters: Int, rare: Int, to sum: inout WidthUncertainty) {
    sum.constant = max(sum.constant, cut.bound.a)
    let each = size * cut.bound.b / 100
    sum.squared += each * each * Double(characters)
    sum.linear += size * table.rareBound * Double(rare) / 100
  }

  /// Why the widths of this weight are estimated, or nil where the calibration has rows of it.
  var estimate: String? {
    guard cut.rows < Self.fewRows else { return nil }
    let place = size >= SystemFontTable.displaySize ? "from 20 pt" : "below 20 pt"
    return "the weight \(weight.name) \(place) rests on \(cut.rows) recorded titles and on its neighbours"
  }

  /// Fewer titles than this do not carry a weight of their own.
  private static let fewRows = 20
}
