import Testing
import TitlefitLocaleData
import TitlefitLocales

// Source of the expected values: CLDR 42, Language Plural Rules, sample columns.
struct PluralRulesTests {
  @Test(
    "Whole numbers of a language fall into CLDR's categories",
    arguments: [
      ("en", [1, 0]), ("ja", [0]), ("ru", [1, 2, 0]), ("pl", [1, 2, 0]), ("ar", [0, 1, 2, 3, 11, 100]),
      ("cs", [1, 2, 0]), ("fr", [0, 1_000_000, 2]), ("lv", [0, 1, 2]), ("iw", [1, 2, 0]), ("cy", [0, 1, 2, 3, 6, 4]),
    ])
  func integers(tag: String, expected: [Int]) throws {
    #expect(try PluralRules(of: try LanguageTag(tag)).integers.map(\.number) == expected)
  }

  @Test("A category that only fractions have is among the decimals, not among the whole numbers")
  func decimals() throws {
    let czech = try PluralRules(of: try LanguageTag("cs"))
    #expect(czech.integers.map(\.category) == [.one, .few, .other])
    #expect(czech.decimals.map(\.category) == [.many])
    let russian = try PluralRules(of: try LanguageTag("ru"))
    #expect(russian.integers.map(\.category) == [.one, .few, .many])
    #expect(russian.categories == [.one, .few, .many, .other])
    #expect(russian.integer(for: .other) == nil && russian.integer(for: .few) == 2)
  }

  @Test("A number's category is asked for alone")
  func category() throws {
    #expect(try PluralRules.category(of: 21, in: try LanguageTag("ru")) == .one)
    #expect(try PluralRules.category(of: 21, in: try LanguageTag("en")) == .other)
    #expect(try PluralRules.category(of: 1, in: try LanguageTag("xx")) == .other)
  }
}
