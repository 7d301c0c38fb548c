import Synchronization
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

/// Reports every series once, with the sizes it was laid out at, so that tests see what the run laid out.
private struct EverySeries: LayoutRule {
  static let description = RuleDescription(
    id: "every-series", family: .meta, title: "A series", severity: .note, codes: [RuleCode("series", "A series.")],
    page: RulePage(finds: "", matters: "", remedy: ""))
  static let examples: [RuleExample] = []

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    let titles = series.cases.map { $0.title?.text ?? "-" }
    let rooms = series.cases.map { EvidenceValue.number($0.room.width ?? -1) }
    return [
      Violation(
        code: "series", message: FindingMessage(titles.joined(separator: "|"), why: series.subtitle?.value ?? ""),
        evidence: Evidence(values: ["first": rooms.first ?? .number(-2), "last": rooms.last ?? .number(-2)]))
    ]
  }
}

/// Fails every series for certain where the title is longer than five characters, else in doubt.
private struct LongTitles: LayoutRule {
  static let description = RuleDescription(
    id: "long-titles", family: .fit, title: "Long", severity: .error, codes: [RuleCode("long", "Long.")],
    page: RulePage(finds: "", matters: "", remedy: ""))
  static let examples: [RuleExample] = []

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    let verdict: Verdict = (series.title?.value.count ?? 0) > 5 ? .fails : .unsure
    return [Violation(code: "long", message: FindingMessage("long"), verdict: verdict)]
  }
}

private let place = SourceLocation(file: "a", line: 1, column: 1)

private func catalog(_ texts: [LanguageTag: [String: String]], table: String = "T", folder: String = "App") -> Catalog {
  let keys = Set(texts.values.flatMap(\.keys)).sorted()
  let units = keys.map { key in
    StringUnit(
      key: key, location: place,
      localizations: texts.keys.sorted().compactMap { language in
        texts[language]?[key].map {
          Localization(language: language, location: place, texts: [StringText($0, location: place)])
        }
      })
  }
  return Catalog(format: .xcstrings, file: "\(folder)/\(table).xcstrings", table: table, units: units)
}

private func control(
  _ id: String, titles: [ControlText], subtitles: [ControlText] = [], width: RoomWidth? = .points(100),
  file: String = "App/Base.lproj/Main.storyboard"
) -> Control {
  Control(
    id: id, kind: .configured, location: SourceLocation(file: file, line: 9, column: 1),
    specification: ButtonSpecification(model: .configured(ButtonConfiguration())), titles: titles,
    subtitles: subtitles,
    room: ControlRoom(width: width, how: [], unknown: width == nil ? "two neighbours share it" : nil))
}

private func unit(_ key: String, table: String = "T", state: ControlState = .normal, fallback: String? = nil)
  -> ControlText
{
  ControlText(state: state, source: .unit(table: table, key: key, fallback: fallback), location: place)
}

private func audit(
  _ catalogs: [Catalog], _ controls: [Control], rules: [any Rule.Type] = [EverySeries.self], jobs: Int = 1,
  _ change: (inout AuditConfiguration) -> Void = { _ in }, isStopped: @escaping @Sendable () -> Bool = { false }
) -> Report {
  var configuration = AuditConfiguration()
  configuration.widths = [320, 400]
  configuration.contentSizes = [.large]
  configuration.sourceLanguage = "en"
  configuration.jobs = jobs
  change(&configuration)
  let reading = ProjectReading(
    catalogs: catalogs.map { CatalogReading(catalog: $0, issues: []) },
    documents: [ControlReading(file: "a", format: "storyboard", controls: controls, issues: [])])
  var auditor = Auditor(
    configuration: configuration, rules: RuleSet(rules, configuration: configuration),
    measurer: SquareFontMeasurer(), toolVersion: "test")
  auditor.isStopped = isStopped
  return auditor.audit(reading)
}

private func summary(_ report: Report) -> [String] {
  report.findings.map { finding in
    [finding.subject.control ?? "", finding.subject.language?.description ?? "", finding.message.text]
      .joined(separator: " ")
  }
}

@Test("A unit is laid out in every language that has it, at every width")
func everyLanguage() {
  let texts = catalog(["en": ["k": "Save"], "de": ["k": "Sichern"], "fr": ["other": "Autre"]])
  let report = audit([texts], [control("b", titles: [unit("k")])])
  #expect(summary(report).sorted() == ["b de Sichern|Sichern", "b en Save|Save"])
  #expect(report.run.cases == 4)
  #expect(report.run.languages.map(\.description) == ["de", "en", "fr"])
}

@Test("A document's own text serves the source language where its table lacks the unit")
func fallback() {
  let texts = catalog(["de": ["b.normalTitle": "Sichern"]], table: "Main")
  let report = audit([texts], [control("b", titles: [unit("b.normalTitle", table: "Main", fallback: "Save")])])
  #expect(summary(report).sorted() == ["b de Sichern|Sichern", "b en Save|Save"])
}

