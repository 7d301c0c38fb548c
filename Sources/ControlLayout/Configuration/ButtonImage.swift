public import TitlefitGeometry

/// An image in a button, by the size it takes.
public struct ButtonImage: Sendable, Hashable {
  /// The size in points at the default content size.
  public var size: Size
  /// The image's name in the asset catalog or symbol library, or nil.
  public var name: String?
  /// Whether it is a symbol, which scales with its text style.
  public var isSymbol: Bool
  /// Whether the size is estimated, as that of a symbol nobody has recorded is.
  public var isEstimated: Bool

  /// Makes an image of a size in points.
  public init(size: Size, name: String? = nil, isSymbol: Bool = false, isEstimated: Bool = false) {
    self.size = size
    self.name = name
    self.isSymbol = isSymbol
    self.isEstimated = isEstimated
  }
}
