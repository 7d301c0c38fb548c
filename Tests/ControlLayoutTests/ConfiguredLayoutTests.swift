import Testing
import TitlefitControlLayout
import TitlefitGeometry
import TitlefitTypography

@Test("A title stands inside the default insets")
func titleAlone() throws {
  // 4 × 5 = 20 wide, 12 high; 12 + 20 + 12 by 7 + 12 + 7.
  try Scene(configuration(), title: "Save").expect(
    size: (44, 26), ltr: Frames(title: [12, 7, 20, 12]), rtl: Frames(title: [12, 7, 20, 12]))
}

@Test("Title and subtitle stand one point apart and start at the leading side")
func titleAndSubtitle() throws {
  // Title 40 × 12; subtitle 5 × 3 = 15 wide, 7.2 raised to 7.5; 12 + 1 + 7.5 = 20.5. In RTL it starts at 64 − 12 − 15.
  try Scene(configuration(), title: "Save now", subtitle: "later").expect(
    size: (64, 34.5), ltr: Frames(title: [12, 7, 40, 12], subtitle: [12, 20, 15, 7.5]),
    rtl: Frames(title: [12, 7, 40, 12], subtitle: [37, 20, 15, 7.5]))
}

@Test(
  "The title alignment moves the shorter of the two texts",
  arguments: [(TitleAlignment.leading, 12.0, 37.0), (.center, 24.5, 24.5), (.trailing, 37.0, 12.0)])
func titleAlignments(alignment: TitleAlignment, left: Double, leftInRTL: Double) throws {
  // The block is 40 wide from x 12, the subtitle 15: 12, 12 + 12.5 or 12 + 25.
  try Scene(configuration { $0.titleAlignment = alignment }, title: "Save now", subtitle: "later").expect(
    size: (64, 34.5), ltr: Frames(title: [12, 7, 40, 12], subtitle: [left, 20, 15, 7.5]),
    rtl: Frames(title: [12, 7, 40, 12], subtitle: [leftInRTL, 20, 15, 7.5]))
}

@Test("Title padding counts only between two texts")
func titlePaddingAlone() throws {
  // Title alone 12 + 14; both 12 + 9 + 7.5 + 14.
  let model = configuration { $0.titlePadding = 9 }
  #expect(try Scene(model, title: "Save").layout().size.height == 26)
  #expect(try Scene(model, title: "Save", subtitle: "now").layout().size.height == 42.5)
}

@Test("An image stands before or after the text and keeps its distance")
func imageBeside() throws {
  // 20 + 4 + 40 = 64 wide, 16 high; the title lies 2 lower. Trailing mirrors leading.
  let title = "Save now"
  try Scene(
    configuration {
      $0.image = picture
      $0.imagePadding = 4
    }, title: title
  ).expect(
    size: (88, 30), ltr: Frames(title: [36, 9, 40, 12], image: [12, 7, 20, 16]),
    rtl: Frames(title: [12, 9, 40, 12], image: [56, 7, 20, 16]))
  try Scene(
    configuration {
      $0.image = picture
      $0.imagePadding = 4
      $0.imagePlacement = .trailing
    }, title: title
  ).expect(
    size: (88, 30), ltr: Frames(title: [12, 9, 40, 12], image: [56, 7, 20, 16]),
    rtl: Frames(title: [36, 9, 40, 12], image: [12, 7, 20, 16]))
}

@Test("An image stands above or below the text, both in the middle")
func imageStacked() throws {
  // 40 wide, 16 + 4 + 12 = 32 high; the image lies 10 further in.
  for (placement, title, image) in [(ImagePlacement.top, 27.0, 7.0), (.bottom, 7.0, 23.0)] {
    let frames = Frames(title: [12, title, 40, 12], image: [22, image, 20, 16])
    try Scene(
      configuration {
        $0.image = picture
        $0.imagePadding = 4
        $0.imagePlacement = placement
      }, title: "Save now"
    ).expect(size: (64, 46), ltr: frames, rtl: frames)
  }
}

@Test(
  "Automatic alignment follows the image's side",
  arguments: [(ImagePlacement.leading, 32.0), (.trailing, 37.0), (.top, 24.5), (.bottom, 24.5)])
func automaticAlignment(placement: ImagePlacement, x: Double) throws {
  // Leading: after the image at 12 + 20. Trailing: at the end of 40, 12 + 25. Top and bottom: in the middle.
  let scene = Scene(
    configuration {
      $0.image = picture
      $0.imagePlacement = placement
    }, title: "Save now", subtitle: "later")
  #expect(try scene.layout().subtitle?.frame.minX == x)
}

