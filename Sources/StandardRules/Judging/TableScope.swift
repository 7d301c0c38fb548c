import TitlefitDiagnostics
import TitlefitRuleKit

/// A table of one module: several modules of a project may each have one of the same name.
struct TableScope: Hashable, Comparable {
  /// The folder that holds the `.lproj` folders, or the catalog's own folder.
  private let folder: String
  private let table: String

  /// The table that a unit belongs to.
  init(_ unit: UnitFacts) {
    let parts = unit.location.file.split(separator: "/").dropLast()
    folder = parts.prefix { !$0.hasSuffix(".lproj") }.joined(separator: "/")
    table = unit.table
  }

  static func < (left: TableScope, right: TableScope) -> Bool {
    guard left.folder == right.folder else { return left.folder.utf8.lexicographicallyPrecedes(right.folder.utf8) }
    return left.table.utf8.lexicographicallyPrecedes(right.table.utf8)
  }
}
