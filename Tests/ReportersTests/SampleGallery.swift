import TitlefitDiagnostics
import TitlefitGeometry

/// A gallery with one of everything, for the page.
extension SampleReport {
  /// A triangle, a square, and an outline that nobody draws.
  static let outlines = ["m0 0l500-700 500 700z", "m0 0v-600h600v600z", "m0 0h1v1z"]

  static func picture(_ roles: [PictureRole] = [.filled]) -> Picture {
    let glyphs = [PictureGlyph(outline: 0, x: 0, y: 0), PictureGlyph(outline: 1, x: 1012.4, y: -20)]
    let text = PictureShape.glyphs(
      PictureText(origin: Point(x: 12, y: 24.5), scale: 17.0 / 2048, glyphs: glyphs, role: .onFill))
    let background = roles.map { PictureShape.box(Rect(x: 0, y: 0, width: 120, height: 34), radius: 8.75, $0) }
    return Picture(
      canvas: Rect(x: -3, y: -3, width: 149.5, height: 50),
      shapes: background + [
        .frame(Rect(x: 12, y: 7, width: 96, height: 20), radius: 0, width: 0.5, .insets), text,
        .clipped(to: Rect(x: 12, y: 7, width: 96, height: 20), [text]),
        .line(from: Point(x: 0, y: 40), to: Point(x: 120, y: 40), .have),
        .box(Rect(x: 120, y: 7, width: 23.5, height: 20), radius: 0, .overflow),
      ])
  }

  static func entry(_ finding: Finding, isReference: Bool, measures: [GalleryMeasure]) -> GalleryEntry {
    GalleryEntry(
      subjects: [finding.subject],
      condition: finding.condition ?? FindingCondition(width: 320, contentSize: "large", direction: "ltr"),
      text: "Jetzt kaufen", visible: finding.visible ?? "", measures: measures, verdict: finding.verdict ?? .fits,
      isReference: isReference, picture: picture())
  }

  static var gallery: Gallery {
    let place = SourceLocation(file: "Base.lproj/Checkout.storyboard", line: 31, column: 9)
    let buy = GalleryControl(
      id: "aB1-cd-Ef2", location: place, setup: "configured, filled, medium", room: "120 to 180 pt wide",
      titles: ["Buy now"],
      cells: [
        GalleryCell(language: arabic, verdict: .unsure, fullness: 1.0003, cases: 24, failing: 0, unsure: 2),
        GalleryCell(language: german, verdict: .fails, fullness: 1.196, cases: 24, failing: 5, unsure: 0),
      ],
      entries: [
        entry(
          unsure, isReference: true,
          measures: [GalleryMeasure(name: "title", need: 120.04, have: 120, errorBound: 0.6)]),
        entry(
          cut, isReference: false, measures: [GalleryMeasure(name: "title", need: 143.5, have: 120, errorBound: 0.6)]),
      ])
    let sound = GalleryControl(
      id: "sound", location: place, setup: "legacy, system", room: "as wide as its title",
      cells: [GalleryCell(language: german, verdict: .fits, fullness: nil, cases: 24, failing: 0, unsure: 0)])
    let lost = GalleryControl(id: "lost", location: place, setup: "legacy", room: "", notMeasured: "no room known")
    return Gallery(
      languages: [
        GalleryLanguage(tag: arabic, name: "Arabic", direction: .rightToLeft),
        GalleryLanguage(tag: german, name: "German", direction: .leftToRight),
      ],
      controls: [buy, sound, lost], outlines: outlines, reference: "text size large, device width 320 pt", omitted: 3)
  }
}
