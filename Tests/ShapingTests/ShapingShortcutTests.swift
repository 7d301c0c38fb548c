import Foundation
import Testing
import TitlefitGeometry
import TitlefitLocales
import TitlefitShaping
import TitlefitTestSupport
import TitlefitTypography

@Suite("Shaping with shortcuts gives HarfBuzz's own glyphs")
struct ShapingShortcutTests {
  private static let debian = ["/usr/share/fonts/truetype", "/usr/share/fonts/opentype"]

  /// A file, the script and language of what it is asked to shape, and the characters that random texts are made of.
  struct Sample: Sendable, CustomTestStringConvertible {
    var file: String
    var script: String
    var language: String
    var alphabet: String
    var isRightToLeft = false

    var testDescription: String { "\(file) \(language)" }
  }

  private static let latin =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ   0123456789-->x=:()/.,!?&'\"fi→×ßäöüéçłğışÅŞ1/2"

  static let samples: [Sample] = [
    Sample(file: "inter-vf/Inter.var.ttf", script: "Latn", language: "en", alphabet: latin),
    Sample(file: "inter-vf/Inter.var.ttf", script: "Latn", language: "tr", alphabet: latin),
    Sample(file: "inter/Inter-Regular.otf", script: "Latn", language: "de", alphabet: latin),
    Sample(file: "inter/Inter-Regular.otf", script: "Zyyy", language: "de", alphabet: "0123456789 -+:/()xX×.,%<>=→"),
    Sample(
      file: "inter/Inter-Regular.otf", script: "Cyrl", language: "bg", alphabet: "абвгдежзийклмнопрстъю АБВГ«»—1:2"),
    Sample(file: "inter/Inter-Regular.otf", script: "Grek", language: "el", alphabet: "αβγδεζηθικλμνξοπρσς άέήίό ΑΒΓ·"),
    Sample(
      file: "noto/NotoSans-Regular.ttf", script: "Latn", language: "vi", alphabet: "ắằẳẵặấầẩẫậ nghtiêuĐđơư ffi fl AVTo"),
    Sample(
      file: "noto/NotoSansHebrew-Regular.ttf", script: "Hebr", language: "he", alphabet: "אבגדהוזחטיכלמנסעפצקרשת ״־",
      isRightToLeft: true),
    Sample(file: "noto/NotoSansGeorgian-Regular.ttf", script: "Geor", language: "ka", alphabet: "აბგდევზთიკლმნოპჟრსტ-"),
    Sample(
      file: "noto/NotoSansArmenian-Regular.ttf", script: "Armn", language: "hy",
      alphabet: "աբգդեզէըթժիլխծկհձղճմյնշոչպջռսվտրցւփքօֆԱՄև՛"),
    Sample(
      file: "noto/NotoSansCJK-Regular.ttc", script: "Hira", language: "ja", alphabet: "あいうえおカキクケコ、。「」漢字かなーーっゃAVTo12"),
    Sample(file: "noto/NotoSansCJK-Regular.ttc", script: "Hang", language: "ko", alphabet: "가각간갈감갑값한글단추저장 ()1AV"),
    Sample(
      file: "noto/NotoSansArabic-Regular.ttf", script: "Arab", language: "ar",
      alphabet: "ابتثجحخدذرزسشصضطظعغفقكلمنهوي لا ًَُِ", isRightToLeft: true),
    Sample(
      file: "noto/NotoSansDevanagari-Regular.ttf", script: "Deva", language: "hi", alphabet: "कखगघङचछजझञटठडढणतथदधन क्षित्रिी्ि़ं"),
    // Kerning and substitutions across spaces, which no font of the cascade has.
    Sample(file: "Fonts/TitlefitSpaces.ttf", script: "Latn", language: "en", alphabet: "AVTfi  xAVTfi "),
    Sample(file: "dejavu/DejaVuSans.ttf", script: "Latn", language: "fr", alphabet: latin),
  ]

  private static func path(_ file: String) -> String? {
    file.hasPrefix("Fonts/")
      ? CorpusFile.url(file).path
      : debian.map { $0 + "/" + file }.first(where: FileManager.default.isReadableFile(atPath:))
  }

  @Test("Random texts, each twice so that memory answers too", arguments: samples)
  func random(sample: Sample) throws {
    guard let path = Self.path(sample.file) else { return }
    var generator = SeededGenerator(seed: 0x5EED)
    let characters = Array(sample.alphabet.unicodeScalars)
    let quick = FontCollection(FontSources(), takesShortcuts: true)
    let plain = FontCollection(FontSources(), takesShortcuts: false)
    for round in 0..<600 {
      var text = String.UnicodeScalarView()
      for _ in 0..<(1 + round % 14) { text.append(characters.randomElement(using: &generator) ?? "a") }
      let units = Array(String(text).utf16)
      let start = Int.random(in: 0..<units.count, using: &generator)
      for range in [0..<units.count, start..<units.count] {
        let expected = try Self.shape(units, range, sample, path, plain)
        for _ in 0..<2 {
          let found = try Self.shape(units, range, sample, path, quick)
          #expect(found.glyphs == expected.glyphs, "\(String(text)) \(range)")
          #expect(found.width.bitPattern == expected.width.bitPattern)
        }
      }
    }
  }

  @Test("Most runs of simple scripts do without the shaper, and words of others come from memory")
  func counts() throws {
    let collection = FontCollection(FontSources(), takesShortcuts: true)
    guard let latin = Self.path("inter/Inter-Regular.otf"), let arabic = Self.path("noto/NotoSansArabic-Regular.ttf")
    else { return }
    let english = Sample(file: "", script: "Latn", language: "en", alphabet: "")
    let texts = ["Save changes", "Cancel", "Save as", "Change", "Save changes"].map { Array($0.utf16) }
    for text in texts { _ = try Self.shape(text, 0..<text.count, english, latin, collection) }
    #expect(collection.shapingCounts.byPairs == 5)
    let whole = collection.shapingCounts.whole
    let word = Array("حفظ".utf16)
    var arabicSample = Sample(file: "", script: "Arab", language: "ar", alphabet: "")
    arabicSample.isRightToLeft = true
    for _ in 0..<3 { _ = try Self.shape(word, 0..<word.count, arabicSample, arabic, collection) }
    #expect(collection.shapingCounts.whole == whole + 1)
    #expect(collection.shapingCounts.recalled == 2)
  }

  private static func shape(
    _ units: [UInt16], _ range: Range<Int>, _ sample: Sample, _ path: String, _ collection: FontCollection
  ) throws -> ShapedRun {
    let font = try collection.primaryFont(of: FontDescriptor(family: .file(path), size: 17))
    return try collection.shape(
      units, range: range, font: font, script: sample.script, language: try LanguageTag(sample.language),
      direction: sample.isRightToLeft ? .rightToLeft : .leftToRight)
  }
}
