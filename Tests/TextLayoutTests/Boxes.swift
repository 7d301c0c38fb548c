import Foundation
import TitlefitGeometry
import TitlefitLocales
import TitlefitShaping
import TitlefitTestSupport
import TitlefitTextLayout
import TitlefitTypography

/// The real engine over a font of boxes: at 10 points every character is 5 points wide and a line 12 points high.
enum Boxes {
  static let engine = TextLayoutEngine(fonts: FontCollection(FontSources(systemFolders: [])))

  static let font = FontDescriptor(family: .file(CorpusFile.url("Fonts/TitlefitBoxes.ttf").path), size: 10)

  static func measure(
    _ text: String, width: Double? = nil, lines: Int = 1, _ mode: LineBreakMode = .byTruncatingTail,
    _ direction: LayoutDirection = .leftToRight, language: String = "en"
  ) throws -> TextMeasurement {
    try engine.measure(
      TextRequest(
        text, language: try LanguageTag(language), direction: direction, font: font, maximumWidth: width,
        lineLimit: lines, lineBreakMode: mode))
  }
}
