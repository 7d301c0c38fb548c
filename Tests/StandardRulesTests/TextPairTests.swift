import Testing
import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

@testable import TitlefitStandardRules

private typealias Form = (selectors: [VariationPath.Selector], text: String)

/// A unit with the given forms in English and German.
private func unit(_ key: String = "key", english: [Form], german: [Form], state: String? = nil) throws -> UnitFacts {
  let place = SourceLocation(file: "a", line: 1, column: 1)
  func localization(_ language: String, _ forms: [Form]) throws -> Localization {
    Localization(
      language: try LanguageTag(language), location: place,
      texts: forms.map {
        StringText($0.text, variation: VariationPath($0.selectors), location: place, state: state)
      })
  }
  return UnitFacts(
    table: "T", key: key, sourceLanguage: try LanguageTag("en"), location: place,
    localizations: [try localization("de", german), try localization("en", english)])
}

private func plural(_ category: PluralCategory) -> VariationPath.Selector { .plural(category, variable: nil) }

private let files: [Form] = [([plural(.one)], "%lld file"), ([plural(.other)], "%lld files")]

/// The comparison of the unit's first translation.
private func comparison(_ unit: UnitFacts) throws -> ArgumentComparison {
  let pair = try #require(unit.translations.first)
  return try #require(ArgumentComparison(pair))
}

@Test("A form is compared with the source's form of its category, else with other")
func counterparts() throws {
  let unit = try unit(
    english: files, german: [([plural(.one)], "a"), ([plural(.few)], "b"), ([.device("mac"), plural(.one)], "c")])
  #expect(unit.translations.map { $0.source?.value } == ["%lld file", "%lld files", "%lld file"])
}

@Test("A key that stands for a missing source text is compared only where it reads like a text")
func keys() throws {
  let named = try unit("Nop-cj-93Q.title", english: [([], "Nop-cj-93Q.title")], german: [([], "x")], state: "from-key")
  #expect(named.translations.isEmpty)
  let spoken = try unit("Send it.", english: [([], "Send it.")], german: [([], "x")], state: "from-key")
  #expect(spoken.translations.count == 1)
}

@Test(
  "The arguments that a form may leave out depend on its category",
  arguments: [
    (PluralCategory.one, "Datei", "%lld file", 0), (.one, "Datei", "%lld of %@", 1), (.zero, "nichts", "%lld of %@", 0),
    (.other, "Dateien", "%lld files", 1), (.few, "Dateien", "%lld files", 1),
  ])
func missing(category: PluralCategory, text: String, source: String, count: Int) throws {
  let unit = try unit(english: [([plural(category)], source)], german: [([plural(category)], text)])
  let found = try comparison(unit)
  #expect(found.missing.count == count)
}

@Test("An argument that another form of the source has is not too many")
func known() throws {
  let unit = try unit(
    english: [([plural(.one)], "1 file"), ([plural(.other)], "%lld files")], german: [([plural(.one)], "%lld Datei")])
  let found = try comparison(unit)
  #expect(found.extra.isEmpty)
}

@Test(
  "A percent sign of running text is no argument", arguments: ["100%-osan %@", "%0 fils de %@", "50 % ajkaa %@"])
func doubtful(text: String) throws {
  let unit = try unit(english: [([], "Use %@")], german: [([], text)])
  let found = try comparison(unit)
  #expect(found.extra.isEmpty && found.missing.isEmpty && found.retyped.isEmpty)
}

@Test(
  "Integers are told apart by their size on the platform, not by their spelling",
  arguments: [("%d", "%u", false), ("%ld", "%lld", false), ("%zd", "%qu", false), ("%d", "%ld", true)])
func sizes(source: String, text: String, isResized: Bool) throws {
  let unit = try unit(english: [([], source)], german: [([], text)])
  let found = try comparison(unit)
  #expect(found.resized.isEmpty != isResized)
}

@Test("Characters of a Latin name in a Hebrew paragraph keep their order at its left")
func order() throws {
  // Alef, bet, space, a, b: read from the right; from the left they are a, b, space, bet, alef.
  let order = try #require(BidiOrder("אב ab", direction: .rightToLeft))
  #expect(order.visual == [3, 4, 2, 1, 0])
  #expect(order.places == [4, 3, 2, 0, 1])
}
