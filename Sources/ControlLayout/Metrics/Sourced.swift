public import TitlefitGeometry
public import TitlefitTypography

/// A platform number with its name, the generation it holds from, and how well it is known.
public struct Sourced<Value: PlatformValue>: Sendable, Hashable {
  /// What the number is, as a phrase: `content insets of a medium button`.
  public var name: String
  /// The number itself.
  public var value: Value
  /// The first generation of platform numbers in which it holds.
  public var since: PlatformGeneration
  /// How well it is known.
  public var confidence: Confidence
  /// Where it comes from: document, recording or reasoning.
  public var source: String

  /// Makes a number from its parts.
  public init(
    _ name: String, _ value: Value, since: PlatformGeneration = .iOS15, _ confidence: Confidence, source: String
  ) {
    self.name = name
    self.value = value
    self.since = since
    self.confidence = confidence
    self.source = source
  }

  /// What a result says that used the number, or nil where it is no guess.
  public var estimate: String? {
    confidence == .estimated ? "\(name): \(value.numberText), is a guess" : nil
  }

  /// The number as a row of a table.
  public var row: PlatformNumberRow {
    PlatformNumberRow(name: name, value: value.numberText, since: since, confidence: confidence, source: source)
  }
}

/// How well a platform number is known, best first.
public enum Confidence: Sendable, Hashable {
  /// Apple's documentation or headers say so.
  case documented
  /// Seen on the real control in so many independent recordings.
  case observed(count: Int)
  /// Follows from observed numbers.
  case inferred
  /// A guess; every result that used it says so.
  case estimated

  /// The confidence in words: `documented`, `observed (12)`, `inferred` or `estimated`.
  public var text: String {
    switch self {
    case .documented: "documented"
    case .observed(let count): "observed (\(count))"
    case .inferred: "inferred"
    case .estimated: "estimated"
    }
  }
}

/// A platform number of any kind as text, for tables.
public struct PlatformNumberRow: Sendable, Hashable {
  /// What the number is.
  public var name: String
  /// Its value with the unit.
  public var value: String
  /// The first generation in which it holds.
  public var since: PlatformGeneration
  /// How well it is known.
  public var confidence: Confidence
  /// Where it comes from.
  public var source: String
}

/// A value that platform numbers may have.
public protocol PlatformValue: Sendable, Hashable {
  /// The value with its unit, for a reader.
  var numberText: String { get }
}

extension Double: PlatformValue {
  /// The number in points, to a thousandth.
  public var numberText: String { "\(Self.short(self)) pt" }

  /// A number with at most three decimals and without `.0`.
  fileprivate static func short(_ number: Double) -> String {
    let rounded = (number * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
  }
}

extension Size: PlatformValue {
  /// Width by height in points.
  public var numberText: String { "\(Double.short(width)) × \(Double.short(height)) pt" }
}

extension DirectionalEdgeInsets: PlatformValue {
  /// The four sides in UIKit's order, in points.
  public var numberText: String {
    [top, leading, bottom, trailing].map { Double.short($0) }.joined(separator: "/") + " pt"
  }
}

extension TextStyle: PlatformValue {
  /// The style's name and its size at the default content size.
  public var numberText: String { "\(rawValue), \(Double.short(pointSize(at: .large))) pt" }
}

extension FontWeight: PlatformValue {
  /// The weight's name.
  public var numberText: String { name }
}

extension LineBreakMode: PlatformValue {
  /// The mode's name as the command line spells it.
  public var numberText: String { rawValue }
}
