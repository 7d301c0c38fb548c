import Foundation
import Testing
import TitlefitGeometry
import TitlefitLocales
import TitlefitShaping
import TitlefitTestSupport
import TitlefitTextLayout
import TitlefitTypography

@Suite("Counting lines in many rooms gives the numbers of whole measurements")
struct LineCountTests {
  private static let words: [(language: String, words: String)] = [
    ("en", "AV A V fi i f T TA VA x A"),
    ("de", "Änderungen sichern? AVAT-Test 3×4 To Ta. Vy, Donaudampfschifffahrt co\u{AD}op x"),
    ("ru", "Сохранить изменения в ТоТ Газ. Уд 100 —"),
    ("ar", "حفظ التغييرات لا 12 الآن مستحيل"),
    ("hi", "परिवर्तन सहेजें क्षमा त्रुटि रद्द"),
    ("th", "บันทึกการเปลี่ยนแปลง ยกเลิก"),
    ("ja", "変更を保存、キャンセル。かな"),
    ("he", "שמירת שינויים לבטל (12)"),
    ("ta", "மாற்றங்களைச் சேமிக்கவும் ரத்துசெய் தொடர்புகொள்ளவும்"),
    ("bn", "পরিবর্তনগুলি সংরক্ষণ করুন বাতিল ক্ষেত্র"),
    ("kn", "ಬದಲಾವಣೆಗಳನ್ನು ಉಳಿಸಿ ರದ್ದುಮಾಡು ಸ್ಥಾಪಿಸಿ"),
  ]

  /// The file of a family; "spaces" has kerning and substitutions across spaces.
  private static func path(_ family: String) -> String {
    family == "spaces"
      ? CorpusFile.url("Fonts/TitlefitSpaces.ttf").path : "/usr/share/fonts/opentype/inter/Inter-Regular.otf"
  }

  @Test("Natural widths and line counts at several sizes", arguments: ["system", "Inter", "spaces"])
  func counts(family: String) throws {
    let path = Self.path(family)
    guard family == "system" || FileManager.default.isReadableFile(atPath: path) else { return }
    let fonts = FontCollection()
    let engine = TextLayoutEngine(fonts: fonts)
    var generator = SeededGenerator(seed: 0xC0)
    let sizes = [11.0, 17, 34]
    let widths = [20.0, 55, 90, 140, 300]
    for round in 0..<140 {
      let (tag, words) = Self.words[round % Self.words.count]
      let list = words.split(separator: " ")
      let text = (0..<Int.random(in: 1...5, using: &generator))
        .map { _ in list.randomElement(using: &generator) ?? "" }.joined(separator: round % 11 == 0 ? "\n" : " ")
      let font =
        family == "system" ? FontDescriptor.system(17) : FontDescriptor(family: .file(path), size: 17)
      var request = TextRequest(
        text, language: try LanguageTag(tag), direction: tag == "ar" || tag == "he" ? .rightToLeft : .leftToRight,
        font: font, lineLimit: 0, lineBreakMode: .byWordWrapping)
      let fit = try engine.fit(request, sizes: sizes, widths: widths)
      for (row, size) in sizes.enumerated() {
        request.font.size = size
        for (column, width) in widths.enumerated() {
          request.maximumWidth = width
          let whole = try engine.measure(request)
          #expect(fit.lineCounts[row][column] == whole.lines.count, "\(text) at \(size) in \(width)")
          #expect(abs(fit.naturalWidths[row] - whole.naturalWidth) < 1e-9)
        }
      }
    }
  }

  @Test(
    "A line broken at places that are not safe is as wide as its glyphs shaped anew",
    arguments: ["system", "Inter", "spaces"])
  func reshapedLines(family: String) throws {
    let path = Self.path(family)
    guard family == "system" || FileManager.default.isReadableFile(atPath: path) else { return }
    let engine = TextLayoutEngine(fonts: FontCollection())
    let font = family == "system" ? FontDescriptor.system(17) : FontDescriptor(family: .file(path), size: 17)
    for (tag, words) in Self.words where !words.contains("\u{AD}") {
      for width in stride(from: 12.0, through: 120, by: 9) {
        var request = TextRequest(
          words, language: try LanguageTag(tag), direction: tag == "ar" || tag == "he" ? .rightToLeft : .leftToRight,
          font: font, lineLimit: 0, lineBreakMode: .byWordWrapping)
        request.maximumWidth = width
        let lines = try engine.measure(request).lines
        let glyphLines = try engine.glyphLines(of: request)
        #expect(lines.count == glyphLines.count)
        for (line, glyphs) in zip(lines, glyphLines) {
          let sum = glyphs.runs.reduce(0) { $0 + $1.run.width }
          #expect(abs(line.width - sum) < 1e-9, "\(line.text) of \(tag) in \(width)")
        }
      }
    }
  }

  @Test("A font whose widths follow the size is shaped once for all sizes and rooms")
  func shapings() throws {
    let path = Self.path("Inter")
    guard FileManager.default.isReadableFile(atPath: path) else { return }
    let fonts = FontCollection()
    let engine = TextLayoutEngine(fonts: fonts)
    let request = TextRequest(
      "Save all changes", language: try LanguageTag("en"), font: FontDescriptor(family: .file(path), size: 17))
    _ = try engine.fit(request, sizes: [14, 17, 21, 28, 40], widths: [80, 120, 160, 240])
    #expect(fonts.shapingCounts.byPairs == 1)
  }
}
