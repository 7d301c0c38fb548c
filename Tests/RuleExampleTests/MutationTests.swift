import Foundation
import Testing
import TitlefitAuditing
import TitlefitCatalogReaders
import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitInterfaceReaders
import TitlefitLocales
import TitlefitRuleKit
import TitlefitStandardRules
import TitlefitTestSupport
import TitlefitTypography

extension Mutation: CustomTestStringConvertible {
  var testDescription: String { rule }
}

/// Lantern’s main table as its catalog says, in a few of its languages, without controls, which no mutation touches.
enum Lantern {
  static let reading: ProjectReading = {
    let reader = ProjectReader(catalogReaders: CatalogReaders.all, controlReaders: [InterfaceDocumentReader()])
    let found = ProjectFiles(extensions: reader.fileExtensions).find(
      below: [CorpusFile.url("Projects/Lantern/App").path])
    var reading = reader.read(found.files, jobs: 1)
    reading.documents = []
    reading.catalogs.removeAll { $0.catalog.table != "Localizable" }
    for catalog in reading.catalogs.indices {
      for unit in reading.catalogs[catalog].catalog.units.indices {
        reading.catalogs[catalog].catalog.units[unit].localizations.removeAll {
          !languages.contains($0.language.language)
        }
      }
    }
    return reading
  }()

  /// The languages that are kept: one of each direction and kind of plural is enough, and the test is quick.
  private static let languages = ["ar", "de", "en", "he", "ja", "pl"]

  static let before = Set(audit(reading).map(\.fingerprint))

  /// The findings with all rules at their strictest, at one width and text size.
  static func audit(_ reading: ProjectReading) -> [Finding] {
    var configuration = AuditConfiguration()
    configuration.profile = .strict
    configuration.widths = [320]
    configuration.contentSizes = [.large]
    let rules = RuleSet(StandardRules.all, configuration: configuration)
    return Auditor(configuration: configuration, rules: rules, measurer: ExampleMeasurer(), toolVersion: "test")
      .audit(reading).findings
  }
}

@Test("A fault put into Lantern is found by its rule and by no unrelated one", arguments: Mutation.all)
func mutated(_ mutation: Mutation) {
  var reading = Lantern.reading
  mutation.change(&reading)
  let new = Lantern.audit(reading).filter { !Lantern.before.contains($0.fingerprint) }
  let rules = Set(new.map(\.rule.name))
  #expect(rules.contains(mutation.rule))
  let unrelated = rules.subtracting(mutation.related.union([mutation.rule]))
  #expect(unrelated == [], "\(new.filter { unrelated.contains($0.rule.name) }.map(\.message.text))")
}

@Test("Every rule has a mutation, or a fault planted in Lantern's files, or is about malformed files")
func coverage() throws {
  let planted = String(decoding: try CorpusFile.bytes("Projects/Lantern/faults.tsv"), as: UTF8.self)
    .split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }
  let covered = Set(Mutation.all.map(\.rule) + planted)
  let rules = StandardRules.all.filter { !($0 is any FormatRule.Type) }.map { $0.description.id.name }
  #expect(rules.filter { !covered.contains($0) } == [])
  print("\(rules.count) rules, \(Mutation.all.count) mutations, \(Set(planted).count) rules with planted faults")
}
