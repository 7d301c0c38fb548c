import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

/// Finds texts that languages of the same table lack.
struct MissingTranslation: ProjectRule {
  static let description = RuleDescription(
    id: "missing-translation", family: .catalog, title: "A text has no translation", severity: .warning,
    codes: [
      RuleCode("translation-missing", "Languages that translate most of the table lack the text."),
      RuleCode("language-incomplete", "A language translates only a part of the table."),
    ],
    page: RulePage(
      finds: """
        A unit without a text in a language that its table has. A language that has less than the share \
        `complete-from` of the units of a table is reported once for the table; one with less than a hundredth not \
        at all.
        """,
      matters: """
        The reader sees the source text among others in the own language. That text may also be longer than the \
        button was tried with.
        """,
      remedy: "Translate the text.",
      limits: "Texts of regional variants (`en-GB`, `pt-BR`) count like all others."),
    options: [
      RuleOption(
        "complete-from", standard: .number(0.9),
        explanation:
          "The share of a table, from 0 to 1, from which on a language counts as translated, so that each missing text is named."
      )
    ])

  static let examples = [
    RuleExample(
      "One text of three is not translated", .controls([], catalogs: table(german: ["a", "b"])),
      codes: ["language-incomplete"]),
    RuleExample(
      "One text of twenty is not translated",
      .controls(
        [],
        catalogs: table(
          Array("abcdefghijklmnopqrst").map(String.init), german: Array("abcdefghijklmnopqrs").map(String.init))),
      codes: ["translation-missing"]),
    RuleExample("All are translated", .controls([], catalogs: table(german: ["a", "b", "c"]))),
  ]

  private let completeFrom: Double

  init(options: RuleOptions) { completeFrom = options.number("complete-from", standard: 0.9) }

  private static func table(_ keys: [String] = ["a", "b", "c"], german: [String]) -> [Catalog] {
    let catalog = { (language: String, keys: [String]) in
      Example.catalog(
        language, keys.enumerated().map { Example.unit($1, $1 + " " + language, in: language, line: $0 + 1) })
    }
    return [catalog("de", german), catalog("en", keys)]
  }

  func check(_ project: ProjectFacts) -> [Violation] {
    let tables = Dictionary(grouping: project.units.filter(\.shouldTranslate)) { TableScope($0) }
    return tables.keys.sorted().flatMap { violations(of: tables[$0] ?? []) }
  }

  private func violations(of units: [UnitFacts]) -> [Violation] {
    let units = units.filter { unit in unit.source?.texts.contains { !$0.value.isEmpty } ?? false }
    guard let first = units.first else { return [] }
    var counts: [LanguageTag: Int] = [:]
    for unit in units { for language in Self.languages(of: unit) { counts[language, default: 0] += 1 } }
    counts[first.sourceLanguage] = nil
    let share = { (language: LanguageTag) in Double(counts[language] ?? 0) / Double(units.count) }
    let languages = counts.keys.sorted()
    let complete = languages.filter { share($0) >= completeFrom }
    let partial = languages.filter { share($0) < completeFrom && share($0) >= 0.01 }
    return partial.map { incomplete($0, count: counts[$0] ?? 0, of: units) }
      + units.compactMap { missing($0, from: complete) }
  }

  private func incomplete(_ language: LanguageTag, count: Int, of units: [UnitFacts]) -> Violation {
    let table = units.first?.table ?? ""
    let place = units.lazy.compactMap { $0.localization(language)?.location }.first
    return Violation(
      code: "language-incomplete",
      message: FindingMessage(
        Wording.language(language) + " has " + String(count) + " of " + String(units.count) + " texts of the table "
          + table, why: "the others are shown in the source language",
        suggestion: "Translate the others, or leave the language out"),
      evidence: Evidence(values: ["translated": .number(Double(count)), "units": .number(Double(units.count))]),
      subject: FindingSubject(table: table, language: language), location: place)
  }

  private func missing(_ unit: UnitFacts, from languages: [LanguageTag]) -> Violation? {
    let own = Self.languages(of: unit)
    let missing = languages.filter { !own.contains($0) }
    guard !missing.isEmpty else { return nil }
    let names = missing.prefix(5).map(Wording.language).joined(separator: ", ")
    return Violation(
      code: "translation-missing",
      message: FindingMessage(
        Wording.quoted(unit.source?.texts.first?.value ?? unit.key) + " is not translated into " + names
          + (missing.count > 5 ? " and " + String(missing.count - 5) + " more" : ""),
        why: "the source text is shown there", suggestion: "Translate it"),
      evidence: Evidence(values: ["missing": .list(missing.map(\.description))]),
      subject: FindingSubject(table: unit.table, key: unit.key), location: unit.location)
  }

  /// The languages that have a text which is not marked as new and empty.
  private static func languages(of unit: UnitFacts) -> Set<LanguageTag> {
    Set(unit.localizations.filter { $0.texts.contains { $0.state != "new" || !$0.value.isEmpty } }.map(\.language))
  }
}
