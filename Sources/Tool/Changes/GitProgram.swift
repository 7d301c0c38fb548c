import Dispatch
import Foundation
import TitlefitLocking

/// The git that stands on the PATH, run in one folder and never through a shell.
struct GitProgram {
  private let program: String
  private let folder: String

  /// Looks for git.
  /// - Throws: ``CommandFailure/usage(_:)`` where there is none.
  init(in folder: String) throws(CommandFailure) {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    // A relative entry of the PATH could lead into the audited project.
    let places = path.split(separator: ":").filter { $0.hasPrefix("/") }.map { String($0) + "/git" }
    guard let program = places.first(where: { FileManager.default.isExecutableFile(atPath: $0) }) else {
      throw .usage("--changed-since needs git, and there is none on the PATH")
    }
    self.program = program
    self.folder = folder
  }

  /// What a run of git left behind.
  struct Outcome {
    /// Git's exit status.
    var status: Int32
    /// Standard output.
    var output: [UInt8]
    /// The first line of standard error, without git's own `fatal:`.
    var complaint: String

    /// Standard output as one line.
    var line: String { String(decoding: output.prefix { $0 != 10 }, as: UTF8.self) }
  }

  /// Runs git and waits for its end.
  /// - Throws: ``CommandFailure/usage(_:)`` where it cannot be started.
  func run(_ arguments: [String]) throws(CommandFailure) -> Outcome {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    var environment = ProcessInfo.processInfo.environment
    // Nothing is written into the repository, nobody is asked for anything, and patterns mean what they say.
    environment["GIT_OPTIONAL_LOCKS"] = "0"
    environment["GIT_TERMINAL_PROMPT"] = "0"
    environment["LC_ALL"] = "C"
    for name in ["GIT_LITERAL_PATHSPECS", "GIT_NOGLOB_PATHSPECS", "GIT_GLOB_PATHSPECS", "GIT_ICASE_PATHSPECS"] {
      environment[name] = nil
    }
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    do { try process.run() } catch {
      throw .usage("--changed-since needs git, which cannot be started: \(error.localizedDescription)")
    }
    // Both are read at once, so that neither fills up while the other is waited for.
    let complaints = Drain(error.fileHandleForReading)
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    let complaint = complaints.text.split(separator: "\n").first.map(String.init) ?? ""
    process.waitUntilExit()
    let isExit = process.terminationReason == .exit
    return Outcome(
      status: isExit ? process.terminationStatus : 128, output: bytes,
      complaint: complaint.hasPrefix("fatal: ") ? String(complaint.dropFirst(7)) : complaint)
  }

  /// Reads a pipe to its end on a thread of its own.
  private struct Drain {
    private final class Collected: Sendable {
      let data = LockedValue(Data())
    }

    private let collected = Collected()
    private let isDone = DispatchGroup()

    init(_ handle: FileHandle) {
      DispatchQueue.global().async(group: isDone) { [collected] in
        let data = handle.readDataToEndOfFile()
        collected.data.withLock { $0 = data }
      }
    }

    var text: String {
      isDone.wait()
      return String(decoding: collected.data.withLock { $0 }, as: UTF8.self)
    }
  }
}
