import Foundation
import Synchronization
import Testing
import TitlefitAuditing
import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitRuleKit
import TitlefitTestSupport
import TitlefitTypography

/// A reader that counts what it is asked to read.
private final class CountingReader: CatalogReader {
  static let fileExtensions = ["strings"]
  static let format = CatalogFormat.strings
  let files = Mutex<[String]>([])

  func read(_ bytes: [UInt8], from source: CatalogSource) -> CatalogReading {
    files.withLock { $0.append(source.table) }
    return CatalogReading(
      catalog: Catalog(format: .strings, file: source.file, table: source.table, entryCount: bytes.count), issues: [])
  }
}

@Test("A file is read again only when it changed, also by a new file in its place, and a file that went is forgotten")
func rereading() throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let (a, b) = (folder.appending(path: "a.strings"), folder.appending(path: "b.strings"))
  for file in [a, b] { try Data("1".utf8).write(to: file) }
  let counting = CountingReader()
  let reader = ProjectReader(catalogReaders: [counting], controlReaders: [])
  let memory = ReadingMemory()
  let read = { reader.read([a.path, b.path], jobs: 1, remembering: memory).catalogs.map(\.catalog.entryCount) }
  #expect(read() == [1, 1])
  #expect(read() == [1, 1])
  #expect(counting.files.withLock { $0 } == ["a", "b"])
  try Data("22".utf8).write(to: b, options: .atomic)
  #expect(read() == [1, 2])
  #expect(counting.files.withLock { $0 } == ["a", "b", "b"])
  try FileManager.default.removeItem(at: a)
  #expect(read() == [2])
}

@Test("An audit reads each file's bytes once, whatever the number of widths and content sizes", arguments: [1, 12])
func bytesRead(sizes: Int) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  let files = try ["de", "en", "fr"].map { name in
    let file = folder.appending(path: name + ".strings")
    try Data(repeating: 32, count: 100 + name.utf8.count).write(to: file)
    return file.path
  }
  let counting = CountingReader()
  let reading = ProjectReader(catalogReaders: [counting], controlReaders: []).read(files, jobs: 2)
  var configuration = AuditConfiguration()
  configuration.contentSizes = Array(ContentSizeCategory.allCases.prefix(sizes))
  configuration.widths = [320, 375, 393, 430]
  let auditor = Auditor(
    configuration: configuration, rules: RuleSet([], configuration: configuration), measurer: SquareFontMeasurer(),
    toolVersion: "test")
  let report = auditor.audit(reading)
  #expect(counting.files.withLock { $0.sorted() } == ["de", "en", "fr"])
  #expect(report.run.inputs.map(\.entries) == [306])
}
