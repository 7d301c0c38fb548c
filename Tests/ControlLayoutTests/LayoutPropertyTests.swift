import Testing
import TitlefitControlLayout
import TitlefitGeometry
import TitlefitTestSupport
import TitlefitTypography

private let words = ["Save", "the", "file", "Preferences", "a", "Einstellungen", "now", "für"]

extension SeededGenerator {
  /// One of the choices.
  fileprivate mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &self)]
  }

  /// One to five words, or nothing.
  fileprivate mutating func text() -> String? {
    let count = Int.random(in: 0...5, using: &self)
    return count == 0 ? nil : (0..<count).map { _ in pick(words) }.joined(separator: " ")
  }

  fileprivate mutating func points(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &self)) }

  fileprivate mutating func image() -> ButtonImage? {
    pick([true, false]) ? ButtonImage(size: Size(width: points(1...40), height: points(1...40))) : nil
  }

  /// A configured button of any kind in a room of any width.
  fileprivate mutating func configuredScene() -> Scene {
    var configuration = ButtonConfiguration(style: pick(ButtonStyle.allCases), size: pick(ButtonSize.allCases))
    configuration.titleFont = .system(points(6...30))
    configuration.titleAlignment = pick(TitleAlignment.allCases)
    configuration.titleLineBreakMode = pick(LineBreakMode.allCases)
    configuration.subtitleLineBreakMode = pick(LineBreakMode.allCases)
    configuration.image = image()
    configuration.imagePlacement = pick(ImagePlacement.allCases)
    configuration.imagePadding = points(0...12)
    configuration.indicator = pick(ButtonIndicator.allCases)
    configuration.contentInsets = pick([
      nil, DirectionalEdgeInsets(top: points(0...9), leading: points(0...30), bottom: 3, trailing: points(0...30)),
    ])
    return finish(Scene(.configured(configuration), title: text(), subtitle: text()))
  }

  /// A legacy button of any kind in a room of any width.
  fileprivate mutating func legacyScene() -> Scene {
    var button = LegacyButton(type: pick([.custom, .system]))
    button.image = image()
    button.contentEdgeInsets = insets(0...20)
    button.titleEdgeInsets = insets(-8...8)
    button.imageEdgeInsets = insets(-8...8)
    button.numberOfLines = pick([0, 1, 2])
    button.lineBreakMode = pick(LineBreakMode.allCases)
    button.adjustsFontSizeToFitWidth = pick([true, false])
    button.minimumScaleFactor = 0.5
    return finish(Scene(.legacy(button), title: text()))
  }

  private mutating func insets(_ range: ClosedRange<Int>) -> EdgeInsets {
    pick([true, false])
      ? .zero : EdgeInsets(top: points(range), left: points(range), bottom: points(range), right: points(range))
  }

  private mutating func finish(_ scene: Scene) -> Scene {
    var scene = scene
    scene.specification.horizontalAlignment = pick(HorizontalAlignment.allCases)
    scene.specification.verticalAlignment = pick(VerticalAlignment.allCases)
    scene.room.width = pick([nil, points(10...300)])
    scene.room.height = pick([nil, points(10...90)])
    scene.room.isMaximumWidth = pick([true, false])
    return scene
  }
}

/// The scene with left and right exchanged wherever they are physical.
private func reflected(_ scene: Scene) -> Scene {
  func reflect(_ insets: EdgeInsets) -> EdgeInsets {
    EdgeInsets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }
  var scene = scene
  switch scene.specification.horizontalAlignment {
  case .left: scene.specification.horizontalAlignment = .right
  case .right: scene.specification.horizontalAlignment = .left
  default: break
  }
  if case .legacy(var button) = scene.specification.model {
    button.contentEdgeInsets = reflect(button.contentEdgeInsets)
    button.titleEdgeInsets = reflect(button.titleEdgeInsets)
    button.imageEdgeInsets = reflect(button.imageEdgeInsets)
    scene.specification.model = .legacy(button)
  }
  return scene
}

private func isClose(_ left: Rect?, _ right: Rect?) -> Bool {
  isClose(
    left.map { [$0.minX, $0.minY, $0.width, $0.height] }, right.map { [$0.minX, $0.minY, $0.width, $0.height] })
}

