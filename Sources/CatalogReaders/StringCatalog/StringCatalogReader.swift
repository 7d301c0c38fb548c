public import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitSourceParsing

/// Reads Xcode's String Catalogs, `.xcstrings`.
///
/// Source: Xcode 15 to 26 as seen in public catalogs, versions 1.0 to 1.3; Apple documents no schema.
public struct StringCatalogReader: CatalogReader {
  /// `xcstrings`.
  public static let fileExtensions = ["xcstrings"]
  /// The format it yields.
  public static let format = CatalogFormat.xcstrings
  /// The state of the source language's text where the file has none and the key itself is shown.
  public static let stateOfKeys = "from-key"

  /// Makes a reader.
  public init() {}

  /// Reads one file; see ``CatalogReader/read(_:from:)``.
  /// - Complexity: linear in the number of bytes.
  public func read(_ bytes: [UInt8], from source: CatalogSource) -> CatalogReading {
    var catalog = Catalog(format: .xcstrings, file: source.file, table: source.table)
    var issues = IssueList(file: source.file)
    do {
      let document = JSONDocument(reading: try SourceText(bytes))
      issues.add(document.issues)
      if let root = document.root {
        var walker = StringCatalogWalker(text: document.text, file: source.file, issues: issues)
        walker.read(root, into: &catalog)
        issues = walker.issues
      }
    } catch {
      issues.add(error)
    }
    return CatalogReading(catalog: catalog, issues: issues.sorted)
  }
}

/// Walks through the JSON of one String Catalog.
struct StringCatalogWalker {
  let text: SourceText
  let file: String
  var issues: IssueList
  private var sourceLanguage: LanguageTag?
  /// The tags met so far: a catalog names the same few for every key.
  private var tags: [String: LanguageTag] = [:]

  /// Starts on a text.
  init(text: SourceText, file: String, issues: IssueList) {
    self.text = text
    self.file = file
    self.issues = issues
  }

  /// Reads the whole catalog.
  mutating func read(_ root: JSONValue, into catalog: inout Catalog) {
    guard root.isObject, let strings = root["strings"], strings.isObject else {
      issues.add(
        CatalogIssueRule.unreadable, "not-a-string-catalog",
        FindingMessage(
          "the file has no object `strings`", why: "that is where a String Catalog holds its keys",
          suggestion: "Check whether the file has the wrong extension."),
        at: position(root))
      return
    }
    reportDuplicates(of: root.members, "member", key: nil)
    if let version = root["version"] { checkVersion(version) }
    if let member = root.members.last(where: { $0.key == "sourceLanguage" }) {
      sourceLanguage = language(member.value.string ?? "", at: position(member.value), key: nil)
    } else {
      issues.add(
        CatalogIssueRule.unknownValue, "no-source-language",
        FindingMessage(
          "the catalog names no source language", why: "texts that fall back to their key have no language then",
          suggestion: "Add `sourceLanguage`."),
        at: position(root))
    }
    catalog.sourceLanguage = sourceLanguage
    reportDuplicates(of: strings.members, "key", key: nil)
    catalog.units.reserveCapacity(strings.members.count)
    for member in strings.members {
      let localizations = member.value["localizations"]?.members ?? []
      catalog.entryCount += localizations.count
      catalog.units.append(unit(member, localizations))
    }
  }

