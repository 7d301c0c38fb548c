import Testing
import TitlefitControls
import TitlefitSwiftSources
import TitlefitTestSupport

/// The functions that the corpus's code looks keys up with and nothing in it declares.
private let wrappers = ["localized", "localizedString", "AppLocalizedString"].map { TextWrapper(name: $0) }

private func reading(_ name: String) throws -> CodeReading {
  let path = "Swift/Buttons/" + name
  let reader = SwiftCodeReader()
  let file = reader.parse(try CorpusFile.bytes(path), file: path)
  return reader.read([file], settings: CodeSettings(wrappers: wrappers), on: .none)
}

private let names = ((try? CorpusFile.names(in: "Swift/Buttons")) ?? []).filter { $0.hasSuffix(".swift") }

@Test("Each input of the corpus gives the facts that stand beside it, and no others", arguments: names)
func facts(name: String) throws {
  let lines = try CodeLines.of(reading(name))
  let expected = String(
    decoding: try CorpusFile.bytes("Swift/Buttons/" + name.dropLast(6) + ".facts"), as: UTF8.self)
  #expect(lines == expected.split(separator: "\n").map(String.init))
}

@Test("The corpus has an input for each idiom of the survey")
func corpusIsThere() {
  #expect(names.count >= 37)
}

@Test("A class gives its buttons what its initializers and base classes do")
func buttonClass() throws {
  let classes = try reading("12-base-class.swift").classes
  let facts = try #require(classes["ShadowButton"])
  #expect(facts.changes.map(\.effect.name).contains("imageEdgeInsets"))
  #expect(facts.variants.count == 2)
  #expect(facts.titles.count == 1)
}

@Test("A property that documents fill and whose setter looks the text up is an inspectable title")
func inspectable() throws {
  let titles = try reading("32-inspectable.swift").inspectableTitles
  #expect(titles == [InspectableTitle(className: "UIButton", property: "titleKey", table: "Localizable")])
}

@Test("Titles in code are counted once a place, with the reason where they are not resolved")
func counts() throws {
  let titles = try reading("27-joined.swift").titles
  #expect(titles.found == 6)
  #expect(titles.keys == 2)
  #expect(titles.unresolved == ["run-time-text": 1, "joined-text": 2, "key-not-literal": 1])
}
