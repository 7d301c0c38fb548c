import Testing
import TitlefitControlLayout
import TitlefitGeometry
import TitlefitTypography

@Test("A title without insets has six points above and below and at least thirty across")
func legacyTitle() throws {
  // 20 × 12 becomes 30 × 24; 55 × 12 becomes 55 × 24.
  try Scene(legacy(), title: "Save").expect(
    size: (30, 24), ltr: Frames(title: [5, 6, 20, 12]), rtl: Frames(title: [5, 6, 20, 12]))
  try Scene(legacy(), title: "Preferences").expect(
    size: (55, 24), ltr: Frames(title: [0, 6, 55, 12]), rtl: Frames(title: [0, 6, 55, 12]))
}

@Test(
  "The type decides the default font, which keeps its size",
  arguments: [
    (LegacyButtonType.system, 45.0, 30.0), (.custom, 54, 34), (.infoLight, 71, 26), (.close, 67, 21),
  ])
func legacyTypes(type: LegacyButtonType, width: Double, height: Double) throws {
  // "Button" at 15 points: 45 × 18, + 12; at 18 points: 54 × 21.6 raised to 22, + 12.
  // With a symbol of 26 × 26 (25.667 at 2x) or 22 × 21 beside 45 × 18 nothing is added.
  var scene = Scene(.legacy(LegacyButton(type: type)), title: "Button")
  scene.contentSize = .accessibility3
  #expect(try scene.layout().size == Size(width: width, height: height))
}

@Test("A font with a text style follows the content size")
func legacyTextStyle() throws {
  // Body is 23 at xxxLarge: "OK" 23 wide, 27.6 raised to 28.
  var scene = Scene(legacy { $0.font = FontDescriptor(textStyle: .body) }, title: "OK")
  scene.contentSize = .xxxLarge
  #expect(try scene.layout().size == Size(width: 30, height: 40))
}

@Test("Any content inset but zero replaces the added height and the least width, and stays on its side")
func legacyContentInsets() throws {
  // 10 + 20 by 12; the 10 stay at the left in both directions. The smallest number counts as an inset.
  let left = legacy { $0.contentEdgeInsets = EdgeInsets(top: 0, left: 10, bottom: 0, right: 0) }
  try Scene(left, title: "Save").expect(
    size: (30, 12), ltr: Frames(title: [10, 0, 20, 12]), rtl: Frames(title: [10, 0, 20, 12]))
  let tiny = legacy { $0.contentEdgeInsets.bottom = .leastNonzeroMagnitude }
  #expect(try Scene(tiny, title: "Save").layout().size == Size(width: 20, height: 12))
}

@Test("Text goes up to whole points at every scale")
func legacyWholePoints() throws {
  // 9 × 3.4 = 30.6 becomes 31, 8.16 becomes 9, + 12.
  for scale in [1.0, 2, 3] {
    var scene = Scene(legacy { $0.font = .system(6.8) }, title: "abcdefghi")
    scene.scale = PixelScale(scale)
    #expect(try scene.layout().size == Size(width: 31, height: 21))
  }
}

@Test("An image stands before the title, and both change sides in RTL")
func legacyImage() throws {
  // 20 + 20 by max(16, 12), nothing added.
  try Scene(legacy { $0.image = picture }, title: "Save").expect(
    size: (40, 16), ltr: Frames(title: [20, 2, 20, 12], image: [0, 0, 20, 16]),
    rtl: Frames(title: [0, 2, 20, 12], image: [20, 0, 20, 16]))
}

@Test("An image alone is at least as high as a line of the title's font")
func legacyImageAlone() throws {
  // A custom button's line is 18 × 1.2 = 21.6 raised to 22; the image lies 3 lower.
  var button = LegacyButton(type: .custom)
  button.image = ButtonImage(size: Size(width: 16, height: 16))
  let frames = Frames(image: [0, 3, 16, 16])
  try Scene(.legacy(button)).expect(size: (16, 22), ltr: frames, rtl: frames)
}

@Test("An empty button is thirty wide and a line and twelve high")
func legacyEmpty() throws {
  try Scene(legacy(), title: "").expect(size: (30, 24), ltr: Frames(), rtl: Frames())
}

@Test("Image insets move the image and leave the natural size; in RTL they push it onto the title")
func legacyImageInsets() throws {
  // 8 to the left in both directions: from 0 to −8, and from 20 to 12, where the title ends at 20.
  let model = legacy {
    $0.image = picture
    $0.imageEdgeInsets = EdgeInsets(top: 0, left: -8, bottom: 0, right: 8)
  }
  let scene = Scene(model, title: "Save")
  try scene.expect(
    size: (40, 16), ltr: Frames(title: [20, 2, 20, 12], image: [-8, 0, 20, 16]),
    rtl: Frames(title: [0, 2, 20, 12], image: [12, 0, 20, 16]))
  let rtl = try scene.layout(.rightToLeft)
  let image = try #require(rtl.image)
  let overlap = rtl.title?.frame.intersection(image)
  #expect(overlap == Rect(x: 12, y: 2, width: 8, height: 12))
}

