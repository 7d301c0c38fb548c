import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit

/// Finds plural forms for categories that the language does not have.
struct UnusedPluralCategory: UnitRule {
  static let description = RuleDescription(
    id: "unused-plural-category", family: .catalog, title: "A plural form is never shown", severity: .note,
    codes: [RuleCode("category-unused", "No number of the language falls into the category.")],
    page: RulePage(
      finds: """
        A plural form for a category that neither whole numbers nor fractions fall into in the language (CLDR). The \
        form for zero is left out: Apple shows it for the number 0 in every language.
        """,
      matters: "The form was written for nothing, and often its text should have been that of `other`.",
      remedy: "Take the form out.",
      limits: "The Hebrew form `many` is allowed: CLDR dropped it in version 42, and older systems show it.",
      sources: ["CLDR, Language Plural Rules"]))

  static let examples = [
    RuleExample(
      "Japanese with a singular", .controls([], catalogs: japanese([.one, .other])), codes: ["category-unused"]),
    RuleExample("Japanese with its one form", .controls([], catalogs: japanese([.other]))),
  ]

  init(options: RuleOptions) {}

  private static func japanese(_ categories: [PluralCategory]) -> [Catalog] {
    [Example.catalog("ja", [Example.unit("title", "%lld件", in: "ja", line: 1, categories: categories)])]
  }

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.localizations.flatMap { localization in
      localization.plurals.compactMap { violation($0, in: localization.language) }
    }
  }

  private func violation(_ set: PluralSet, in language: LanguageTag) -> Violation? {
    guard LanguageFacts.hasData(language), let rules = try? PluralRules(of: language) else { return nil }
    let unused = set.categories.filter { $0 != .zero && $0 != .other && !rules.categories.contains($0) }
      .filter { !($0 == .many && LanguageFacts.canonical(language).language == "he") }
    guard !unused.isEmpty else { return nil }
    let names = Set(unused).sorted().map(\.rawValue)
    let path = set.path.description
    return Violation(
      code: "category-unused",
      message: FindingMessage(
        "The form " + names.joined(separator: ", ") + " is never shown in " + Wording.language(language),
        why: "no number falls into the category there", suggestion: "Take the form out"),
      evidence: Evidence(values: ["unused": .list(names)]),
      subject: FindingSubject(language: language, variation: path.isEmpty ? nil : path), location: set.location)
  }
}
