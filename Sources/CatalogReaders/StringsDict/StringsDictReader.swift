public import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitSourceParsing

/// Reads `.stringsdict` files: plural, width and device rules in a property list.
///
/// Source: Apple, "Stringsdict File Format", Resource Programming Guide for Internationalization.
public struct StringsDictReader: CatalogReader {
  /// `stringsdict`.
  public static let fileExtensions = ["stringsdict"]
  /// The format it yields.
  public static let format = CatalogFormat.stringsdict

  /// Makes a reader.
  public init() {}

  /// Reads one file; see ``CatalogReader/read(_:from:)``.
  /// - Complexity: linear in the number of bytes.
  public func read(_ bytes: [UInt8], from source: CatalogSource) -> CatalogReading {
    var issues = IssueList(file: source.file)
    var catalog = Catalog(
      format: .stringsdict, file: source.file, table: source.table, language: source.language)
    if let document = Self.document(bytes, &issues), let root = issues.rootDictionary(of: document) {
      issues.reportDuplicates(of: root, "key", key: nil)
      catalog.entryCount = root.count
      for member in root {
        var reader = StringsDictEntryReader(
          file: source.file, place: ExpansionPlace(key: member.key, position: member.position), issues: issues)
        catalog.units.append(reader.unit(member, language: source.language ?? .undetermined))
        issues = reader.issues
      }
    }
    return CatalogReading(catalog: catalog, issues: issues.sorted)
  }

  private static func document(_ bytes: [UInt8], _ issues: inout IssueList) -> PropertyListDocument? {
    if PropertyListDocument.isBinary(bytes) { return PropertyListDocument(readingBinary: bytes) }
    do {
      let text = try SourceText(bytes)
      // An empty file is an empty catalog, as it is for .strings.
      guard !text.bytes.allSatisfy({ $0 == 32 || (9...13).contains($0) }) else { return nil }
      return PropertyListDocument(readingXML: text)
    } catch {
      issues.add(error)
      return nil
    }
  }
}

extension IssueList {
  /// Reports members whose key stands twice.
  mutating func reportDuplicates(of members: [PropertyListMember], _ noun: String, key: String?) {
    guard members.count > 1 else { return }
    var first: [ExactText: TextPosition] = [:]
    for member in members {
      guard let earlier = first.updateValueIfAbsent(member.position, forKey: ExactText(member.key)) else { continue }
      addDuplicate(noun, member.key, at: member.position, first: earlier, key: key ?? member.key)
    }
  }
}
