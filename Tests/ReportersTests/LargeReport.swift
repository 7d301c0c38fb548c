import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitTestSupport

/// A report of a large project: 2,000 findings over 100 buttons in 20 languages, each with a picture of its own.
enum LargeReport {
  static let languages = [
    "ar", "cs", "da", "de", "el", "en", "es", "fi", "fr", "he", "hi", "hu", "it", "ja", "ko", "nl", "pl", "ru", "th",
    "tr",
  ].map(LanguageTag.canonical)

  static var report: Report {
    var random = SeededGenerator(seed: 7)
    var report = SampleReport.report
    report.findings = []
    report.run.languages = languages
    var gallery = Gallery(
      languages: languages.map { GalleryLanguage(tag: $0, name: $0.description.uppercased(), direction: .leftToRight) },
      controls: [], outlines: (0..<900).map { _ in outline(&random) }, reference: "text size large")
    for number in 0..<100 {
      let id = "button-\(number)"
      var control = GalleryControl(
        id: id, location: SourceLocation(file: "titlefit.yml", line: number + 1, column: 1),
        setup: "configured, filled",
        room: "120 pt wide", titles: ["Title \(number)"])
      for language in languages {
        let finding = finding(id, language)
        report.findings.append(finding)
        control.cells.append(
          GalleryCell(language: language, verdict: .fails, fullness: 1.2, cases: 8, failing: 8, unsure: 0))
        for isReference in [true, false] {
          var entry = SampleReport.entry(
            finding, isReference: isReference,
            measures: [GalleryMeasure(name: "title", need: 143.5, have: 120, errorBound: 0.6)])
          entry.condition.width = isReference ? 320 : 375
          entry.picture = picture(&random)
          control.entries.append(entry)
        }
      }
      gallery.controls.append(control)
    }
    report.gallery = gallery
    return report
  }

  private static func finding(_ control: String, _ language: LanguageTag) -> Finding {
    var finding = SampleReport.cut
    finding.subject = FindingSubject(
      table: "Localizable", key: control + ".title", language: language, control: control)
    finding.condition?.width = 375
    return finding
  }

  /// As many curves as a letter of a text face has.
  private static func outline(_ random: inout SeededGenerator) -> String {
    let curves = (0..<16).map { _ in
      "q" + (0..<4).map { _ in String(Int.random(in: -400...400, using: &random)) }.joined(separator: " ")
    }
    return "m200 0" + curves.joined() + "z"
  }

  /// A button with a title of 14 letters.
  private static func picture(_ random: inout SeededGenerator) -> Picture {
    var picture = SampleReport.picture()
    let glyphs = (0..<14).map { index in
      PictureGlyph(outline: Int.random(in: 0..<900, using: &random), x: Double(index) * 1100, y: 0)
    }
    picture.mapTexts { text in
      var text = text
      text.glyphs = glyphs
      return text
    }
    picture.shapes.removeAll { if case .clipped = $0 { true } else { false } }
    return picture
  }
}
