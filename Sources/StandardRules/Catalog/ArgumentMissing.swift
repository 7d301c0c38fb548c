import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds arguments that a translation lost.
struct ArgumentMissing: UnitRule {
  static let description = RuleDescription(
    id: "argument-missing", family: .catalog, title: "A translation lacks an argument", severity: .error,
    codes: [
      RuleCode(
        "argument-missing",
        "The source shows a value that the translation does not show; a warning at most where no other moves up.")
    ],
    page: RulePage(
      finds: """
        A translation that does not use an argument which the corresponding text of the source language uses: the \
        same device and plural category, or `other` where the source lacks the category.
        """,
      matters: """
        The reader does not see the count, the price or the name. Where the arguments carry no numbers the ones \
        after it show the wrong values, and a number read as an object crashes the app.
        """,
      remedy: "Put the argument back.",
      limits: """
        A form for zero, one or two may leave its number out. Empty translations belong to `empty-translation`. \
        Arguments inside variables of a `.stringsdict` count after expansion.
        """,
      sources: ["Apple, String Programming Guide, String Format Specifiers"]))

  static let examples = [
    RuleExample(
      "A count that German lost", .controls([], catalogs: Example.catalogs(["de": "Dateien", "en": "%lld files"])),
      codes: ["argument-missing"]),
    RuleExample(
      "A count in both", .controls([], catalogs: Example.catalogs(["de": "%lld Dateien", "en": "%lld files"]))),
    RuleExample(
      "A singular that says its number in words",
      .controls(
        [],
        catalogs: [
          Example.catalog("en", [Example.unit("title", "%lld files", in: "en", line: 1, categories: [.one, .other])]),
          Example.catalog(
            "he",
            [
              Example.unit("title", "קובץ אחד", in: "he", line: 1, categories: [.one])
            ]),
        ])),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.translations) { pair in
      guard let comparison = ArgumentComparison(pair), !comparison.missing.isEmpty, !pair.text.value.isEmpty else {
        return nil
      }
      let names = comparison.missing.map(\.specifier)
      let others = PlaceholderScan(pair.text.value).placeholders
      let shifts = !others.isEmpty && !others.contains(where: \.isNumbered)
      return pair.violation(
        "argument-missing",
        FindingMessage(
          Wording.quoted(pair.text.value) + " lacks " + names.joined(separator: ", ") + pair.place,
          why: "the source says " + Wording.quoted(pair.source?.value ?? "")
            + (shifts ? "; the arguments that are there take the wrong values" : ""),
          suggestion: "Put " + names.joined(separator: ", ") + " back into the text"),
        values: ["missing": .list(names)], limit: shifts ? nil : .warning)
    }
  }
}
