import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

/// Finds texts in the script of another language.
struct OffScript: UnitRule {
  static let description = RuleDescription(
    id: "off-script", family: .catalog, title: "A text is written in another language’s script", severity: .warning,
    codes: [
      RuleCode(
        "script-of-another-language",
        "A third or more of the letters belong to a script that the language is not written in.")
    ],
    page: RulePage(
      finds: """
        A translation of which more than 30 % of the letters, three at least, belong to no script of its language \
        and do not stand in the source text. Latin letters are allowed in every language.
        """,
      matters: "It was probably pasted into the wrong language.",
      remedy: "Put in the text of the language.",
      limits: """
        Languages written in two scripts are looked at only where their tag names one, as `sr-Latn` does.
        """,
      sources: ["CLDR likely subtags"]))

  static let examples = [
    RuleExample(
      "Russian in the place of German", .controls([], catalogs: Example.catalogs(["de": "Отправить", "en": "Send"])),
      codes: ["script-of-another-language"]),
    RuleExample(
      "A German text with a Greek letter",
      .controls([], catalogs: Example.catalogs(["de": "Version β senden", "en": "Send version β"]))),
    RuleExample(
      "A Russian text with a Latin name",
      .controls([], catalogs: Example.catalogs(["en": "Send with WhatsApp", "ru": "Через WhatsApp"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ unit: UnitFacts) -> [Violation] {
    unit.firstInEachLanguage(of: unit.translations) { pair in
      // Up to U+036F all letters are Latin.
      guard pair.text.value.utf8.contains(where: { $0 >= 0xCD }) else { return nil }
      guard !Self.ofSeveralScripts.contains(pair.language.language) || pair.language.script != nil,
        let own = LanguageScripts.scripts(of: pair.language)
      else { return nil }
      let known = Set((pair.source?.value ?? "").unicodeScalars)
      let letters = pair.text.value.unicodeScalars.compactMap { scalar in
        LanguageScripts.script(ofLetter: scalar).map { (scalar, $0) }
      }
      let foreign = letters.filter { !own.contains($0.1) && $0.1 != "Latn" && !known.contains($0.0) }
      guard foreign.count > 2, Double(foreign.count) > 0.3 * Double(letters.count) else { return nil }
      let names = Set(foreign.map(\.1)).sorted().joined(separator: ", ")
      return pair.violation(
        "script-of-another-language",
        FindingMessage(
          Wording.quoted(pair.text.value) + " is not in the script of its language" + pair.place,
          why: "it is written in " + names + ", the language in " + own.sorted().joined(separator: ", "),
          suggestion: "Put in the text of the language"),
        values: ["scripts": .text(names)])
    }
  }

  /// Languages that are customarily written in more than one script.
  ///
  /// Source: CLDR supplementalData, languages with a secondary script, and the Berber languages.
  private static let ofSeveralScripts: Set<String> = [
    "az", "ber", "bs", "ckb", "ha", "kab", "kk", "ks", "ku", "ky", "mn", "mni", "ms", "pa", "sat", "sd", "shi", "sr",
    "tg", "tt", "tzm", "ug", "uz", "zgh",
  ]
}
