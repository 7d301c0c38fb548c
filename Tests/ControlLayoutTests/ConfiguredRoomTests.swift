import Testing
import TitlefitControlLayout
import TitlefitGeometry
import TitlefitTypography

@Test("A title wraps in its width and the button grows")
func wrapping() throws {
  // 64 − 24 = 40 hold "Save the"; two lines of 12. Unbroken the title takes 65.
  let scene = Scene(configuration(), title: "Save the file", width: 64)
  try scene.expect(size: (64, 38), ltr: Frames(title: [12, 7, 40, 24]), rtl: Frames(title: [12, 7, 40, 24]))
  let result = try scene.layout()
  #expect(result.natural == Size(width: 89, height: 26))
  #expect(result.neededHeight == 38)
  #expect(result.title?.availableWidth == 40)
  #expect(result.title?.measurement.visible == "Save the\nfile")
  #expect(result.verdict == .fits)
  #expect(result.clippings.isEmpty)
}

@Test("A word that breaks in its middle fails")
func brokenWord() throws {
  // "Preferences" takes 55 of 30.
  let result = try Scene(configuration(), title: "Preferences", width: 54).layout()
  #expect(result.title?.measurement.lines.count == 2)
  #expect(result.verdict == .fails)
  #expect(result.clippings == [Clipping(part: .title, axis: .horizontal, needed: 55, available: 30)])
}

@Test("Every mode but wrapping keeps one line")
func oneLineModes() throws {
  for mode in LineBreakMode.allCases where !mode.wraps {
    let model = configuration { $0.titleLineBreakMode = mode }
    let result = try Scene(model, title: "Preferences all", width: 54).layout()
    #expect(result.size.height == 26)
    #expect(result.title?.lineLimit == 1)
    #expect(result.verdict == .fails)
    // 15 characters need 75 of 30.
    #expect(result.clippings == [Clipping(part: .title, axis: .horizontal, needed: 75, available: 30)])
  }
}

@Test("A maximum width is not filled by a shorter title, yet it is the room the title has")
func maximumWidth() throws {
  var scene = Scene(configuration(), title: "Save now")
  scene.room = LayoutRoom(width: 200, isMaximumWidth: true)
  let short = try scene.layout()
  #expect(short.size.width == 64)
  #expect(short.title?.availableWidth == 176)
  scene.room.width = 50
  let long = try scene.layout()
  #expect(long.size == Size(width: 50, height: 38))
  #expect(long.title?.availableWidth == 26)
}

@Test("When space is short the text loses, not the image")
func textLoses() throws {
  // 78 − 24 − 20 − 4 = 30 for a text of 55.
  let model = configuration {
    $0.image = picture
    $0.imagePadding = 4
    $0.titleLineBreakMode = .byTruncatingTail
  }
  let scene = Scene(model, title: "Preferences", width: 78)
  try scene.expect(
    size: (78, 30), ltr: Frames(title: [36, 9, 30, 12], image: [12, 7, 20, 16]),
    rtl: Frames(title: [12, 9, 30, 12], image: [46, 7, 20, 16]))
  #expect(try scene.layout().title?.measurement.visible == "Prefe…")
}

@Test("A button narrower than its image and insets leaves a text less than nothing and says what is clipped")
func tooNarrow() throws {
  // 24 + 20 + 4 = 48 of 40: the text has −8 of 20, the image 16 of 20, the whole 40 of 48.
  let model = configuration {
    $0.image = picture
    $0.imagePadding = 4
    $0.titleLineBreakMode = .byTruncatingTail
  }
  let result = try Scene(model, title: "Save", width: 40).layout()
  #expect(result.title?.availableWidth == -8)
  #expect(result.title?.frame.width == 0)
  #expect(result.image?.size == picture.size)
  #expect(
    result.clippings == [
      Clipping(part: .title, axis: .horizontal, needed: 20, available: -8),
      Clipping(part: .stack, axis: .horizontal, needed: 48, available: 40),
      Clipping(part: .image, axis: .horizontal, needed: 20, available: 16),
    ])
}

@Test("A height that is given takes lines away")
func lostLines() throws {
  // Three lines of 12 in 40 − 14 = 26: two stay. The whole needs 36 + 14 = 50.
  let result = try Scene(configuration(), title: "one two three", width: 49, height: 40).layout()
  #expect(result.size == Size(width: 49, height: 40))
  #expect(result.title?.measurement.visible == "one\ntwo")
  #expect(result.title?.availableHeight == 26)
  #expect(result.neededHeight == 50)
  #expect(result.verdict == .fails)
  #expect(
    result.clippings == [
      Clipping(part: .stack, axis: .vertical, needed: 50, available: 40),
      Clipping(part: .title, axis: .vertical, needed: 36, available: 26),
    ])
}

@Test("The subtitle has the height that the title leaves")
func subtitleRest() throws {
  // 40 − 14 − 12 − 1 = 13 for a subtitle of one line of 7.2; at 30 it has 3.
  let roomy = try Scene(configuration(), title: "Save", subtitle: "now", height: 40).layout()
  #expect(roomy.subtitle?.availableHeight == 13)
  #expect(roomy.verdict == .fits)
  let tight = try Scene(configuration(), title: "Save", subtitle: "now", height: 30).layout()
  #expect(tight.subtitle?.availableHeight == 3)
  #expect(tight.subtitle?.frame.height == 3)
  #expect(tight.verdict == .fails)
}

@Test("An image above takes its height from the text")
func stackedHeight() throws {
  // 60 − 14 − 16 − 4 = 26.
  let model = configuration {
    $0.image = picture
    $0.imagePadding = 4
    $0.imagePlacement = .top
  }
  let result = try Scene(model, title: "Save", width: 100, height: 60).layout()
  #expect(result.title?.availableHeight == 26)
  #expect(result.title?.availableWidth == 76)
}

@Test("Without a room nothing limits a text and everything fits")
func noRoom() throws {
  let result = try Scene(configuration(), title: "Save\nthe file", subtitle: "x").layout()
  // Two hard lines: 8 × 5 wide, 24 + 1 + 7.5 high.
  #expect(result.size == Size(width: 64, height: 46.5))
  #expect(result.title?.availableWidth == nil)
  #expect(result.title?.availableHeight == nil)
  #expect(result.verdict == .fits)
}

@Test("A room or a length that is no number neither traps nor counts")
func hostileNumbers() throws {
  let model = configuration {
    $0.image = ButtonImage(size: Size(width: .nan, height: .infinity))
    $0.imagePadding = .nan
    $0.contentInsets = DirectionalEdgeInsets(top: .infinity, leading: -.infinity, bottom: .nan, trailing: 3)
  }
  let result = try Scene(model, title: "Save", width: .nan, height: .infinity).layout()
  // Only 3 of the insets count; the image is empty.
  #expect(result.size == Size(width: 23, height: 12))
  let negative = try Scene(configuration(), title: "Save now please", width: -5, height: -1e300).layout()
  #expect(negative.size == .zero)
  #expect(negative.verdict == .fails)
}
