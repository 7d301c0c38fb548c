/// A value that code formats for the reader's language.
public enum FormattedValue: String, Sendable, Hashable, CaseIterable {
  /// A number.
  case number
  /// A share in percent.
  case percent
  /// An amount of money.
  case currency
  /// A calendar day.
  case date
  /// A time of day.
  case time
  /// A calendar day with a time of day.
  case dateTime
  /// A physical quantity with its unit.
  case measurement
  /// A number of bytes.
  case byteCount
  /// A length of time.
  case duration
  /// Several items in a sentence.
  case list
  /// A time seen from now.
  case relativeDate
}
