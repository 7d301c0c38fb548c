import TitlefitLocales

/// What a file's path says about it: its table, its language, and the folder its table belongs to.
struct ProjectPath: Sendable, Hashable {
  /// The file's name without folder and extension.
  var name: String
  /// The folder that holds the `.lproj` folder, or the file's own folder where there is none.
  var scope: String
  /// Which `.lproj` folder the file is in.
  var localization: Localization

  /// A `.lproj` folder by what its name means.
  enum Localization: Sendable, Hashable {
    /// The file is in no `.lproj` folder.
    case none
    /// `Base.lproj`: the source language's documents.
    case base
    /// `mul.lproj`: a String Catalog of a document, with all languages in one file.
    case multiple
    /// The folder of one language.
    case language(LanguageTag)
    /// A `.lproj` folder whose name is no language tag.
    case unknown(String)
  }

  init(_ path: String) {
    var components = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let file = components.popLast() ?? ""
    name = file.lastIndex(of: ".").map { String(file[..<$0]) } ?? file
    localization = .none
    if let index = components.lastIndex(where: { $0.hasSuffix(".lproj") }) {
      localization = Self.localization(String(components[index].dropLast(".lproj".count)))
      components = Array(components[..<index])
    }
    scope = components.joined(separator: "/")
  }

  /// The language of the folder, or nil where it names none.
  var language: LanguageTag? { if case .language(let language) = localization { language } else { nil } }

  private static func localization(_ name: String) -> Localization {
    switch name {
    case "Base": return .base
    case "mul": return .multiple
    default:
      // Xcode 3 wrote English names.
      let old = ["English": "en", "German": "de", "French": "fr", "Italian": "it", "Spanish": "es", "Japanese": "ja"]
      guard let language = try? LanguageTag(old[name] ?? name) else { return .unknown(name) }
      return .language(language)
    }
  }
}
