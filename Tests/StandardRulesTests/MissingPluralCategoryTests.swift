import Testing
import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

@testable import TitlefitStandardRules

private func unit(_ language: String, _ categories: [PluralCategory], variable: String? = nil) throws -> UnitFacts {
  let place = SourceLocation(file: "a", line: 1, column: 1)
  let tag = try LanguageTag(language)
  let path = VariationPath([.device("iphone")])
  let set = PluralSet(path: path, variable: variable, categories: categories, location: place)
  return UnitFacts(
    table: "T", key: "files", sourceLanguage: tag, location: place,
    localizations: [Localization(language: tag, location: place, texts: [], plurals: [set])])
}

@Test(
  "The categories that whole numbers fall into are wanted, as CLDR lists them",
  arguments: [
    ("en", [PluralCategory.one, .other], []), ("ja", [.other], []), ("ru", [.one, .other], ["few", "many"]),
    ("ar", [.one, .other], ["zero", "two", "few", "many"]), ("lv", [.one, .other], ["zero"]),
    ("cs", [.one, .few, .other], []), ("fr", [.one, .other], []), ("en", [.other], ["one"]),
  ])
func categories(language: String, there: [PluralCategory], missing: [String]) throws {
  let found = MissingPluralCategory(options: RuleOptions()).check(try unit(language, there))
  #expect(found.map { $0.evidence.values["missing"] } == (missing.isEmpty ? [] : [.list(missing)]))
}

@Test("Categories of millions count where the configuration wants them")
func millions() throws {
  let rule = MissingPluralCategory(options: RuleOptions(["large-numbers": .flag(true)]))
  #expect(rule.check(try unit("fr", [.one, .other])).first?.evidence.values["missing"] == .list(["many"]))
}

@Test("The subject names the language, the variation and the variable")
func subject() throws {
  let found = MissingPluralCategory(options: RuleOptions()).check(try unit("ru", [.other], variable: "count"))
  #expect(found.first?.subject.variation == "device.iphone/plural(count)")
  #expect(found.first?.subject.language == (try LanguageTag("ru")))
}
