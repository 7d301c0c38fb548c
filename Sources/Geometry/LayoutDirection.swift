/// The side on which reading and the user interface start.
public enum LayoutDirection: String, Sendable, Hashable, CaseIterable {
  /// Reading starts at the left, as in English.
  case leftToRight = "ltr"
  /// Reading starts at the right, as in Arabic and Hebrew.
  case rightToLeft = "rtl"

  /// The opposite direction.
  public var flipped: LayoutDirection { self == .leftToRight ? .rightToLeft : .leftToRight }
}
