import TitlefitAuditing
import TitlefitDiagnostics
import TitlefitRuleKit
import TitlefitStandardRules

extension Mutation {
  /// One mutation for each rule about scenes: the screen of its violating example, put beside Lantern's own.
  ///
  /// Its buttons are small, and have one other language.
  static let scenes: [Mutation] = StandardRules.all.filter { $0 is any SceneRule.Type }.flatMap { rule in
    rule.examples.compactMap { example -> Mutation? in
      guard case .files(let files) = example.project, !example.codes.isEmpty else { return nil }
      let related = aboutIncompleteFiles.union(["fixed-font", "hit-region", "source-no-headroom"])
      return Mutation(rule: rule.description.id.name, related: related) { reading in
        for file in files {
          let added = ExampleAudit.reader.read(name: "Planted/" + file.name, text: file.text)
          reading.catalogs += added.catalogs
          reading.documents += added.documents
        }
      }
    }
  }
}
