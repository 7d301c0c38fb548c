public import TitlefitControlLayout
public import TitlefitDiagnostics
public import TitlefitGeometry
public import TitlefitLocales
import TitlefitShaping
public import TitlefitTextLayout
import TitlefitTypography

/// Draws laid-out texts from the glyphs that were measured.
///
/// ## Limits
/// - A glyph without an outline, such as a colour emoji, is drawn as a box as large as its ink.
/// - The first line stands at the label's top, as in the layout's account of ink.
public struct TextPainter: Sendable {
  private let engine: TextLayoutEngine
  /// Where the outlines of the glyphs are collected.
  public let outlines: OutlineTable

  /// Makes a painter over the engine that measured, collecting outlines in a table.
  public init(engine: TextLayoutEngine, outlines: OutlineTable) {
    self.engine = engine
    self.outlines = outlines
  }

  /// A text to be drawn and how.
  public struct Style: Sendable, Hashable {
    /// The language of the text.
    public var language: LanguageTag
    /// The base direction of its paragraphs.
    public var direction: LayoutDirection
    /// How lines that are narrower than the label lie in it.
    public var alignment: TitleAlignment
    /// What the text is, which decides its colour.
    public var role: PictureRole

    /// Makes a style; automatic alignment means leading.
    public init(
      language: LanguageTag, direction: LayoutDirection, alignment: TitleAlignment = .automatic,
      role: PictureRole = .label
    ) {
      self.language = language
      self.direction = direction
      self.alignment = alignment
      self.role = role
    }
  }

  /// The visible lines of a placed text as shapes in the coordinates of its frame; nothing where no font can be opened.
  ///
  /// What the lines show is what the measurement says they show, cut and broken alike.
  /// - Complexity: as measuring the text.
  public func shapes(of text: String, placed: PlacedText, style: Style) -> [PictureShape] {
    guard let (lines, metrics) = lines(of: text, placed: placed, style: style) else { return [] }
    let height = placed.lineHeight > 0 ? placed.lineHeight : metrics.lineHeight
    let shapes = lines.enumerated().flatMap { index, line -> [PictureShape] in
      let baseline = placed.frame.minY + Double(index) * height + metrics.ascender
      let left = placed.frame.minX + start(of: line.width, in: placed.frame.width, style: style)
      return self.shapes(of: line, at: Point(x: left, y: baseline), role: style.role)
    }
    guard placed.lineBreakMode == .byClipping, placed.measurement.isTruncated else { return shapes }
    return [.clipped(to: placed.frame, shapes)]
  }

  /// The glyphs of one line from a place on its baseline.
  public func shapes(of line: GlyphLine, at origin: Point, role: PictureRole) -> [PictureShape] {
    line.runs.flatMap { shapes(of: $0, at: origin, role: role) }
  }

  private func shapes(of placed: PlacedRun, at origin: Point, role: PictureRole) -> [PictureShape] {
    let font = placed.run.font
    let scale = font.pointsPerUnit
    guard scale > 0 else { return [] }
    var text = PictureText(
      origin: Point(x: origin.x + placed.x, y: origin.y), scale: scale, glyphs: [], role: role)
    var boxes: [PictureShape] = []
    var pen = 0.0
    for glyph in placed.run.glyphs {
      let x = pen + glyph.xOffset
      pen += glyph.advance
      if let outline = outlines.index(of: glyph.id, in: font) {
        text.glyphs.append(PictureGlyph(outline: outline, x: x / scale, y: -glyph.yOffset / scale))
      } else if let ink = font.inkBox(of: glyph.id) {
        let box = Rect(
          x: text.origin.x + x + ink.minX, y: origin.y - glyph.yOffset - ink.above, width: ink.maxX - ink.minX,
          height: ink.above + ink.below)
        boxes.append(.box(box, radius: min(box.width, box.height) / 2, .glyph))
      }
    }
    return (text.glyphs.isEmpty ? [] : [.glyphs(text)]) + boxes
  }

  /// The lines with their glyphs, laid out anew as the measurement was.
  private func lines(
    of text: String, placed: PlacedText, style: Style
  ) -> (lines: [GlyphLine], metrics: FontMetrics)? {
    // The layout forgives a millionth of a point; the same is forgiven here.
    var request = TextRequest(
      text, language: style.language, direction: style.direction, font: placed.font,
      maximumWidth: placed.availableWidth.map { max(0, $0 + 1e-6) },
      lineLimit: placed.lineLimit == 1 ? 1 : placed.measurement.lines.count, lineBreakMode: placed.lineBreakMode)
    let families: [FontDescriptor.Family] = placed.font.family == .system ? [.system] : [placed.font.family, .system]
    for family in families {
      request.font.family = family
      do throws(TextMeasurementError) {
        return (try engine.glyphLines(of: request), try engine.metrics(of: request.font))
      } catch {
        // A font that is not there is measured, and drawn, with the system font.
        guard case .fontUnavailable = error else { return nil }
      }
    }
    return nil
  }

  private func start(of width: Double, in room: Double, style: Style) -> Double {
    let isRightToLeft = style.direction == .rightToLeft
    switch style.alignment {
    case .center: return (room - width) / 2
    case .automatic, .leading: return isRightToLeft ? room - width : 0
    case .trailing: return isRightToLeft ? 0 : room - width
    }
  }
}