@Test("A text that no catalog translates is laid out once a direction")
func literal() {
  let texts = catalog(["ar": ["x": "ا"], "de": ["x": "y"], "he": ["x": "א"]])
  let report = audit(
    [texts], [control("b", titles: [ControlText(source: .literal("OK"), location: place)])])
  #expect(summary(report).sorted() == ["b ar OK|OK", "b en OK|OK"])
}

@Test("Tables of one name in two modules are kept apart, the nearest serving a document")
func modules() {
  let near = catalog(["en": ["k": "Near"]], folder: "Lib/Feature/Resources")
  let far = catalog(["en": ["k": "Far"]], folder: "App")
  let button = control("b", titles: [unit("k")], file: "Lib/Feature/UI/Base.lproj/Main.storyboard")
  #expect(summary(audit([far, near], [button])) == ["b en Near|Near"])
}

@Test("A state without a title of its own shows the normal one, and is laid out where its image differs")
func states() {
  var button = control("b", titles: [unit("k")])
  button.specification?.states[.selected] = StateOverride(showsActivityIndicator: true)
  let report = audit([catalog(["en": ["k": "Save"]])], [button])
  #expect(
    report.findings.map(\.subject.state) == [nil, "selected"]
      || report.findings.map(\.subject.state) == ["selected", nil])
}

@Test("A control that cannot be measured is counted with its reason")
func notMeasured() {
  let report = audit(
    [catalog(["en": ["k": "Save"]])],
    [
      control("a", titles: [unit("k")]), control("b", titles: [unit("k")], width: nil),
      control("c", titles: []), control("d", titles: [unit("nowhere")]),
    ])
  #expect(report.run.controls.found == 4)
  #expect(report.run.controls.measured == 1)
  #expect(
    report.run.controls.notMeasured == [
      "two neighbours share it": 1, "no title": 1, "no catalog has the key": 1,
    ])
}

@Test("The subtitle of the same language goes with the title")
func subtitles() {
  let texts = catalog(["en": ["t": "Start", "s": "now"], "de": ["t": "Los", "s": "jetzt"]])
  let report = audit([texts], [control("b", titles: [unit("t")], subtitles: [unit("s")])])
  #expect(summary(report).sorted() == ["b de Los|Los: jetzt", "b en Start|Start: now"])
}

@Test("A doubtful finding weighs one step less, and settings and command line overrule the profile")
func severities() {
  let texts = catalog(["en": ["k": "Save", "l": "Long title"]])
  let controls = [control("a", titles: [unit("k")]), control("b", titles: [unit("l")])]
  let report = audit([texts], controls, rules: [LongTitles.self])
  #expect(report.findings.map(\.severity).sorted() == [.warning, .error])
  let lowered = audit([texts], controls, rules: [LongTitles.self]) { configuration in
    var setting = RuleSetting()
    setting.severity = .note
    setting.unsureSeverity = .off
    configuration.rules["long-titles"] = setting
  }
  #expect(lowered.findings.map(\.severity) == [.note])
  let off = audit([texts], controls, rules: [LongTitles.self]) { $0.disabled = ["long-titles"] }
  #expect(off.findings.isEmpty)
  #expect(off.rules.isEmpty)
}

@Test("The report is the same whatever the number of threads")
func threads() {
  let texts = catalog(["en": ["k": "Save", "l": "Long title"], "de": ["k": "Sichern", "l": "Langer Titel"]])
  let controls = (0..<40).map { control("b\($0)", titles: [unit($0 % 2 == 0 ? "k" : "l")]) }
  var one = audit([texts], controls, rules: [EverySeries.self, LongTitles.self], jobs: 1)
  var four = audit([texts], controls, rules: [EverySeries.self, LongTitles.self], jobs: 4)
  (one.run.phases, four.run.phases) = ([:], [:])
  (one.run.ruleSeconds, four.run.ruleSeconds) = ([:], [:])
  #expect(one == four)
}

/// A measurer that has no font but the system's.
private struct SystemFontOnly: TextMeasuring {
  let square = SquareFontMeasurer()

  func measure(_ request: TextRequest) throws(TextMeasurementError) -> TextMeasurement {
    guard request.font.family == .system else { throw .fontUnavailable(name: "Fancy", reason: "not there") }
    return square.measure(request)
  }

  func metrics(of font: FontDescriptor) throws(TextMeasurementError) -> FontMetrics {
    guard font.family == .system else { throw .fontUnavailable(name: "Fancy", reason: "not there") }
    return square.metrics(of: font)
  }
}

/// Reports the fonts that were missing, and the error bound of the title.
private struct MissingFonts: ControlRule {
  static let description = RuleDescription(
    id: "missing", family: .meta, title: "Missing", severity: .error, codes: [RuleCode("missing", "Missing.")],
    page: RulePage(finds: "", matters: "", remedy: ""))
  static let examples: [RuleExample] = []

  init(options: RuleOptions) {}

  func check(_ control: ControlFacts) -> [Violation] {
    let title = control.series.first?.cases.first?.result.title?.measurement
    return [
      Violation(
        code: "missing", message: FindingMessage(control.missingFonts.joined()),
        evidence: Evidence(errorBound: title?.errorBound), estimates: title?.estimates ?? [])
    ]
  }
}

