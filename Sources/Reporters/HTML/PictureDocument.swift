public import TitlefitDiagnostics

/// One picture as an SVG file of its own, in the page's colours for light and dark.
public struct PictureDocument: Sendable {
  private let picture: Picture
  private let outlines: [String]

  /// Makes a document of a picture and the table that its glyphs' indices mean.
  public init(_ picture: Picture, outlines: [String]) {
    self.picture = picture
    self.outlines = outlines
  }

  /// The colours of scenes, which a page does not show.
  private static let sceneStyle = ".b .scene{fill:var(--card)}.b .view{stroke:var(--soft);stroke-opacity:.55}\n"

  /// The file: valid XML that asks for nothing from outside; outlines that the picture does not use are left out.
  ///
  /// - Complexity: linear in the number of shapes, glyphs and outlines.
  public var svg: String {
    let used = Set(picture.texts.flatMap { $0.glyphs.map(\.outline) }).filter(outlines.indices.contains).sorted()
    let paths = used.map { SVGMarkup.definition($0, outlines[$0]) }.joined()
    let style = "<style>" + PageStyle.pictureText + Self.sceneStyle + "</style>"
    let definitions = style + "<defs>" + HatchMarkup.patterns + paths + "</defs>"
    return SVGMarkup.element(of: picture, isDocument: true, definitions: definitions) + "\n"
  }
}

/// The stripes that areas without room are filled with.
enum HatchMarkup {
  /// The two patterns, by the ids that the style sheet names.
  static let patterns = pattern("hatch", step: 5) + pattern("haze", step: 7)

  /// Stripes at 45 degrees, so many points apart.
  private static func pattern(_ name: String, step: Int) -> String {
    "<pattern id=\"\(name)\" width=\"\(step)\" height=\"\(step)\" patternUnits=\"userSpaceOnUse\" "
      + "patternTransform=\"rotate(45)\"><rect width=\"\(step)\" height=\"\(step)\"/><path d=\"M0 0V\(step)\"/></pattern>"
  }
}
