import Testing
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitPictures
import TitlefitShaping
import TitlefitTextLayout
import TitlefitTypography

@Suite struct ButtonPainterTests {
  static let engine = TextLayoutEngine(fonts: FontCollection())

  /// A button laid out by the engine that also draws it.
  static func button(
    _ specification: ButtonSpecification, _ title: String, subtitle: String? = nil, language: String = "en",
    width: Double? = nil, height: Double? = nil
  ) throws -> LaidOutButton {
    let isRightToLeft = ["ar", "he"].contains(language)
    let environment = LayoutEnvironment(
      language: try LanguageTag(language), direction: isRightToLeft ? .rightToLeft : .leftToRight)
    let content = ButtonContent(title: title, subtitle: subtitle)
    let result = try ButtonLayout().layout(
      specification, content: content, in: environment, room: LayoutRoom(width: width, height: height),
      measuring: engine)
    return LaidOutButton(specification: specification, content: content, environment: environment, result: result)
  }

  static let legacy = ButtonSpecification(model: .legacy(LegacyButton()))

  static func configured(_ change: (inout ButtonConfiguration) -> Void) -> ButtonSpecification {
    var configuration = ButtonConfiguration(style: .filled)
    change(&configuration)
    return ButtonSpecification(model: .configured(configuration))
  }

  @Test(
    "letters are drawn where the measurement says ink lies",
    arguments: [
      ("en", "Ågjf Ty"), ("de", "Übergrößen"), ("el", "Ρυθμίσεις"), ("ar", "جهات اتصال"), ("th", "ตั้งค่า"),
      ("hi", "साझा करें"),
    ])
  func ink(language: String, title: String) throws {
    let painter = ButtonPainter(engine: Self.engine)
    let button = try Self.button(Self.legacy, title, language: language)
    let placed = try #require(button.result.title)
    let measured = try #require(placed.measurement.lines.first?.ink)
    let metrics = try #require(placed.metrics)
    let drawn = try #require(painter.picture(of: button).ink(.tint, outlines: painter.outlines))
    let left = placed.frame.minX + (language == "ar" ? placed.frame.width - placed.measurement.lines[0].width : 0)
    let baseline = placed.frame.minY + metrics.ascender
    // Coordinates are whole font units, and a font's own boxes are rounded outwards to such units: two of 1000.
    let tolerance = 2 * placed.font.size / 1000
    #expect(abs(drawn.minX - (left + measured.minX)) < tolerance)
    #expect(abs(drawn.maxX - (left + measured.maxX)) < tolerance)
    #expect(abs(drawn.minY - (baseline - measured.above)) < tolerance)
    #expect(abs(drawn.maxY - (baseline + measured.below)) < tolerance)
  }

  @Test(
    "runs stand one after the other and end where the measured line ends", arguments: ["Settings 設定 ok", "שלום Hello"])
  func positions(title: String) throws {
    let request = TextRequest(title, language: try LanguageTag("en"), font: .system(17))
    let line = try #require(try Self.engine.glyphLines(of: request).first)
    let measured = try Self.engine.measure(request)
    #expect(line.runs.count > 1)
    for (left, right) in zip(line.runs, line.runs.dropFirst()) {
      #expect(abs(left.x + left.run.width - right.x) < 1e-9)
    }
    let last = try #require(line.runs.last)
    #expect(abs(last.x + last.run.width - measured.width) < 1e-6)
  }

  @Test("the hatched area is as wide as need less have, where reading ends", arguments: ["de", "he"])
  func hatch(language: String) throws {
    let title = language == "de" ? "Schlafenszeit" : "הגדרות שינה מתקדמות"
    let button = try Self.button(Self.legacy, title, language: language, width: 70)
    let placed = try #require(button.result.title)
    let have = try #require(placed.availableWidth)
    let picture = ButtonPainter(engine: Self.engine).picture(of: button)
    let area = try #require((picture.boxes(.overflow) + picture.boxes(.doubt)).first)
    #expect(abs(area.width - (placed.neededWidth - have)) < 1e-9)
    // The button has no insets, so its room is all of its 70 points.
    #expect(language == "de" ? abs(area.minX - 70) < 1 : abs(area.maxX) < 1)
    #expect(picture.canvas.minX <= area.minX)
    #expect(picture.canvas.maxX >= area.maxX)
  }

