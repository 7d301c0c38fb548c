import Testing
import TitlefitGeometry
import TitlefitTypography

/// At 10 points a character is 5 points wide.
struct LineBreakingTests {
  @Test("Each line takes as many words as fit, and the space at its end hangs")
  func greedy() throws {
    // "ab cd" is 25 wide with its inner space, "ab cd " hangs its last space.
    let result = try Boxes.measure("ab cd ef", width: 25, lines: 0, .byWordWrapping)
    #expect(result.lines.map(\.text) == ["ab cd", "ef"])
    #expect(result.lines.map(\.width) == [25, 10])
    #expect(result.height == 24)
    #expect(result.needed == 10 && result.widestSegmentText == "ab" && result.naturalWidth == 40)
    #expect(!result.breaksInsideWord && !result.isTruncated)
  }

  // Recorded labels with a space at their end are as wide as the space makes them, and it hangs where room is short.
  @Test("White space at a text's end asks for room of its own, and fits without it")
  func paddedText() throws {
    // "ab  " is four characters of 5 points.
    let free = try Boxes.measure("ab  ", lines: 1, .byTruncatingTail)
    #expect(free.width == 20 && free.naturalWidth == 10 && free.needed == 10)
    let tight = try Boxes.measure("ab  ", width: 10, lines: 1, .byTruncatingTail)
    #expect(tight.width == 10 && !tight.isTruncated)
  }

  @Test("A point less sends the word to the next line")
  func narrower() throws {
    let result = try Boxes.measure("ab cd ef", width: 24.99, lines: 0, .byWordWrapping)
    #expect(result.lines.map(\.text) == ["ab", "cd", "ef"])
  }

  @Test("A word wider than the room breaks between clusters, on a line of its own, and is reported")
  func overlongWord() throws {
    let result = try Boxes.measure("a bcdefgh", width: 20, lines: 0, .byWordWrapping)
    #expect(result.lines.map(\.text) == ["a", "bcde", "fgh"])
    #expect(result.breaksInsideWord)
    #expect(result.needed == 35 && result.widestSegmentText == "bcdefgh")
  }

  @Test("Character wrapping breaks anywhere, spaces hang there too")
  func characters() throws {
    let result = try Boxes.measure("abcd efg", width: 20, lines: 0, .byCharWrapping)
    #expect(result.lines.map(\.text) == ["abcd", "efg"])
    #expect(!result.breaksInsideWord)
    #expect(try Boxes.measure("abcdef", width: 20, lines: 0, .byCharWrapping).breaksInsideWord)
  }

  @Test(
    "Hard breaks make lines of their own, whatever character they are",
    arguments: ["\n", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func hardBreaks(mark: String) throws {
    let result = try Boxes.measure("ab\(mark)\(mark)cde", lines: 0, .byWordWrapping)
    #expect(result.lines.map(\.text) == ["ab", "", "cde"])
    #expect(result.hardBreakCount == 2 && result.unlimitedLineCount == 3)
    #expect(result.naturalWidth == 15 && result.visible == "ab\n\ncde")
  }

  @Test("A soft hyphen shows only where a line breaks at it")
  func softHyphen() throws {
    let whole = try Boxes.measure("abc\u{AD}def", width: 30, lines: 0, .byWordWrapping)
    #expect(whole.lines.map(\.text) == ["abcdef"] && whole.width == 30)
    // "abc-" is 20 wide.
    let broken = try Boxes.measure("abc\u{AD}def", width: 29, lines: 0, .byWordWrapping)
    #expect(broken.lines.map(\.text) == ["abc-", "def"] && broken.lines.map(\.width) == [20, 15])
    #expect(broken.widestSegmentText == "abc-" && broken.needed == 20 && !broken.breaksInsideWord)
    // ¦ is 1 point wide, so that "abc-" (20) alone is wider than the unbroken "abc¦" (16), and 16 are enough.
    #expect(try Boxes.measure("abc\u{AD}¦", width: 16, lines: 0, .byWordWrapping).lines.map(\.text) == ["abc¦"])
    #expect(try Boxes.measure("abc\u{AD}¦", width: 16, lines: 0, .byWordWrapping).needed == 16)
    // The hyphen does not fit beside "abc" in 19 points: the word breaks without it.
    let narrow = try Boxes.measure("abc\u{AD}def", width: 19, lines: 0, .byWordWrapping)
    #expect(narrow.breaksInsideWord && narrow.lines.first?.text == "abc")
  }

  @Test("A no-break space keeps its words together")
  func noBreakSpace() throws {
    let result = try Boxes.measure("ab\u{A0}cd ef", width: 25, lines: 0, .byWordWrapping)
    #expect(result.lines.map(\.text) == ["ab\u{A0}cd", "ef"])
    #expect(result.widestSegment == 25)
  }

  @Test("Lines beyond the limit are not shown, and wrapping shows no ellipsis")
  func limit() throws {
    let result = try Boxes.measure("ab cd ef", width: 10, lines: 2, .byWordWrapping)
    #expect(result.lines.map(\.text) == ["ab", "cd"] && result.isTruncated)
    #expect(result.unlimitedLineCount == 3 && result.height == 24)
    #expect(try !Boxes.measure("ab cd  ", width: 10, lines: 2, .byWordWrapping).isTruncated)
  }

  @Test("A ligature that a line would cut is shaped as its letters")
  func ligature() throws {
    // QQ is one glyph of 9 points; aQ and Qb are four boxes in two lines.
    #expect(try Boxes.measure("aQQb").width == 19)
    let broken = try Boxes.measure("aQQb", width: 10, lines: 0, .byCharWrapping)
    #expect(broken.lines.map(\.text) == ["aQ", "Qb"] && broken.lines.map(\.width) == [10, 10])
  }

  @Test("Kerning across a break is not counted")
  func kerning() throws {
    // A V are kerned by 1 point.
    #expect(try Boxes.measure("AV").width == 9)
    #expect(try Boxes.measure("AV", width: 8, lines: 0, .byCharWrapping).lines.map(\.width) == [5, 5])
  }

  @Test("Kana and ideographs break between any two, a small letter does not start a line")
  func ideographs() throws {
    let result = try Boxes.measure("日本語", width: 10, lines: 0, .byWordWrapping, language: "ja")
    #expect(result.lines.map(\.text) == ["日本", "語"] && result.needed == 5)
  }

  @Test("A family joined by ZWJ and a letter with its accent are one cluster each")
  func clusters() throws {
    let result = try Boxes.measure("xe\u{301}\u{301}y", width: 10, lines: 0, .byCharWrapping)
    #expect(result.lines.map(\.text) == ["xe\u{301}\u{301}", "y"])
  }

  @Test("Right-to-left words break like others, in logical order")
  func rightToLeft() throws {
    let result = try Boxes.measure("אב גד הו", width: 25, lines: 0, .byWordWrapping, .rightToLeft, language: "he")
    #expect(result.lines.map(\.text) == ["אב גד", "הו"] && result.lines.map(\.width) == [25, 10])
  }

  @Test("An empty text has one empty line")
  func empty() throws {
    let result = try Boxes.measure("", width: 10)
    #expect(result.lines.map(\.text) == [""] && result.height == 12 && result.width == 0 && !result.isTruncated)
    #expect(result.needed == 0 && result.unlimitedLineCount == 1 && result.lines.first?.ink == nil)
  }
}
