import Foundation
import Testing
import TitlefitTestSupport

/// Runs the built executable as its users do.
struct Tool {
  /// What a run left behind.
  struct Outcome {
    var status: Int32
    var signal: Int32?
    var output: String
    var error: String

    /// Standard output as a JSON object; nil where it is none.
    var json: [String: Any]? { try? JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any] }
  }

  /// The executable: it lies beside the test bundle.
  static var executable: URL {
    let beside = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent().appending(path: "titlefit")
    let built = CorpusFile.repository.appending(path: ".build/debug/titlefit")
    return FileManager.default.isExecutableFile(atPath: beside.path) ? beside : built
  }

  /// Runs the tool and waits for its end.
  static func run(_ arguments: String..., in folder: URL? = nil, environment: [String: String] = [:]) throws -> Outcome
  {
    try run(executable, arguments, in: folder, environment: environment)
  }

  /// Runs a program and waits for its end; its outputs go through files, so that none of them can fill a pipe.
  static func run(
    _ program: URL, _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> Outcome {
    let scratch = try Scratch()
    let output = scratch.folder.appending(path: "out")
    let error = scratch.folder.appending(path: "err")
    for file in [output, error] { try Data().write(to: file) }
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? scratch.folder
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: error)
    try process.run()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus,
      signal: process.terminationReason == .uncaughtSignal ? process.terminationStatus : nil,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      error: String(decoding: try Data(contentsOf: error), as: UTF8.self))
  }
}

/// A folder of its own for one test, removed with the value.
final class Scratch {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appending(path: "titlefit-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Writes a file, folders included.
  func write(_ text: String, to path: String) throws { try write(Array(text.utf8), to: path) }

  /// Writes a file's bytes, folders included.
  func write(_ bytes: [UInt8], to path: String) throws {
    let file = folder.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: file)
  }

  /// A file's text.
  func text(of path: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.appending(path: path)), as: UTF8.self)
  }

  /// Copies a folder of `Corpora/Projects` into this one.
  func copy(_ project: String) throws -> URL {
    let copy = folder.appending(path: project)
    try FileManager.default.copyItem(at: CorpusFile.url("Projects/" + project), to: copy)
    return copy
  }
}
