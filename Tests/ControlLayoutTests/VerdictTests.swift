import Testing
import TitlefitControlLayout
import TitlefitGeometry
import TitlefitTestSupport
import TitlefitTypography

/// A one-line title of 55 points in a room for the text of the given width, measured with the given bound.
private func oneLine(room: Double, bound: Double) throws -> Verdict {
  var scene = Scene(configuration { $0.titleLineBreakMode = .byTruncatingTail }, title: "Preferences", width: room + 24)
  scene.measurer = SquareFontMeasurer(errorBound: bound)
  return try scene.layout().verdict
}

@Test(
  "One line needs its unbroken width, give or take the error bound",
  arguments: [
    (55.0, 0.0, Verdict.fits), (54.9, 0.0, .fails), (56.0, 1.0, .fits), (55.9, 1.0, .unsure), (54.1, 1.0, .unsure),
    (53.9, 1.0, .fails),
  ])
func oneLineVerdict(room: Double, bound: Double, expected: Verdict) throws {
  #expect(try oneLine(room: room, bound: bound) == expected)
}

@Test("A wrapping text needs its widest word across")
func wrappingAcross() throws {
  // "Preferences" is 55; with a bound of 1, 55.5 points are not certain to hold it and 53 certain not to.
  for (room, expected) in [(60.0, Verdict.fits), (55.5, .unsure), (53.0, .fails)] {
    var scene = Scene(configuration(), title: "Open Preferences now", width: room + 24)
    scene.measurer = SquareFontMeasurer(errorBound: 1)
    #expect(try scene.layout().verdict == expected)
  }
}

@Test("Down, a wrapping text is unsure where the error bound decides how many lines there are")
func wrappingDown() throws {
  // "one two" is 35 wide. In 35.5 with a bound of 1 it may take one line of 12 or two of 24; the height leaves 13.
  for (room, expected) in [(37.0, Verdict.fits), (35.5, .unsure), (34.5, .unsure), (33.5, .fails)] {
    var scene = Scene(configuration(), title: "one two", width: room + 24, height: 27)
    scene.measurer = SquareFontMeasurer(errorBound: 1)
    #expect(try scene.layout().verdict == expected, "\(room)")
  }
}

@Test("Without a height, lines down do not count")
func wrappingWithoutHeight() throws {
  #expect(try Scene(configuration(), title: "one two three", width: 49).layout().verdict == .fits)
}

@Test("Breaking anywhere still fails where a word is broken")
func characterWrapping() throws {
  // 5 characters a line: "one t" breaks "two".
  let model = configuration { $0.titleLineBreakMode = .byCharWrapping }
  #expect(try Scene(model, title: "one two", width: 49).layout().verdict == .fails)
  #expect(try Scene(model, title: "one two", width: 59).layout().verdict == .fits)
}

@Test("A second line that a one-line title loses fails even without a room")
func lostHardBreak() throws {
  let model = configuration { $0.titleLineBreakMode = .byTruncatingTail }
  #expect(try Scene(model, title: "Save\nall").layout().verdict == .fails)
}

@Test("The worse of title and subtitle decides, and a button without texts fits")
func worseText() throws {
  // 30 points: the title's 20 fit, the subtitle's 11 × 3 = 33 do not.
  let model = configuration { $0.subtitleLineBreakMode = .byTruncatingTail }
  let result = try Scene(model, title: "Save", subtitle: "Preferences", width: 54).layout()
  #expect(result.title?.verdict == .fits)
  #expect(result.subtitle?.verdict == .fails)
  #expect(result.verdict == .fails)
  #expect(try Scene(configuration { $0.image = picture }, width: 5).layout().verdict == .fits)
}

@Test("A clipped text of any number of lines needs its unbroken width")
func clippedLines() throws {
  // 13 characters take 65 of 40, though no word is wider than 20.
  let model = legacy {
    $0.numberOfLines = 0
    $0.lineBreakMode = .byClipping
  }
  #expect(try Scene(model, title: "Save the file", width: 40).layout().verdict == .fails)
  #expect(try Scene(model, title: "Save the file", width: 65).layout().verdict == .fits)
}
