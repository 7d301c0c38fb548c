import Testing
import TitlefitGeometry
import TitlefitLocales
import TitlefitUnicodeText

private func analysis(
  _ text: String, _ language: String = "en", _ direction: LayoutDirection = .leftToRight
) throws -> TextAnalysis {
  try TextAnalysis(Array(text.utf16), language: try LanguageTag(language), direction: direction)
}

struct TextAnalysisTests {
  @Test(
    "Line breaks follow the language: kana after a small letter, a dictionary for Thai, Khmer, Lao and Burmese",
    arguments: [
      ("Guten Tag", "de", [6, 9]), ("ภาษาไทย", "th", [4, 7]), ("ខ្ញុំស្រលាញ់កម្ពុជា", "km", [5, 12, 19]),
      ("ພາສາລາວ", "lo", [4, 7]),
      ("日本語", "ja", [1, 2, 3]), ("a\u{00A0}b", "en", [3]), ("ex\u{00AD}tra", "en", [3, 6]),
    ])
  func lineBreaks(text: String, language: String, expected: [Int]) throws {
    #expect(try analysis(text, language).breaks.map(\.offset) == expected)
  }

  @Test(
    "A hard break is told from an opportunity",
    arguments: ["\n", "\r\n", "\u{85}", "\u{2028}", "\u{2029}"])
  func hardBreaks(mark: String) throws {
    let breaks = try analysis("a" + mark + "b c").breaks
    #expect(breaks.filter(\.isHard).map(\.offset) == [1 + mark.utf16.count])
  }

  @Test("Words that a dictionary finds before a newline are opportunities, not hard breaks")
  func dictionaryBeforeNewline() throws {
    let breaks = try analysis("ภาษาไทย\nภาษาไทย", "th").breaks
    #expect(breaks.map(\.offset) == [4, 8, 12, 15])
    #expect(breaks.filter(\.isHard).map(\.offset) == [8])
  }

  @Test(
    "What a reader takes for one character is one cluster",
    arguments: ["👩‍👩‍👧", "🇩🇪", "e\u{301}", "क्‍ष", "각", "👍🏽", "\r\n"])
  func clusters(text: String) throws {
    #expect(try analysis(text).clusters == [0, text.utf16.count])
  }

  @Test("A tag longer than ICU's names still breaks by its language")
  func longTag() throws {
    let tag = "th-TH" + String(repeating: "-variants", count: 60)
    #expect(try analysis("ภาษาไทย", tag).breaks.map(\.offset) == [4, 7])
  }

  @Test("An empty text has no parts")
  func empty() throws {
    let empty = try analysis("")
    #expect(empty.clusters == [0])
    #expect(empty.breaks.isEmpty && empty.levels.isEmpty && empty.scripts.isEmpty)
  }

  @Test("The paragraph direction is the given one, whatever the first strong character says")
  func fixedDirection() throws {
    #expect(try analysis("a!", "ar", .rightToLeft).levels == [2, 1])
    #expect(try analysis("א!", "en", .leftToRight).levels == [1, 0])
  }

  @Test(
    "Script runs take common characters along, marks with their base, brackets by pairs",
    arguments: [
      ("ab, cd", ["Latn 0..<6"]), ("(אב) ab", ["Hebr 0..<5", "Latn 5..<7"]),
      ("ab (אב) c", ["Latn 0..<4", "Hebr 4..<6", "Latn 6..<9"]),
      ("123", ["Zyyy 0..<3"]), ("1 Я", ["Cyrl 0..<3"]), ("カー", ["Kana 0..<2"]), ("か゛", ["Hira 0..<2"]),
      ("e\u{301}я", ["Latn 0..<2", "Cyrl 2..<3"]),
      ("ab،ج", ["Latn 0..<2", "Arab 2..<4"]), ("漢字かな", ["Hani 0..<2", "Hira 2..<4"]),
    ])
  func scripts(text: String, expected: [String]) throws {
    #expect(try analysis(text).scripts.map { "\($0.script) \($0.range)" } == expected)
  }

  @Test("A line's runs come from left to right, its trailing spaces in the base direction")
  func lineRuns() throws {
    // Stored order: Latin, space, two Hebrew letters, space. In a right-to-left line the Latin word stands at the right.
    let text = try analysis("ab אב ", "he", .rightToLeft)
    let runs = BidiLine.runs(of: 0..<6, in: text, direction: .rightToLeft)
    #expect(runs == [BidiRun(range: 2..<6, level: 1), BidiRun(range: 0..<2, level: 2)])
    let broken = BidiLine.runs(of: 0..<3, in: text, direction: .rightToLeft)
    #expect(broken == [BidiRun(range: 2..<3, level: 1), BidiRun(range: 0..<2, level: 2)])
  }

  @Test("The first strong character is found outside isolates only")
  func firstStrong() {
    #expect(BidiLine.firstStrongDirection(of: Array("1 ab".utf16)) == .leftToRight)
    #expect(BidiLine.firstStrongDirection(of: Array("\u{2067}ab\u{2069} אב".utf16)) == .rightToLeft)
    #expect(BidiLine.firstStrongDirection(of: Array("12!".utf16)) == nil)
  }

  @Test("Any sequence of units is analysed, lone surrogates too, and all parts cover the text")
  func anySequence() throws {
    var state: UInt64 = 42
    for _ in 0..<500 {
      var units: [UInt16] = []
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      for _ in 0..<Int(state >> 59) + 1 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        units.append(UInt16(truncatingIfNeeded: state >> 40))
      }
      let analysis = try TextAnalysis(units, language: .undetermined, direction: .rightToLeft)
      #expect(analysis.clusters.last == units.count)
      #expect(analysis.breaks.last?.offset == units.count)
      #expect(analysis.levels.count == units.count)
      #expect(analysis.scripts.last?.range.upperBound == units.count)
      #expect(analysis.clusters == analysis.clusters.sorted())
    }
  }

  @Test("Several threads share the pool and get the same answers")
  func threads() async throws {
    let expected = try analysis("ภาษาไทย and more", "th").breaks
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 { group.addTask { (try? analysis("ภาษาไทย and more", "th").breaks) == expected } }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}
