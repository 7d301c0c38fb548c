import TitlefitCatalogs
public import TitlefitDiagnostics
public import TitlefitLocales

/// Tells which findings lie in changed places: in the lines of a unit, of a control, or of a scene that a change touched.
///
/// - In a catalog the place is the unit, with the comment above it; of a String Catalog's unit what belongs to another
///   language than the finding's does not count, but for the source language. Where a table has a file a language, the
///   source text's lines count too.
/// - In a storyboard it is the scene, whose constraints decide a button's room; a xib and a Swift file count as a whole.
/// - In the configuration it is the control's entry.
///
/// ## Limits
/// A finding that a change brings about elsewhere (another file's font, the configuration's widths, a deleted file) lies in
/// no changed place.
public struct ChangedPlaces {
  private let change: (String) -> FileChange?
  private let text: TextLines
  private let catalogs: [String: CatalogPlaces]
  private let sources: [[String]: SourceLocation]

  /// Prepares the question for a project.
  /// - Parameters:
  ///   - reading: what was read.
  ///   - sourceLanguage: the language the texts are written in.
  ///   - change: what changed in a file, by the path that findings name it by; nil where nothing did.
  ///   - text: a file's lines without their ends; asked only of files that changed.
  public init(
    _ reading: ProjectReading, sourceLanguage: LanguageTag, change: @escaping (String) -> FileChange?,
    text: @escaping (String) -> [Substring]
  ) {
    self.change = change
    self.text = TextLines(read: text)
    let lists = reading.catalogs.map(\.catalog)
    catalogs = Dictionary(lists.map { ($0.file, CatalogPlaces($0, sourceLanguage: sourceLanguage)) }) { first, _ in
      first
    }
    var sources: [[String]: SourceLocation] = [:]
    for catalog in lists where (catalog.language ?? sourceLanguage) == sourceLanguage {
      let scope = ProjectPath(catalog.file).scope
      for unit in catalog.units { sources[[scope, catalog.table, unit.key]] = unit.location }
    }
    self.sources = sources
  }

  /// Whether one of a finding's places changed; false for a finding without a place.
  public func contain(_ finding: Finding) -> Bool {
    let places =
      [finding.location].compactMap(\.self) + finding.related.map(\.location)
      + [source(of: finding)]
      .compactMap(\.self)
    return places.contains { isChanged($0, language: finding.subject.language) }
  }

  /// Where the source text of a finding's unit stands, in the module of the finding's place.
  private func source(of finding: Finding) -> SourceLocation? {
    guard let table = finding.subject.table, let key = finding.subject.key, let location = finding.location else {
      return nil
    }
    return sources[[ProjectPath(location.file).scope, table, key]]
  }

  private func isChanged(_ place: SourceLocation, language: LanguageTag?) -> Bool {
    guard let change = change(place.file) else { return false }
    if change.isWhole || place.line < 1 { return true }
    let own = place.line...place.line
    if let catalog = catalogs[place.file] {
      return catalog.lines(around: place.line, language: language, text: text).contains { change.touches($0) }
    }
    switch ProjectFiles.fileExtension(of: place.file) {
    case "storyboard": return change.touches(text.scene(around: place.line, of: place.file) ?? own)
    case "xib", "swift": return true
    case "yml", "yaml":
      return change.touches(text.entry(at: place.line, column: place.column, of: place.file) ?? own)
    default: return change.touches(own)
    }
  }
}
