/// What font is asked for: a family, a weight, a slant and a size, before any file is chosen.
public struct FontDescriptor: Sendable, Hashable {
  /// Where the glyphs come from.
  public enum Family: Sendable, Hashable {
    /// The platform's user interface font (San Francisco), or its stand-in.
    case system
    /// A font by its PostScript or full or family name, looked up in the project first.
    case named(String)
    /// A font file by path.
    case file(String)
  }

  /// Where the glyphs come from.
  public var family: Family
  /// The weight; for a named face the face decides and this is ignored unless the font is variable.
  public var weight: FontWeight
  /// Whether the italic face is asked for.
  public var isItalic: Bool
  /// The size in points, above zero.
  public var size: Double
  /// The text style that the size came from, or nil for a fixed size.
  ///
  /// With a style, the size follows the content size category; see ``scaled(to:)``.
  public var textStyle: TextStyle?

  /// Makes a descriptor of a fixed size in points.
  public init(family: Family, size: Double, weight: FontWeight = .regular, isItalic: Bool = false) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    textStyle = nil
  }

  /// The system font of a text style at a content size category.
  public init(textStyle style: TextStyle, at category: ContentSizeCategory = .large) {
    self.init(family: .system, size: style.pointSize(at: category), weight: style.weight)
    textStyle = style
  }

  /// The system font of a size in points.
  public static func system(_ size: Double, weight: FontWeight = .regular) -> FontDescriptor {
    FontDescriptor(family: .system, size: size, weight: weight)
  }

  /// The descriptor at another content size category: a text style takes the style's size there, a fixed size stays.
  public func scaled(to category: ContentSizeCategory) -> FontDescriptor {
    guard let textStyle else { return self }
    var copy = self
    copy.size = textStyle.pointSize(at: category)
    return copy
  }
}