@Test("Image padding does not count without a text")
func imageAlone() throws {
  // 20 + 24 by 16 + 14, whatever the padding; empty texts are none.
  let model = configuration {
    $0.image = picture
    $0.imagePadding = 9
  }
  try Scene(model, title: "", subtitle: "").expect(
    size: (44, 30), ltr: Frames(image: [12, 7, 20, 16]), rtl: Frames(image: [12, 7, 20, 16]))
}

@Test("A reservation widens the image's room and centres the image in it; a larger image ignores it")
func reservation() throws {
  // 30 + 40 = 70 wide; the image lies 5 further in: 17; mirrored 94 − 17 − 20.
  let reserved = configuration {
    $0.image = picture
    $0.imageReservation = 30
  }
  try Scene(reserved, title: "Save now").expect(
    size: (94, 30), ltr: Frames(title: [42, 9, 40, 12], image: [17, 7, 20, 16]),
    rtl: Frames(title: [12, 9, 40, 12], image: [57, 7, 20, 16]))
  let ignored = configuration {
    $0.image = picture
    $0.imageReservation = 10
  }
  #expect(try Scene(ignored, title: "Save now").layout().size.width == 84)
}

@Test("Along the vertical axis a reservation counts downwards")
func verticalReservation() throws {
  // 20 reserved for 16: 20 + 12 + 14 = 46 high, the image 2 lower.
  let model = configuration {
    $0.image = picture
    $0.imagePlacement = .top
    $0.imageReservation = 20
  }
  let frames = Frames(title: [12, 27, 40, 12], image: [22, 9, 20, 16])
  try Scene(model, title: "Save now").expect(size: (64, 46), ltr: frames, rtl: frames)
}

@Test("A symbol grows with Body, a picture does not")
func symbolGrowth() throws {
  // Body is 23 at xxxLarge and 17 at large: 17 becomes 23; plus 24 by plus 14.
  for (isSymbol, side) in [(true, 23.0), (false, 17.0)] {
    var scene = Scene(
      configuration { $0.image = ButtonImage(size: Size(width: 17, height: 17), isSymbol: isSymbol) })
    scene.contentSize = .xxxLarge
    let size = try scene.layout().size
    #expect(isClose([size.width, size.height], [side + 24, side + 14]))
  }
}

@Test("The activity indicator takes the image's place")
func activityIndicator() throws {
  // 20 × 20 instead of 90 × 90.
  let model = configuration {
    $0.image = ButtonImage(size: Size(width: 90, height: 90))
    $0.showsActivityIndicator = true
  }
  try Scene(model, title: "Save now").expect(
    size: (84, 34), ltr: Frames(title: [32, 11, 40, 12], image: [12, 7, 20, 20]),
    rtl: Frames(title: [12, 11, 40, 12], image: [52, 7, 20, 20]))
}

@Test("A menu's chevron takes room at the trailing side")
func menuIndicator() throws {
  // 40 + 20 + 24; in RTL the title ends at 84 − 12.
  for indicator in [ButtonIndicator.popup, .pulldown] {
    try Scene(configuration { $0.indicator = indicator }, title: "Save now").expect(
      size: (84, 26), ltr: Frames(title: [12, 7, 40, 12]), rtl: Frames(title: [32, 7, 40, 12]))
  }
  // Above a title, the image lies in the middle of the title's width: 12 + 10; in RTL the chevron's 20 come first.
  let stacked = configuration {
    $0.image = picture
    $0.imagePlacement = .top
    $0.indicator = .popup
  }
  try Scene(stacked, title: "Save now").expect(
    size: (84, 42), ltr: Frames(title: [12, 23, 40, 12], image: [22, 7, 20, 16]),
    rtl: Frames(title: [32, 23, 40, 12], image: [42, 7, 20, 16]))
  for indicator in [ButtonIndicator.none, .automatic] {
    #expect(try Scene(configuration { $0.indicator = indicator }, title: "Save now").layout().size.width == 64)
  }
}

@Test("Content insets replace the default and follow the direction")
func contentInsets() throws {
  // 2 + 40 + 4 by 1 + 12 + 3; in RTL the title starts at 4.
  let model = configuration {
    $0.contentInsets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  }
  try Scene(model, title: "Save now").expect(
    size: (46, 16), ltr: Frames(title: [2, 1, 40, 12]), rtl: Frames(title: [4, 1, 40, 12]))
}

@Test("Sizes go up to the next device pixel")
func pixels() throws {
  // 6.8 points: 3 × 3.4 = 10.2 wide and 8.16 high; at 2x 10.5 and 8.5, at 3x 31/3 and 25/3.
  for (scale, width, height) in [(2.0, 34.5, 22.5), (3.0, 24 + 31.0 / 3, 14 + 25.0 / 3)] {
    var scene = Scene(configuration { $0.titleFont = .system(6.8) }, title: "abc")
    scene.scale = PixelScale(scale)
    let size = try scene.layout().size
    #expect(isClose([size.width, size.height], [width, height]))
  }
}

