public import TitlefitDiagnostics
public import TitlefitLocales

/// A reader of one catalog format.
public protocol CatalogReader: Sendable {
  /// The file name extensions it reads, lower case, without the dot.
  static var fileExtensions: [String] { get }
  /// The format it yields.
  static var format: CatalogFormat { get }

  /// Reads one file's bytes.
  ///
  /// A reader never stops at the first bad entry: what is wrong becomes a finding of the family `format`, the rest is
  /// still read. It does not throw: bytes that are no catalog at all give an empty catalog and one finding.
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - source: where the bytes come from.
  /// - Complexity: linear in the number of bytes, but for the findings.
  func read(_ bytes: [UInt8], from source: CatalogSource) -> CatalogReading
}

/// Where a catalog's bytes come from.
public struct CatalogSource: Sendable, Hashable {
  /// The file's path, as findings name it.
  public var file: String
  /// The table: the file's name without extension.
  public var table: String
  /// The language of the folder (`de.lproj`), or nil where the file is in none (or in `mul.lproj`).
  public var language: LanguageTag?

  /// Makes a source.
  public init(file: String, table: String, language: LanguageTag? = nil) {
    self.file = file
    self.table = table
    self.language = language
  }
}

/// What a reader got out of one file.
public struct CatalogReading: Sendable, Hashable {
  /// The catalog, possibly empty.
  public var catalog: Catalog
  /// What is wrong with the file, in the order of the file.
  public var issues: [FormatIssue]

  /// Makes a reading.
  public init(catalog: Catalog, issues: [FormatIssue]) {
    self.catalog = catalog
    self.issues = issues
  }
}
