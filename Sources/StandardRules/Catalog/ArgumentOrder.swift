import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds unnumbered arguments that change places.
struct ArgumentOrder: UnitRule {
  static let description = RuleDescription(
    id: "argument-order", family: .catalog, title: "Unnumbered arguments stand in another order", severity: .error,
    codes: [RuleCode("argument-order", "The same unnumbered arguments stand in another order than in the source.")],
    page: RulePage(
      finds: """
        A translation with at least two unnumbered arguments of different types, which are those of the source in \
        another order.
        """,
      matters: """
        Unnumbered arguments take the values in turn: the name lands where the number belongs, which shows rubbish \
        or crashes the app.
        """,
      remedy: "Number the arguments: `%2$@ … %1$d`.",
      limits: "Arguments of one type that change places cannot be told from the source."))

  static let examples = [
    RuleExample(
      "The number first",
      .controls([], catalogs: Example.catalogs(["de": "%d Dateien von %@", "en": "%@ has %d files"])),
      codes: ["argument-order"]),
    RuleExample(
      "The number first, numbered",
      .controls([], catalogs: Example.catalogs(["de": "%2$d Dateien von %1$@", "en": "%@ has %d files"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.translations) { pair in
      guard ArgumentComparison(pair)?.isReordered == true else { return nil }
      let there = PlaceholderScan(pair.text.value).placeholders.map(\.specifier)
      return pair.violation(
        "argument-order",
        FindingMessage(
          "The arguments stand in another order than in the source" + pair.place,
          why: Wording.quoted(pair.text.value) + " takes " + there.joined(separator: ", ")
            + " in turn, the source says "
            + Wording.quoted(pair.source?.value ?? ""), suggestion: "Number the arguments, as in %2$@ and %1$d"))
    }
  }
}
