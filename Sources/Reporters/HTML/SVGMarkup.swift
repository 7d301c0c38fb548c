import TitlefitDiagnostics
import TitlefitGeometry

/// Pictures as SVG markup; classes carry the roles, a style sheet beside it gives them colours.
enum SVGMarkup {
  /// One picture as an `svg` element, one CSS pixel a point; glyphs are references to `g0`, `g1` … somewhere in the page.
  ///
  /// - Complexity: linear in the number of glyphs.
  static func element(of picture: Picture, isDocument: Bool = false, definitions: String = "") -> String {
    let canvas = picture.canvas
    let size = "width=\"\(number(canvas.width))\" height=\"\(number(canvas.height))\""
    let box = [canvas.minX, canvas.minY, canvas.width, canvas.height].map(number).joined(separator: " ")
    let kind = isDocument ? "xmlns=\"http://www.w3.org/2000/svg\"" : "aria-hidden=\"true\""
    var text = "<svg class=\"b\" \(size) viewBox=\"\(box)\" \(kind)>" + definitions
    for shape in picture.shapes { append(shape, to: &text) }
    return text + "</svg>"
  }

  /// An outline as a `path` element with its id.
  static func definition(_ index: Int, _ path: String) -> String { "<path id=\"g\(index)\" d=\"\(path)\"/>" }

  private static func append(_ shape: PictureShape, to text: inout String) {
    switch shape {
    case .box(let rect, let radius, let role):
      text += "<rect class=\"\(role.rawValue)\" " + attributes(of: rect, radius: radius) + "/>"
    case .frame(let rect, let radius, let width, let role):
      text +=
        "<rect class=\"\(role.rawValue) o\" " + attributes(of: rect, radius: radius)
        + " stroke-width=\"\(number(width))\"/>"
    case .line(let from, let to, let role):
      text +=
        "<path class=\"\(role.rawValue) o\" d=\"M\(number(from.x)) \(number(from.y))L\(number(to.x)) \(number(to.y))\"/>"
    case .glyphs(let row): append(row, to: &text)
    case .clipped(let rect, let shapes):
      let box = [rect.minX, rect.minY, rect.width, rect.height].map(number).joined(separator: " ")
      text +=
        "<svg x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" "
        + "height=\"\(number(rect.height))\" viewBox=\"\(box)\">"
      for shape in shapes { append(shape, to: &text) }
      text += "</svg>"
    }
  }

  private static func append(_ row: PictureText, to text: inout String) {
    text +=
      "<g class=\"\(row.role.rawValue)\" transform=\"translate(\(number(row.origin.x)) \(number(row.origin.y)))"
      + "scale(\(number(row.scale, decimals: 6)))\">"
    for glyph in row.glyphs {
      text += "<use href=\"#g\(glyph.outline)\""
      if glyph.x.rounded() != 0 { text += " x=\"\(number(glyph.x, decimals: 0))\"" }
      if glyph.y.rounded() != 0 { text += " y=\"\(number(glyph.y, decimals: 0))\"" }
      text += "/>"
    }
    text += "</g>"
  }

  private static func attributes(of rect: Rect, radius: Double) -> String {
    var text =
      "x=\"\(number(rect.minX))\" y=\"\(number(rect.minY))\" width=\"\(number(rect.width))\" "
      + "height=\"\(number(rect.height))\""
    if radius > 0 { text += " rx=\"\(number(radius))\"" }
    return text
  }

  /// A number with at most so many decimals; what is not finite becomes 0, so that the markup stays valid.
  private static func number(_ value: Double, decimals: Int = 2) -> String {
    value.isFinite ? PointText.number(min(max(value, -1e7), 1e7), decimals: decimals) : "0"
  }

  private static func number(_ value: Double) -> String { number(value, decimals: 2) }
}
