import TitlefitCTextShims
public import TitlefitLocales
import TitlefitLocking

/// The plural categories of a language, with a number that shows each.
///
/// Source: CLDR Language Plural Rules, cardinal, through ICU.
public struct PluralRules: Sendable, Hashable {
  /// The categories that some whole number from 0 on falls into, in CLDR's order, each with its smallest number.
  ///
  /// Numbers up to 200 and the powers of ten up to a million are looked at: every rule of CLDR 42 shows there.
  public let integers: [Sample]
  /// The categories that some number with one fraction digit falls into, in CLDR's order, each with its smallest.
  public let decimals: [DecimalSample]
  /// Every category the language's rules name, in CLDR's order; `other` is always there.
  public let categories: [PluralCategory]

  /// A category and a whole number that falls into it.
  public struct Sample: Sendable, Hashable {
    /// The category.
    public var category: PluralCategory
    /// The smallest whole number of the category.
    public var number: Int
  }

  /// A category and a number with one fraction digit that falls into it.
  public struct DecimalSample: Sendable, Hashable {
    /// The category.
    public var category: PluralCategory
    /// The number times ten: 15 for 1.5.
    public var tenths: Int
  }

  /// The rules of a language; those of the root (`other` alone) where ICU does not know it.
  ///
  /// - Throws: ``LocaleDataError`` where ICU fails.
  /// - Complexity: about a millisecond for a language's first call, constant after.
  public init(of language: LanguageTag) throws(LocaleDataError) {
    let tag = LanguageFacts.canonical(language)
    if let known = Self.known.withLock({ $0[tag] }) {
      self = known
      return
    }
    self = try Self.pool.withHandle(of: tag.description) { handle in PluralRules(reading: handle) }
    let rules = self
    Self.known.withLock { $0[tag] = rules }
  }

  /// The category of a whole number in a language.
  ///
  /// - Throws: ``LocaleDataError`` where ICU fails.
  public static func category(of number: Int, in language: LanguageTag) throws(LocaleDataError) -> PluralCategory {
    let tag = LanguageFacts.canonical(language).description
    let category = try pool.withHandle(of: tag) { handle in ts_plural_of_integer(handle, Int64(number)) }
    return Self.category(category) ?? .other
  }

  /// The smallest whole number of a category, or nil where no whole number falls into it.
  public func integer(for category: PluralCategory) -> Int? { integers.first { $0.category == category }?.number }

  private init(reading handle: OpaquePointer) {
    let numbers = Array(0...200) + [1_000, 10_000, 100_000, 1_000_000]
    var integers: [PluralCategory: Int] = [:]
    for number in numbers {
      guard let category = Self.category(ts_plural_of_integer(handle, Int64(number))) else { continue }
      if integers[category] == nil { integers[category] = number }
    }
    var decimals: [PluralCategory: Int] = [:]
    for tenths in Array(0...209) + [10_000, 10_000_000] {
      guard let category = Self.category(ts_plural_of_tenths(handle, Int64(tenths))) else { continue }
      if decimals[category] == nil { decimals[category] = tenths }
    }
    let keywords = ts_plural_keywords(handle)
    self.integers = PluralCategory.allCases.compactMap { category in
      integers[category].map { Sample(category: category, number: $0) }
    }
    self.decimals = PluralCategory.allCases.compactMap { category in
      decimals[category].map { DecimalSample(category: category, tenths: $0) }
    }
    categories = PluralCategory.allCases.enumerated().compactMap { keywords & (1 << $0.offset) != 0 ? $0.element : nil }
  }

  private static let known = LockedValue<[LanguageTag: PluralRules]>([:])

  private static let pool = HandlePool<String> { tag throws(LocaleDataError) in
    var status: Int32 = 0
    guard let handle = ts_plurals_open(tag, 0, &status) else {
      throw .icu(call: "uplrules_openForType", status: Int(status))
    }
    return handle
  }

  private static func category(_ code: Int32) -> PluralCategory? {
    let all = PluralCategory.allCases
    return all.indices.contains(Int(code)) ? all[Int(code)] : nil
  }
}
