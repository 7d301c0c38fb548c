public import TitlefitCatalogs

/// Every catalog format that is read; a new reader is one line here.
public enum CatalogReaders {
  /// The readers in the order of the formats' names.
  public static let all: [any CatalogReader] = [
    StringsReader(),
    StringsDictReader(),
    StringCatalogReader(),
  ]

  /// The reader of a file by its name's extension, or nil; capitals don't matter.
  public static func reader(forExtension name: String) -> (any CatalogReader)? {
    let wanted = name.lowercased()
    return all.first { type(of: $0).fileExtensions.contains(wanted) }
  }
}