@Test("The other direction with physical sides exchanged is the mirror image", arguments: [true, false])
func mirrorImage(isConfigured: Bool) throws {
  var generator = SeededGenerator(seed: 11)
  for _ in 0..<300 {
    let scene = isConfigured ? generator.configuredScene() : generator.legacyScene()
    let ltr = try scene.layout(.leftToRight)
    let rtl = try reflected(scene).layout(.rightToLeft)
    #expect(ltr.size == rtl.size)
    #expect(ltr.natural == rtl.natural)
    #expect(isClose(ltr.title?.frame, rtl.title?.frame.mirrored(inWidth: rtl.size.width)))
    #expect(isClose(ltr.subtitle?.frame, rtl.subtitle?.frame.mirrored(inWidth: rtl.size.width)))
    #expect(isClose(ltr.image, rtl.image?.mirrored(inWidth: rtl.size.width)))
    #expect(ltr.verdict == rtl.verdict)
    #expect(ltr.clippings == rtl.clippings)
  }
}

@Test("The natural size is the same in both directions", arguments: [true, false])
func naturalInBothDirections(isConfigured: Bool) throws {
  var generator = SeededGenerator(seed: 23)
  for _ in 0..<300 {
    let scene = isConfigured ? generator.configuredScene() : generator.legacyScene()
    #expect(try scene.layout(.leftToRight).natural == scene.layout(.rightToLeft).natural)
  }
}

@Test("A wider button never shows less and never fits worse", arguments: [true, false])
func widerShowsMore(isConfigured: Bool) throws {
  var generator = SeededGenerator(seed: 37)
  for _ in 0..<300 {
    var scene = isConfigured ? generator.configuredScene() : generator.legacyScene()
    scene.room.isMaximumWidth = false
    scene.room.width = generator.points(10...200)
    let narrow = try scene.layout()
    scene.room.width = (scene.room.width ?? 0) + generator.points(0...60)
    let wide = try scene.layout()
    for (before, after) in [(narrow.title, wide.title), (narrow.subtitle, wide.subtitle)] {
      guard let before, let after else { continue }
      #expect(shown(after) >= shown(before), "\(before.measurement.visible) / \(after.measurement.visible)")
      #expect(after.verdict.worse(before.verdict) == before.verdict)
    }
  }
}

/// How many characters of the text itself the reader sees.
private func shown(_ text: PlacedText) -> Int {
  text.measurement.visible.filter { !$0.isWhitespace && $0 != "…" }.count
}

@Test("A natural size is no smaller than any part, and at it a configured button shows everything")
func naturalHoldsParts() throws {
  var generator = SeededGenerator(seed: 41)
  for _ in 0..<300 {
    var scene = generator.configuredScene()
    scene.room = LayoutRoom()
    let result = try scene.layout()
    let bounds = Rect(origin: .zero, size: result.size)
    #expect(result.size == result.natural)
    for part in [result.title?.frame, result.subtitle?.frame, result.image] {
      guard let part else { continue }
      #expect(part.minX >= -1e-6 && part.maxX <= bounds.maxX + 1e-6)
      #expect(part.minY >= -1e-6 && part.maxY <= bounds.maxY + 1e-6)
    }
    #expect(result.clippings.isEmpty)
    #expect(result.verdict == .fits)
    scene.room.width = result.natural.width
    #expect(try scene.layout().size == result.natural)
  }
}

@Test("Image and text of a configured button never overlap while it has room for them")
func noOverlap() throws {
  var generator = SeededGenerator(seed: 53)
  for _ in 0..<300 {
    var scene = generator.configuredScene()
    scene.room.height = nil
    let result = try scene.layout()
    guard result.clippings.allSatisfy({ $0.part == .title || $0.part == .subtitle }) else { continue }
    for text in [result.title, result.subtitle] {
      guard let text, let image = result.image, let overlap = text.frame.intersection(image) else { continue }
      #expect(overlap.width < 1e-6 || overlap.height < 1e-6)
    }
  }
}
