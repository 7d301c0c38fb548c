import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit

/// Finds plural texts that lack a category which their language uses.
struct MissingPluralCategory: UnitRule {
  static let description = RuleDescription(
    id: "missing-plural-category", family: .catalog, title: "A plural category is missing", severity: .error,
    codes: [RuleCode("category-missing", "The language uses a plural category that the text has no form for.")],
    page: RulePage(
      finds: """
        A plural text, or a plural variable in a text, without a form for a category that some whole number below one \
        million falls into in its language (CLDR).
        """,
      matters: """
        The form `other` is shown in the place of the missing one: right in no language that has the category. The \
        missing form is not measured either.
        """,
      remedy: "Add the form.",
      limits: """
        A missing `other` is reported by `missing-plural-other`. Categories that only millions or fractions fall into, \
        such as `many` in French and Spanish, count with the option `large-numbers`. Languages that ICU does not know \
        have only `other`.
        """,
      sources: ["CLDR, Language Plural Rules"]),
    options: [
      RuleOption(
        "large-numbers", standard: .flag(false),
        explanation: "Whether categories count that only numbers from one million on fall into.")
    ])

  static let examples = [
    // Polish has one, few, many (and other for fractions).
    RuleExample(
      "Polish with the English categories", .controls([], catalogs: polish([.one, .other])),
      codes: ["category-missing"]),
    RuleExample("Polish with all its categories", .controls([], catalogs: polish([.one, .few, .many, .other]))),
    // French has many for millions only.
    RuleExample(
      "French without the form for millions",
      .controls(
        [],
        catalogs: [
          Example.catalog(
            "fr", [Example.unit("title", "%lld fichiers", in: "fr", line: 1, categories: [.one, .other])])
        ])),
  ]

  private static func polish(_ categories: [PluralCategory]) -> [Catalog] {
    [Example.catalog("pl", [Example.unit("title", "%lld plików", in: "pl", line: 1, categories: categories)])]
  }

  private let countsLargeNumbers: Bool

  init(options: RuleOptions) { countsLargeNumbers = options.flag("large-numbers", standard: false) }

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.localizations.flatMap { localization in
      localization.plurals.compactMap { violation($0, in: localization.language, of: unit) }
    }
  }

  private func violation(_ set: PluralSet, in language: LanguageTag, of unit: UnitFacts) -> Violation? {
    // A language whose rules ICU cannot give is one of which nothing is known.
    guard let rules = try? PluralRules(of: language) else { return nil }
    let missing = rules.integers.filter { sample in
      sample.category != .other && !set.categories.contains(sample.category)
        && (countsLargeNumbers || sample.number < 1_000_000)
    }
    guard !missing.isEmpty else { return nil }
    let names = missing.map(\.category.rawValue)
    let variable = set.variable.map { " of the variable " + Wording.quoted($0) } ?? ""
    let path = set.path.description
    let inner = set.variable.map { "plural(" + $0 + ")" } ?? "plural"
    return Violation(
      code: "category-missing",
      message: FindingMessage(
        Wording.quoted(unit.key) + " has no form " + names.joined(separator: ", ") + variable + " in "
          + Wording.language(language),
        why: "such as for " + missing.map { String($0.number) }.joined(separator: ", ")
          + "; the form other is shown there",
        suggestion: "Add " + (names.count == 1 ? "the form " : "the forms ") + names.joined(separator: ", ")),
      evidence: Evidence(values: ["missing": .list(names)]),
      subject: FindingSubject(language: language, variation: path.isEmpty ? inner : path + "/" + inner),
      location: set.location)
  }
}
