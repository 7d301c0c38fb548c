public import TitlefitGeometry

/// The sizes that symbol images take in a button at the default content size.
///
/// Source: Interface Builder's frames of image-only configured buttons less their insets, documents of Xcode 13 and later.
/// A Body symbol of default or large scale never makes a medium button higher than its title's line.
public enum SymbolSizes {
  /// The symbols recorded at Body and default scale, sorted by name.
  public static let regular: [Sourced<Size>] = [
    recorded("chart.bar.fill", 25), recorded("chevron.backward", 38.0 / 3), recorded("circle.fill", 59.0 / 3),
    recorded("plus", 22.5), recorded("trash", 24),
  ]

  /// The symbols recorded at Body and large scale, sorted by name.
  public static let large: [Sourced<Size>] = [
    recorded("doc.on.doc", 27), recorded("gearshape", 27), recorded("list.bullet.clipboard", 70.0 / 3),
  ]

  /// The size of a symbol that nobody has recorded.
  public static let unknown = Sourced(
    "size of a symbol image", Size(width: 22, height: 20), .estimated,
    source: "the middle of the recorded symbols' widths")

  private static func recorded(_ name: String, _ width: Double) -> Sourced<Size> {
    Sourced(name, Size(width: width, height: 20), .observed(count: 1), source: "Interface Builder's frames")
  }
}

extension ButtonImage {
  /// A symbol image by its name in the symbol library, at Body and the given scale.
  ///
  /// A symbol without a recorded size takes a guessed one and is marked as estimated.
  public static func symbol(named name: String, isLarge: Bool = false) -> ButtonImage {
    let table = isLarge ? SymbolSizes.large : SymbolSizes.regular
    guard let known = table.first(where: { $0.name == name }) else {
      return ButtonImage(size: SymbolSizes.unknown.value, name: name, isSymbol: true, isEstimated: true)
    }
    return ButtonImage(size: known.value, name: name, isSymbol: true)
  }
}
