public import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitSourceParsing

/// Reads `.strings` files: key and value pairs, as text or as XML or binary property list.
public struct StringsReader: CatalogReader {
  /// `strings`.
  public static let fileExtensions = ["strings"]
  /// The format it yields.
  public static let format = CatalogFormat.strings

  /// Makes a reader.
  public init() {}

  /// Reads one file; see ``CatalogReader/read(_:from:)``.
  /// - Complexity: linear in the number of bytes.
  public func read(_ bytes: [UInt8], from source: CatalogSource) -> CatalogReading {
    var issues = IssueList(file: source.file)
    var units: [StringUnit] = []
    if PropertyListDocument.isBinary(bytes) {
      units = Self.units(of: PropertyListDocument(readingBinary: bytes), source, &issues)
    } else {
      do {
        let text = try SourceText(bytes)
        if text.looksLikeXML {
          units = Self.units(of: PropertyListDocument(readingXML: text), source, &issues)
        } else {
          units = Self.units(of: StringsDocument(reading: text), source, &issues)
        }
      } catch {
        issues.add(error)
      }
    }
    Self.reportDuplicates(units, &issues)
    let catalog = Catalog(
      format: .strings, file: source.file, table: source.table, language: source.language, units: units,
      entryCount: units.count)
    return CatalogReading(catalog: catalog, issues: issues.sorted)
  }

  private static func units(
    of document: StringsDocument, _ source: CatalogSource, _ issues: inout IssueList
  ) -> [StringUnit] {
    if document.entries.isEmpty, document.text.string(0..<64).hasPrefix("IDELocalizationWork") {
      issues.add(
        CatalogIssueRule.unreadable, "placeholder-file",
        FindingMessage(
          "the file is a left-over of Xcode's import", why: "it holds no entries but Xcode's own marker",
          suggestion: "Import the localization again or delete the file."),
        at: TextPosition(line: 1, column: 1))
      return []
    }
    issues.add(document.issues)
    return document.entries.map { entry in
      let value = document.text.position(at: entry.valueRange.lowerBound).location(in: source.file)
      return unit(
        entry.key, at: document.text.position(at: entry.keyRange.lowerBound).location(in: source.file),
        value: entry.value, at: value, source, comment: entry.comment)
    }
  }

  private static func units(
    of document: PropertyListDocument, _ source: CatalogSource, _ issues: inout IssueList
  ) -> [StringUnit] {
    guard let root = issues.rootDictionary(of: document) else { return [] }
    return root.compactMap { member in
      guard case .string(let value) = member.value.content else {
        issues.add(
          CatalogIssueRule.malformed, "unsupported-value",
          FindingMessage(
            "the value is no string", why: "a .strings file maps keys to strings",
            suggestion: "Move it to a .stringsdict file or write a string."),
          at: member.value.position, key: member.key)
        return nil
      }
      return unit(
        member.key, at: member.position.location(in: source.file), value: value,
        at: member.value.position.location(in: source.file), source)
    }
  }

  private static func unit(
    _ key: String, at location: SourceLocation, value: String, at valueLocation: SourceLocation,
    _ source: CatalogSource, comment: String? = nil
  ) -> StringUnit {
    let localization = Localization(
      language: source.language ?? .undetermined, location: valueLocation,
      texts: [StringText(value, location: valueLocation)])
    return StringUnit(key: key, location: location, comment: comment, localizations: [localization])
  }

  private static func reportDuplicates(_ units: [StringUnit], _ issues: inout IssueList) {
    var first: [ExactText: SourceLocation] = [:]
    first.reserveCapacity(units.count)
    for unit in units {
      guard let earlier = first.updateValueIfAbsent(unit.location, forKey: ExactText(unit.key)) else { continue }
      issues.addDuplicate(
        "key", unit.key, at: TextPosition(line: unit.location.line, column: unit.location.column),
        first: TextPosition(line: earlier.line, column: earlier.column), key: unit.key)
    }
  }
}

extension IssueList {
  /// The members of a property list that is a dictionary; nil, with a finding, for any other.
  mutating func rootDictionary(of document: PropertyListDocument) -> [PropertyListMember]? {
    add(document.issues)
    guard let root = document.root else {
      add(
        CatalogIssueRule.unreadable, "no-property-list",
        FindingMessage(
          "the file holds no property list that can be read", why: "",
          suggestion: "Restore it from version control, or save it again from Xcode."),
        at: document.issues.first?.position ?? .none)
      return nil
    }
    guard case .dictionary(let members) = root.content else {
      add(
        CatalogIssueRule.unreadable, "not-a-dictionary",
        FindingMessage(
          "the property list is no dictionary", why: "catalogs map keys to values",
          suggestion: "Check whether the file has the wrong extension."),
        at: root.position)
      return nil
    }
    return members
  }
}
