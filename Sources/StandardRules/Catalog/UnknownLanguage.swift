import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocaleData
import TitlefitLocales
import TitlefitRuleKit

/// Finds codes that name no language.
struct UnknownLanguage: ProjectRule {
  static let description = RuleDescription(
    id: "unknown-language", family: .catalog, title: "A language code is not known", severity: .warning,
    codes: [RuleCode("language-code-unknown", "A subtag of the code is in no registry.")],
    page: RulePage(
      finds: """
        A language of a catalog whose code has a language, script or region that ISO 639, ISO 15924, ISO 3166 and UN \
        M.49 do not have, as ICU knows them.
        """,
      matters: "The system never chooses such a folder, so nobody sees the translation.",
      remedy: "Correct the code: `cs` for `cz`, `ja` for `jp`, `ko` for `kr`.",
      limits: "A country code that is also a language code (`se` for Swedish) cannot be told.",
      sources: ["CLDR validity data, through ICU"]))

  static let examples = [
    RuleExample(
      "A language code that does not exist", .controls([], catalogs: Example.catalogs(["en": "Send", "qq": "Send"])),
      codes: ["language-code-unknown"]),
    RuleExample("Known codes", .controls([], catalogs: Example.catalogs(["en": "Send", "pt-BR": "Enviar"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ project: ProjectFacts) -> [Violation] {
    project.languages.compactMap { language in
      guard language != .undetermined, let unknown = LanguageFacts.unknownPart(of: language) else { return nil }
      let place = project.units.lazy.compactMap { $0.localization(language)?.location }.first
      return Violation(
        code: "language-code-unknown",
        message: FindingMessage(
          "No language has the code " + Wording.quoted(language.description), why: Self.reason(unknown),
          suggestion: "Correct the code, or take the language out"),
        subject: FindingSubject(language: language), location: place)
    }
  }

  private static func reason(_ part: LanguageFacts.UnknownPart) -> String {
    switch part {
    case .language(let code): "ISO 639 has no language " + code
    case .script(let code): "ISO 15924 has no script " + code
    case .region(let code): "ISO 3166 and UN M.49 have no region " + code
    }
  }
}
