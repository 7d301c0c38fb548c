import Testing
import TitlefitGeometry
import TitlefitLocales
import TitlefitTestSupport
import TitlefitUnicodeText

@Suite("Plain texts are broken without ICU as ICU breaks them")
struct PlainTextTests {
  private static let letters = Array(
    "abcXYZäßéøĐłşạảЖжщїΩάώאבאბ0123456789٠١.,:;   漢字かなカナ한글각、。()/-!?%".utf16)

  /// A text that ICU must look at whole, whose start is the given one: a flag is neither plain nor one unit a cluster.
  private static func forced(_ text: [UInt16]) -> [UInt16] { text + Array(" \u{1F1E9}\u{1F1EA}".utf16) }

  @Test("Line breaks", arguments: ["en", "de", "fi", "sv", "ja", "ko", "zh-Hant", "ru", "el", "he", "fr", "und"])
  func lines(language: String) throws {
    var generator = SeededGenerator(seed: 0xB4EA)
    let tag = try LanguageTag(language)
    for round in 0..<3000 {
      // The first letters are those that lines are broken around without ICU.
      let alphabet = round % 3 == 0 ? Self.letters[...] : Self.letters.prefix(38)
      let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0x20
      }
      let own = try TextAnalysis(text, language: tag, direction: .leftToRight)
      let whole = try TextAnalysis(Self.forced(text), language: tag, direction: .leftToRight)
      let found = own.breaks.filter { $0.offset < text.count }
      #expect(found == whole.breaks.filter { $0.offset < text.count }, "\(String(decoding: text, as: UTF16.self))")
      #expect(own.breaks.last == LineBreakOpportunity(offset: text.count, isHard: false))
    }
  }

  @Test("Clusters")
  func clusters() throws {
    var generator = SeededGenerator(seed: 0xC105)
    let marks = Array("\u{301}\u{200D}\u{FE0F}\u{1100}\u{1161}\u{11A8}\r\n".utf16)
    for round in 0..<4000 {
      let alphabet = round % 2 == 0 ? Self.letters : Self.letters + marks + marks
      let text = (0..<Int.random(in: 1...10, using: &generator)).map { _ in
        alphabet.randomElement(using: &generator) ?? 0x20
      }
      let own = try TextAnalysis(text, language: .undetermined, direction: .leftToRight)
      let whole = try TextAnalysis(Self.forced(text), language: .undetermined, direction: .leftToRight)
      #expect(own.clusters == whole.clusters.filter { $0 <= text.count })
    }
  }
}