@Test("The system font stands in for a font that is not there, with a wider bound and a word about it")
func missingFont() throws {
  var button = control("b", titles: [unit("k")])
  var configuration = ButtonConfiguration()
  configuration.titleFont = FontDescriptor(family: .named("Fancy"), size: 10)
  button.specification = ButtonSpecification(model: .configured(configuration))
  var settings = AuditConfiguration()
  settings.sourceLanguage = "en"
  let auditor = Auditor(
    configuration: settings, rules: RuleSet([MissingFonts.self], configuration: settings),
    measurer: SystemFontOnly(), toolVersion: "test")
  let report = auditor.audit(
    ProjectReading(
      catalogs: [CatalogReading(catalog: catalog(["en": ["k": "Save"]]), issues: [])],
      documents: [ControlReading(file: "a", format: "xib", controls: [button], issues: [])]))
  let finding = try #require(report.findings.first)
  #expect(finding.message.what == "Fancy")
  // Four characters of 5 points, 12 per cent of their 20 points.
  #expect(abs((finding.evidence.errorBound ?? 0) - 2.4) < 1e-9)
  #expect(finding.estimates == ["the font \"Fancy\" was not found; the system font stands in, ± 12 %"])
}

@Test("A run that is stopped keeps what it found and says that its report is partial")
func stopped() {
  // Asked before each control, before each of its series, after them, and once before the rules about units.
  let asked = Mutex(0)
  let report = audit(
    [catalog(["en": ["k": "Save"]])], ["a", "b", "c"].map { control($0, titles: [unit("k")]) },
    isStopped: {
      asked.withLock { count in
        count += 1
        return count > 6
      }
    })
  #expect(report.failures.map(\.code) == ["interrupted"])
  #expect(report.failures.first?.message.contains("2 of 3 controls") == true)
  #expect(report.run.controls.found == 3)
  #expect(report.run.controls.notMeasured == ["interrupted": 1])
  #expect(summary(report).sorted() == ["a en Save|Save", "b en Save|Save"])
}

@Test("Texts that code puts together are measured in all their ways, and said to be too many rather than left out")
func composedWays() {
  func audited(_ forms: Int) -> Report {
    let units = ["a", "b"].map { key in
      StringUnit(
        key: key, location: place,
        localizations: [
          Localization(
            language: "en", location: place,
            texts: (0..<forms).map { StringText("\(key)\($0)", location: place) })
        ])
    }
    let texts = Catalog(format: .xcstrings, file: "App/T.xcstrings", table: "T", units: units)
    let pieces = ["a", "b"].map { TextPiece(.unit(table: "T", key: $0, fallback: nil)) }
    return audit([texts], [control("c", titles: [ControlText(source: .composed(pieces), location: place)])])
  }
  #expect(audited(8).findings.count == 64)
  #expect(audited(9).run.controls.notMeasured == ["too many ways to put its texts together": 1])
}

/// Reports how many cases a rule about a control sees of each series, and how many one that gathers has seen before.
private struct CaseCounts: GatheringRule {
  static let description = RuleDescription(
    id: "case-counts", family: .meta, title: "Counts", severity: .note, codes: [RuleCode("counts", "Counts.")],
    page: RulePage(finds: "", matters: "", remedy: ""))
  static let examples: [RuleExample] = []

  init(options: RuleOptions) {}

  func gather(from series: CaseSeries) -> Int? { series.cases.count }

  func check(_ control: ControlFacts, gathered: [Int]) -> [Violation] {
    let seen = control.series.map(\.cases.count)
    let smallest = control.series.allSatisfy { $0.cases.first?.condition.deviceWidth == 320 }
    return [
      Violation(
        code: "counts", message: FindingMessage("\(gathered) \(seen) \(control.caseCount)", why: "\(smallest)"))
    ]
  }
}

@Test(
  "Rules about a control see one case a series, whatever the widths and sizes, and those that gather see all before")
func casesLetGo() {
  let texts = catalog(["en": ["k": "Save"], "de": ["k": "Sichern"]])
  let report = audit([texts], [control("b", titles: [unit("k")])], rules: [CaseCounts.self]) { configuration in
    configuration.contentSizes = [.small, .large, .xxLarge]
  }
  // Two widths and three sizes in each of two languages.
  #expect(report.findings.map(\.message.text) == ["[6, 6] [1, 1] 12: true"])
  #expect(report.run.cases == 12)
}

@Test("A control of many titles is shared by the threads, with the same report")
func largeControl() {
  let keys = (0..<300).map { "k\($0)" }
  let texts = catalog(["en": Dictionary(uniqueKeysWithValues: keys.map { ($0, "Title " + $0) })])
  let controls = [control("b", titles: keys.map { unit($0) })]
  let rules: [any Rule.Type] = [EverySeries.self, LongTitles.self, CaseCounts.self]
  var one = audit([texts], controls, rules: rules, jobs: 1)
  var four = audit([texts], controls, rules: rules, jobs: 4)
  (one.run.phases, four.run.phases) = ([:], [:])
  (one.run.ruleSeconds, four.run.ruleSeconds) = ([:], [:])
  #expect(one.findings.count == 601)
  #expect(one == four)
}
