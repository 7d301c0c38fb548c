public import TitlefitLocales

/// One file of translations, as it stands: order and duplicates kept, every value with its place.
public struct Catalog: Sendable, Hashable {
  /// The format of the file.
  public var format: CatalogFormat
  /// The file's path.
  public var file: String
  /// The table: the file's name without extension.
  public var table: String
  /// The source language that the file itself names (String Catalogs do), or nil.
  public var sourceLanguage: LanguageTag?
  /// The one language of the file for formats with one file a language, or nil.
  public var language: LanguageTag?
  /// The units in the order of the file; a duplicate key gives a second unit.
  public var units: [StringUnit]
  /// How many entries the contract counts for this file; see `InputCount.entries`.
  public var entryCount: Int

  /// Makes a catalog.
  public init(
    format: CatalogFormat, file: String, table: String, sourceLanguage: LanguageTag? = nil,
    language: LanguageTag? = nil, units: [StringUnit] = [], entryCount: Int = 0
  ) {
    self.format = format
    self.file = file
    self.table = table
    self.sourceLanguage = sourceLanguage
    self.language = language
    self.units = units
    self.entryCount = entryCount
  }
}

/// A format of catalogs, under the name that reports use.
public enum CatalogFormat: String, Sendable, Hashable, CaseIterable {
  /// Apple's key and value pairs, old-style, XML or binary.
  case strings
  /// Apple's plural and width dictionaries.
  case stringsdict
  /// Xcode's String Catalogs.
  case xcstrings
}