@Test(
  "The nominal size decides font and insets",
  arguments: [(ButtonSize.mini, 35.0, 28.0), (.small, 35.0, 28.0), (.medium, 41.0, 34.5), (.large, 57.0, 50.5)])
func nominalSizes(size: ButtonSize, width: Double, height: Double) throws {
  // "OK" at 15 points is 15 × 18, at 17 points 17 × 20.4; insets 10/5, 10/5, 12/7 and 20/15.
  let result = try Scene(.configured(ButtonConfiguration(size: size)), title: "OK").layout()
  #expect(isClose([result.size.width, result.size.height], [width, height]))
}

@Test("Default fonts and text styles follow the content size, fixed fonts do not")
func contentSizes() throws {
  // Body at accessibility5 is 53 points: 26.5 a character.
  var standard = Scene(.configured(ButtonConfiguration()), title: "OK")
  standard.contentSize = .accessibility5
  #expect(try standard.layout().title?.frame.width == 53)
  var footnote = Scene(configuration { $0.titleFont = FontDescriptor(textStyle: .footnote) }, title: "OK")
  footnote.contentSize = .accessibility5
  #expect(try footnote.layout().title?.frame.width == 44)
  var fixed = Scene(configuration(), title: "OK")
  fixed.contentSize = .accessibility5
  #expect(try fixed.layout().title?.frame.width == 10)
}

@Test(
  "Content alignment moves the content: leading and trailing follow the direction, left and right do not",
  arguments: [
    (HorizontalAlignment.center, 30.0, 30.0), (.leading, 12.0, 48.0), (.trailing, 48.0, 12.0), (.left, 12.0, 12.0),
    (.right, 48.0, 48.0),
  ])
func horizontalAlignments(alignment: HorizontalAlignment, left: Double, leftInRTL: Double) throws {
  // 100 − 24 − 40 = 36 points are free.
  var scene = Scene(configuration(), title: "Save now", width: 100)
  scene.specification.horizontalAlignment = alignment
  try scene.expect(
    size: (100, 26), ltr: Frames(title: [left, 7, 40, 12]), rtl: Frames(title: [leftInRTL, 7, 40, 12]))
}

@Test("Vertical alignment moves the content")
func verticalAlignments() throws {
  // 50 − 14 − 12 = 24 points are free.
  for (alignment, top) in [(VerticalAlignment.top, 7.0), (.center, 19.0), (.bottom, 31.0), (.fill, 19.0)] {
    var scene = Scene(configuration(), title: "Save", height: 50)
    scene.specification.verticalAlignment = alignment
    #expect(try scene.layout().title?.frame.minY == top)
  }
}

@Test("Filling leaves the image at the leading side and the rest to the text")
func filling() throws {
  // 100 − 24 − 20 = 56 points remain beside the image.
  var scene = Scene(configuration { $0.image = picture }, title: "Save", width: 100)
  scene.specification.horizontalAlignment = .fill
  try scene.expect(
    size: (100, 30), ltr: Frames(title: [32, 9, 20, 12], image: [12, 7, 20, 16]),
    rtl: Frames(title: [48, 9, 20, 12], image: [68, 7, 20, 16]))
}

@Test("A semantic attribute overrules the language's direction")
func semantics() throws {
  // The image of 20 stands first: left at 12, or right at 64 − 12 − 20 of a button of 20 + 20 + 24.
  for (semantic, x) in [(SemanticContentAttribute.playback, 12.0), (.spatial, 12), (.forceLeftToRight, 12)] {
    var scene = Scene(configuration { $0.image = picture }, title: "Save")
    scene.specification.semantic = semantic
    #expect(try scene.layout(.rightToLeft).image?.minX == x)
  }
  var forced = Scene(configuration { $0.image = picture }, title: "Save")
  forced.specification.semantic = .forceRightToLeft
  let result = try forced.layout(.leftToRight)
  #expect(result.image?.minX == 32)
  #expect(result.direction == .rightToLeft)
}

@Test("A state's image or indicator replaces the normal one, and a state without its own looks normal")
func states() throws {
  // 24 + 20 + the image's width.
  var scene = Scene(configuration { $0.image = picture }, title: "Save")
  scene.specification.states = [
    .selected: StateOverride(image: .image(ButtonImage(size: Size(width: 50, height: 10)))),
    .disabled: StateOverride(image: StateOverride.StateImage.none),
    .highlighted: StateOverride(showsActivityIndicator: true),
  ]
  for (state, width) in [
    (ControlState.normal, 64.0), (.selected, 94), (.disabled, 44), (.highlighted, 64), (.focused, 64),
  ] {
    scene.content.state = state
    #expect(try scene.layout().size.width == width)
  }
  scene.content.state = .highlighted
  #expect(try scene.layout().image?.height == 20)
}
