import TitlefitCatalogs
import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// The units of a project by table and key, gathered from all the files of each table.
///
/// Several modules of one project may each have a table of the same name; they are kept apart by their scope, the folder
/// that holds their `.lproj` folders.
struct UnitIndex: Sendable {
  /// A table of one module.
  struct Table: Sendable {
    var name: String
    var scope: String
    var keys: [String]
    var units: [String: UnitFacts]
  }

  /// The tables by scope and name, in order.
  let tables: [Table]
  /// All languages that any catalog holds, in order.
  let languages: [LanguageTag]

  /// Gathers the catalogs; the texts of a file without a language are the source language's.
  init(_ catalogs: [Catalog], sourceLanguage: LanguageTag) {
    var builders: [TableName: TableBuilder] = [:]
    var languages: Set<LanguageTag> = []
    for catalog in catalogs {
      let name = TableName(scope: ProjectPath(catalog.file).scope, table: catalog.table)
      builders[name, default: TableBuilder(name: name, sourceLanguage: sourceLanguage)].add(catalog)
      for unit in catalog.units {
        for localization in unit.localizations where localization.language != .undetermined {
          languages.insert(localization.language)
        }
      }
    }
    // Each table takes its builder along, so that not all of both are held at once.
    tables = builders.keys.sorted().compactMap { builders.removeValue(forKey: $0)?.table() }
    self.languages = languages.sorted()
  }

  /// All units, by scope, table and key.
  var units: [UnitFacts] { tables.flatMap { table in table.keys.compactMap { table.units[$0] } } }

  /// The unit that a document or code file in a scope means by a table and key: its own module's before others', and of
  /// those the one whose folder is nearest.
  func unit(table: String, key: String, near scope: String) -> UnitFacts? {
    let found = tables.filter { $0.name == table && $0.units[key] != nil }
    let nearest = found.max { Self.nearness($0.scope, scope) < Self.nearness($1.scope, scope) }
    return nearest?.units[key]
  }

  /// The units from whose names a generator makes a member, in order; several tables of one name count once.
  ///
  /// Generators drop what no identifier can hold and join the words in their own case, so only letters and digits count.
  /// Source: SwiftGen's structured-swift templates and R.swift's string generator, by their output in public projects.
  func names(of member: GeneratedMember) -> [UnitName] {
    let whole = Self.letters(member.path.joined())
    let rest = Self.letters(member.path.dropFirst().joined())
    let first = Self.letters(member.path.first ?? "")
    var names: [UnitName] = []
    for table in tables where member.table == nil || member.table == table.name {
      // With several tables in one generated type, the first component names the table.
      let namesTable = member.path.count > 1 && Self.letters(table.name) == first
      for key in table.keys {
        let letters = Self.letters(key)
        guard letters == whole || (namesTable && letters == rest) else { continue }
        let name = UnitName(table: table.name, key: key)
        if !names.contains(name) { names.append(name) }
      }
    }
    return names
  }

  private static func letters(_ text: String) -> [UInt8] {
    Array(
      text.lowercased().unicodeScalars.filter { $0.properties.isAlphabetic || $0.properties.numericType != nil }
        .map(String.init).joined().utf8)
  }

  /// The units whose table and key match a pattern, in order.
  func units(matching pattern: UnitPattern) -> [UnitFacts] {
    tables.flatMap { table in
      table.keys.filter { pattern.matches(table: table.name, key: $0) }.compactMap { table.units[$0] }
    }
  }

  /// How many leading folders two scopes share, the same scope counting more than any other.
  private static func nearness(_ left: String, _ right: String) -> Int {
    guard left != right else { return .max }
    return zip(left.split(separator: "/"), right.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

/// A table by its module's folder and its name.
private struct TableName: Hashable, Comparable {
  var scope: String
  var table: String

  static func < (left: TableName, right: TableName) -> Bool {
    guard left.scope == right.scope else { return left.scope.utf8.lexicographicallyPrecedes(right.scope.utf8) }
    return left.table.utf8.lexicographicallyPrecedes(right.table.utf8)
  }
}

/// Gathers one table's units from several files.
private struct TableBuilder {
  let name: TableName
  let sourceLanguage: LanguageTag
  private var units: [UnitBuilder] = []
  /// Where each key's unit lies. Canonically equal keys are different keys to the platform, hence the bytes.
  private var places: [[UInt8]: Int] = [:]

  init(name: TableName, sourceLanguage: LanguageTag) {
    self.name = name
    self.sourceLanguage = sourceLanguage
  }

  mutating func add(_ catalog: Catalog) {
    let rank = Self.rank(catalog.format)
    for unit in catalog.units {
      let place = places[Array(unit.key.utf8), default: units.count]
      if place == units.count {
        places[Array(unit.key.utf8)] = place
        units.append(UnitBuilder(unit))
      }
      units[place].add(unit, rank: rank, source: sourceLanguage)
    }
  }

  /// The table, its keys in the order of their bytes.
  func table() -> UnitIndex.Table {
    var facts: [String: UnitFacts] = [:]
    facts.reserveCapacity(units.count)
    var keys: [String] = []
    for (_, place) in places.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
      let unit = units[place].facts(table: name.table, sourceLanguage: sourceLanguage)
      if facts.updateValue(unit, forKey: unit.key) == nil { keys.append(unit.key) }
    }
    return UnitIndex.Table(name: name.table, scope: name.scope, keys: keys, units: facts)
  }

  /// Which format wins where two hold the same key: a .stringsdict hides a .strings entry, a String Catalog is compiled
  /// into both.
  private static func rank(_ format: CatalogFormat) -> UInt8 {
    switch format {
    case .strings: 0
    case .stringsdict: 1
    case .xcstrings: 2
    }
  }
}

/// Gathers one unit from several files.
private struct UnitBuilder {
  private let key: String
  private var comment: String?
  private var shouldTranslate = true
  private var location: SourceLocation
  /// Whether the location is that of a file with the source language.
  private var isSourceLocation = false
  /// In the order of the languages.
  private var localizations: [Localization] = []
  /// The rank of each localization's file.
  private var ranks: [UInt8] = []

  /// Makes a builder for a unit that is then added.
  init(_ unit: StringUnit) {
    key = unit.key
    location = unit.location
  }

  mutating func add(_ unit: StringUnit, rank: UInt8, source: LanguageTag) {
    comment = comment ?? unit.comment
    shouldTranslate = shouldTranslate && unit.shouldTranslate
    for var localization in unit.localizations {
      if localization.language == .undetermined { localization.language = source }
      if localization.language == source, !isSourceLocation {
        isSourceLocation = true
        location = unit.location
      }
      place(localization, rank: rank)
    }
  }

  /// Of two entries of one rank the later wins, as the later of two equal keys does in Apple's readers.
  private mutating func place(_ localization: Localization, rank: UInt8) {
    var (low, high) = (0, localizations.count)
    if let last = localizations.last, last.language < localization.language { low = high }
    while low < high {
      let middle = (low + high) / 2
      if localizations[middle].language < localization.language { low = middle + 1 } else { high = middle }
    }
    guard low < localizations.count, localizations[low].language == localization.language else {
      localizations.insert(localization, at: low)
      ranks.insert(rank, at: low)
      return
    }
    guard ranks[low] <= rank else { return }
    localizations[low] = localization
    ranks[low] = rank
  }

  func facts(table: String, sourceLanguage: LanguageTag) -> UnitFacts {
    UnitFacts(
      table: table, key: key, comment: comment, shouldTranslate: shouldTranslate, sourceLanguage: sourceLanguage,
      location: location, localizations: localizations)
  }
}
