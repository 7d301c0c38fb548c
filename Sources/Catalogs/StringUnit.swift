public import TitlefitDiagnostics
public import TitlefitLocales

/// One key of a catalog with its texts in all the languages that the file holds.
public struct StringUnit: Sendable, Hashable {
  /// The key, escapes resolved.
  public var key: String
  /// Where the key stands.
  public var location: SourceLocation
  /// The developer's comment, or nil.
  public var comment: String?
  /// Whether the unit is meant to be translated; false lets the source text serve every language.
  public var shouldTranslate: Bool
  /// The extraction state that a String Catalog names (`manual`, `stale` …), or nil.
  public var extractionState: String?
  /// The texts, one element a language, in the order of the file.
  public var localizations: [Localization]

  /// Makes a unit.
  public init(
    key: String, location: SourceLocation, comment: String? = nil, shouldTranslate: Bool = true,
    extractionState: String? = nil, localizations: [Localization] = []
  ) {
    self.key = key
    self.location = location
    self.comment = comment
    self.shouldTranslate = shouldTranslate
    self.extractionState = extractionState
    self.localizations = localizations
  }
}

/// The texts of one unit in one language.
public struct Localization: Sendable, Hashable {
  /// The language.
  public var language: LanguageTag
  /// Where it starts.
  public var location: SourceLocation
  /// Every text a reader may see, variations unfolded and substitutions expanded, in the order of the file.
  public var texts: [StringText]
  /// The plural categories each variable has, for the check of missing ones; empty where nothing is plural.
  public var plurals: [PluralSet]

  /// Makes a localization.
  public init(language: LanguageTag, location: SourceLocation, texts: [StringText], plurals: [PluralSet] = []) {
    self.language = language
    self.location = location
    self.texts = texts
    self.plurals = plurals
  }
}

/// One text that a reader may see: a value together with the variation that selects it.
public struct StringText: Sendable, Hashable {
  /// What selects the text, from the outermost selector inwards; empty for a plain text.
  public var variation: VariationPath
  /// The text, escapes resolved, substitutions expanded, placeholders not bound.
  public var value: String
  /// Where the value stands (after expansion: the innermost value's place).
  public var location: SourceLocation
  /// The translation state that the file names (`translated`, `needs_review` …), or nil.
  public var state: String?
  /// The plural category that the number of each argument has in this text, by the argument's number from 1; empty where
  /// no variable is plural, or where the format does not say which argument its plural counts.
  public var pluralArguments: [Int: PluralCategory]

  /// Makes a text.
  public init(
    _ value: String, variation: VariationPath = VariationPath(), location: SourceLocation, state: String? = nil,
    pluralArguments: [Int: PluralCategory] = [:]
  ) {
    self.value = value
    self.variation = variation
    self.location = location
    self.state = state
    self.pluralArguments = pluralArguments
  }
}

/// The plural categories that one variable (or the whole text) has in one language.
public struct PluralSet: Sendable, Hashable {
  /// The path to the plural dictionary, the category itself left out.
  public var path: VariationPath
  /// The variable's name, or nil where the whole text is plural.
  public var variable: String?
  /// The categories in the order of the file, duplicates kept.
  public var categories: [PluralCategory]
  /// Where the plural dictionary starts.
  public var location: SourceLocation

  /// Makes a set.
  public init(path: VariationPath, variable: String?, categories: [PluralCategory], location: SourceLocation) {
    self.path = path
    self.variable = variable
    self.categories = categories
    self.location = location
  }
}
