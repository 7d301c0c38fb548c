import Testing
import TitlefitGeometry
import TitlefitLocales
import TitlefitTestSupport
import TitlefitTypography

@testable import TitlefitShaping

@Suite("Hebrew of systems before iOS 14 has Arial's metrics")
struct ArialHebrewTests {
  private static let ios12 = FontCollection(FontSources(era: .iOS11))

  private func width(_ text: String, size: Double = 17, weight: FontWeight = .regular) throws -> Double {
    try MeasuredText(
      text, .system(size, weight: weight), script: "Hebr", language: "he", direction: .rightToLeft, in: Self.ios12
    ).width
  }

  // Expected: Corpora/Recorded/SystemFont/hebrew-advances.tsv.
  @Test("Letters advance as the recorded table lists")
  func table() throws {
    let table = String(decoding: try CorpusFile.bytes("Recorded/SystemFont/hebrew-advances.tsv"), as: UTF8.self)
    var letters = 0
    for line in table.split(separator: "\n") where !line.hasPrefix("#") {
      let fields = line.split(separator: "\t")
      try #require(fields.count == 3)
      let scalar = try #require(UInt32(fields[0], radix: 16))
      for (field, weight) in [(fields[1], FontWeight.regular), (fields[2], .medium)] {
        let units = try #require(Double(field))
        #expect(ArialHebrew.advance(of: scalar, weight: weight) == units / 2048, "\(fields[0]) \(weight.name)")
      }
      letters += 1
    }
    #expect(letters == 29)
  }

  @Test("Points and cantillation add nothing to their letter")
  func marks() throws {
    #expect(try width("שָׁלוֹם") == width("שלום"))
  }

  @Test("Medium is drawn bold, and regular is narrower")
  func weights() throws {
    #expect(try width("הרשמה", weight: .medium) == width("הרשמה", weight: .bold))
    #expect(try width("הרשמה") < width("הרשמה", weight: .medium))
  }

  @Test("One cut serves all sizes")
  func sizes() throws {
    #expect(abs(try width("שלום", size: 34) - 2 * width("שלום", size: 17)) < 0.0001)
  }

  @Test("The table holds for older systems only")
  func current() throws {
    let now = try MeasuredText(
      "שלום", .system(17), script: "Hebr", language: "he", direction: .rightToLeft)
    #expect(now.glyphs.map(\.boundRow) == Array(repeating: .hebrew, count: 4))
  }
}
