public import TitlefitLocales

/// The selectors that lead to one text of a unit, from the outermost inwards.
public struct VariationPath: Sendable, Hashable, CustomStringConvertible {
  /// One choice among variations.
  public enum Selector: Sendable, Hashable, CustomStringConvertible {
    /// The plural category of the text's only number, or of the named variable.
    case plural(PluralCategory, variable: String?)
    /// The device's name, as the file spells it: `iphone`, `ipad`, `mac` …
    case device(String)
    /// The width of an adaptive string: the width rule's number.
    case width(Int)
    /// One of several texts of a string set, from 0.
    case element(Int)

    /// The selector as reports spell it: `plural.few`, `plural(count).one`, `device.iphone`, `width.20`, `set.0`.
    public var description: String {
      switch self {
      case .plural(let category, nil): "plural." + category.rawValue
      case .plural(let category, let variable?): "plural(" + variable + ")." + category.rawValue
      case .device(let name): "device." + name
      case .width(let width): "width." + String(width)
      case .element(let index): "set." + String(index)
      }
    }
  }

  /// The selectors from the outermost inwards; empty for a plain text.
  public var selectors: [Selector]

  /// Makes a path; without selectors it means the plain text.
  public init(_ selectors: [Selector] = []) { self.selectors = selectors }

  /// The path with one more selector at its inner end.
  public func appending(_ selector: Selector) -> VariationPath { VariationPath(selectors + [selector]) }

  /// The selectors joined by slashes: `device.iphone/plural.one`; empty for a plain text.
  public var description: String { selectors.map(\.description).joined(separator: "/") }
}
