/// A stretch of text that one font serves.
public struct FontRun: Sendable {
  /// The stretch in UTF-16 units; it starts and ends on cluster boundaries.
  public var range: Range<Int>
  /// The font that serves it.
  public var font: FontInstance
  /// Whether no font has a glyph for some character of it; then `font` is the primary font and draws its missing glyph.
  public var isMissing: Bool
}
