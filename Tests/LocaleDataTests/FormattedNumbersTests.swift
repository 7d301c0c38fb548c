import Testing
import TitlefitLocaleData
import TitlefitLocales

// Source of the expected values: CLDR 42, numbers of each language.
struct FormattedNumbersTests {
  @Test(
    "Whole numbers take the language's digits and grouping",
    arguments: [
      ("en", "1,234,567"), ("de", "1.234.567"), ("hi", "12,34,567"), ("fr", "1\u{202F}234\u{202F}567"),
      ("ar", "١٬٢٣٤٬٥٦٧"), ("fa", "۱٬۲۳۴٬۵۶۷"), ("de-CH", "1’234’567"),
    ])
  func integers(tag: String, expected: String) throws {
    #expect(try FormattedNumbers.integer(1_234_567, in: try LanguageTag(tag)) == expected)
  }

  @Test("Grouping can be left out, a sign is kept")
  func ungrouped() throws {
    #expect(try FormattedNumbers.integer(-1_234, in: try LanguageTag("en"), isGrouped: false) == "-1234")
    #expect(try FormattedNumbers.integer(Int.min, in: try LanguageTag("en")) == "-9,223,372,036,854,775,808")
  }

  @Test("Decimals show the digits asked for, and whole numbers after them still show none")
  func decimals() throws {
    let german = try LanguageTag("de")
    #expect(try FormattedNumbers.decimal(1234.5, in: german, fractionDigits: 2...2) == "1.234,50")
    #expect(try FormattedNumbers.decimal(0.5, in: german, fractionDigits: 0...6) == "0,5")
    #expect(try FormattedNumbers.integer(3, in: german) == "3")
    #expect(try FormattedNumbers.decimal(.infinity, in: german, fractionDigits: 0...0) == "∞")
    #expect(try FormattedNumbers.decimal(1e308, in: german, fractionDigits: 0...40).count > 300)
  }
}
