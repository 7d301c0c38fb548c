import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds arguments whose type changes in a translation.
struct ArgumentType: UnitRule {
  static let description = RuleDescription(
    id: "argument-type", family: .catalog, title: "An argument has another type than in the source", severity: .error,
    codes: [
      RuleCode("argument-type", "A number is read as an object or text, or the other way round."),
      RuleCode("argument-size", "An integer is read with another size in memory; a warning at most."),
      RuleCode("argument-format", "Flags, width or precision differ; a note at most."),
    ],
    page: RulePage(
      finds: """
        An argument whose conversion differs between a translation and the source: `%@` for `%d`, `%ld` for `%d`, \
        `%.1f` for `%.2f`. Signed and unsigned are one type, and so are all spellings of a 64-bit integer.
        """,
      matters: """
        A number read as an object crashes the app; a number read with the wrong size may show a wrong value.
        """,
      remedy: """
        Write the specifier as the source does, with the number of the argument (`%2$@`) where the order changes.
        """,
      sources: ["Apple, String Programming Guide, String Format Specifiers"]))

  static let examples = [
    RuleExample(
      "An object in the place of a number",
      .controls([], catalogs: Example.catalogs(["de": "%@ Dateien", "en": "%d files"])), codes: ["argument-type"]),
    RuleExample(
      "Another size", .controls([], catalogs: Example.catalogs(["de": "%ld Dateien", "en": "%d files"])),
      codes: ["argument-size"]),
    RuleExample(
      "Another precision", .controls([], catalogs: Example.catalogs(["de": "%.2f km", "en": "%.1f km"])),
      codes: ["argument-format"]),
    RuleExample(
      "Numbered arguments in another order",
      .controls([], catalogs: Example.catalogs(["de": "%2$@: %1$d", "en": "%d of %@"]))),
    RuleExample(
      "Two spellings of one size", .controls([], catalogs: Example.catalogs(["de": "%ld Dateien", "en": "%lld files"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.translations) { pair in
      guard let comparison = ArgumentComparison(pair) else { return nil }
      if let found = comparison.retyped.first { return violation("argument-type", found, pair, limit: nil) }
      if let found = comparison.resized.first { return violation("argument-size", found, pair, limit: .warning) }
      return comparison.reformatted.first.map { violation("argument-format", $0, pair, limit: .note) }
    }
  }

  private func violation(
    _ code: String, _ found: (source: Placeholder, text: Placeholder), _ pair: TextPair, limit: Severity?
  ) -> Violation {
    pair.violation(
      code,
      FindingMessage(
        "Argument " + String(found.text.argument) + " is " + found.text.specifier + " in the place of "
          + found.source.specifier + pair.place,
        why: "the source says " + Wording.quoted(pair.source?.value ?? "") + ", the translation "
          + Wording.quoted(pair.text.value), suggestion: "Write " + found.source.specifier),
      values: ["source": .text(found.source.specifier), "text": .text(found.text.specifier)], limit: limit)
  }
}
