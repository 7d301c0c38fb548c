public import TitlefitCatalogs
public import TitlefitDiagnostics
public import TitlefitLocales

/// One key of the project with its texts in every language, gathered from all the files of its table.
public struct UnitFacts: Sendable, Hashable {
  /// The table's name.
  public var table: String
  /// The key.
  public var key: String
  /// The developer's comment, or nil.
  public var comment: String?
  /// Whether the unit is meant to be translated.
  public var shouldTranslate: Bool
  /// The language the project is written in.
  public var sourceLanguage: LanguageTag
  /// Where the key first stands, the source language's file before others.
  public var location: SourceLocation
  /// The texts by language, in the order of the languages' tags.
  public var localizations: [Localization]

  /// Makes facts; the localizations are put in order by the caller.
  public init(
    table: String, key: String, comment: String? = nil, shouldTranslate: Bool = true, sourceLanguage: LanguageTag,
    location: SourceLocation, localizations: [Localization]
  ) {
    self.table = table
    self.key = key
    self.comment = comment
    self.shouldTranslate = shouldTranslate
    self.sourceLanguage = sourceLanguage
    self.location = location
    self.localizations = localizations
  }

  /// The texts of one language, or nil.
  public func localization(_ language: LanguageTag) -> Localization? {
    localizations.first { $0.language == language }
  }

  /// The texts of the source language, or nil.
  public var source: Localization? { localization(sourceLanguage) }
}
