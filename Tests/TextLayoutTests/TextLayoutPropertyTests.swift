import Testing
import TitlefitGeometry
import TitlefitLocales
import TitlefitTestSupport
import TitlefitTextLayout
import TitlefitTypography

/// Properties that hold for any text, over seeded random ones.
struct TextLayoutPropertyTests {
  private static let alphabet = Array("abAVQ  éאבגابج日かn\u{301}\u{AD}\u{A0}-.(…").map(String.init)

  private func randomText(_ generator: inout SeededGenerator, _ length: Int) -> String {
    (0..<length).map { _ in Self.alphabet.randomElement(using: &generator) ?? "a" }.joined()
  }

  // A middle cut may show fewer clusters in a wider room: its end may grow by a wide one at the cost of narrow ones.
  @Test(
    "A wider room never shows fewer clusters", arguments: LineBreakMode.allCases.filter { $0 != .byTruncatingMiddle })
  func widerShowsMore(mode: LineBreakMode) throws {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<20 {
      let text = randomText(&generator, 14)
      let direction: LayoutDirection = Bool.random(using: &generator) ? .leftToRight : .rightToLeft
      var shown = -1
      for width in stride(from: 0.0, through: 90, by: 1.5) {
        let result = try Boxes.measure(text, width: width, mode, direction)
        let visible = result.visible.unicodeScalars.filter { $0 != "…" && $0 != "-" }.count
        #expect(visible >= shown || mode.wraps, "\(text.debugDescription) at \(width)")
        shown = visible
      }
    }
  }

  @Test("More text of one script is never narrower")
  func moreIsWider() throws {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let letters = Array("abcdefghijklmn opqrstuvwxyz")
      let text = String((0..<10).map { _ in letters.randomElement(using: &generator) ?? "a" })
      let more = text + String((0..<3).map { _ in letters.randomElement(using: &generator) ?? "a" })
      #expect(try Boxes.measure(more).needed >= Boxes.measure(text).needed)
    }
  }

  @Test("No line of a wrapped text is wider than the room, unless it is one cluster")
  func linesFit() throws {
    var generator = SeededGenerator(seed: 13)
    for _ in 0..<200 {
      let text = randomText(&generator, 30)
      let width = Double.random(in: 12...60, using: &generator)
      let result = try Boxes.measure(text, width: width, lines: 0, .byWordWrapping)
      #expect(result.width <= width + 1e-6, "\(text.debugDescription)")
      #expect(result.lines.count == result.unlimitedLineCount)
    }
  }

  @Test("Any text under any limit is measured: lone surrogates, controls, odd widths")
  func anything() throws {
    var generator = SeededGenerator(seed: 17)
    let widths: [Double?] = [nil, 0, -1, 7, 1e300, .nan, .infinity, -.infinity]
    for round in 0..<300 {
      let units = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        UInt16.random(in: 0...UInt16.max, using: &generator)
      }
      let text = String(decoding: units, as: UTF16.self)
      let mode = LineBreakMode.allCases[round % 6]
      let result = try Boxes.measure(
        text, width: widths[round % 8], lines: round % 4, mode, round % 2 == 0 ? .leftToRight : .rightToLeft)
      #expect(!result.lines.isEmpty)
      #expect(result.width.isFinite && result.needed.isFinite && result.errorBound >= 0)
    }
  }

  @Test("A text at the limit is measured, a longer one refused")
  func length() throws {
    let text = String(repeating: "ab c", count: 16_384)
    #expect(try Boxes.measure(text, width: 50).isTruncated)
    #expect(try Boxes.measure(text, width: 50, lines: 0, .byWordWrapping).lines.count > 6_000)
    #expect(try Boxes.measure(text, width: 50, .byTruncatingMiddle).visible == "ab ca…ab c")
    #expect(throws: TextMeasurementError.textTooLong(length: 65_537, limit: 65_536)) { try Boxes.measure(text + "x") }
  }

  @Test("A font that is not there is an error that names it")
  func missingFont() throws {
    let request = TextRequest(
      "a", language: .undetermined, font: FontDescriptor(family: .file("/nowhere.ttf"), size: 10))
    #expect(throws: TextMeasurementError.self) { try Boxes.engine.measure(request) }
  }

  @Test("Several threads get the same numbers")
  func threads() async throws {
    let expected = try Boxes.measure("ab אב cd 日本", width: 30)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<32 { group.addTask { (try? Boxes.measure("ab אב cd 日本", width: 30)) == expected } }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}
