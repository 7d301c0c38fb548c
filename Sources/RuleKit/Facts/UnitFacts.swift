public import TitlefitCatalogs
public import TitlefitDiagnostics
public import TitlefitLocales

/// One key of the project with its texts in every language, gathered from all the files of its table.
public struct UnitFacts: Sendable, Hashable {
  /// What a unit holds; shared between copies, of which rules make one a text.
  private struct Content: Hashable {
    var table: String
    var key: String
    var comment: String?
    var shouldTranslate: Bool
    var sourceLanguage: LanguageTag
    var location: SourceLocation
    var localizations: [Localization]
  }

  /// One element, so that a copy of a unit counts one reference instead of seven.
  private var content: [Content]

  /// The table's name.
  public var table: String {
    _read { yield content[0].table }
    _modify { yield &content[0].table }
  }
  /// The key.
  public var key: String {
    _read { yield content[0].key }
    _modify { yield &content[0].key }
  }
  /// The developer's comment, or nil.
  public var comment: String? {
    _read { yield content[0].comment }
    _modify { yield &content[0].comment }
  }
  /// Whether the unit is meant to be translated.
  public var shouldTranslate: Bool {
    _read { yield content[0].shouldTranslate }
    _modify { yield &content[0].shouldTranslate }
  }
  /// The language the project is written in.
  public var sourceLanguage: LanguageTag {
    _read { yield content[0].sourceLanguage }
    _modify { yield &content[0].sourceLanguage }
  }
  /// Where the key first stands, the source language's file before others.
  public var location: SourceLocation {
    _read { yield content[0].location }
    _modify { yield &content[0].location }
  }
  /// The texts by language, in the order of the languages' tags.
  public var localizations: [Localization] {
    _read { yield content[0].localizations }
    _modify { yield &content[0].localizations }
  }

  /// Makes facts; the localizations are put in order by the caller.
  public init(
    table: String, key: String, comment: String? = nil, shouldTranslate: Bool = true, sourceLanguage: LanguageTag,
    location: SourceLocation, localizations: [Localization]
  ) {
    content = [
      Content(
        table: table, key: key, comment: comment, shouldTranslate: shouldTranslate, sourceLanguage: sourceLanguage,
        location: location, localizations: localizations)
    ]
  }

  /// The texts of one language, or nil.
  public func localization(_ language: LanguageTag) -> Localization? {
    localizations.first { $0.language == language }
  }

  /// The texts of the source language, or nil.
  public var source: Localization? { localization(sourceLanguage) }
}
