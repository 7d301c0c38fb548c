import Foundation
import Testing
import TitlefitShaping
import TitlefitTestSupport
import TitlefitTypography

@testable import enum TitlefitShaping.SystemFontEra
@testable import struct TitlefitShaping.SystemFontTable

@Suite("The stand-in measures what Interface Builder recorded")
struct SystemFontWidthTests {
  /// A recorded text width: the text's true width lies in `low ..< high`.
  struct Row: Sendable {
    var text: String
    var size: Double
    var weight = FontWeight.regular
    var low: Double
    var high: Double
  }

  // Source: public storyboards; legacy buttons of 15 pt (whole points, number of documents): Button 46 (97), Cancel 48
  // (25), Stop 32 (13), Start 34 (5), Close 39 (3), Done 37 (3), Toggle 47 (2), Save 34, Send 36, Delete 45; configured
  // buttons of 17 pt at 3x: Button 51 (UIButtonConfigurationSample, OsmAnd), Set 25.667 and
  // Get 27.333 (IOS-nRF-Mesh-Library), Done 40.333; OsmAnd's Try again of 15 pt 62.667.
  static let rows: [Row] =
    [
      ("Button", 46.0), ("Cancel", 48), ("Stop", 32), ("Start", 34), ("Close", 39), ("Done", 37), ("Toggle", 47),
      ("Save", 34), ("Send", 36), ("Delete", 45),
    ].map { Row(text: $0.0, size: 15, low: $0.1 - 1, high: $0.1) }
    + [("Button", 51.0), ("Set", 25.667), ("Get", 27.333), ("Done", 40.333)].map {
      Row(text: $0.0, size: 17, low: $0.1 - 0.334, high: $0.1 + 0.001)
    } + [Row(text: "Try again", size: 15, low: 62.333, high: 62.667)]

  @Test("A recorded width lies within the bound", arguments: rows)
  func recorded(row: Row) throws {
    let text = try MeasuredText(row.text, .system(row.size, weight: row.weight))
    #expect(text.width + text.bound >= row.low)
    #expect(text.width - text.bound <= row.high)
    #expect(text.bound < 1)
  }

  @Test("Nine of ten recorded widths lie within half a point")
  func mostRecorded() throws {
    let near = try Self.rows.filter { row in
      let width = try MeasuredText(row.text, .system(row.size, weight: row.weight)).width
      return width > row.low - 0.5 && width < row.high + 0.5
    }
    #expect(near.count * 10 >= Self.rows.count * 9)
  }

  // Source: the recorded labels of other scripts: ideographs 15 pt two characters 31 (30.5 ..< 31 at 2x), Hangul 0.865
  // em a syllable, an emoji of 17 pt 23 wide.
  @Test("Ideographs, Hangul and emoji keep their recorded grid")
  func grids() throws {
    let han = try MeasuredText("取消", .system(15), script: "Hani", language: "zh-Hans").width
    #expect(han > 30.5 && han <= 31)
    let hangul = try MeasuredText("닫기", .system(20), script: "Hang", language: "ko").width
    #expect(abs(hangul - 2 * 0.865 * 20) < 0.1)
    let emoji = try MeasuredText("🍌", .system(17)).width
    #expect(emoji > 22.5 && emoji <= 23)
  }

  // Source: UIFont's printed metrics and heights of recorded labels: 11 pt 13.127, 14 pt 16.707, 15 pt 17.900, 17 pt
  // 20.287, 20 pt 23.867, 30 pt 35.801, 34 pt 40.574, 60 pt 71.602.
  @Test(
    "Line heights are San Francisco's",
    arguments: [
      (11, 13.127), (14, 16.707), (15, 17.900), (17, 20.287), (20, 23.867), (30, 35.801), (34, 40.574), (60, 71.602),
    ])
  func lineHeight(size: Double, height: Double) throws {
    let metrics = try MeasuredText.system.metrics(of: .system(size))
    #expect(abs(metrics.lineHeight - height) < 0.001)
    #expect(metrics.leading == 0)
  }

  @Test("The compiled table is the recorded one, advance by advance")
  func compiledTable() throws {
    let bytes = try CorpusFile.bytes("Recorded/SystemFont/system-font-fit.json")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let weights = try #require(document["weights"] as? [String: [String: [String: Any]]])
    var compared = 0
    for weight in FontWeight.allCases {
      for (name, size) in [("text", 17.0), ("display", 28.0)] {
        let advances = try #require(weights[weight.name]?[name]?["advance"] as? [String: Double])
        let cut = SystemFontTable.shared.cut(weight: weight, size: size)
        for (character, advance) in advances {
          let scalar = try #require(character.unicodeScalars.first)
          let index = try #require(SystemFontTable.shared.index(of: scalar.value))
          if abs(cut.advances[index] - advance) > 0.00005 { Issue.record("\(weight.name) \(name) \(character)") }
          compared += 1
        }
      }
    }
    // 538 characters, of which U+00B7 and U+0387 are one key in Swift.
    #expect(compared == 9 * 2 * 537)
  }

