import Testing
import TitlefitAuditing
import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTestSupport
import TitlefitTypography

/// Says which title it was handed, instead of drawing it: the canvas is as wide as the button, and as high as it.
private struct SizedDrawing: ButtonDrawing {
  var outlines: [String] { ["m0 0z"] }

  func picture(of button: LaidOutButton) -> Picture {
    Picture(canvas: Rect(origin: .zero, size: button.result.size), shapes: [])
  }
}

/// Fails the first case of German series that is too wide.
private struct TooWide: LayoutRule {
  static let description = RuleDescription(
    id: "too-wide", family: .fit, title: "Too wide", severity: .error, codes: [RuleCode("wide", "Wide.")],
    page: RulePage(finds: "", matters: "", remedy: ""))
  static let examples: [RuleExample] = []

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    guard let failing = series.cases.first(where: { $0.result.verdict == .fails }) else { return [] }
    return [
      Violation(
        code: "wide", message: FindingMessage("wide"), verdict: .fails,
        condition: FindingCondition(
          width: failing.condition.deviceWidth, contentSize: failing.condition.contentSize.rawValue, direction: "ltr"))
    ]
  }
}

private let place = SourceLocation(file: "a", line: 1, column: 1)

/// Two titles in two languages, in a button of 100 points with insets of 10 and letters of 5: room for 16 letters.
private func audit(draws: Bool) -> Report {
  let texts: [(String, [(LanguageTag, String)])] = [
    ("a", [("en", "Save"), ("de", "Speichernspeichern")]), ("b", [("en", "Settings"), ("de", "Mehr")]),
  ]
  let units = texts.map { key, values in
    StringUnit(
      key: key, location: place,
      localizations: values.map { language, value in
        Localization(language: language, location: place, texts: [StringText(value, location: place)])
      })
  }
  let catalog = Catalog(format: .xcstrings, file: "App/T.xcstrings", table: "T", units: units)
  var button = ButtonConfiguration()
  button.titleFont = .system(10)
  button.titleLineBreakMode = .byTruncatingTail
  button.contentInsets = DirectionalEdgeInsets(top: 0, leading: 10, bottom: 0, trailing: 10)
  let control = Control(
    id: "b", kind: .configured, location: SourceLocation(file: "App/Base.lproj/Main.storyboard", line: 9, column: 1),
    specification: ButtonSpecification(model: .configured(button)),
    titles: [ControlText(source: .pattern(table: "T", key: "*"), location: place)],
    room: ControlRoom(width: .containerMinus(220), how: []))
  var configuration = AuditConfiguration()
  configuration.widths = [320, 400]
  configuration.contentSizes = [.large, .xxxLarge]
  configuration.sourceLanguage = "en"
  var auditor = Auditor(
    configuration: configuration, rules: RuleSet([TooWide.self], configuration: configuration),
    measurer: SquareFontMeasurer(), toolVersion: "test")
  if draws { auditor.drawing = SizedDrawing() }
  let document = ControlReading(file: "a", format: "storyboard", controls: [control], issues: [])
  return auditor.audit(
    ProjectReading(catalogs: [CatalogReading(catalog: catalog, issues: [])], documents: [document]))
}

@Suite struct GalleryTests {
  @Test("without a report that draws there is no gallery")
  func none() { #expect(audit(draws: false).gallery == nil) }

  @Test("under the reference condition each language shows its fullest title, on the narrowest device")
  func references() throws {
    let control = try #require(audit(draws: true).gallery?.controls.first)
    let references = control.entries.filter(\.isReference)
    #expect(references.map(\.language) == ["de", "en"])
    #expect(references.map(\.text) == ["Speichernspeichern", "Settings"])
    #expect(references.map(\.condition.width) == [320, 320])
    #expect(references.map(\.condition.contentSize) == ["large", "large"])
  }

  @Test("a cell holds the worst verdict and the fullest title over all conditions")
  func cells() throws {
    let control = try #require(audit(draws: true).gallery?.controls.first)
    #expect(control.cells.map(\.language) == ["de", "en"])
    #expect(control.cells.map(\.verdict) == [.fails, .fits])
    // 18 letters are 90 points wide; the room is 100 - 20 on the narrow device, and 180 - 20 on the wide one.
    #expect(control.cells[0].fullness == 90.0 / 80)
    // "Settings" is 40 points wide.
    #expect(control.cells[1].fullness == 40.0 / 80)
    #expect(control.cells.map(\.cases) == [8, 8])
    #expect(control.cells.map(\.failing) == [2, 0])
  }

  @Test("a control says what it reads in the source language and how wide its room is")
  func words() throws {
    let control = try #require(audit(draws: true).gallery?.controls.first)
    #expect(control.titles == ["Save", "Settings"])
    #expect(control.room == "100 to 180 pt wide")
    #expect(control.setup == "configured, plain, medium")
  }

  @Test("what a title needs and has stands beside its picture")
  func measures() throws {
    let entry = try #require(audit(draws: true).gallery?.controls.first?.entries.first)
    #expect(entry.measures == [GalleryMeasure(name: "title", need: 90, have: 80, errorBound: 0)])
    #expect(entry.picture.canvas.width == 100)
    // 16 boxes fit, one of them the ellipsis.
    #expect(entry.visible == "Speichernspeich…")
  }
}
