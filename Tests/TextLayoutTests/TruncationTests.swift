import Testing
import TitlefitGeometry
import TitlefitTypography

/// At 10 points a character and the ellipsis are 5 points wide.
struct TruncationTests {
  @Test(
    "Each mode keeps its part and as many clusters as fit",
    arguments: [
      (LineBreakMode.byTruncatingTail, "abcde…"), (.byTruncatingHead, "…fghij"), (.byTruncatingMiddle, "abc…ij"),
      (.byClipping, "abcdef"),
    ])
  func modes(mode: LineBreakMode, expected: String) throws {
    for direction in LayoutDirection.allCases {
      let result = try Boxes.measure("abcdefghij", width: 30, mode, direction)
      #expect(result.visible == expected && result.isTruncated && result.width == 30 && result.needed == 50)
    }
  }

  // The ellipsis leaves 27.5 points, half of them 13.75: three characters, 15 points, lie nearer than two, 10 points.
  // The 12.5 points that are left hold two characters. At 30 points half is 12.5, as near to two as to three: two.
  @Test("The end of a middle cut starts nearest to half of its room, and the start takes the rest")
  func middle() throws {
    for direction in LayoutDirection.allCases {
      #expect(try Boxes.measure("abcdefghij", width: 32.5, .byTruncatingMiddle, direction).visible == "ab…hij")
      #expect(try Boxes.measure("abcdefghij", width: 30, .byTruncatingMiddle, direction).visible == "abc…ij")
    }
  }

  @Test("Right-to-left text is cut at its logical end")
  func rightToLeft() throws {
    let result = try Boxes.measure("אבגדהו", width: 20, .byTruncatingTail, .rightToLeft, language: "he")
    #expect(result.visible == "אבג…")
    #expect(try Boxes.measure("אבגדהו", width: 20, .byTruncatingHead, .rightToLeft, language: "he").visible == "…דהו")
  }

  @Test("What fits exactly is not cut")
  func exact() throws {
    let result = try Boxes.measure("abcdef", width: 30)
    #expect(result.visible == "abcdef" && !result.isTruncated)
    #expect(try Boxes.measure("abcdef", width: 29.9).visible == "abcd…")
  }

  @Test("A cluster is kept whole or not at all")
  func wholeClusters() throws {
    #expect(try Boxes.measure("ae\u{301}\u{301}bcd", width: 14.9).visible == "a…")
    #expect(try Boxes.measure("ae\u{301}\u{301}bcd", width: 15).visible == "ae\u{301}\u{301}…")
  }

  @Test("The ellipsis stands alone where nothing fits beside it", arguments: [0, -3, 4, 9.9])
  func nothingFits(width: Double) throws {
    let result = try Boxes.measure("abc", width: width)
    #expect(result.visible == "…" && result.width == 5 && result.isTruncated)
  }

  @Test("Only the last of several lines is cut, from the rest of its paragraph")
  func lastLine() throws {
    let tail = try Boxes.measure("ab cd ef gh", width: 25, lines: 2)
    #expect(tail.lines.map(\.text) == ["ab cd", "ef gh"] && !tail.isTruncated)
    let cut = try Boxes.measure("ab cd ef gh ij", width: 25, lines: 2)
    #expect(cut.lines.map(\.text) == ["ab cd", "ef g…"] && cut.isTruncated)
    #expect(cut.unlimitedLineCount == 3 && cut.needed == 10)
    let head = try Boxes.measure("ab cd ef gh ij", width: 25, lines: 2, .byTruncatingHead)
    #expect(head.lines.map(\.text) == ["ab cd", "…h ij"])
    let middle = try Boxes.measure("ab cd ef gh ij", width: 25, lines: 2, .byTruncatingMiddle)
    #expect(middle.lines.map(\.text) == ["ab cd", "ef…ij"])
  }

  @Test("A hard break hides what follows from a one-line control")
  func hardBreak() throws {
    let tail = try Boxes.measure("ab\ncd", width: 100)
    #expect(tail.visible == "ab…" && tail.isTruncated && tail.needed == 10 && tail.hardBreakCount == 1)
    #expect(try Boxes.measure("ab\n", width: 100).visible == "ab")
    #expect(try Boxes.measure("ab\ncd", width: 100, .byWordWrapping).visible == "ab")
    #expect(try Boxes.measure("ab\ncd", width: 10).visible == "a…")
    #expect(try Boxes.measure("\ncd", width: 10).visible == "…")
  }

  @Test("Only what shows can be hidden: not white space, but a mark on a space")
  func blankRest() throws {
    #expect(try !Boxes.measure("ab\n \u{200D} \n", width: 100).isTruncated)
    #expect(try Boxes.measure("ab\n \u{301}", width: 100).isTruncated)
  }

  @Test("A space before the ellipsis is kept")
  func spaces() throws { #expect(try Boxes.measure("ab cdef", width: 20).visible == "ab …") }

  @Test("What is left is shaped anew: a ligature cut by the ellipsis is letters again")
  func ligature() throws {
    // aQQ… is 19 wide, as QQ is one glyph of 9 points, and aQ… is 15.
    #expect(try Boxes.measure("aQQbcd", width: 15).visible == "aQ…")
    #expect(try Boxes.measure("aQQbcd", width: 19).visible == "aQQ…")
  }

  @Test("Clipping shows what starts before the edge and is as wide as the room")
  func clipping() throws {
    let result = try Boxes.measure("abcdef", width: 12, .byClipping)
    #expect(result.visible == "abc" && result.width == 12 && result.isTruncated)
    #expect(try Boxes.measure("ab", width: 12, .byClipping).width == 10)
    #expect(try Boxes.measure("ab cd", width: 12, lines: 0, .byClipping).unlimitedLineCount == 1)
  }

  @Test("A width that is no number is no limit", arguments: [Double.nan, .infinity])
  func noLimit(width: Double) throws { #expect(try !Boxes.measure("abcdef", width: width).isTruncated) }
}
