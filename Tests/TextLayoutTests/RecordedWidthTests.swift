import Testing
import TitlefitGeometry
import TitlefitLocales
import TitlefitShaping
import TitlefitTestSupport
import TitlefitTextLayout
import TitlefitTypography
import TitlefitUnicodeText

/// A row of `Corpora/Recorded/hb-shape-widths.tsv`.
private struct RecordedWidth {
  var file: String
  var language: LanguageTag
  var script: String
  var direction: LayoutDirection
  var text: String
  /// In points at 17 points.
  var width: Double
  var breaks: [Int]

  static func all() throws -> [RecordedWidth] {
    let table = String(decoding: try CorpusFile.bytes("Recorded/hb-shape-widths.tsv"), as: UTF8.self)
    return try table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { row in
      let fields = row.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(fields.count == 8)
      let units = try #require(Double(fields[5]))
      let em = try #require(Double(fields[6]))
      return RecordedWidth(
        file: fields[0], language: try LanguageTag(fields[1]), script: fields[2],
        direction: fields[3] == "rtl" ? .rightToLeft : .leftToRight, text: fields[4], width: units * 17 / em,
        breaks: fields[7].split(separator: ",").compactMap { Int($0) })
    }
  }

  /// The digests of the files that the recording names, by path.
  static func digests() throws -> [String: String] {
    let page = String(decoding: try CorpusFile.bytes("Recorded/hb-shape-RECORDING.md"), as: UTF8.self)
    var digests: [String: String] = [:]
    for row in page.split(separator: "\n") where row.hasPrefix("| /") {
      let fields = row.split(separator: "|").map { $0.trimmingPrefix(" ").prefix { $0 != " " } }
      if fields.count == 2 { digests[String(fields[0])] = String(fields[1]) }
    }
    return digests
  }
}

/// The recording measured once: what the engine says to each row.
private struct Comparison {
  var rows: [(row: RecordedWidth, measurement: TextMeasurement)] = []
  /// Whether every font file is there and is the recorded one.
  var hasRecordedFonts = false

  static let shared = Result { try Comparison() }

  init() throws {
    let fonts = FontCollection(FontSources(systemFolders: []))
    let engine = TextLayoutEngine(fonts: fonts)
    for row in try RecordedWidth.all() {
      let request = TextRequest(
        row.text, language: row.language, direction: row.direction,
        font: FontDescriptor(family: .file(row.file), size: 17), maximumWidth: 0.1, lineLimit: 0,
        lineBreakMode: .byWordWrapping)
      guard let measurement = try? engine.measure(request) else { return }
      rows.append((row, measurement))
    }
    let digests = try RecordedWidth.digests()
    let used = Dictionary(fonts.usedFonts.map { ($0.file, $0.digest) }, uniquingKeysWith: { first, _ in first })
    hasRecordedFonts = digests.allSatisfy { used[$0.key] == $0.value }
  }
}

/// Compares the engine with hb-shape and ICU on the same font files; the stand-in does not enter.
@Suite(
  "Recorded by hb-shape and ICU",
  .enabled(
    if: (try? Comparison.shared.get().hasRecordedFonts) ?? false, "needs the font files of hb-shape-RECORDING.md"))
struct RecordedWidthTests {
  @Test("Every title is as wide as hb-shape says, to a fiftieth of a point")
  func widths() throws {
    let rows = try Comparison.shared.get().rows
    #expect(rows.count >= 200)
    #expect(Set(rows.map(\.row.script)).count >= 12)
    for (row, measurement) in rows {
      #expect(abs(measurement.naturalWidth - row.width) <= 0.02, "\(row.text) in \(row.file)")
      #expect(measurement.runs.allSatisfy { $0.script == row.script }, "\(row.text)")
    }
  }

  @Test("Every title breaks where ICU says")
  func breaks() throws {
    for (row, measurement) in try Comparison.shared.get().rows {
      let analysis = try TextAnalysis(Array(row.text.utf16), language: row.language, direction: row.direction)
      #expect(analysis.breaks.map(\.offset) == row.breaks, "\(row.text)")
      // In a room for nothing each line is one cluster, and a line ends inside a word unless all words are clusters.
      #expect(measurement.lines.count >= row.breaks.count, "\(row.text)")
    }
  }
}
