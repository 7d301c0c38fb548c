import TitlefitCatalogs
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

/// Finds titles that code changes to capitals by the rules of no language.
struct UppercasedWithoutLocale: ControlRule {
  static let description = RuleDescription(
    id: "uppercased-without-locale", family: .catalog, title: "Code upper-cases a title by the rules of no language",
    severity: .warning,
    codes: [
      RuleCode("case-without-locale", "`uppercased()` or alike without a locale, in a project where it matters.")
    ],
    page: RulePage(
      finds: """
        A button whose localized title is changed by `uppercased()`, `lowercased()` or `capitalized`, in a project \
        with a language that has rules of its own: Turkish, Azerbaijani, Lithuanian, Greek, Dutch or Irish.
        """,
      matters: "Turkish “iptal” becomes “IPTAL” and not “İPTAL”; Greek keeps accents that capitals lose.",
      remedy: "Use `localizedUppercase` or `uppercased(with:)`, or translate the title in capitals.",
      sources: ["Unicode: SpecialCasing.txt", "Foundation: String.localizedUppercase"]))

  static let examples = [
    RuleExample(
      "Capitals of no language, with Turkish", .controls([button(.uppercased)], catalogs: turkish),
      codes: ["case-without-locale"]),
    RuleExample("Capitals of the language", .controls([button(.localizedUppercase)], catalogs: turkish)),
    RuleExample(
      "Capitals of no language where none has rules of its own",
      .controls([button(.uppercased)], catalogs: Example.catalogs(["de": "Abbrechen", "en": "Cancel"]))),
  ]

  init(options: RuleOptions) {}

  private static func button(_ transform: TextTransform) -> Control {
    var control = Example.button(Example.legacy(), width: .points(300))
    control.titles = control.titles.map { title in
      var title = title
      title.transform = transform
      return title
    }
    return control
  }

  private static var turkish: [Catalog] { Example.catalogs(["en": "Cancel", "tr": "iptal"]) }

  func check(_ control: ControlFacts) -> [Violation] {
    let languages = Set(control.series.compactMap { ($0.title ?? $0.subtitle)?.language })
    guard let language = languages.sorted().first(where: { Self.special.contains($0.language) }) else { return [] }
    return control.violation(
      "case-without-locale",
      FindingMessage(
        "The title’s case is changed by the rules of no language",
        why: Wording.language(language) + " has rules of its own",
        suggestion: "Use localizedUppercase, or uppercased(with:)"), atFirst: Self.ignoresLanguage)
  }

  private static func ignoresLanguage(_ text: ControlText) -> Bool {
    let pieces: [TextTransform?] =
      if case .composed(let pieces) = text.source { pieces.map(\.transform) } else { [] }
    return ([text.transform] + pieces).contains { $0 == .uppercased || $0 == .lowercased || $0 == .capitalized }
  }

  /// Languages with conditional mappings, and those whose capitals lose accents or whose digraphs go together.
  ///
  /// Source: SpecialCasing.txt (tr, az, lt); CLDR transforms el-Upper, nl-Title; Irish initial mutations.
  private static let special: Set<String> = ["tr", "az", "lt", "el", "nl", "ga"]
}