  @Test("T and o move together by more than a fortieth of an em")
  func kerning() throws {
    let pair = try MeasuredText("To", .system(12)).width
    let letters = try MeasuredText("T", .system(12)).width + MeasuredText("o", .system(12)).width
    #expect(pair < letters - 0.3)
  }

  // Expected: the recorded table's own entries, text linear in the size, display in its logarithm; 200 and 5 are beyond.
  @Test("Tracking between two listed sizes lies between their values")
  func tracking() throws {
    let bytes = try CorpusFile.bytes("Recorded/SystemFont/system-font-fit.json")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let weights = try #require(document["weights"] as? [String: [String: [String: Any]]])
    let text = try #require(weights["regular"]?["text"]?["tracking"] as? [String: Double])
    let display = try #require(weights["regular"]?["display"]?["tracking"] as? [String: Double])
    let (at17, at18) = try (#require(text["17"]), #require(text["18"]))
    let (at20, at22) = try (#require(display["20"]), #require(display["22"]))
    let table = SystemFontTable.shared
    let share = log(21.0 / 20) / log(22.0 / 20)
    for (size, expected) in [
      (17, at17), (17.5, (at17 + at18) / 2), (18, at18), (20, at20), (21, at20 + (at22 - at20) * share),
      (5, try #require(text["6"])), (200, try #require(display["100"])),
    ] {
      let cut = table.cut(weight: .regular, size: size)
      #expect(abs(table.tracking(of: cut, size: size) - expected) < 0.00001, "\(size)")
    }
  }

  // Expected: what `olderSystems` of the recorded table lists for 17 points and for display sizes, a character.
  @Test("Older systems track as the recorded table lists")
  func olderSystems() throws {
    let bytes = try CorpusFile.bytes("Recorded/SystemFont/system-font-fit.json")
    let document = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let older = try #require(document["olderSystems"] as? [String: [String: Any]])
    for (name, era) in [("iOS 9-10", SystemFontEra.iOS10), ("iOS 11-13", .iOS11)] {
      let shift = try #require(older.first { $0.key.hasPrefix(name) }?.value)
      let text = try #require((shift["text"] as? [String: Double])?["17"])
      let display = try #require(shift["display"] as? Double)
      #expect(abs(era.shift(size: 17) - text) < 0.00001)
      #expect(era.shift(size: 28) == display)
    }
    #expect(SystemFontEra.current.shift(size: 17) == 0)
  }

  @Test("A combining mark leaves the width of its base letter")
  func combining() throws {
    let composed = try MeasuredText("é", .system(17)).width
    let decomposed = try MeasuredText("e\u{301}", .system(17)).width
    #expect(composed == decomposed)
  }

  @Test("A no-break space is as wide as a space, and as sure")
  func noBreakSpace() throws {
    let space = try MeasuredText("a b", .system(17))
    let noBreak = try MeasuredText("a\u{A0}b", .system(17))
    #expect(noBreak.width == space.width)
    #expect(noBreak.bound == space.bound)
  }

  @Test("Vietnamese letters that no row has take their base letter's advance")
  func vietnamese() throws {
    let base = try MeasuredText("a", .system(17)).width
    #expect(try MeasuredText("ẳ", .system(17)).width == base)
  }

  @Test("A bound grows with the length, with rare characters and with scripts that no row has")
  func bounds() throws {
    let short = try MeasuredText("Save", .system(17)).bound
    let long = try MeasuredText("Save all changes now", .system(17)).bound
    let rare = try MeasuredText("Ŝave", .system(17)).bound
    let hindi = try MeasuredText("सहेजें", .system(17), script: "Deva", language: "hi")
    #expect(short < long)
    #expect(short < rare)
    #expect(hindi.bound > hindi.width * 0.119)
    #expect(hindi.runs.flatMap(\.estimates).count == 1)
  }

  @Test("The bound of one line counts its constant part once")
  func joinedBounds() throws {
    let left = try MeasuredText("Save", .system(17)).runs[0].uncertainty
    #expect((left + left).bound < 2 * left.bound)
    #expect((left + .none).bound == left.bound)
  }

  @Test("The uncertainty of a part counts the part's clusters only")
  func partialBound() throws {
    let run = try MeasuredText("Save all", .system(17)).runs[0]
    #expect(run.uncertainty(in: 0..<4) == (try MeasuredText("Save", .system(17)).runs[0].uncertainty))
    #expect(run.uncertainty(in: 0..<0).bound == 0)
  }
}
