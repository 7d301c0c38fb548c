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

/// Says what each series shows, at the text's place, with the control's beside it.
private struct EveryTitle: LayoutRule {
  static let description = RuleDescription(
    id: "every-title", family: .meta, title: "A title", severity: .note, codes: [RuleCode("title", "A title.")],
    page: RulePage(finds: "", matters: "", remedy: ""))
  static let examples: [RuleExample] = []

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    [Violation(code: "title", message: FindingMessage(series.title?.value ?? ""))]
  }
}

/// A project whose texts, lines and controls a test changes between two audits.
private struct Draft {
  /// The German titles of the buttons by name; each is a line of the catalog.
  var titles = ["alone": "Allein", "first": "Zuerst", "second": "Danach"]
  /// How many lines stand before the texts and the views.
  var lines = 0
  /// Names of buttons in no scene, in the document's order.
  var lone = ["alone"]
  /// Languages that have the titles.
  var languages: [LanguageTag] = ["de"]

  private func place(_ line: Int, in file: String) -> TitlefitDiagnostics.SourceLocation {
    SourceLocation(file: file, line: lines + line, column: 1)
  }

  private var catalog: Catalog {
    let units = titles.keys.sorted().enumerated().map { line, key in
      let place = place(line + 1, in: "T.xcstrings")
      return StringUnit(
        key: key, location: place,
        localizations: languages.map {
          Localization(language: $0, location: place, texts: [StringText(titles[key] ?? "", location: place)])
        })
    }
    return Catalog(format: .xcstrings, file: "T.xcstrings", table: "T", units: units)
  }

  private func control(_ name: String, line: Int) -> Control {
    let place = place(line, in: "A.xib")
    return Control(
      id: name, kind: .configured, location: place,
      specification: ButtonSpecification(model: .configured(ButtonConfiguration())),
      titles: [ControlText(source: .unit(table: "T", key: name, fallback: nil), location: place)],
      room: ControlRoom(width: .points(100), how: []))
  }

  /// A root with one button of a control.
  private func scene(_ name: String, line: Int) -> Scene {
    let frame = Rect(origin: Point(x: 0, y: 0), size: Size(width: 320, height: 480))
    let place = place(line, in: "A.xib")
    var root = SceneView(id: "root of " + name, kind: .view, parent: nil, frame: frame, location: place)
    root.children = [1]
    var button = SceneView(id: name, kind: .button, parent: 0, frame: frame, location: place)
    let control = control(name, line: line)
    if let specification = control.specification {
      button.content = .button(SceneButton(specification: specification, titles: control.titles))
    }
    return Scene(
      kind: .controller,
      canvas: DesignCanvas(device: DesignDevice(size: frame.size, scale: 2, id: nil), usesAutoLayout: false),
      views: [root, button], constraints: [], location: place)
  }

  func audit(remembering memory: OutcomeMemory?) -> Report {
    var configuration = AuditConfiguration()
    configuration.widths = [320]
    configuration.contentSizes = [.large]
    configuration.sourceLanguage = "de"
    configuration.jobs = 1
    let controls = ["first", "second"].enumerated().map { control($1, line: 10 + $0) }
    var auditor = Auditor(
      configuration: configuration, rules: RuleSet([EveryTitle.self], configuration: configuration),
      measurer: SquareFontMeasurer(), toolVersion: "test")
    auditor.memory = memory
    return auditor.audit(
      ProjectReading(
        catalogs: [CatalogReading(catalog: catalog, issues: [])],
        documents: [
          ControlReading(
            file: "A.xib", format: "xib",
            controls: controls + lone.enumerated().map { control($1, line: 20 + $0) },
            scenes: ["first", "second"].enumerated().map { scene($1, line: 10 + $0) }, issues: [])
        ]))
  }

  /// Audits, changes, audits again.
  /// - Returns: how many units were laid out the second time; the test fails where that report is not a fresh one's.
  static func laidOut(after change: (inout Draft) -> Void) -> Int {
    var draft = Draft()
    let memory = OutcomeMemory()
    _ = draft.audit(remembering: memory)
    #expect(memory.laidOut == 3)
    change(&draft)
    let report = draft.audit(remembering: memory)
    let fresh = draft.audit(remembering: nil)
    #expect(report.findings == fresh.findings)
    #expect(report.run.cases == fresh.run.cases)
    #expect(report.run.controls == fresh.run.controls)
    return memory.laidOut
  }
}

@Test("An audit of an unchanged project lays nothing out again")
func unchanged() { #expect(Draft.laidOut { _ in } == 0) }

@Test("Only the scene or control whose text changed is laid out again", arguments: ["alone", "first"])
func changedText(_ name: String) { #expect(Draft.laidOut { $0.titles[name] = "Etwas anderes" } == 1) }

@Test("A text that is only canonically equal to the one before is laid out again")
func decomposedText() {
  var draft = Draft()
  draft.titles["first"] = "\u{E9}"
  let memory = OutcomeMemory()
  _ = draft.audit(remembering: memory)
  draft.titles["first"] = "e\u{301}"
  let report = draft.audit(remembering: memory)
  #expect(memory.laidOut == 1)
  #expect(report.findings.contains { $0.message.what.unicodeScalars.contains("\u{301}") })
}

@Test("Where only lines moved the findings move, and nothing is laid out")
func movedLines() { #expect(Draft.laidOut { $0.lines = 7 } == 0) }

@Test("A new control before the others is laid out alone, one that went takes its findings along")
func otherControls() {
  #expect(Draft.laidOut { $0.lone = ["second", "alone"] } == 1)
  #expect(Draft.laidOut { $0.lone = [] } == 0)
}

@Test("Another language lays everything out again")
func otherLanguages() { #expect(Draft.laidOut { $0.languages = ["ar", "de"] } == 3) }
