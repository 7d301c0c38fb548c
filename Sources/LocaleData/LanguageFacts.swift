import TitlefitCTextShims
public import TitlefitGeometry
public import TitlefitLocales

/// What ICU's locale data says of a language.
public enum LanguageFacts {
  /// Which subtag of a tag is not known.
  public enum UnknownPart: Sendable, Hashable {
    /// The language subtag.
    case language(String)
    /// The script subtag.
    case script(String)
    /// The region subtag.
    case region(String)
  }

  /// The side on which the language is read, by its script or else its likely script.
  ///
  /// Source: CLDR likely subtags and script metadata, through ICU's uloc_isRightToLeft.
  public static func layoutDirection(of language: LanguageTag) -> LayoutDirection {
    ts_locale_is_right_to_left(canonical(language).description) != 0 ? .rightToLeft : .leftToRight
  }

  /// The tag with the script and region that the language most likely has: `zh-HK` gives `zh-Hant-HK`.
  ///
  /// Variants and extensions are left out. A language without likely subtags comes back as it is.
  /// Source: CLDR likely subtags.
  public static func maximized(_ language: LanguageTag) -> LanguageTag {
    let tag = canonical(language)
    let text = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 160) { buffer -> String? in
      guard let first = buffer.baseAddress else { return nil }
      buffer.initialize(repeating: 0)
      let base = [tag.language, tag.script, tag.region].compactMap(\.self).joined(separator: "-")
      return ts_locale_maximize(base, first, 160) > 0 ? String(cString: first) : nil
    }
    guard let text, let full = try? LanguageTag(text) else { return tag }
    return full
  }

  /// The ISO 15924 script the language is written in: the tag's own, else the likely one, else nil.
  public static func likelyScript(of language: LanguageTag) -> String? {
    language.script ?? maximized(language).script
  }

  /// The tag with codes that platforms still write for a language brought to the one CLDR has.
  ///
  /// `iw` is `he`, `in` is `id`, `ji` is `yi`, `no` is `nb`, `tl` is `fil`, `mo` is `ro`, `sh` is `sr-Latn`.
  /// Source: ISO 639 changes kept in Apple's .lproj names and Android's folder names; CLDR supplementalMetadata,
  /// languageAlias.
  public static func canonical(_ language: LanguageTag) -> LanguageTag {
    let alias: (language: String, script: String?)
    switch language.language {
    case "iw": alias = ("he", nil)
    case "in": alias = ("id", nil)
    case "ji": alias = ("yi", nil)
    case "no": alias = ("nb", nil)
    case "tl": alias = ("fil", nil)
    case "mo": alias = ("ro", nil)
    case "sh": alias = ("sr", "Latn")
    default: return language
    }
    let parts = [alias.language, language.script ?? alias.script, language.region, language.rest]
    return (try? LanguageTag(parts.compactMap(\.self).joined(separator: "-"))) ?? language
  }

  /// The first subtag that neither ISO 639, ISO 15924, ISO 3166 nor UN M.49 has, as ICU knows them; nil for a good tag.
  public static func unknownPart(of language: LanguageTag) -> UnknownPart? {
    let tag = canonical(language)
    if ts_locale_knows_language(tag.language) == 0 { return .language(language.language) }
    if let script = tag.script, ts_locale_knows_script(script) == 0 { return .script(script) }
    if let region = tag.region, ts_locale_knows_region(region) == 0 { return .region(region) }
    return nil
  }

  /// Whether every subtag of the tag is known; `und` is not.
  public static func isKnown(_ language: LanguageTag) -> Bool { unknownPart(of: language) == nil }

  /// Whether ICU has formats and rules of the language itself, so that its plurals and numbers are not the root's.
  public static func hasData(_ language: LanguageTag) -> Bool { ts_locale_has_data(canonical(language).language) != 0 }

  /// The English name, such as `Portuguese (Brazil)`; the tag itself where CLDR has no name.
  public static func englishName(of language: LanguageTag) -> String {
    let tag = canonical(language).description
    return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 256) { buffer in
      guard let first = buffer.baseAddress else { return tag }
      let length = Int(ts_locale_english_name(tag, first, 256))
      guard length > 0, length <= 256 else { return tag }
      return String(decoding: buffer[..<length], as: UTF16.self)
    }
  }
}
