import Testing
import TitlefitControlLayout
import TitlefitGeometry
import TitlefitTypography

/// The first shape: a configuration with two texts, a trailing image, and a handler that swaps image and subtitle.
private func download(_ state: ControlState, subtitle: String) -> Scene {
  let model = configuration {
    $0.titleAlignment = .center
    $0.titlePadding = 4
    $0.image = ButtonImage(size: Size(width: 20, height: 20))
    $0.imagePlacement = .trailing
    $0.imagePadding = 8
    $0.contentInsets = DirectionalEdgeInsets(top: 10, leading: 16, bottom: 10, trailing: 18)
  }
  var scene = Scene(model, title: "Download", subtitle: subtitle)
  scene.specification.states[.selected] = StateOverride(
    image: .image(ButtonImage(size: Size(width: 30, height: 30))))
  scene.content.state = state
  return scene
}

@Test("A configured button with title, subtitle, trailing image and a state handler")
func configuredWithHandler() throws {
  // Title 8 × 5 = 40 × 12; subtitle 5 × 3 = 15 × 7.2, raised to 7.5. Block 40 × 23.5; 40 + 8 + 20 = 68.
  // 16 + 68 + 18 = 102 by 23.5 + 20. The subtitle lies 12.5 further in and 16 lower, the image at 16 + 48 and 1.75 lower.
  try download(.normal, subtitle: "42 MB").expect(
    size: (102, 43.5),
    ltr: Frames(title: [16, 10, 40, 12], subtitle: [28.5, 26, 15, 7.5], image: [64, 11.75, 20, 20]),
    rtl: Frames(title: [46, 10, 40, 12], subtitle: [58.5, 26, 15, 7.5], image: [18, 11.75, 20, 20]))
  // Selected: subtitle 10 × 3 = 30; image 30 × 30, so that the texts lie 3.25 lower. 16 + 78 + 18 by 50.
  try download(.selected, subtitle: "Paused now").expect(
    size: (112, 50),
    ltr: Frames(title: [16, 13.25, 40, 12], subtitle: [21, 29.25, 30, 7.5], image: [64, 10, 30, 30]),
    rtl: Frames(title: [56, 13.25, 40, 12], subtitle: [61, 29.25, 30, 7.5], image: [18, 10, 30, 30]))
}

/// The second shape: a subclass whose content insets depend on a flag and whose image is pulled to the left.
private func flagged(hasBorder: Bool) -> Scene {
  let model = legacy {
    $0.image = ButtonImage(size: Size(width: 12, height: 12))
    $0.imageEdgeInsets.left = -4
    $0.contentEdgeInsets =
      hasBorder
      ? EdgeInsets(top: 16, left: 19, bottom: 16, right: 19) : EdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
  }
  return Scene(model, title: "Add")
}

@Test("A legacy subclass with a negative image inset and content insets by a flag")
func legacyWithFlag() throws {
  // 12 + 15 = 27 wide, 12 high. The image's rectangle is 31 wide from 15 on; 27 in its middle start at 17.
  // In RTL the title starts at 19 and ends at 34, and the image, whose 27 start at 17 too, ends at 44: from 32 on, over
  // the title's last 2 points.
  try flagged(hasBorder: true).expect(
    size: (65, 44), ltr: Frames(title: [31, 16, 15, 12], image: [17, 16, 12, 12]),
    rtl: Frames(title: [19, 16, 15, 12], image: [32, 16, 12, 12]))
  // The same from 8 on: 8 − 4 + 2 = 6.
  try flagged(hasBorder: false).expect(
    size: (43, 20), ltr: Frames(title: [20, 4, 15, 12], image: [6, 4, 12, 12]),
    rtl: Frames(title: [8, 4, 15, 12], image: [21, 4, 12, 12]))
}

/// The third shape: a subclass that takes half a side padding of 16 from each side of the title's rectangle.
private func padded(isInIntrinsicContentSize: Bool) -> Scene {
  let model = legacy {
    $0.titleRectPadding = TitleRectPadding(
      insets: EdgeInsets(top: 0, left: 8, bottom: 0, right: 8), isInIntrinsicContentSize: isInIntrinsicContentSize)
  }
  return Scene(model, title: "Preferences")
}

@Test("A subclass that pads the title's rectangle only cuts the title by exactly that padding")
func paddingWithoutIntrinsicSize() throws {
  // 55 wide as without padding; 55 − 16 = 39 hold seven characters, 35 wide, in the middle of 39 from 8 on.
  let scene = padded(isInIntrinsicContentSize: false)
  try scene.expect(size: (55, 24), ltr: Frames(title: [10, 6, 35, 12]), rtl: Frames(title: [10, 6, 35, 12]))
  let result = try scene.layout()
  #expect(result.title?.measurement.visible == "Pre…ces")
  #expect(result.verdict == .fails)
  #expect(result.clippings == [Clipping(part: .title, axis: .horizontal, needed: 55, available: 39)])
}

@Test("A subclass that adds the padding to its intrinsic size shows the whole title")
func paddingWithIntrinsicSize() throws {
  // 55 + 16.
  let scene = padded(isInIntrinsicContentSize: true)
  try scene.expect(size: (71, 24), ltr: Frames(title: [8, 6, 55, 12]), rtl: Frames(title: [8, 6, 55, 12]))
  #expect(try scene.layout().clippings.isEmpty)
  #expect(try scene.layout().verdict == .fits)
}

@Test("In a wide room the padding alone cuts nothing")
func paddingInRoom() throws {
  // 80 − 16 = 64 of 55; as a maximum the button takes its natural 55 and the title lacks 16 again.
  var scene = padded(isInIntrinsicContentSize: false)
  scene.room = LayoutRoom(width: 80)
  #expect(try scene.layout().title?.availableWidth == 64)
  #expect(try scene.layout().verdict == .fits)
  scene.room.isMaximumWidth = true
  #expect(try scene.layout().title?.availableWidth == 39)
  #expect(try scene.layout().verdict == .fails)
}
