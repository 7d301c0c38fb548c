import Foundation
import Testing
import TitlefitTestSupport

@Test("A case is found with the reported symptom", arguments: MisfitRun.cases.filter { $0.isDecidable && !$0.isOpen })
func found(_ misfit: MisfitRun.Case) {
  #expect(misfit.isFound, "\(misfit.rule) was expected; there is \(misfit.findings), drawn as \(misfit.visible ?? "–")")
}

@Test(
  "A sound twin gives neither warning nor error", arguments: MisfitRun.cases.filter { $0.isDecidable && !$0.isOpen })
func silent(_ misfit: MisfitRun.Case) {
  #expect(misfit.twinFindings == [])
}

@Test("A case that is said to be open or to need more is not found", arguments: MisfitRun.cases)
func unfinished(_ misfit: MisfitRun.Case) {
  guard misfit.isOpen || !misfit.isDecidable else { return }
  #expect(!misfit.isFound || misfit.twinFindings != [], "\(misfit.name) comes out right: take its word out")
}

@Test("Every file of the corpus is a case")
func complete() throws {
  let files = try CorpusFile.names(in: "Misfits").filter { $0.hasSuffix(".yml") }.map { String($0.dropLast(4)) }
  #expect(MisfitRun.cases.map(\.name) == files)
}

@Test("The page of results is what the runner writes")
func results() throws {
  #expect(try MisfitRun.output("markdown") == String(decoding: CorpusFile.bytes("Misfits/RESULTS.md"), as: UTF8.self))
}

@Test("A file with an unknown key stops the run and is named with its place")
func unknownKey() throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "titlefit-misfits-" + UUID().uuidString)
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try Data("shows: a case\nexpects: {}\n".utf8).write(to: folder.appending(path: "broken.yml"))
  let process = Process()
  let error = Pipe()
  process.executableURL = MisfitRun.tool
  process.arguments = ["misfits", folder.path]
  process.standardOutput = FileHandle.nullDevice
  process.standardError = error
  try process.run()
  let message = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
  process.waitUntilExit()
  #expect(process.terminationStatus == 3)
  #expect(message == "titlefit-dev: broken.yml:2:1: unknown key \"expects\"\n")
}

/// The developers' tool, run over the corpus.
enum MisfitRun {
  /// What the runner says about one case.
  struct Case: Sendable, Decodable, CustomTestStringConvertible {
    var name: String
    var rule: String
    var isDecidable: Bool
    var isFound: Bool
    var findings: [String]
    var twinFindings: [String]
    var visible: String?
    var open: String?

    enum CodingKeys: String, CodingKey {
      case name, rule, findings, twinFindings, visible, open
      case isDecidable = "decidable"
      case isFound = "found"
    }

    var isOpen: Bool { open != nil }
    var testDescription: String { name }
  }

  private struct Report: Decodable {
    var cases: [Case]
  }

  /// All cases by name; empty where the runner fails, which the test of completeness tells.
  static let cases: [Case] = {
    let text = (try? output("json")) ?? ""
    return (try? JSONDecoder().decode(Report.self, from: Data(text.utf8)))?.cases ?? []
  }()

  /// What the runner prints; through a file, so that nothing can fill a pipe.
  static func output(_ format: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "titlefit-misfits-" + UUID().uuidString)
    try Data().write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let process = Process()
    process.executableURL = tool
    process.arguments = ["misfits", CorpusFile.url("Misfits").path, "--format", format]
    process.standardOutput = try FileHandle(forWritingTo: file)
    try process.run()
    process.waitUntilExit()
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The executable lies beside the test bundle.
  static var tool: URL {
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "titlefit-dev")
    let built = CorpusFile.repository.appending(path: ".build/debug/titlefit-dev")
    return FileManager.default.isExecutableFile(atPath: beside.path) ? beside : built
  }
}
