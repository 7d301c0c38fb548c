/// How much a constraint matters; priorities are lexicographic: one never gives way to any number of lower ones.
///
/// Interface Builder writes 0 … 1000, and any finite number is accepted, so a constraint may be put between two others
/// (`750.5`) or above 1000. Infinity is ``required``. What is not a number, and minus infinity, is refused by
/// ``LinearSystem/solve()``.
public struct Priority: Hashable, Comparable, Sendable {
  /// The number; infinite for ``required``.
  public let value: Double

  /// The priority of a number, usually 0 … 1000.
  public init(_ value: Double) { self.value = value }

  /// Above every number: never gives way; when required constraints contradict each other there is no solution.
  public static let required = Priority(.infinity)

  /// Whether the constraint may not give way.
  public var isRequired: Bool { value == .infinity }

  /// Whether the first matters less than the second.
  public static func < (first: Priority, second: Priority) -> Bool { first.value < second.value }

  /// Whether a solver can order by it.
  var isUsable: Bool { value.isFinite || isRequired }
}

extension Priority: CustomStringConvertible {
  /// `required` or the number.
  public var description: String { isRequired ? "required" : "\(value)" }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The priority of a whole number in the source.
  public init(integerLiteral value: Int) { self.init(Double(value)) }

  /// The priority of a number in the source.
  public init(floatLiteral value: Double) { self.init(value) }
}
