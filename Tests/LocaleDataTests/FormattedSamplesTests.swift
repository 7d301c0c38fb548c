import Testing
import TitlefitLocaleData
import TitlefitLocales

private func samples(_ value: FormattedValue, _ language: String) throws -> [String] {
  try FormattedSamples.texts(of: value, in: LanguageTag(language))
}

// Expected: CLDR's list patterns, currency formats and relative times as its survey shows them.
@Test("A list ends as the language ends lists")
func lists() throws {
  #expect(try samples(.list, "en") == ["Anna-Sophie, Konstantin, and Maximilian"])
  #expect(try samples(.list, "de") == ["Anna-Sophie, Konstantin und Maximilian"])
}

@Test("An amount of money has its sign where the language puts it")
func currencies() throws {
  #expect(try samples(.currency, "en") == ["€1,299.99"])
  #expect(try samples(.currency, "de") == ["1.299,99\u{A0}€"])
}

@Test("A share is a hundred per cent, with the language's space")
func percentages() throws {
  #expect(try samples(.percent, "en") == ["100%"])
  #expect(try samples(.percent, "de") == ["100\u{A0}%"])
}

@Test("A time seen from now is said in words")
func relativeDates() throws {
  #expect(try samples(.relativeDate, "en") == ["28 days ago"])
  #expect(try samples(.relativeDate, "de") == ["vor 28 Tagen"])
}

@Test("Every kind of value has a sample in languages of many scripts", arguments: FormattedValue.allCases)
func everyKind(value: FormattedValue) throws {
  for language in ["ar", "de", "en", "fa", "hi", "ja", "th", "zh-Hant"] {
    let texts = try samples(value, language)
    #expect(!texts.isEmpty && texts.allSatisfy { !$0.isEmpty }, "\(language)")
  }
}
