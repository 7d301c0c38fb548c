public import TitlefitGeometry
public import TitlefitLocales

/// One text to be measured, with everything that decides its size.
public struct TextRequest: Sendable, Hashable {
  /// The text as it stands in the catalog, placeholders already bound.
  public var text: String
  /// The language of the text: it decides font choice, shaping features and line breaking.
  public var language: LanguageTag
  /// The base direction of the paragraph.
  public var direction: LayoutDirection
  /// The font at its final size.
  public var font: FontDescriptor
  /// The width the text is given in points, or nil for no limit.
  public var maximumWidth: Double?
  /// The most lines the text may take; 0 for no limit.
  public var lineLimit: Int
  /// What happens beyond width or lines.
  public var lineBreakMode: LineBreakMode

  /// Makes a request; by default one line of any width in left-to-right direction.
  public init(
    _ text: String, language: LanguageTag, direction: LayoutDirection = .leftToRight, font: FontDescriptor,
    maximumWidth: Double? = nil, lineLimit: Int = 1, lineBreakMode: LineBreakMode = .byTruncatingTail
  ) {
    self.text = text
    self.language = language
    self.direction = direction
    self.font = font
    self.maximumWidth = maximumWidth
    self.lineLimit = lineLimit
    self.lineBreakMode = lineBreakMode
  }
}
