import TitlefitCTextShims
import TitlefitLocking

/// The boxes that a font's glyphs draw in, each outline read once.
///
/// Reading outlines took two fifths of a whole measurement: a text has few different glyphs, and an outline is a program.
final class GlyphBoxes: Sendable {
  /// The boxes by glyph, those of glyphs that draw nothing among them.
  private let known = LockedValue<[UInt32: Box]>([:])

  /// A box in font units, its origin the glyph's.
  struct Box {
    /// Where the box starts, right of the origin.
    var left: Int32 = 0
    /// How far it reaches above the baseline.
    var top: Int32 = 0
    /// How wide it is.
    var width: Int32 = 0
    /// How high it is; HarfBuzz counts downwards, so that it is zero or less.
    var height: Int32 = 0

    /// Whether the glyph draws nothing.
    var isEmpty: Bool { width == 0 && height == 0 }
  }

  /// Calls the body with each glyph's box, empty where nothing is drawn.
  func forEach(_ glyphs: [ShapedGlyph], of font: VariedFont, _ body: (ShapedGlyph, Box) -> Void) {
    known.withLock { known in
      for glyph in glyphs {
        if let box = known[glyph.id] {
          body(glyph, box)
        } else {
          let box = Self.read(glyph.id, of: font)
          known[glyph.id] = box
          body(glyph, box)
        }
      }
    }
  }

  private static func read(_ glyph: UInt32, of font: VariedFont) -> Box {
    var extents = ts_extents()
    guard ts_font_extents(font.handle, glyph, &extents) else { return Box() }
    return Box(left: extents.x_bearing, top: extents.y_bearing, width: extents.width, height: extents.height)
  }
}
