import TitlefitCTextShims
public import TitlefitLocales

/// Values as a language's formatters write them, wide ones of their kind, to measure titles that show such values.
///
/// Source: CLDR formats through ICU, which Foundation's formatters use too; on a device their version may differ.
public enum FormattedSamples {
  /// The samples of a kind of value, at least one.
  ///
  /// - Throws: ``LocaleDataError`` where ICU fails.
  public static func texts(of value: FormattedValue, in language: LanguageTag) throws(LocaleDataError) -> [String] {
    switch value {
    case .number: return [try number("group-auto", 1_234_567, language), try number(".00", 1234.5, language)]
    case .percent: return [try number("percent scale/100", 1, language)]
    case .currency: return [try number("currency/EUR", 1299.99, language)]
    case .date: return [try date(2, -1, language)]
    case .time: return [try date(-1, 3, language)]
    case .dateTime: return [try date(2, 3, language)]
    case .measurement:
      return [
        try number("measure-unit/length-kilometer unit-width-short", 1234.5, language),
        try number("measure-unit/temperature-celsius unit-width-short", -20, language),
      ]
    case .byteCount: return [try number("measure-unit/digital-megabyte unit-width-short", 999.9, language)]
    case .duration:
      return [
        try list(
          [
            try number("measure-unit/duration-hour unit-width-short", 23, language),
            try number("measure-unit/duration-minute unit-width-short", 59, language),
          ], language)
      ]
    case .list: return [try list(["Anna-Sophie", "Konstantin", "Maximilian"], language)]
    case .relativeDate: return [try text { ts_sample_relative_days(tag(language), -28, $0, $1, &$2) }]
    }
  }

  /// 24 September 2028, 22:48 UTC: a long month name in many languages and two digits everywhere.
  private static let instant = 1_853_448_480_000.0

  private static func number(
    _ skeleton: String, _ value: Double, _ language: LanguageTag
  ) throws(LocaleDataError) -> String {
    try text { ts_sample_number(tag(language), skeleton, value, $0, $1, &$2) }
  }

  private static func date(_ date: Int32, _ time: Int32, _ language: LanguageTag) throws(LocaleDataError) -> String {
    try text { ts_sample_date(tag(language), instant, date, time, $0, $1, &$2) }
  }

  private static func list(_ items: [String], _ language: LanguageTag) throws(LocaleDataError) -> String {
    let units = items.flatMap { Array($0.utf16) }
    let lengths = items.map { Int32($0.utf16.count) }
    return try text { ts_sample_list(tag(language), units, lengths, Int32(items.count), $0, $1, &$2) }
  }

  private static func tag(_ language: LanguageTag) -> String { LanguageFacts.canonical(language).description }

  /// The samples are short; what does not fit is an error and not cut.
  private static let capacity: Int32 = 512

  private static func text(
    _ format: (UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
  ) throws(LocaleDataError) -> String {
    var status: Int32 = 0
    var length: Int32 = 0
    let buffer = [UInt16](unsafeUninitializedCapacity: Int(capacity)) { buffer, count in
      guard let first = buffer.baseAddress else { return }
      length = format(first, capacity, &status)
      count = min(max(0, Int(length)), Int(capacity))
    }
    guard status <= 0, length <= capacity else { throw .icu(call: "sample", status: Int(status)) }
    return String(decoding: buffer, as: UTF16.self)
  }
}
