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
      configuration: configuration, rules: rules, measurer: SquareFontMeasurer(), toolVersion: "test")
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
      return ProjectReader(catalogReaders: CatalogReaders.all, controlReaders: [InterfaceDocumentReader()]).read(
        name: name, text: text)
    }
  }

  private static func reading(_ controls: [Control], _ catalogs: [Catalog]) -> ProjectReading {
    ProjectReading(
      catalogs: catalogs.map { CatalogReading(catalog: $0, issues: []) },
      documents: [ControlReading(file: "example", format: "storyboard", controls: controls, issues: [])])
  }
}
