/// A Dynamic Type content size category, from extra small to accessibility 5.
///
/// Source: UIContentSizeCategory; names as the command line spells them.
public enum ContentSizeCategory: String, Sendable, Hashable, CaseIterable, Comparable {
  /// The smallest text.
  case xSmall
  /// One step below medium.
  case small
  /// One step below the default.
  case medium
  /// The default of a fresh device.
  case large
  /// One step above the default.
  case xLarge
  /// Two steps above the default.
  case xxLarge
  /// The largest text without the accessibility setting.
  case xxxLarge
  /// The first accessibility size (AX1).
  case accessibility1
  /// The second accessibility size (AX2).
  case accessibility2
  /// The third accessibility size (AX3).
  case accessibility3
  /// The fourth accessibility size (AX4).
  case accessibility4
  /// The largest text there is (AX5).
  case accessibility5

  /// The position from 0 (extra small) to 11 (accessibility 5).
  public var index: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// Whether the size belongs to the accessibility range.
  public var isAccessibility: Bool { self >= .accessibility1 }

  /// Orders categories from small to large.
  public static func < (left: ContentSizeCategory, right: ContentSizeCategory) -> Bool { left.index < right.index }
}
