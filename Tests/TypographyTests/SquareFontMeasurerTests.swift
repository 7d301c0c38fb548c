import Testing
import TitlefitLocales
import TitlefitTestSupport
import TitlefitTypography

/// Ten points make a character 5 wide and a line 12 high.
private func measure(
  _ text: String, width: Double?, lines: Int = 1, mode: LineBreakMode = .byTruncatingTail
) throws -> TextMeasurement {
  SquareFontMeasurer().measure(
    TextRequest(
      text, language: try LanguageTag("en"), font: .system(10), maximumWidth: width, lineLimit: lines,
      lineBreakMode: mode))
}

@Test("A text without a width keeps its line and needs all of it")
func squareUnbroken() throws {
  let measured = try measure("Save as", width: nil)
  // 7 characters × 5, one line of 12; the longest word has 4 characters.
  #expect(measured.width == 35)
  #expect(measured.needed == 35)
  #expect(measured.height == 12)
  #expect(measured.widestSegment == 20)
  #expect(measured.widestSegmentText == "Save")
  #expect(!measured.isTruncated)
}

@Test(
  "Thirty points hold six characters, the ellipsis among them",
  arguments: [
    (LineBreakMode.byTruncatingTail, "Prefe…"), (.byTruncatingHead, "…ences"), (.byTruncatingMiddle, "Pre…es"),
    (.byClipping, "Prefer"),
  ])
func squareTruncation(mode: LineBreakMode, visible: String) throws {
  let measured = try measure("Preferences", width: 30, mode: mode)
  #expect(measured.visible == visible)
  #expect(measured.isTruncated)
  #expect(measured.needed == 55)
}

@Test("Words wrap at spaces, and a word that is too long breaks inside")
func squareWrapping() throws {
  let words = try measure("Save the file", width: 40, lines: 0, mode: .byWordWrapping)
  #expect(words.lines.map(\.text) == ["Save the", "file"])
  #expect(words.height == 24)
  #expect(!words.breaksInsideWord)
  #expect(words.needed == 20)
  let long = try measure("Preferences", width: 30, lines: 0, mode: .byWordWrapping)
  #expect(long.lines.map(\.text) == ["Prefer", "ences"])
  #expect(long.breaksInsideWord)
}

@Test("A line limit hides lines: silently when wrapping, with an ellipsis when truncating")
func squareLimit() throws {
  let wrapped = try measure("one two three", width: 25, lines: 2, mode: .byWordWrapping)
  #expect(wrapped.lines.map(\.text) == ["one", "two"])
  #expect(wrapped.isTruncated)
  #expect(wrapped.unlimitedLineCount == 3)
  let cut = try measure("one two three", width: 25, lines: 2)
  #expect(cut.lines.map(\.text) == ["one", "two …"])
}

@Test("A hard break makes a line, and one line shows the first with an ellipsis")
func squareHardBreaks() throws {
  let both = try measure("Save\nas", width: nil, lines: 0)
  #expect(both.lines.map(\.text) == ["Save", "as"])
  #expect(both.hardBreakCount == 1)
  let one = try measure("Save\nas", width: nil)
  #expect(one.visible == "Save…")
  #expect(one.isTruncated)
}

@Test("A clipped text never wraps, and each of its hard lines is cut at the edge")
func squareClipping() throws {
  let clipped = try measure("Save the\nPreferences", width: 30, lines: 0, mode: .byClipping)
  #expect(clipped.lines.map(\.text) == ["Save t", "Prefer"])
  #expect(clipped.needed == 55)
}
