public import TitlefitCatalogs
public import TitlefitLocales

/// Finds out which language a project is written in.
public enum SourceLanguage {
  /// The configuration's word, else the language most String Catalogs name (the first in order where several are equally
  /// frequent), else English.
  ///
  /// A `Base.lproj` says that the documents hold the source language's texts, not which language that is: English, as
  /// Xcode's own default, unless the configuration says otherwise.
  public static func of(_ catalogs: [Catalog], configured: LanguageTag?) -> LanguageTag {
    if let configured { return configured }
    var counts: [LanguageTag: Int] = [:]
    for catalog in catalogs { if let language = catalog.sourceLanguage { counts[language, default: 0] += 1 } }
    let best = counts.keys.sorted().max { (counts[$0] ?? 0) < (counts[$1] ?? 0) }
    return best ?? english
  }

  private static let english = (try? LanguageTag("en")) ?? .undetermined
}
