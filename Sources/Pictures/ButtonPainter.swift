import TitlefitControlLayout
public import TitlefitControls
public import TitlefitDiagnostics
import TitlefitGeometry
public import TitlefitTextLayout
import TitlefitTypography

/// Draws buttons as a device would show them, with what does not fit hatched beside them.
///
/// ## Limits
/// - Colours are those of a style, never the project's own; images are boxes of their size.
/// - A state changes texts and images, no colours.
public struct ButtonPainter: ButtonDrawing {
  private let texts: TextPainter

  /// Makes a painter over the engine that measured, with outlines of its own or those of other pictures.
  public init(engine: TextLayoutEngine, outlines: OutlineTable = OutlineTable()) {
    texts = TextPainter(engine: engine, outlines: outlines)
  }

  /// The outlines of all glyphs drawn so far, in the order in which they were first asked for.
  public var outlines: [String] { texts.outlines.paths }

  /// The picture of a button in its own bounds, with a margin for what reaches out of them.
  public func picture(of button: LaidOutButton) -> Picture {
    let shapes = shapes(of: button)
    let overflow = Overflow(button)
    let parts = overflow.extent
    return Picture(canvas: Self.canvas(around: parts, of: button.result), shapes: shapes + overflow.shapes)
  }

  /// The button alone, in the coordinates of its bounds: background, image and texts.
  /// - Complexity: linear in the number of glyphs.
  public func shapes(of button: LaidOutButton) -> [PictureShape] {
    let look = ButtonLook(button)
    var shapes = look.background
    let content = Rect(origin: .zero, size: button.result.size).inset(by: button.result.contentInsets)
    if button.result.contentInsets != .zero, content.width > 0, content.height > 0 {
      shapes.append(.frame(content, radius: 0, width: 0.5, .insets))
    }
    if let image = button.result.image { shapes += look.image(in: image) }
    if let title = button.result.title, let text = button.content.title {
      shapes += self.shapes(of: text, placed: title, role: look.titleRole, button: button, look: look)
    }
    if let subtitle = button.result.subtitle, let text = button.content.subtitle {
      shapes += self.shapes(of: text, placed: subtitle, role: look.subtitleRole, button: button, look: look)
    }
    return shapes
  }

  private func shapes(
    of text: String, placed: PlacedText, role: PictureRole, button: LaidOutButton, look: ButtonLook
  ) -> [PictureShape] {
    var style = TextPainter.Style(
      language: button.environment.language, direction: button.environment.direction, alignment: look.alignment,
      role: role)
    let shapes = texts.shapes(of: text, placed: placed, style: style)
    guard let offset = look.titleShadow else { return shapes }
    style.role = .shadow
    var shadowed = placed
    shadowed.frame.origin.x += offset.width
    shadowed.frame.origin.y += offset.height
    return texts.shapes(of: text, placed: shadowed, style: style) + shapes
  }

  /// The button, what reaches out of it, and a margin for ink and strokes.
  private static func canvas(around extent: Rect, of result: LayoutResult) -> Rect {
    let margin = 3.0
    let left = min(0, extent.minX) - margin
    let top = min(0, extent.minY) - margin
    let right = max(result.size.width, extent.maxX) + margin
    let bottom = max(result.size.height, extent.maxY) + margin
    return Rect(x: left, y: top, width: max(1, right - left), height: max(1, bottom - top))
  }
}