@Test("An inset on one side moves centred content by half of it")
func legacyHalfInset() throws {
  // The image's rectangle is 48 wide from −8 on; 40 in the middle of it starts 4 further, at −4. In RTL it starts at
  // −8 too and the image ends 4 before its right end at 40.
  let model = legacy {
    $0.image = picture
    $0.imageEdgeInsets.left = -8
  }
  try Scene(model, title: "Save").expect(
    size: (40, 16), ltr: Frames(title: [20, 2, 20, 12], image: [-4, 0, 20, 16]),
    rtl: Frames(title: [0, 2, 20, 12], image: [16, 0, 20, 16]))
}

@Test("Title insets do not widen the button, so the title is cut at its natural width")
func legacyTitleInsets() throws {
  // 40 − 8 − 20 = 12 of 20: "S…" is 10 wide. The title's rectangle is 32 wide from 8 on; 20 + 10 in its middle start at
  // 9, the title at 29. In RTL the rectangle is the same and the title comes first, at 9.
  let model = legacy {
    $0.image = picture
    $0.titleEdgeInsets.left = 8
  }
  let scene = Scene(model, title: "Save")
  try scene.expect(
    size: (40, 16), ltr: Frames(title: [29, 2, 10, 12], image: [0, 0, 20, 16]),
    rtl: Frames(title: [9, 2, 10, 12], image: [20, 0, 20, 16]))
  let result = try scene.layout()
  #expect(result.title?.availableWidth == 12)
  #expect(result.title?.measurement.visible == "S…")
  #expect(result.verdict == .fails)
  #expect(result.clippings == [Clipping(part: .title, axis: .horizontal, needed: 20, available: 12)])
}

@Test(
  "Content alignment moves image and title together",
  arguments: [
    (HorizontalAlignment.leading, 0.0, 80.0), (.trailing, 60.0, 20.0), (.left, 0.0, 20.0), (.right, 60.0, 80.0),
    (.center, 30.0, 50.0),
  ])
func legacyAlignments(alignment: HorizontalAlignment, image: Double, imageInRTL: Double) throws {
  // 60 of 100 points are free; in RTL the title of 20 lies left of the image.
  var scene = Scene(legacy { $0.image = picture }, title: "Save", width: 100)
  scene.specification.horizontalAlignment = alignment
  try scene.expect(
    size: (100, 16), ltr: Frames(title: [image + 20, 2, 20, 12], image: [image, 0, 20, 16]),
    rtl: Frames(title: [imageInRTL - 20, 2, 20, 12], image: [imageInRTL, 0, 20, 16]))
}

@Test("A filling title takes all that the image leaves")
func legacyFill() throws {
  var scene = Scene(legacy { $0.image = picture }, title: "Save", width: 100)
  scene.specification.horizontalAlignment = .fill
  try scene.expect(
    size: (100, 16), ltr: Frames(title: [20, 2, 80, 12], image: [0, 0, 20, 16]),
    rtl: Frames(title: [0, 2, 80, 12], image: [80, 0, 20, 16]))
}

@Test("Vertical alignment and insets place the title")
func legacyVertical() throws {
  // From 4 to 50 − 2 = 48: 44 − 12 = 32 points are free.
  for (alignment, top) in [(VerticalAlignment.top, 4.0), (.center, 20.0), (.bottom, 36.0)] {
    var scene = Scene(
      legacy { $0.contentEdgeInsets = EdgeInsets(top: 4, left: 0, bottom: 2, right: 0) }, title: "Save", height: 50)
    scene.specification.verticalAlignment = alignment
    #expect(try scene.layout().title?.frame.minY == top)
  }
}

@Test("Of two images in a given state the state's own shows, and without one the normal one")
func legacyStates() throws {
  var scene = Scene(legacy { $0.image = picture }, title: "Save")
  scene.specification.states[.selected] = StateOverride(
    image: .image(ButtonImage(size: Size(width: 30, height: 30))))
  scene.content.state = .selected
  #expect(try scene.layout().size == Size(width: 50, height: 30))
  scene.content.state = .disabled
  #expect(try scene.layout().size == Size(width: 40, height: 16))
}

@Test("A background image is a least size and takes the added height away")
func legacyBackground() throws {
  let wide = legacy { $0.backgroundImage = ButtonImage(size: Size(width: 100, height: 8)) }
  #expect(try Scene(wide, title: "Save").layout().size == Size(width: 100, height: 12))
}

@Test("A subclass's least width, least height and added size count")
func legacySubclassSizes() throws {
  let least = legacy {
    $0.minimumWidth = 120
    $0.minimumHeight = 44
  }
  #expect(try Scene(least, title: "Save").layout().size == Size(width: 120, height: 44))
  let added = legacy { $0.intrinsicContentSizePadding = Size(width: 24, height: 6) }
  #expect(try Scene(added, title: "Preferences").layout().size == Size(width: 79, height: 30))
}

@Test("A title shadow changes no number")
func legacyShadow() throws {
  let plain = try Scene(legacy(), title: "Save").layout()
  #expect(try Scene(legacy { $0.titleShadowOffset = Size(width: 5, height: 5) }, title: "Save").layout() == plain)
}
