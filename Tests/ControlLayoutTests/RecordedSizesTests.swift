import Testing
import TitlefitControlLayout
import TitlefitGeometry
import TitlefitTypography

/// A measurer with San Francisco's line height and one given width for every text.
///
/// Source of the line height: recorded prints of UIFont, 2444/2048 of the size (1.193359375).
private struct GivenWidth: TextMeasuring {
  var width: Double

  func metrics(of font: FontDescriptor) -> FontMetrics {
    FontMetrics(ascender: font.size * 1950 / 2048, descender: font.size * 494 / 2048, leading: 0)
  }

  func measure(_ request: TextRequest) -> TextMeasurement {
    TextMeasurement(
      width: width, height: metrics(of: request.font).lineHeight,
      lines: [MeasuredLine(text: request.text, width: width)], visible: request.text, isTruncated: false, needed: width,
      naturalWidth: width, widestSegment: width, widestSegmentText: request.text, unlimitedLineCount: 1,
      hardBreakCount: 0, breaksInsideWord: false, errorBound: 0)
  }
}

private func size(_ model: ButtonModel, textWidth: Double, scale: Double, title: String? = "x") throws -> [Double] {
  var scene = Scene(model, title: title)
  scene.scale = PixelScale(scale)
  scene.measurer = GivenWidth(width: textWidth)
  let size = try scene.layout().size
  // Interface Builder writes three digits.
  return [(size.width * 1000).rounded() / 1000, (size.height * 1000).rounded() / 1000]
}

// Each row is a size that Interface Builder recorded in public storyboards; the text's width is the recorded width less
// the insets, less a tenth of a point, so that only the rule is tested and not a font.

@Test(
  "Configured buttons have the recorded sizes",
  arguments: [
    ("Button", 50.9, 3.0, [75, 34.333]), ("Load ad", 65.233, 3, [89.333, 34.333]),
    ("Set", 25.567, 3, [49.667, 34.333]),
    ("Done", 40.233, 3, [64.333, 34.333]), ("Destory Track", 106.4, 2, [130.5, 34.5]),
    ("Create VideoTrack", 139.4, 2, [163.5, 34.5]),
  ])
func configuredRecorded(title: String, width: Double, scale: Double, expected: [Double]) throws {
  #expect(try size(.configured(ButtonConfiguration()), textWidth: width, scale: scale, title: title) == expected)
}

@Test(
  "Configured heights by font size are the recorded ones",
  arguments: [(12.0, 28.333), (15, 32), (18, 35.667), (30, 50), (40, 62), (50, 74)])
func configuredHeights(pointSize: Double, height: Double) throws {
  var configuration = ButtonConfiguration()
  configuration.titleFont = .system(pointSize)
  #expect(try size(.configured(configuration), textWidth: 30, scale: 3)[1] == height)
}

@Test("At the extra-small content size the default font is 14 points and the insets stay")
func extraSmallCanvas() throws {
  var scene = Scene(.configured(ButtonConfiguration()), title: "Button")
  scene.contentSize = .xSmall
  scene.measurer = GivenWidth(width: 42.9)
  #expect(try scene.layout().size == Size(width: 67, height: 31))
}

@Test("Images in configured buttons add their size and nothing else")
func configuredImages() throws {
  for side in [24.0, 28, 48] {
    var configuration = ButtonConfiguration()
    configuration.image = ButtonImage(size: Size(width: side, height: side))
    #expect(try size(.configured(configuration), textWidth: 0, scale: 2, title: nil) == [side + 24, side + 14])
  }
  var configuration = ButtonConfiguration()
  configuration.image = ButtonImage(size: Size(width: 23, height: 23))
  #expect(try size(.configured(configuration), textWidth: 30, scale: 2) == [77, 37])
}

@Test(
  "Legacy heights by font size are the recorded ones",
  arguments: [
    (12.0, 27.0), (13, 28), (14, 29), (15, 30), (16, 32), (17, 33), (18, 34), (19, 35), (20, 36), (21, 38), (22, 39),
    (23, 40), (24, 41), (25, 42), (27, 45),
  ])
func legacyHeights(pointSize: Double, height: Double) throws {
  var button = LegacyButton()
  button.font = .system(pointSize)
  for scale in [2.0, 3] {
    #expect(try size(.legacy(button), textWidth: 40, scale: scale)[1] == height)
  }
}

@Test("Legacy widths are whole points from thirty up, and insets replace the twelve")
func legacyRecorded() throws {
  // Button 46 × 30, OK 30 × 30; 15 points with 10/20 insets 86 × 38; an empty custom button 30 × 34.
  #expect(try size(.legacy(LegacyButton()), textWidth: 45.4, scale: 2) == [46, 30])
  #expect(try size(.legacy(LegacyButton()), textWidth: 21.6, scale: 3) == [30, 30])
  var inset = LegacyButton()
  inset.contentEdgeInsets = EdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
  #expect(try size(.legacy(inset), textWidth: 45.4, scale: 3) == [86, 38])
  #expect(try size(.legacy(LegacyButton(type: .custom)), textWidth: 0, scale: 2, title: nil) == [30, 34])
}

@Test("A legacy image alone keeps its size and the height of a line")
func legacyImagesRecorded() throws {
  // Custom, 18 points: 16 × 16 is recorded as 16 × 22, hammer as 25.333 × 22.667.
  for (image, expected) in [((16.0, 16.0), [16.0, 22.0]), ((25.333, 22.667), [25.333, 22.667])] {
    var button = LegacyButton(type: .custom)
    button.image = ButtonImage(size: Size(width: image.0, height: image.1))
    #expect(try size(.legacy(button), textWidth: 0, scale: 3, title: nil) == expected)
  }
}

@Test("Built-in symbols have the size recorded at their time")
func builtInSymbols() throws {
  // Information button, 15 points: 25.6667 square at 3x and 26 at 2x from Xcode 14.3 on; 24.3333 × 23.6667 before.
  var scene = Scene(.legacy(LegacyButton(type: .infoLight)))
  scene.measurer = GivenWidth(width: 0)
  for (platform, scale, expected) in [
    (PlatformGeneration.iOS17, 3.0, [25.667, 25.667]), (.iOS17, 2, [26, 26]), (.iOS15, 3, [24.333, 23.667]),
  ] {
    scene.platform = platform
    scene.scale = PixelScale(scale)
    let size = try scene.layout().size
    #expect([(size.width * 1000).rounded() / 1000, (size.height * 1000).rounded() / 1000] == expected)
  }
}
