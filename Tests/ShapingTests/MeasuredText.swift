import Foundation
import TitlefitGeometry
import TitlefitLocales
import TitlefitShaping
import TitlefitTestSupport
import TitlefitTypography

/// A text of one script, taken through the cascade and the shaper.
struct MeasuredText {
  /// The text in UTF-16.
  let units: [UInt16]
  /// What the cascade chose.
  let fonts: [FontRun]
  /// What the shaper made of it.
  let runs: [ShapedRun]

  /// The sum of the runs in points.
  var width: Double { runs.reduce(0) { $0 + $1.width } }
  /// The error bound of the whole in points.
  var bound: Double { runs.reduce(WidthUncertainty.none) { $0 + $1.uncertainty }.bound }
  /// All glyphs, run after run.
  var glyphs: [ShapedGlyph] { runs.flatMap(\.glyphs) }
  /// Each font's name with the text it serves.
  var served: [String] {
    fonts.map { $0.font.name + ": " + String(decoding: units[$0.range], as: UTF16.self) }
  }

  /// Measures a text; grapheme clusters are Swift's, which the tests' texts have in common with ICU's.
  init(
    _ text: String, _ descriptor: FontDescriptor, script: String = "Latn", language: String = "en",
    direction: LayoutDirection = .leftToRight, in collection: FontCollection = Self.system
  ) throws {
    let units = Array(text.utf16)
    let tag = try LanguageTag(language)
    var clusters = [0]
    for character in text { clusters.append((clusters.last ?? 0) + character.utf16.count) }
    fonts = try collection.fontRuns(
      for: units, in: 0..<units.count, clusters: clusters, script: script, language: tag, descriptor: descriptor)
    runs = try fonts.map { run in
      try collection.shape(
        units, range: run.range, font: run.font, script: script, language: tag, direction: direction)
    }
    self.units = units
  }

  /// The fonts of this machine.
  static let system = FontCollection()

  /// The square fonts of `Corpora/Fonts` as a project's own, no system font.
  static let square = FontCollection(
    FontSources(
      systemFolders: [],
      projectFiles: ["TitlefitSquare.ttf", "TitlefitSquareVariable.ttf"].map { CorpusFile.url("Fonts/" + $0).path }))

  /// A font descriptor of the square font.
  static func squareFont(_ size: Double, weight: FontWeight = .regular) -> FontDescriptor {
    FontDescriptor(family: .named("TitlefitSquare-Regular"), size: size, weight: weight)
  }
}
