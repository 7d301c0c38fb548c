import Testing
import TitlefitCatalogReaders
import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitTestSupport

private func read(_ reader: some CatalogReader, _ text: String, language: String? = nil) -> CatalogReading {
  let tag = language.flatMap { try? LanguageTag($0) }
  return reader.read(Array(text.utf8), from: CatalogSource(file: "a/b", table: "b", language: tag))
}

@Test(
  "A refused encoding is named", arguments: [("f12-macroman", "MacRoman"), ("f12-latin1", "Windows-1252 (Latin-1)")])
func encodingIsNamed(name: String, guess: String) throws {
  let bytes = try CorpusFile.bytes("Catalogs/strings/invalid/\(name).strings")
  let reading = StringsReader().read(bytes, from: CatalogSource(file: "x", table: "x"))
  #expect(reading.issues.map { $0.message.what.contains(guess) } == [true])
}

@Test("A value's place is its opening quote; a duplicate names the first place")
func places() {
  let reading = read(StringsReader(), "/* ü */ \"a\"\n = \"1\";\n\"a\" = \"2\";", language: "de")
  #expect(reading.catalog.units[0].location == SourceLocation(file: "a/b", line: 1, column: 9))
  #expect(
    reading.catalog.units[0].localizations[0].texts[0].location == SourceLocation(file: "a/b", line: 2, column: 4))
  #expect(reading.issues[0].related.map(\.location) == [SourceLocation(file: "a/b", line: 1, column: 9)])
}

@Test("Two spellings of one accented letter are two keys")
func canonicallyEquivalentKeys() {
  #expect(read(StringsReader(), "\"\u{E9}\" = \"1\"; \"e\u{301}\" = \"2\";").issues == [])
}

@Test("A file outside a language folder has the undetermined language")
func noLanguage() {
  #expect(read(StringsReader(), "\"a\" = \"1\";").catalog.units[0].localizations[0].language == .undetermined)
}

@Test("Plural forms are told apart by path and variable")
func pluralSets() {
  let reading = read(
    StringCatalogReader(),
    """
    {"sourceLanguage":"en","version":"1.0","strings":{"k":{"localizations":{"en":{"variations":{"device":{
    "mac":{"variations":{"plural":{"one":{"stringUnit":{"value":"1"}},"other":{"stringUnit":{"value":"2"}}}}}}},
    "substitutions":{"n":{"variations":{"plural":{"other":{"stringUnit":{"value":"3"}}}}}}}}}}}
    """)
  let plurals = reading.catalog.units[0].localizations[0].plurals
  #expect(plurals.map(\.variable) == [nil, "n"])
  #expect(plurals.map(\.path) == [VariationPath([.device("mac")]), VariationPath()])
  #expect(plurals.map(\.categories) == [[.one, .other], [.other]])
}

@Test("Each argument's number has the plural category of its own variable, whatever their order in the text")
func pluralArguments() {
  func variable(_ argument: Int) -> String {
    "{\"argNum\":\(argument),\"formatSpecifier\":\"lld\",\"variations\":{\"plural\":{"
      + "\"one\":{\"stringUnit\":{\"value\":\"%arg\"}},\"other\":{\"stringUnit\":{\"value\":\"%arg s\"}}}}}"
  }
  let reading = read(
    StringCatalogReader(),
    "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":"
      + "\"%#@b@ in %#@a@\"},\"substitutions\":{\"a\":\(variable(1)),\"b\":\(variable(2))}}}}}}")
  let texts = reading.catalog.units[0].localizations[0].texts
  #expect(texts.map(\.value).dropFirst().first == "%2$lld in %1$lld s")
  #expect(texts.dropFirst().first?.pluralArguments == [1: .other, 2: .one])
}

@Test("Beyond the limit of combinations some are left out, with a finding, and no form is forgotten")
func tooManyCombinations() {
  let forms = ["zero", "one", "two", "few", "many", "other"]
    .map { "\"\($0)\":{\"stringUnit\":{\"value\":\"\($0)\"}}" }.joined(separator: ",")
  let substitutions = ["a", "b", "c"].map { "\"\($0)\":{\"variations\":{\"plural\":{\(forms)}}}" }
  let reading = read(
    StringCatalogReader(),
    "{\"sourceLanguage\":\"ar\",\"strings\":{\"k\":{\"localizations\":{\"ar\":{\"stringUnit\":{\"value\":"
      + "\"%#@a@ %#@b@ %#@c@\"},\"substitutions\":{\(substitutions.joined(separator: ","))}}}}}}")
  let texts = reading.catalog.units[0].localizations[0].texts
  #expect(texts.count == 64)
  #expect(reading.issues.map(\.code) == ["too-many-combinations"])
  let selectors = Set(texts.flatMap(\.variation.selectors))
  #expect(selectors.count == 18)
}

@Test("Variables that double at every level end at the limit instead of filling the memory")
func doublingVariables() {
  let levels = (0..<30).map { level in
    "\"v\(level)\":{\"stringUnit\":{\"value\":\"%#@v\(level + 1)@%#@v\(level + 1)@\"}}"
  }
  let reading = read(
    StringCatalogReader(),
    "{\"sourceLanguage\":\"en\",\"strings\":{\"k\":{\"localizations\":{\"en\":{\"stringUnit\":{\"value\":\"%#@v0@\"},"
      + "\"substitutions\":{\(levels.joined(separator: ","))}}}}}}")
  #expect(reading.issues.map(\.code).contains("variable-cycle"))
}

@Test("A reader is found by its extension, capitals or not", arguments: ["strings", "STRINGSDICT", "xcstrings"])
func readerByExtension(name: String) { #expect(CatalogReaders.reader(forExtension: name) != nil) }

@Test("No reader claims other files")
func noReader() { #expect(CatalogReaders.reader(forExtension: "json") == nil) }
