public import TitlefitGeometry

/// A drawing as values, which reporters turn into their format; it holds no text of the user's, only shapes.
public struct Picture: Sendable, Hashable {
  /// The part of the plane that is shown, in points, y growing downwards.
  public var canvas: Rect
  /// The shapes, later ones over earlier ones.
  public var shapes: [PictureShape]

  /// Makes a picture.
  public init(canvas: Rect, shapes: [PictureShape]) {
    self.canvas = canvas
    self.shapes = shapes
  }
}

/// One shape of a picture; lengths are points.
public indirect enum PictureShape: Sendable, Hashable {
  /// A rectangle with rounded corners.
  case box(Rect, radius: Double, PictureRole)
  /// The outline of a rectangle with rounded corners, the line's middle on the rectangle's edge.
  case frame(Rect, radius: Double, width: Double, PictureRole)
  /// A straight line.
  case line(from: Point, to: Point, PictureRole)
  /// A row of glyphs.
  case glyphs(PictureText)
  /// Shapes of which only what lies in a rectangle shows.
  case clipped(to: Rect, [PictureShape])
}

/// What a shape stands for; its colour follows from it. The raw values name it in output.
public enum PictureRole: String, Sendable, Hashable, CaseIterable {
  /// A gray button's background.
  case gray
  /// A tinted button's background.
  case tinted
  /// A filled button's background.
  case filled
  /// A glass button's background.
  case glass
  /// The bounds of a button without a background.
  case bounds
  /// The stroke of a button's background.
  case stroke
  /// The rectangle that content insets leave.
  case insets
  /// The place of an image.
  case image
  /// A mark in the place of an image.
  case mark
  /// The place of the activity indicator.
  case activity
  /// Text in the button's tint colour.
  case tint
  /// Text on a filled background.
  case onFill = "on-fill"
  /// Text in the colour of labels.
  case label
  /// A subtitle.
  case subtitle
  /// A subtitle on a filled background.
  case subtitleOnFill = "subtitle-on-fill"
  /// A title's shadow.
  case shadow
  /// A glyph that has no outline, such as a colour emoji.
  case glyph
  /// What a text needs beyond its room.
  case overflow
  /// As ``overflow`` where the error bound leaves it open.
  case doubt
  /// The room that a text has, as a measure.
  case have
  /// The room that a text needs, as a measure.
  case need
  /// A view of a scene.
  case view
  /// A scene's background.
  case scene
}

/// A row of glyphs that one font draws.
public struct PictureText: Sendable, Hashable {
  /// Where the row starts on its baseline.
  public var origin: Point
  /// The points of one font unit.
  public var scale: Double
  /// The glyphs, from left to right.
  public var glyphs: [PictureGlyph]
  /// What the text is.
  public var role: PictureRole

  /// Makes a row.
  public init(origin: Point, scale: Double, glyphs: [PictureGlyph], role: PictureRole) {
    self.origin = origin
    self.scale = scale
    self.glyphs = glyphs
    self.role = role
  }
}

/// One glyph of a row.
public struct PictureGlyph: Sendable, Hashable {
  /// The outline's index in the table that goes with the picture.
  public var outline: Int
  /// The distance from the row's start in font units.
  public var x: Double
  /// The distance below the baseline in font units; negative above it.
  public var y: Double

  /// Makes a glyph.
  public init(outline: Int, x: Double, y: Double) {
    self.outline = outline
    self.x = x
    self.y = y
  }
}

extension Picture {
  /// Calls a function with every row of glyphs and puts what it returns in the row's place.
  /// - Complexity: linear in the number of shapes.
  public mutating func mapTexts(_ transform: (PictureText) -> PictureText) {
    shapes = shapes.map { $0.mapped(transform) }
  }

  /// All rows of glyphs, those within clipped shapes too, in drawing order.
  public var texts: [PictureText] { shapes.flatMap(\.texts) }
}

extension PictureShape {
  fileprivate func mapped(_ transform: (PictureText) -> PictureText) -> PictureShape {
    switch self {
    case .box, .frame, .line: self
    case .glyphs(let text): .glyphs(transform(text))
    case .clipped(let rect, let shapes): .clipped(to: rect, shapes.map { $0.mapped(transform) })
    }
  }

  fileprivate var texts: [PictureText] {
    switch self {
    case .box, .frame, .line: []
    case .glyphs(let text): [text]
    case .clipped(_, let shapes): shapes.flatMap(\.texts)
    }
  }
}
