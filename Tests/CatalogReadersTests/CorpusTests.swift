import Foundation
import Testing
import TitlefitCatalogReaders
import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitTestSupport

/// One input of the corpus beside its expectation.
struct CorpusCase: CustomTestStringConvertible, Sendable {
  var format: CatalogFormat
  var folder: String
  var name: String

  var path: String { "Catalogs/\(format.rawValue)/\(folder)/\(name)" }
  var testDescription: String { path }

  static func all(_ format: CatalogFormat) -> [CorpusCase] {
    ["valid", "invalid"].flatMap { folder in
      let names = (try? CorpusFile.names(in: "Catalogs/\(format.rawValue)/\(folder)")) ?? []
      return names.filter { !$0.hasSuffix(".expected") }.map { CorpusCase(format: format, folder: folder, name: $0) }
    }
  }

  /// What the reader of the format makes of the input, as the lines of an expectation.
  func outcome() throws -> [String] {
    let reader = try #require(CatalogReaders.reader(forExtension: format.rawValue))
    let language = format == .xcstrings ? nil : try LanguageTag("de")
    let reading = reader.read(
      try CorpusFile.bytes(path), from: CatalogSource(file: name, table: "Localizable", language: language))
    return reading.issues.map(Self.line) + ["entries \(reading.catalog.entryCount)"]
      + reading.catalog.units.flatMap(Self.lines)
  }

  private static func line(_ issue: FormatIssue) -> String {
    let place = "\(issue.location.line):\(issue.location.column)"
    return "finding \(place) \(issue.rule) \(issue.code)" + (issue.key.map { " [\(escaped($0))]" } ?? "")
  }

  private static func lines(_ unit: StringUnit) -> [String] {
    let texts = unit.localizations.flatMap { localization in
      localization.texts.map { text in
        "text \(escaped(unit.key)) | \(localization.language) | \(text.variation) | \(escaped(text.value))"
          + (text.state.map { " | " + $0 } ?? "")
      }
    }
    return texts + (unit.comment.map { ["comment \(escaped(unit.key)) | \(escaped($0))"] } ?? [])
  }

  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\\": "\\\\"
      case "\n": "\\n"
      case "\t": "\\t"
      case "\r": "\\r"
      default: scalar.value < 32 ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
      }
    }.joined()
  }

  /// The lines that only the reader or only the expectation has, each with a sign before it; empty where both agree.
  func differences() throws -> [String] {
    let (actual, expected) = (try outcome(), try expectation())
    return actual.difference(from: expected).map { change in
      switch change {
      case .insert(_, let line, _): "+ " + line
      case .remove(_, let line, _): "- " + line
      }
    }
  }

  /// The lines written by hand.
  func expectation() throws -> [String] {
    String(decoding: try CorpusFile.bytes(path + ".expected"), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: true).map(String.init)
  }
}

@Test("A .strings file is read as written beside it", arguments: CorpusCase.all(.strings))
func strings(input: CorpusCase) throws { #expect(try input.differences() == []) }

@Test("A .stringsdict file is read as written beside it", arguments: CorpusCase.all(.stringsdict))
func stringsDict(input: CorpusCase) throws { #expect(try input.differences() == []) }

@Test("A String Catalog is read as written beside it", arguments: CorpusCase.all(.xcstrings))
func stringCatalog(input: CorpusCase) throws { #expect(try input.differences() == []) }

@Test("Valid inputs yield no finding, invalid ones do", arguments: CatalogFormat.allCases)
func foldersTellTheTruth(format: CatalogFormat) throws {
  for input in CorpusCase.all(format) {
    let hasFinding = try input.expectation().contains { $0.hasPrefix("finding") }
    #expect(hasFinding == (input.folder == "invalid"), "\(input.path)")
  }
}

@Test("Every case has an input", arguments: Array(1...30) + [42])
func everyCaseHasAnInput(number: Int) {
  let prefix = "f" + (number < 10 ? "0" : "") + String(number) + "-"
  #expect(CatalogFormat.allCases.flatMap { CorpusCase.all($0) }.contains { $0.name.hasPrefix(prefix) })
}
