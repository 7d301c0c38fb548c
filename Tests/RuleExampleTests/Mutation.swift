import TitlefitAuditing
import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// One fault put into the invented app Lantern, in memory.
struct Mutation: Sendable {
  /// The rule that must find it.
  var rule: String
  /// The rules that speak about the same fault from another side.
  var related: Set<String> = []
  /// Puts the fault in.
  var change: @Sendable (inout ProjectReading) -> Void

  /// All mutations: one for each rule that looks at texts, at controls or at scenes.
  static let all = texts + plurals + entries + controls + scenes

  private static func text(
    _ rule: String, en source: String, _ language: String, _ translation: String, related: Set<String> = []
  ) -> Mutation {
    Mutation(rule: rule, related: related) { reading in
      for (language, value) in [("en", source), (language, translation)] {
        reading.add(value, language)
      }
    }
  }

  private static let texts: [Mutation] = [
    text("argument-missing", en: "Call %@", "de", "Anrufen"),
    text("argument-extra", en: "Call %@", "de", "%@ anrufen: %@"),
    text("argument-type", en: "%d walks", "de", "%@ Wege"),
    text("argument-order", en: "%@ has %d walks", "de", "%d Wege von %@", related: ["unnumbered-arguments"]),
    text("unnumbered-arguments", en: "%@ met %@", "de", "%1$@ traf %2$@"),
    text("stray-percent", en: "%d%% done", "de", "%d % fertig"),
    text("optional-ending", en: "%d walk(s)", "de", "%d Wege"),
    text("count-without-plural", en: "%d walks", "pl", "%d spacerów"),
    text("markup-mismatch", en: "<b>Walk</b> now", "de", "Jetzt <b>gehen"),
    text("empty-translation", en: "Walk", "de", ""),
    text("unchanged-translation", en: "Walk home with me", "de", "Walk home with me"),
    text("unknown-language", en: "Walk", "qq", "Gehen"),
    text("changed-literal", en: "Mail to help@example.com", "de", "Mail an hilfe@exmaple.com"),
    text("control-character", en: "Walk", "de", "Geh\u{8}en"),
    text("not-normalized", en: "Back", "de", "Zuru\u{308}ck"),
    text("invisible-character", en: "Walk", "de", "Ge\u{200B}hen"),
    text("edge-space", en: "Walk", "de", "Gehen "),
    text("double-space", en: "Walk now", "de", "Jetzt  gehen"),
    text("mixed-script", en: "Save", "ru", "Cохранить"),
    text("off-script", en: "Save", "de", "Сохранить"),
    text("orphan-mark", en: "Walk now", "de", "Jetzt \u{301}gehen"),
    text("three-dots", en: "Walk...", "de", "Gehen…"),
    text("end-punctuation", en: "Walk?", "de", "Gehen."),
    text("breakable-punctuation", en: "Walk?", "fr", "Marcher ?"),
    text("shouting", en: "Walk", "de", "GEHEN"),
    text("base-direction", en: "Lantern now, free", "he", "Lantern עכשיו, בחינם"),
    text("unisolated-argument", en: "Open %@ - Lantern", "he", "פתיחה: %@ - Lantern"),
    text("number-order", en: "Call 0911 1234567", "ar", "اتصل 0911 1234567"),
    text("unbalanced-controls", en: "Call %@", "he", "חיוג \u{2068}%@"),
    text("override-controls", en: "Walk", "he", "\u{202E}הליכה\u{202C}"),
    text("arrow-in-text", en: "Walk → Home", "he", "הליכה → בית"),
    text("presentation-forms", en: "Send", "ar", "\u{FE8D}\u{FEAD}\u{FEB3}\u{FE8E}\u{FEDD}"),
    text("visual-order", en: "Peace", "he", "םולש"),
    text("tatweel", en: "Send", "ar", "إرســال"),
    text("mixed-digits", en: "10 of 20", "ar", "١٠ من 20"),
  ]

  private static func plural(
    _ rule: String, _ language: String, _ forms: [(PluralCategory, String)], related: Set<String> = []
  ) -> Mutation {
    Mutation(rule: rule, related: related) { reading in
      let english: [(PluralCategory, String)] = [(.one, "%lld walk"), (.other, "%lld walks")]
      for (language, forms) in [("en", english), (language, forms)] {
        let texts = forms.map { category, value in
          StringText(
            value, variation: VariationPath([.plural(category, variable: nil)]), location: place(language))
        }
        var added = unit("mutation", texts, language)
        added.localizations[0].plurals = [
          PluralSet(path: VariationPath(), variable: nil, categories: forms.map(\.0), location: place(language))
        ]
        reading.add([added], language)
      }
    }
  }

  private static let plurals: [Mutation] = [
    plural("missing-plural-category", "pl", [(.one, "%lld spacer"), (.other, "%lld spacerów")]),
    plural("unused-plural-category", "ja", [(.one, "%lld回だけ"), (.other, "%lld回")]),
    plural("identical-plural-forms", "de", [(.one, "%lld Wege"), (.other, "%lld Wege")]),
    plural(
      "plural-argument-ambiguous", "de", [(.one, "%lld Weg, %lld km"), (.other, "%lld Wege, %lld km")],
      related: ["argument-extra"]),
  ]

  private static let entries: [Mutation] = [
    Mutation(rule: "missing-translation") { reading in
      reading.changeUnit("save.button") { $0.localizations.removeAll { $0.language.language == "de" } }
    },
    Mutation(rule: "translated-though-fixed") { reading in
      reading.changeUnit("save.button") { $0.shouldTranslate = false }
    },
    Mutation(rule: "unreviewed-translation") { reading in
      reading.changeUnit("save.button") { unit in
        for index in unit.localizations.indices where unit.localizations[index].language.language == "de" {
          unit.localizations[index].texts[0].state = "needs_review"
        }
      }
    },
  ]

  fileprivate static func unit(_ key: String, _ texts: [StringText], _ language: String) -> StringUnit {
    StringUnit(
      key: key, location: place(language),
      localizations: [Localization(language: tag(language), location: place(language), texts: texts)])
  }

  static func place(_ language: String) -> SourceLocation {
    SourceLocation(file: "App/" + language + ".lproj/Mutation.strings", line: 1, column: 1)
  }

  static func tag(_ language: String) -> LanguageTag { (try? LanguageTag(language)) ?? .undetermined }
}

extension ProjectReading {
  /// Adds a `.strings` file of the table `Mutation`.
  mutating func add(_ units: [StringUnit], _ language: String) {
    let catalog = Catalog(
      format: .strings, file: Mutation.place(language).file, table: "Mutation", language: Mutation.tag(language),
      units: units, entryCount: units.count)
    catalogs.append(CatalogReading(catalog: catalog, issues: []))
  }

  /// Adds a `.strings` file with one plain text.
  mutating func add(_ text: String, _ language: String) {
    add(
      [Mutation.unit("mutation", [StringText(text, location: Mutation.place(language))], language)], language)
  }

  /// Changes the unit of a key wherever it stands.
  mutating func changeUnit(_ key: String, _ change: (inout StringUnit) -> Void) {
    for catalog in catalogs.indices {
      for unit in catalogs[catalog].catalog.units.indices where catalogs[catalog].catalog.units[unit].key == key {
        change(&catalogs[catalog].catalog.units[unit])
      }
    }
  }
}
