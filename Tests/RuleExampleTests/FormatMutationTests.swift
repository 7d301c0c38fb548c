import Testing
import TitlefitAuditing
import TitlefitCatalogReaders
import TitlefitDiagnostics
import TitlefitInterfaceReaders
import TitlefitRuleKit
import TitlefitStandardRules
import TitlefitSwiftSources

/// One broken file of a rule about files, to be put into Lantern.
private struct BrokenFile: Sendable, CustomTestStringConvertible {
  var rule: String
  var name: String
  var text: String

  var testDescription: String { rule + ": " + name }

  /// The violating examples of all rules about files.
  static let all: [BrokenFile] = StandardRules.all.filter { $0 is any FormatRule.Type }.flatMap { rule in
    rule.examples.compactMap { example -> BrokenFile? in
      guard case .file(let name, let text) = example.project, !example.codes.isEmpty else { return nil }
      return BrokenFile(rule: rule.description.id.name, name: name, text: text)
    }
  }
}

/// What a file of one or two keys in one or two languages says about itself in a project of six, broken or not.
let aboutIncompleteFiles: Set = [
  "missing-translation", "unreviewed-translation", "unchanged-translation", "missing-plural-category",
]

/// What is true of the sound rest of a broken file: the small button of a document, which keeps its frame, and the two
/// numbers of a text.
private let aboutTheRest: [String: Set<String>] = [
  "malformed-document": ["fixed-font", "hit-region", "mirror-broken"],
  "plural-variable-missing": ["unnumbered-arguments"],
]

@Test("A broken file put into Lantern is found by its rule and by no unrelated one", arguments: BrokenFile.all)
private func brokenFile(_ file: BrokenFile) {
  let reader = ProjectReader(
    catalogReaders: CatalogReaders.all, controlReaders: [InterfaceDocumentReader()], codeReader: SwiftCodeReader())
  let added = reader.read(name: "Planted/" + file.name, text: file.text)
  var reading = Lantern.reading
  reading.catalogs += added.catalogs
  reading.documents += added.documents
  reading.issues += added.issues
  let new = Lantern.audit(reading).filter { !Lantern.before.contains($0.fingerprint) }
  let rules = Set(new.map(\.rule.name))
  #expect(rules.contains(file.rule))
  let related = aboutIncompleteFiles.union(aboutTheRest[file.rule] ?? []).union([file.rule])
  let unrelated = rules.subtracting(related)
  #expect(unrelated == [], "\(new.filter { unrelated.contains($0.rule.name) }.map(\.message.text))")
}

@Test("Every rule about files has a broken file")
func everyFormatRuleHasABrokenFile() {
  let rules = StandardRules.all.filter { $0 is any FormatRule.Type }.map { $0.description.id.name }
  let broken = Set(BrokenFile.all.map(\.rule))
  #expect(rules.filter { !broken.contains($0) } == [])
  print("\(rules.count) rules about files, \(BrokenFile.all.count) broken files")
}