  @Test("lines without room are hatched below, as high as need less have")
  func lines() throws {
    let specification = Self.configured { $0.contentInsets = .zero }
    let button = try Self.button(
      specification, "One and two and three and four and five", width: 120, height: 41)
    let placed = try #require(button.result.title)
    #expect(placed.measurement.unlimitedLineCount > 2)
    let area = try #require(ButtonPainter(engine: Self.engine).picture(of: button).boxes(.overflow).last)
    let needed = Double(placed.measurement.unlimitedLineCount) * placed.lineHeight
    #expect(abs(area.height - (needed - 41)) < 1e-9)
  }

  @Test("a cut title is drawn as the reader sees it")
  func cut() throws {
    let button = try Self.button(Self.legacy, "Schlafenszeit", language: "de", width: 88)
    let visible = try #require(button.result.title?.measurement.visible)
    #expect(visible.contains("…"))
    let glyphs = ButtonPainter(engine: Self.engine).picture(of: button).texts.flatMap(\.glyphs)
    #expect(glyphs.count == visible.count)
  }

  @Test("each line of a wrapped title has its own baseline, one line height below the last")
  func baselines() throws {
    let button = try Self.button(Self.configured { _ in }, "Begin the tour now", width: 100)
    let placed = try #require(button.result.title)
    let baselines = Set(ButtonPainter(engine: Self.engine).picture(of: button).texts.map(\.origin.y)).sorted()
    #expect(baselines.count == placed.measurement.lines.count)
    #expect(baselines.count > 1)
    for (above, below) in zip(baselines, baselines.dropFirst()) {
      #expect(abs(below - above - placed.lineHeight) < 1e-9)
    }
  }

  @Test("a glyph is stored once for all sizes, and once more for another weight")
  func sharing() throws {
    let painter = ButtonPainter(engine: Self.engine)
    func draw(_ size: Double, _ weight: FontWeight) throws {
      _ = painter.picture(of: try Self.button(Self.configured { $0.titleFont = .system(size, weight: weight) }, "ooo"))
    }
    try draw(15, .regular)
    try draw(19, .regular)
    #expect(painter.outlines.count == 1)
    try draw(15, .bold)
    #expect(painter.outlines.count == 2)
    #expect(painter.outlines[0] != painter.outlines[1])
  }

  @Test("a colour emoji, which has no outline, is drawn as a box")
  func emoji() throws {
    let picture = ButtonPainter(engine: Self.engine).picture(of: try Self.button(Self.legacy, "🚀"))
    let box = try #require(picture.boxes(.glyph).first)
    #expect(box.width > 10)
    #expect(picture.texts.isEmpty)
  }

  @Test("background, image, subtitle and insets are drawn in their roles")
  func roles() throws {
    let specification = Self.configured {
      $0.image = ButtonImage(size: Size(width: 20, height: 20))
      $0.backgroundInsets = DirectionalEdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)
      $0.strokeWidth = 2
    }
    let button = try Self.button(specification, "Start", subtitle: "Now", language: "ar")
    let picture = ButtonPainter(engine: Self.engine).picture(of: button)
    let size = button.result.size
    // The leading side is the right one.
    #expect(picture.boxes(.filled) == [Rect(x: 0, y: 0, width: size.width - 4, height: size.height)])
    #expect(picture.boxes(.image) == [try #require(button.result.image)])
    #expect(Set(picture.texts.map(\.role)) == [.onFill, .subtitleOnFill])
    #expect(picture.boxes(.overflow).isEmpty)
  }

  @Test("a clipped title shows only what lies in its frame")
  func clipped() throws {
    var legacy = LegacyButton()
    legacy.lineBreakMode = .byClipping
    let button = try Self.button(
      ButtonSpecification(model: .legacy(legacy)), "Schlafenszeit", language: "de", width: 50)
    let frame = try #require(button.result.title?.frame)
    let clips = ButtonPainter(engine: Self.engine).picture(of: button).shapes.compactMap { shape -> Rect? in
      if case .clipped(let rect, _) = shape { rect } else { nil }
    }
    #expect(clips == [frame])
  }
}