  private mutating func unit(_ member: JSONMember, _ localizations: [JSONMember]) -> StringUnit {
    let key = member.key
    let location = text.position(at: member.keyRange.lowerBound).location(in: file)
    var unit = StringUnit(key: key, location: location)
    if !member.value.isObject { reportWrongType(member.value, "the entry of a key", "an object", key: key) }
    reportDuplicates(of: member.value.members, "member", key: key)
    reportDuplicates(of: localizations, "language", key: key)
    unit.comment = member.value["comment"]?.string
    unit.shouldTranslate = member.value["shouldTranslate"]?.boolean ?? true
    if let state = member.value["extractionState"] {
      unit.extractionState = state.string.flatMap { $0.isEmpty ? nil : $0 }
      reportUnknown(state, "extraction state", Self.extractionStates, key: key)
    }
    unit.localizations.reserveCapacity(localizations.count)
    for entry in localizations {
      let place = text.position(at: entry.keyRange.lowerBound)
      guard let language = language(entry.key, at: place, key: key) else { continue }
      var reader = LocalizationWalker(
        catalog: self, place: ExpansionPlace(key: key, language: language, position: place))
      unit.localizations.append(reader.localization(entry.value, language: language))
      issues = reader.catalog.issues
    }
    if let sourceLanguage, !unit.localizations.contains(where: { $0.language == sourceLanguage }) {
      let shown = StringText(key, location: location, state: StringCatalogReader.stateOfKeys)
      unit.localizations.append(Localization(language: sourceLanguage, location: location, texts: [shown]))
    }
    return unit
  }

  /// The place where a value starts.
  func position(_ value: JSONValue) -> TextPosition { text.position(at: value.range.lowerBound) }

  private mutating func language(_ name: String, at position: TextPosition, key: String?) -> LanguageTag? {
    if let known = tags[name] { return known }
    do {
      let tag = try LanguageTag(name)
      tags[name] = tag
      return tag
    } catch {
      issues.add(
        CatalogIssueRule.unknownValue, "unknown-language",
        FindingMessage(
          "`\(name)` is no language tag", why: "its texts are left out",
          suggestion: "Write a tag such as `de` or `pt-BR`."),
        at: position, key: key)
      return nil
    }
  }

  private mutating func checkVersion(_ value: JSONValue) {
    let parts = (value.string ?? "").split(separator: ".").map { Int($0) ?? 0 }
    let known = [1, 3]
    guard known.lexicographicallyPrecedes(parts) else { return }
    issues.add(
      CatalogIssueRule.unknownValue, "newer-version",
      FindingMessage(
        "the catalog has version \(value.string ?? "")", why: "1.3 is the newest this tool knows; it is read as that",
        suggestion: "Look for a newer version of this tool."),
      at: position(value))
  }

  /// Reports members whose key stands twice.
  mutating func reportDuplicates(of members: [JSONMember], _ noun: String, key: String?) {
    guard members.count > 1 else { return }
    var first: [ExactText: Int] = [:]
    first.reserveCapacity(members.count)
    for member in members {
      let start = member.keyRange.lowerBound
      guard let earlier = first.updateValueIfAbsent(start, forKey: ExactText(member.key)) else { continue }
      issues.addDuplicate(
        noun, member.key, at: text.position(at: start), first: text.position(at: earlier), key: key ?? member.key)
    }
  }

  /// Reports a value outside the known ones; an empty or missing one is none.
  mutating func reportUnknown(_ value: JSONValue, _ noun: String, _ known: Set<String>, key: String) {
    guard let name = value.string else {
      reportWrongType(value, "the " + noun, "a string", key: key)
      return
    }
    guard !name.isEmpty, !known.contains(name) else { return }
    issues.add(
      CatalogIssueRule.unknownValue, "unknown-state",
      FindingMessage("`\(name)` is no \(noun) this tool knows", why: "it is kept as it is", suggestion: ""),
      at: position(value), key: key)
  }

  /// Reports a value of the wrong type.
  mutating func reportWrongType(_ value: JSONValue, _ subject: String, _ wanted: String, key: String) {
    issues.add(
      CatalogIssueRule.malformed, "json-wrong-type",
      FindingMessage(
        "\(subject) is not \(wanted)", why: "it is left out", suggestion: "Let Xcode write the catalog again."),
      at: position(value), key: key)
  }

  private static let extractionStates: Set<String> = ["manual", "stale", "migrated", "extracted_with_value"]
}
