import Testing
import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

@testable import TitlefitAuditing

private let sampler = Sampler(values: ["%lld": ["1", "21", "1234567"], "%@": ["Anna", "Bo"], "%f": ["0.5"]])

private func titles(_ text: String, _ language: LanguageTag = "en", plural: [PluralCategory] = []) -> [String] {
  let path = VariationPath(plural.map { .plural($0, variable: nil) })
  let bound = BoundText(
    table: "T", key: "k", language: language, variation: path, value: text, location: SourceLocation(file: "a"))
  return sampler.samples(title: bound, subtitle: nil).map { $0.title?.text ?? "-" }
}

@Test("A text without placeholders has one sample")
func plain() {
  #expect(titles("Save") == ["Save"])
  #expect(titles("100 % sure") == ["100 % sure"])
}

@Test("Each sample takes the next value of every placeholder, numbers as the language writes them")
func values() {
  #expect(titles("%@: %lld files") == ["Anna: 1 files", "Bo: 21 files", "Bo: 1,234,567 files"])
  #expect(titles("%d Dateien", "de") == ["1 Dateien", "21 Dateien", "1.234.567 Dateien"])
  #expect(titles("%.1f km", "fr") == ["0,5 km"])
  #expect(titles("100 %% of %@") == ["100 % of Anna", "100 % of Bo"])
}

@Test("A plural form takes only numbers of its category, the smallest where the configuration has none")
func plurals() {
  // Russian: 1 and 21 are one, 2 is few, 0 and 1234567 are many (CLDR: 1234567 ends in 67, so it is many).
  #expect(titles("%lld файл", "ru", plural: [.one]) == ["1 файл", "21 файл"])
  #expect(titles("%lld файла", "ru", plural: [.few]) == ["2 файла"])
  #expect(titles("%lld файлов", "ru", plural: [.many]).count == 1)
  #expect(titles("no files", "en", plural: [.zero]) == ["no files"])
  #expect(titles("%lld files", "en", plural: [.zero]) == ["0 files"])
}

@Test("The places of values are known in UTF-16 units")
func ranges() {
  let bound = BoundText(
    table: nil, key: nil, language: "en", value: "👍 %1$@!", location: SourceLocation(file: "a"))
  let sample = sampler.samples(title: bound, subtitle: nil).first?.title
  #expect(sample?.text == "👍 Anna!")
  #expect(sample?.values == [SampledValue(range: 3..<7, placeholder: "%@", value: "Anna")])
}

@Test("A width pads a number on the side its flag says")
func padding() {
  #expect(titles("%5lld|").first == "    1|")
  #expect(titles("%-5lld|").first == "1    |")
  #expect(titles("%03lld|").first == "001|")
}

@Test("A number takes the category of its own argument, not that of another variable")
func pluralArguments() {
  let path = VariationPath([.plural(.one, variable: "names"), .plural(.other, variable: "count")])
  let bound = BoundText(
    table: "T", key: "k", language: "en", variation: path, value: "%@ and %lld more",
    location: SourceLocation(file: "a"),
    pluralArguments: [1: .one, 2: .other])
  let texts = sampler.samples(title: bound, subtitle: nil).map { $0.title?.text }
  #expect(texts == ["Anna and 21 more", "Bo and 1,234,567 more"])
}

@Test("Every configured value is measured, however many there are")
func manyValues() {
  let many = Sampler(values: ["%lld": (1...20).map(String.init) + ["1234567890123"]])
  let bound = BoundText(table: nil, key: nil, language: "en", value: "%lld", location: SourceLocation(file: "a"))
  let texts = many.samples(title: bound, subtitle: nil).map { $0.title?.text }
  #expect(texts.count == 21)
  #expect(texts.last == "1,234,567,890,123")
}
