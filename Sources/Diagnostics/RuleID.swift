/// The name of a rule in kebab case, such as `title-truncated`; never reused for another meaning.
public struct RuleID: Sendable, Hashable, Comparable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name as users write it.
  public let name: String

  /// Makes an id from its name.
  public init(_ name: String) { self.name = name }

  /// Makes an id from a literal.
  public init(stringLiteral name: String) { self.name = name }

  /// The name.
  public var description: String { name }

  /// Orders ids by name.
  public static func < (left: RuleID, right: RuleID) -> Bool {
    left.name.utf8.lexicographicallyPrecedes(right.name.utf8)
  }
}
