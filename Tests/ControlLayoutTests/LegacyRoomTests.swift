import Testing
import TitlefitControlLayout
import TitlefitGeometry
import TitlefitTestSupport
import TitlefitTypography

@Test("A title that is too wide loses its middle")
func legacyMiddle() throws {
  // 30 points hold six characters of "Preferences", the ellipsis among them.
  let scene = Scene(legacy(), title: "Preferences", width: 30)
  try scene.expect(size: (30, 24), ltr: Frames(title: [0, 6, 30, 12]), rtl: Frames(title: [0, 6, 30, 12]))
  let result = try scene.layout()
  #expect(result.title?.measurement.visible == "Pre…es")
  #expect(result.verdict == .fails)
}

@Test("Several lines do not make the button higher, so lines get lost")
func legacyLines() throws {
  // The natural size is one line and 12; three lines of 12 in 24 lose one, in 36 none.
  let model = legacy {
    $0.numberOfLines = 0
    $0.lineBreakMode = .byWordWrapping
  }
  let natural = try Scene(model, title: "one two three", width: 25).layout()
  #expect(natural.size == Size(width: 25, height: 24))
  #expect(natural.title?.measurement.visible == "one\ntwo")
  #expect(natural.neededHeight == 36)
  #expect(natural.verdict == .fails)
  let high = try Scene(model, title: "one two three", width: 25, height: 36).layout()
  #expect(high.title?.frame == Rect(x: 0, y: 0, width: 25, height: 36))
  #expect(high.verdict == .fits)
}

@Test("A line limit counts as room")
func legacyLineLimit() throws {
  let model = legacy {
    $0.numberOfLines = 2
    $0.lineBreakMode = .byWordWrapping
  }
  let result = try Scene(model, title: "one two three", width: 25, height: 100).layout()
  #expect(result.title?.measurement.visible == "one\ntwo")
  #expect(result.verdict == .fails)
  #expect(result.clippings == [Clipping(part: .title, axis: .vertical, needed: 36, available: 24)])
}

@Test("A shrinking title takes the largest font at which it fits")
func shrinking() throws {
  // 11 characters at size s are 5.5 s wide; 44 points hold size 8.
  let model = legacy {
    $0.adjustsFontSizeToFitWidth = true
    $0.minimumScaleFactor = 0.5
  }
  let result = try Scene(model, title: "Preferences", width: 44).layout()
  let title = try #require(result.title)
  #expect(isClose([title.font.size, title.scaleFactor, title.frame.width], [8, 0.8, 44]))
  #expect(title.measurement.visible == "Preferences")
  #expect(result.verdict == .fits)
  #expect(result.estimates == ["step of a shrinking title's font: 0.1 pt, is a guess"])
}

@Test("A title that is too wide at the smallest font keeps it and is cut")
func shrinkingFloor() throws {
  // At 0.9 the title is 49.5 wide of 44.
  let model = legacy {
    $0.adjustsFontSizeToFitWidth = true
    $0.minimumScaleFactor = 0.9
  }
  let result = try Scene(model, title: "Preferences", width: 44).layout()
  #expect(result.title?.scaleFactor == 0.9)
  #expect(result.title?.measurement.isTruncated == true)
  #expect(result.verdict == .fails)
  #expect(result.clippings == [Clipping(part: .title, axis: .horizontal, needed: 49.5, available: 44)])
}

@Test("Without a least scale factor, or with several lines, nothing shrinks")
func notShrinking() throws {
  for (factor, lines) in [(0.0, 1), (0.5, 2), (1.0, 1)] {
    let model = legacy {
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = factor
      $0.numberOfLines = lines
    }
    #expect(try Scene(model, title: "Preferences", width: 44).layout().title?.scaleFactor == 1)
  }
}

@Test("A title that can still shrink is certain to fit, whatever the error bound at its full size")
func shrinkingIsCertain() throws {
  // 55 of 55 with a bound of 1 is unsure; at half the size 27.5 + 1 fits.
  var scene = Scene(legacy(), title: "Preferences", width: 55)
  scene.measurer = SquareFontMeasurer(errorBound: 1)
  #expect(try scene.layout().verdict == .unsure)
  scene.specification.model = legacy {
    $0.adjustsFontSizeToFitWidth = true
    $0.minimumScaleFactor = 0.5
  }
  #expect(try scene.layout().verdict == .fits)
}

@Test("A hostile font size does not trap")
func hostileFont() throws {
  for size in [Double.nan, .infinity, -3, 0, 1e300] {
    let model = legacy {
      $0.font = .system(size)
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumScaleFactor = 0.5
    }
    _ = try Scene(model, title: "Preferences", width: 44).layout()
  }
}
