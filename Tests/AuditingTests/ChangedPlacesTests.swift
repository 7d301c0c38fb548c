import Testing
import TitlefitAuditing
import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales

private typealias Place = TitlefitDiagnostics.SourceLocation

/// A unit at a line, with the lines of its texts by language.
private func unit(_ key: String, _ file: String, _ line: Int, _ texts: [(LanguageTag, Int)]) -> StringUnit {
  StringUnit(
    key: key, location: Place(file: file, line: line, column: 1),
    localizations: texts.map { language, line in
      let place = Place(file: file, line: line, column: 5)
      return Localization(language: language, location: place, texts: [StringText("x", location: place)])
    })
}

private func finding(
  _ file: String, _ line: Int, language: LanguageTag? = nil, key: String? = nil, related: [Place] = []
) -> Finding {
  Finding(
    rule: "title-truncated", code: "title-cut", severity: .error, message: FindingMessage("x"),
    subject: FindingSubject(table: "T", key: key, language: language),
    location: Place(file: file, line: line, column: 3),
    related: related.map { RelatedLocation($0, label: "control") })
}

@Suite struct ChangedPlacesTests {
  private func places(
    _ catalogs: [Catalog] = [], changes: [String: FileChange], text: String = ""
  ) -> ChangedPlaces {
    let reading = ProjectReading(catalogs: catalogs.map { CatalogReading(catalog: $0, issues: []) })
    return ChangedPlaces(reading, sourceLanguage: "en", change: { changes[$0] }) { _ in
      text.split(separator: "\n", omittingEmptySubsequences: false)
    }
  }

  /// Two keys of two languages: a at 3 (en 4, de 8), b at 12 (en 13, de 17).
  private let catalog = Catalog(
    format: .xcstrings, file: "T.xcstrings", table: "T",
    units: [
      unit("a", "T.xcstrings", 3, [("en", 4), ("de", 8), ("fr", 10)]),
      unit("b", "T.xcstrings", 12, [("en", 13), ("de", 17)]),
    ])

  private func contains(change: FileChange, _ line: Int, _ language: LanguageTag?) -> Bool {
    places([catalog], changes: ["T.xcstrings": change]).contain(finding("T.xcstrings", line, language: language))
  }

  @Test("a finding of a String Catalog's unit follows its own language, the source language and the unit's own lines")
  func stringCatalog() {
    #expect(contains(change: FileChange(lines: [9...9]), 8, "de"))
    #expect(contains(change: FileChange(lines: [5...5]), 8, "de"))
    #expect(contains(change: FileChange(lines: [3...3]), 8, "de"))
    #expect(!contains(change: FileChange(lines: [10...10]), 8, "de"))
    #expect(!contains(change: FileChange(lines: [13...19]), 8, "de"))
    #expect(contains(change: FileChange(lines: [10...10]), 3, nil))
  }

  @Test("what was taken out of a unit changes it, what was taken out between units does not")
  func gaps() {
    #expect(contains(change: FileChange(gaps: [8]), 8, "de"))
    #expect(!contains(change: FileChange(gaps: [11]), 8, "de"))
  }

  private let strings = """
    /* About a. */
    "a" = "first
    second";
    /* About b. */
    "b" = "x";
    """

  private func touches(_ line: Int, change: Int) -> Bool {
    let german = Catalog(
      format: .strings, file: "de.lproj/T.strings", table: "T", language: "de",
      units: [unit("a", "de.lproj/T.strings", 2, [("de", 2)]), unit("b", "de.lproj/T.strings", 5, [("de", 5)])])
    return places([german], changes: ["de.lproj/T.strings": FileChange(lines: [change...change])], text: strings)
      .contain(finding("de.lproj/T.strings", line, language: "de"))
  }

  @Test("an entry of a file of keys and values goes from its comment to its semicolon", arguments: [1, 2, 3])
  func entry(line: Int) {
    #expect(touches(2, change: line))
    #expect(!touches(5, change: line))
  }

  @Test("the comment above an entry belongs to it and not to the one before")
  func comment() {
    #expect(touches(5, change: 4))
    #expect(!touches(2, change: 4))
  }

  @Test("a translation's finding follows its source text in the other file")
  func sourceText() {
    let english = Catalog(
      format: .strings, file: "en.lproj/T.strings", table: "T", language: "en",
      units: [unit("a", "en.lproj/T.strings", 1, [("en", 1)])])
    let places = places([english], changes: ["en.lproj/T.strings": FileChange(lines: [1...1])], text: "\"a\" = \"x\";")
    #expect(places.contain(finding("de.lproj/T.strings", 9, language: "de", key: "a")))
    #expect(!places.contain(finding("de.lproj/T.strings", 9, language: "de", key: "b")))
    #expect(!places.contain(finding("Other/de.lproj/T.strings", 9, language: "de", key: "a")))
  }

  private let document = """
    <document>
      <scene sceneID="one">
        <button/>
        <constraints/>
      </scene>
      <scene sceneID="two">
        <button/>
      </scene>
    </document>
    """

  @Test("a control of a storyboard changes with its scene", arguments: [(4, true), (7, false), (1, false)])
  func scene(change: Int, isChanged: Bool) {
    let control = Place(file: "M.storyboard", line: 3, column: 5)
    let places = places(changes: ["M.storyboard": FileChange(lines: [change...change])], text: document)
    #expect(places.contain(finding("T.xcstrings", 99, related: [control])) == isChanged)
  }

  private let configuration = """
    controls:
      - name: first
        width: 88

      # About the second.
      - name: second
        width: 90
    rules: {}
    """

  @Test(
    "a control of the configuration changes with its entry", arguments: [(2, true), (3, true), (4, false), (6, false)])
  func configured(change: Int, isChanged: Bool) {
    let control = Place(file: "titlefit.yml", line: 2, column: 5)
    let places = places(changes: ["titlefit.yml": FileChange(lines: [change...change])], text: configuration)
    #expect(places.contain(finding("T.xcstrings", 99, related: [control])) == isChanged)
  }

  @Test("a finding about a file as a whole changes with the file, one without a place never does")
  func wholeFile() {
    let places = places(changes: ["T.xcstrings": FileChange(gaps: [7])])
    #expect(places.contain(finding("T.xcstrings", 0)))
    var nowhere = finding("T.xcstrings", 0)
    nowhere.location = nil
    #expect(!places.contain(nowhere))
  }
}
