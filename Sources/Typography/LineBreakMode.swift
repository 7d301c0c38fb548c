/// What happens to a text that is wider than its room, as `NSLineBreakMode`.
public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
  /// Lines break at word boundaries; an over-long word breaks between grapheme clusters.
  case byWordWrapping = "word"
  /// Lines break between any two grapheme clusters.
  case byCharWrapping = "char"
  /// The text is cut at the edge of its room.
  case byClipping = "clip"
  /// An ellipsis takes the place of the logical start.
  case byTruncatingHead = "head"
  /// An ellipsis takes the place of the logical end.
  case byTruncatingTail = "tail"
  /// An ellipsis takes the place of the middle.
  case byTruncatingMiddle = "middle"

  /// Whether the mode makes several lines: word and character wrapping do, all others make one in a configuration.
  ///
  /// Source: UIButton.Configuration.titleLineBreakMode, documentation.
  public var wraps: Bool { self == .byWordWrapping || self == .byCharWrapping }
}
