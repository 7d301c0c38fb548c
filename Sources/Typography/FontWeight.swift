/// A font weight by UIKit's names, from ultra light to black.
///
/// The numbers are CSS's and OpenType's `wght` values. Source: UIFont.Weight; OpenType 1.9, OS/2 usWeightClass.
public enum FontWeight: Int, Sendable, Hashable, CaseIterable, Comparable {
  /// 100, the thinnest.
  case ultraLight = 100
  /// 200.
  case thin = 200
  /// 300.
  case light = 300
  /// 400, the default.
  case regular = 400
  /// 500.
  case medium = 500
  /// 600.
  case semibold = 600
  /// 700.
  case bold = 700
  /// 800.
  case heavy = 800
  /// 900, the thickest.
  case black = 900

  /// UIKit's name of the weight, as the command line and Interface Builder spell it.
  public var name: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }

  /// The weight of a UIKit name or of one of the numbers 100, 200 … 900, or nil.
  public init?(name: String) {
    guard let weight = Self.allCases.first(where: { $0.name == name || String($0.rawValue) == name }) else {
      return nil
    }
    self = weight
  }

  /// Orders weights from thin to thick.
  public static func < (left: FontWeight, right: FontWeight) -> Bool { left.rawValue < right.rawValue }
}
