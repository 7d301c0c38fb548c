import Foundation
import Testing
import TitlefitGeometry
import TitlefitLocales
import TitlefitShaping
import TitlefitTestSupport
import TitlefitTypography

@Suite("A project's own font is measured exactly")
struct ProjectFontTests {
  @Test("Every letter of the square font is half an em wide")
  func advances() throws {
    let text = try MeasuredText("Hello", MeasuredText.squareFont(20), in: MeasuredText.square)
    #expect(text.width == 50)
    #expect(text.glyphs.map(\.cluster) == [0, 1, 2, 3, 4])
    #expect(text.glyphs.allSatisfy { $0.advance == 10 })
  }

  @Test("Pair kerning narrows AV by a tenth of an em")
  func kerning() throws {
    #expect(try MeasuredText("AV", MeasuredText.squareFont(20), in: MeasuredText.square).width == 18)
    #expect(try MeasuredText("VA", MeasuredText.squareFont(20), in: MeasuredText.square).width == 20)
  }

  @Test("A ligature is one glyph that belongs to its first letter")
  func ligature() throws {
    let text = try MeasuredText("xfi", MeasuredText.squareFont(10), in: MeasuredText.square)
    #expect(text.width == 13)
    #expect(text.glyphs.map(\.cluster) == [0, 1])
  }

  @Test("A right-to-left run comes in visual order, last letter first")
  func rightToLeft() throws {
    let text = try MeasuredText(
      "abc", MeasuredText.squareFont(10), direction: .rightToLeft, in: MeasuredText.square)
    #expect(text.glyphs.map(\.cluster) == [2, 1, 0])
    #expect(text.width == 15)
  }

  @Test("A stretch of a text is shaped with offsets into the whole text")
  func partOfText() throws {
    let units = Array("xAVx".utf16)
    let font = try MeasuredText.square.primaryFont(of: MeasuredText.squareFont(10))
    let run = try MeasuredText.square.shape(
      units, range: 1..<3, font: font, script: "Latn", language: .undetermined, direction: .leftToRight)
    #expect(run.glyphs.map(\.cluster) == [1, 2])
    #expect(run.width == 9)
  }

  @Test("A variable font follows the weight", arguments: [(FontWeight.regular, 10.0), (.black, 14), (.thin, 10)])
  func variation(weight: FontWeight, width: Double) throws {
    let font = FontDescriptor(family: .named("Titlefit Square Variable"), size: 10, weight: weight)
    #expect(try MeasuredText("ab", font, in: MeasuredText.square).width == width)
  }

  @Test(
    "A font is found by PostScript, full and family name",
    arguments: ["TitlefitSquare-Regular", "Titlefit Square Regular", "Titlefit Square"])
  func names(name: String) throws {
    let font = try MeasuredText.square.primaryFont(of: FontDescriptor(family: .named(name), size: 10))
    #expect(font.name == "Titlefit Square Regular")
    #expect(!font.isStandIn)
  }

  @Test("A name that no file has is an error with the name, not another font", arguments: ["Avenir", "../x", ""])
  func unknownName(name: String) {
    #expect(throws: FontError.nameNotFound(name)) {
      try MeasuredText.square.primaryFont(of: FontDescriptor(family: .named(name), size: 10))
    }
  }

  @Test("Line metrics are those of hhea, although OS/2 says something else")
  func metrics() throws {
    let metrics = try MeasuredText.square.metrics(of: MeasuredText.squareFont(10))
    #expect(metrics == FontMetrics(ascender: 8, descender: 2, leading: 0))
  }

  @Test("Half a point is the bound of an exact width")
  func bound() throws {
    let text = try MeasuredText("Hello", MeasuredText.squareFont(20), in: MeasuredText.square)
    #expect(text.bound == 0.5)
    #expect(text.runs.allSatisfy { $0.estimates.isEmpty })
  }

  @Test("Ink is the box of the outlines, beyond the advance where a letter hangs out")
  func ink() throws {
    let plain = try MeasuredText("ab", MeasuredText.squareFont(10), in: MeasuredText.square)
    #expect(plain.runs.first?.ink() == InkExtents(minX: 0, maxX: 10, above: 5, below: 0))
    let hanging = try MeasuredText("af", MeasuredText.squareFont(10), in: MeasuredText.square)
    #expect(hanging.runs.first?.ink() == InkExtents(minX: 0, maxX: 11, above: 9, below: 2))
    let empty = try MeasuredText("  ", MeasuredText.squareFont(10), in: MeasuredText.square)
    #expect(empty.runs.first?.ink() == nil)
  }

  @Test("A character that no font has is marked as missing, its neighbours are not")
  func missing() throws {
    let text = try MeasuredText("a\u{10900}b", MeasuredText.squareFont(10), in: MeasuredText.square)
    #expect(text.fonts.map(\.isMissing) == [false, true, false])
    #expect(text.fonts.map(\.range) == [0..<1, 1..<3, 3..<4])
    #expect(text.glyphs.map(\.id).filter { $0 == 0 }.count == 1)
  }

  @Test("A letter that a project's font lacks is drawn by the system font at the same size")
  func fallback() throws {
    let collection = FontCollection(
      FontSources(projectFiles: [CorpusFile.url("Fonts/TitlefitSquare.ttf").path]))
    let text = try MeasuredText("aß", MeasuredText.squareFont(17), in: collection)
    #expect(text.served == ["Titlefit Square Regular: a", "Inter: ß"])
    #expect(text.fonts.last?.font.size == 17)
  }

  @Test("A system font given by file is measured as it is")
  func systemFile() throws {
    let path = CorpusFile.url("Fonts/TitlefitSquare.ttf").path
    let collection = FontCollection(FontSources(systemFolders: [], systemFont: .file(path)))
    let text = try MeasuredText("ab", .system(20), in: collection)
    #expect(text.width == 20)
    #expect(text.bound == 0.5)
  }

  @Test("A folder without San Francisco is an error that names it")
  func systemFolder() {
    let collection = FontCollection(FontSources(systemFont: .folder("/nowhere")))
    #expect(throws: FontError.systemFontMissing(file: "SFNS.ttf", folders: ["/nowhere"])) {
      try collection.primaryFont(of: .system(17))
    }
  }

  @Test("Offsets beyond the text and ill-formed scripts are refused")
  func refused() throws {
    let units = Array("ab".utf16)
    let font = try MeasuredText.square.primaryFont(of: MeasuredText.squareFont(10))
    for (range, script) in [(0..<3, "Latn"), (0..<2, "Latin"), (0..<2, "")] {
      #expect(throws: FontError.self) {
        try MeasuredText.square.shape(
          units, range: range, font: font, script: script, language: .undetermined, direction: .leftToRight)
      }
    }
    #expect(throws: FontError.self) {
      try MeasuredText.square.fontRuns(
        for: units, in: 0..<2, clusters: [0, 5], script: "Latn", language: .undetermined,
        descriptor: MeasuredText.squareFont(10))
    }
  }

  @Test("A size must be a number above zero", arguments: [0, -1, .nan, .infinity, 10_000])
  func size(size: Double) {
    #expect(throws: FontError.self) { try MeasuredText.square.primaryFont(of: MeasuredText.squareFont(size)) }
  }
}
