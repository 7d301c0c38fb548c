import TitlefitAuditing
import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit
import TitlefitStandardRules
import TitlefitTypography

/// Audits one button of the corpus as `audit` would: a catalog with English and the translation, all rules, the case's profile.
struct MisfitAudit {
  /// The engine, shared by all cases.
  let measurer: any TextMeasuring

  /// The findings in the order of reports.
  func findings(in button: MisfitButton) -> [Finding] {
    var configuration = AuditConfiguration()
    configuration.sourceLanguage = Self.english
    configuration.widths = [button.deviceWidth]
    configuration.contentSizes = button.contentSizes
    configuration.values.merge(button.values) { _, new in new }
    configuration.profile = button.profile
    configuration.jobs = 1
    var control = ConfiguredControl(
      name: "button", location: place, specification: button.specification, room: button.room)
    control.titles[.normal] = UnitPattern("Localizable/title", location: place).map { [$0] } ?? []
    configuration.controls = [control]
    let rules = RuleSet(StandardRules.all, configuration: configuration)
    let auditor = Auditor(configuration: configuration, rules: rules, measurer: measurer, toolVersion: "misfits")
    return auditor.audit(ProjectReading(catalogs: [CatalogReading(catalog: catalog(of: button), issues: [])])).findings
  }

  private var place: SourceLocation { SourceLocation(file: "Localizable.xcstrings", line: 1, column: 1) }

  private static let english = LanguageTag.undetermined.replaced(by: "en")

  private func catalog(of button: MisfitButton) -> Catalog {
    var texts = [(Self.english, button.source)]
    if button.language.language == "en" {
      texts = [(button.language, button.text)]
    } else {
      texts.append((button.language, button.text))
    }
    let localizations = texts.map { language, text in
      Localization(language: language, location: place, texts: [StringText(text, location: place)])
    }
    return Catalog(
      format: .xcstrings, file: place.file, table: "Localizable", sourceLanguage: Self.english,
      units: [StringUnit(key: "title", location: place, localizations: localizations)], entryCount: texts.count)
  }
}

extension LanguageTag {
  /// The tag that a text spells, or this one where it spells none.
  fileprivate func replaced(by text: String) -> LanguageTag { (try? LanguageTag(text)) ?? self }
}
