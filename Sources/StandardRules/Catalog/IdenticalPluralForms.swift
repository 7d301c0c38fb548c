import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit

/// Finds plural forms that were copied.
struct IdenticalPluralForms: UnitRule {
  static let description = RuleDescription(
    id: "identical-plural-forms", family: .catalog, title: "All plural forms of a text are the same", severity: .off,
    codes: [RuleCode("forms-identical", "The forms are equal although the language tells its categories apart.")],
    page: RulePage(
      finds: """
        A text whose plural forms (at least two besides zero) are all equal, in a language with more than one \
        category for whole numbers, where the source has different forms.
        """,
      matters: "One of the forms was probably copied and not changed.",
      remedy: "Write each form, or leave all but `other` out.",
      limits: "Off in the `ios` profile: some nouns are the same in all forms."),
    severities: [.core: .off, .strict: .note])

  static let examples = [
    RuleExample(
      "Two equal German forms", .controls([], catalogs: [english, german(one: "%lld Dateien")]),
      codes: ["forms-identical"]),
    RuleExample("Two German forms", .controls([], catalogs: [english, german(one: "%lld Datei")])),
  ]

  init(options: RuleOptions) {}

  private static var english: Catalog { catalog("en", one: "%lld file", other: "%lld files") }

  private static func german(one: String) -> Catalog { catalog("de", one: one, other: "%lld Dateien") }

  private static func catalog(_ language: String, one: String, other: String) -> Catalog {
    var unit = Example.unit("title", one, in: language, line: 1, categories: [.one, .other])
    unit.localizations[0].texts[1].value = other
    return Example.catalog(language, [unit])
  }

  func check(_ unit: UnitFacts) -> [Violation] {
    guard let source = unit.source, Set(source.texts.map(\.value)).count > 1 else { return [] }
    return unit.localizations.compactMap { localization in
      guard localization.language != unit.sourceLanguage, let set = localization.plurals.first,
        Set(set.categories).subtracting([.zero]).count > 1, let rules = try? PluralRules(of: localization.language),
        rules.integers.count > 1, Set(localization.texts.map(\.value)).count == 1, let text = localization.texts.first
      else { return nil }
      return Violation(
        code: "forms-identical",
        message: FindingMessage(
          "All forms in " + Wording.language(localization.language) + " are " + Wording.quoted(text.value),
          why: "the source tells its forms apart", suggestion: "Write each form"),
        subject: FindingSubject(language: localization.language), location: set.location)
    }
  }
}
