import TitlefitCTextShims
public import TitlefitTypography

/// The drawn shape of one glyph, in font units with y growing upwards.
public struct GlyphOutline: Sendable, Hashable {
  /// One step of the pen.
  public enum Step: Sendable, Hashable {
    /// Starts a contour.
    case move(x: Double, y: Double)
    /// A straight line.
    case line(x: Double, y: Double)
    /// A curve with one control point.
    case quadratic(x1: Double, y1: Double, x: Double, y: Double)
    /// A curve with two control points.
    case cubic(x1: Double, y1: Double, x2: Double, y2: Double, x: Double, y: Double)
    /// Ends a contour.
    case close
  }

  /// The steps in order; empty where the font has no outline, as for a space or a bitmap.
  public var steps: [Step]

  /// Makes an outline.
  public init(steps: [Step]) { self.steps = steps }
}

/// What decides the outlines of a font: the face and its axis values, but neither the size nor the text.
public struct OutlineSource: Sendable, Hashable {
  /// The path of the font file.
  public var file: String
  /// The index of the face in the file.
  public var faceIndex: Int
  /// The axis values in force by tag, in the order in which they were set.
  public var axes: [Axis]
  /// Font units in one em.
  public var unitsPerEm: Int

  /// The value of one variation axis.
  public struct Axis: Sendable, Hashable {
    /// The tag as four bytes, big-endian.
    public var tag: UInt32
    /// The value in axis units.
    public var value: Float
  }
}

extension FontInstance {
  /// What decides this font's outlines; two instances with equal sources draw the same shapes.
  public var outlineSource: OutlineSource {
    OutlineSource(
      file: file, faceIndex: faceIndex, axes: font.axes.map { OutlineSource.Axis(tag: $0.tag, value: $0.value) },
      unitsPerEm: font.face.unitsPerEm)
  }

  /// The outline of a glyph at the font's axis values.
  ///
  /// - Complexity: linear in the number of its points; the font file is read.
  public func outline(of glyph: UInt32) -> GlyphOutline {
    guard let handle = ts_outline_create(font.handle, glyph) else { return GlyphOutline(steps: []) }
    defer { ts_outline_destroy(handle) }
    var raw = [ts_outline_step](repeating: ts_outline_step(), count: ts_outline_count(handle))
    let count = ts_outline_copy(handle, &raw, raw.count)
    return GlyphOutline(steps: raw.prefix(count).compactMap(Self.step))
  }

  private static func step(_ raw: ts_outline_step) -> GlyphOutline.Step? {
    let (x, y) = (Double(raw.x), Double(raw.y))
    let (x1, y1) = (Double(raw.x1), Double(raw.y1))
    switch raw.kind {
    case 0: return .move(x: x, y: y)
    case 1: return .line(x: x, y: y)
    case 2: return .quadratic(x1: x1, y1: y1, x: x, y: y)
    case 3: return .cubic(x1: x1, y1: y1, x2: Double(raw.x2), y2: Double(raw.y2), x: x, y: y)
    case 4: return .close
    default: return nil
    }
  }
}

extension FontInstance {
  /// Points in one font unit.
  public var pointsPerUnit: Double { scale }

  /// The box that one glyph draws in, relative to its origin, or nil where it draws nothing.
  public func inkBox(of glyph: UInt32) -> InkExtents? {
    ink(of: [
      ShapedGlyph(
        id: glyph, cluster: 0, advance: 0, xOffset: 0, yOffset: 0, isUnsafeToBreak: false, characters: 0,
        rareCharacters: 0, boundRow: rule)
    ])
  }
}
