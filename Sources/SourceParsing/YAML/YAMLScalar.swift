/// A scalar of a YAML document: its text and how it was written.
///
/// What a plain scalar means follows the core schema of YAML 1.2, where `off`, `no` and `yes` are texts.
/// Source: YAML 1.2.2, section 10.3.2.
public struct YAMLScalar: Sendable, Hashable {
  /// How a scalar is written.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// Without quotes.
    case plain
    /// In single quotes.
    case singleQuoted
    /// In double quotes.
    case doubleQuoted
    /// As a block that keeps its line breaks (`|`).
    case literal
    /// As a block whose line breaks fold (`>`).
    case folded
  }

  /// The text, escapes resolved and folding done.
  public var text: String
  /// How it is written.
  public var style: Style

  /// Makes a scalar.
  public init(_ text: String, style: Style = .plain) {
    self.text = text
    self.style = style
  }

  /// Whether the scalar is plain and says nothing: empty, `~` or `null`.
  public var isNull: Bool { style == .plain && ["", "~", "null", "Null", "NULL"].contains(text) }

  /// The truth value of a plain `true` or `false`, or nil.
  public var boolean: Bool? {
    guard style == .plain else { return nil }
    switch text {
    case "true", "True", "TRUE": return true
    case "false", "False", "FALSE": return false
    default: return nil
    }
  }

  /// The whole number a plain scalar stands for in decimal digits, or nil; also nil beyond 64 bits.
  public var integer: Int? {
    guard style == .plain, let first = text.utf8.first else { return nil }
    let digits = first == UInt8(ascii: "-") || first == UInt8(ascii: "+") ? text.utf8.dropFirst() : text.utf8[...]
    guard !digits.isEmpty, digits.allSatisfy(Self.isDigit) else { return nil }
    return Int(text)
  }

  /// The finite number a plain scalar stands for, or nil; `.inf` and `.nan` are no numbers here.
  public var number: Double? {
    guard style == .plain, text.utf8.contains(where: Self.isDigit) else { return nil }
    let allowed = text.utf8.allSatisfy { byte in Self.isDigit(byte) || "+-.eE".utf8.contains(byte) }
    guard allowed, let value = Double(text.hasPrefix("+") ? String(text.dropFirst()) : text), value.isFinite else {
      return nil
    }
    return value
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
