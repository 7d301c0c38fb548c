import Testing
import TitlefitTypography

/// What a measurement tells besides its lines.
struct TextMeasurementReportTests {
  @Test("Runs are in logical order, one per script and direction")
  func runs() throws {
    let runs = try Boxes.measure("ab אב 12", .byTruncatingTail).runs
    #expect(runs.map(\.script) == ["Latn", "Hebr", "Hebr"])
    #expect(runs.map(\.text) == ["ab ", "אב ", "12"])
    #expect(runs.map(\.isRightToLeft) == [false, true, false])
    #expect(runs.map(\.width) == [15, 15, 10])
    #expect(Set(runs.map(\.font)) == ["Titlefit Boxes"])
  }

  @Test("A character that no font has is named once")
  func missing() throws {
    #expect(try Boxes.measure("aжbжщ").missingGlyphs == ["ж", "щ"])
    #expect(try Boxes.measure("ab\u{200D}\n\u{7}").missingGlyphs.isEmpty)
  }

  @Test("Ink is the box of the drawn glyphs, in visual order")
  func ink() throws {
    // A box is drawn from half a point to 4.5 points across, 7 points up; a leading space draws nothing.
    #expect(
      try Boxes.measure("ab").lines.first?.ink == InkExtents(minX: 0.5, maxX: 9.5, above: 7, below: 0))
    #expect(
      try Boxes.measure(" a").lines.first?.ink == InkExtents(minX: 5.5, maxX: 9.5, above: 7, below: 0))
    #expect(try Boxes.measure(" ").lines.first?.ink == nil)
  }

  @Test("A font file is measured to half a point without estimates")
  func bound() throws {
    let result = try Boxes.measure("ab cd", width: 10, lines: 0, .byWordWrapping)
    #expect(result.errorBound <= 0.5 && result.estimates.isEmpty)
  }

  @Test("Control characters have no width, a tab that of a space")
  func controls() throws {
    #expect(try Boxes.measure("a\u{7}b").width == 10)
    #expect(try Boxes.measure("a\tb").width == 15)
  }

  @Test("Canonically equal texts are not taken for each other")
  func canonicalEquivalence() throws {
    for text in ["ba\u{301}", "b\u{E1}", "ba\u{301}"] {
      let visible = try Boxes.measure(text, width: 100).visible
      #expect(Array(visible.utf16) == Array(text.utf16))
    }
  }

  @Test("A text asked for again in another room has the same facts")
  func again() throws {
    let first = try Boxes.measure("once more", width: 20)
    let second = try Boxes.measure("once more", width: 30, lines: 0, .byWordWrapping)
    #expect(first.visible == "onc…" && second.visible == "once\nmore")
    #expect(first.naturalWidth == second.naturalWidth && first.runs == second.runs)
    #expect(try Boxes.measure("once more", width: 20) == first)
  }
}
