import TitlefitCTextShims
public import TitlefitLocales

/// Numbers as a language writes them: its digits, its separators, its grouping.
///
/// Source: CLDR decimal formats through ICU; Foundation's `localizedStringWithFormat` uses the same data.
public enum FormattedNumbers {
  /// A whole number, grouped unless told otherwise: 1234567 is `1,234,567` in English.
  ///
  /// - Throws: ``LocaleDataError`` where ICU fails.
  public static func integer(
    _ number: Int, in language: LanguageTag, isGrouped: Bool = true
  ) throws(LocaleDataError) -> String {
    try text(in: language, isGrouped) { ts_numbers_integer($0, Int64(number), $1, $2, &$3) }
  }

  /// A decimal with at least and at most so many fraction digits, each from 0 to 40: 1234.5 is `1.234,50` in German.
  ///
  /// NaN and infinity give CLDR's signs for them.
  /// - Throws: ``LocaleDataError`` where ICU fails.
  public static func decimal(
    _ number: Double, in language: LanguageTag, fractionDigits: ClosedRange<Int>, isGrouped: Bool = true
  ) throws(LocaleDataError) -> String {
    let digits = fractionDigits.clamped(to: 0...40)
    return try text(in: language, isGrouped) {
      ts_numbers_decimal($0, number, Int32(digits.lowerBound), Int32(digits.upperBound), $1, $2, &$3)
    }
  }

  private struct Key: Hashable {
    var tag: String
    var isGrouped: Bool
  }

  private static let pool = HandlePool<Key> { key throws(LocaleDataError) in
    var status: Int32 = 0
    guard let handle = ts_numbers_open(key.tag, key.isGrouped ? 1 : 0, &status) else {
      throw .icu(call: "unum_open", status: Int(status))
    }
    return handle
  }

  // 309 digits of the greatest Double, their separators, 40 fraction digits and a sign fit.
  private static let capacity = 512

  private static func text(
    in language: LanguageTag, _ isGrouped: Bool,
    _ format: (OpaquePointer, UnsafeMutablePointer<UInt16>, Int32, inout Int32) -> Int32
  ) throws(LocaleDataError) -> String {
    let key = Key(tag: LanguageFacts.canonical(language).description, isGrouped: isGrouped)
    var status: Int32 = 0
    let text = try pool.withHandle(of: key) { handle in
      withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
        guard let first = buffer.baseAddress else { return "" }
        let length = format(handle, first, Int32(capacity), &status)
        return String(decoding: buffer[..<min(max(0, Int(length)), capacity)], as: UTF16.self)
      }
    }
    guard status <= 0 else { throw .icu(call: "unum_format", status: Int(status)) }
    return text
  }
}
