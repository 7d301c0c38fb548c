import Testing
import TitlefitAuditing
import TitlefitCatalogReaders
import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitInterfaceReaders
import TitlefitLocales
import TitlefitRuleKit
import TitlefitStandardRules
import TitlefitSwiftSources
import TitlefitTestSupport
import TitlefitTypography

/// One example of one rule, audited with that rule alone and the square font.
struct ExampleAudit: Sendable, CustomTestStringConvertible {
  let rule: any Rule.Type
  let example: RuleExample

  /// Every example of every rule, in the order of the rules.
  static let all: [ExampleAudit] = StandardRules.all.flatMap { rule in
    rule.examples.map { ExampleAudit(rule: rule, example: $0) }
  }

  var testDescription: String { rule.description.id.name + ": " + example.title }

  /// The findings of the rule in the fixed order of reports.
  func findings() -> [Finding] {
    var configuration = AuditConfiguration()
    let reading = reading(&configuration)
    // No rule is off in the strict profile.
    configuration.profile = .strict
    let rules = RuleSet([rule], configuration: configuration)
    let auditor = Auditor(
      configuration: configuration, rules: rules, measurer: ExampleMeasurer(), toolVersion: "test")
    return auditor.audit(reading).findings.filter { $0.rule == rule.description.id }
  }

  private func reading(_ configuration: inout AuditConfiguration) -> ProjectReading {
    switch example.project {
    case .controls(let controls, let catalogs, let widths, let contentSizes):
      configuration.widths = widths
      configuration.contentSizes = contentSizes
      return Self.reading(controls, catalogs)
    case .configuration(let text, let catalogs):
      let reader = ConfigurationReader(rules: StandardRules.all.map { $0.description })
      configuration = reader.read(Array(text.utf8), file: "titlefit.yml").configuration
      return Self.reading([], catalogs)
    case .file(let name, let text):
      return Self.reader.read(name: name, text: text)
    case .files(let files):
      let parts = files.map { Self.reader.read(name: $0.name, text: $0.text) }
      return ProjectReading(
        catalogs: parts.flatMap(\.catalogs), documents: parts.flatMap(\.documents), issues: parts.flatMap(\.issues))
    }
  }

  /// Reads the files of examples.
  static let reader = ProjectReader(
    catalogReaders: CatalogReaders.all, controlReaders: [InterfaceDocumentReader()], codeReader: SwiftCodeReader())

  private static func reading(_ controls: [Control], _ catalogs: [Catalog]) -> ProjectReading {
    ProjectReading(
      catalogs: catalogs.map { CatalogReading(catalog: $0, issues: []) },
      documents: [ControlReading(file: "example", format: "storyboard", controls: controls, issues: [])])
  }
}

/// The square font, under every name but one that nobody has, with ink for two characters: `ƒ` at the end of a line
/// hangs out by a fifth of an em, and `Ỗ` is 1.2 em high.
struct ExampleMeasurer: TextMeasuring {
  private let square = SquareFontMeasurer()

  func measure(_ request: TextRequest) throws(TextMeasurementError) -> TextMeasurement {
    try open(request.font)
    var measurement = square.measure(request)
    let size = request.font.size
    for index in measurement.lines.indices {
      let line = measurement.lines[index]
      guard line.text.hasSuffix("ƒ") || line.text.contains("Ỗ") else { continue }
      let overhang = line.text.hasSuffix("ƒ") ? size / 5 : 0
      measurement.lines[index].ink = InkExtents(
        minX: 0, maxX: line.width + overhang, above: size * (line.text.contains("Ỗ") ? 1.2 : 0.8), below: 0)
    }
    return measurement
  }

  func metrics(of font: FontDescriptor) throws(TextMeasurementError) -> FontMetrics {
    try open(font)
    return square.metrics(of: font)
  }

  private func open(_ font: FontDescriptor) throws(TextMeasurementError) {
    guard font.family == .named("Nowhere Sans") else { return }
    throw .fontUnavailable(name: "Nowhere Sans", reason: "nobody has it")
  }
}
