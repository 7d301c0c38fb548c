import TitlefitDiagnostics

/// A type that reads itself from one argument.
public protocol ArgumentValue: Sendable {
  /// What a shell offers for such a value.
  static var completion: Completion { get }

  /// Reads a value.
  /// - Throws: ``ValueFault`` that says what would be right.
  init(argument: String) throws(ValueFault)
}

extension ArgumentValue {
  /// Nothing.
  public static var completion: Completion { .none }
}

/// Why a text is no value of an option.
public enum ValueFault: Error, Sendable, Hashable {
  /// Something else is expected, named by a phrase such as `a number above 0`.
  case expected(String)
  /// The text is none of the words; the nearest one, if any is near.
  case notAmong([String], nearest: String?)

  /// The fault of a text that is none of the words.
  public static func notAmong(_ words: [String], given text: String) -> ValueFault {
    .notAmong(words, nearest: NearestWord.among(words, to: text))
  }
}

extension String: ArgumentValue {
  /// Takes any text.
  public init(argument: String) throws(ValueFault) { self = argument }
}

extension Int: ArgumentValue {
  /// Reads a whole number in decimal digits.
  /// - Throws: ``ValueFault/expected(_:)``.
  public init(argument: String) throws(ValueFault) {
    guard let value = Int(argument) else { throw .expected("a whole number") }
    self = value
  }
}

extension Double: ArgumentValue {
  /// Reads a finite number in decimal digits, with or without fraction and exponent.
  /// - Throws: ``ValueFault/expected(_:)``.
  public init(argument: String) throws(ValueFault) {
    let isDecimal = argument.utf8.allSatisfy { (48...57).contains($0) || "+-.eE".utf8.contains($0) }
    guard isDecimal, let value = Double(argument), value.isFinite else { throw .expected("a number") }
    self = value
  }
}

extension ArgumentValue where Self: CaseIterable & RawRepresentable, RawValue == String {
  /// The words of all cases.
  public static var completion: Completion { .words(allCases.map(\.rawValue)) }

  /// Reads a case from its word.
  /// - Throws: ``ValueFault/notAmong(_:nearest:)`` with all words.
  public init(argument: String) throws(ValueFault) {
    guard let value = Self(rawValue: argument) else {
      throw .notAmong(Self.allCases.map(\.rawValue), given: argument)
    }
    self = value
  }
}
