import Foundation
import TitlefitSourceParsing

/// Reads files five times and prints the median speed of each, in megabytes of the file a second of processor time.
struct ParseCommand {
  /// The files; the ending says how each is read.
  let paths: [String]

  private static let rounds = 5

  /// Runs the command.
  /// - Returns: 0, or 3 where a file cannot be read.
  func run() -> Int32 {
    for path in paths {
      guard let data = FileManager.default.contents(atPath: path) else {
        FileHandle.standardError.write(Data("titlefit-dev: cannot read \(path)\n".utf8))
        return 3
      }
      let bytes = [UInt8](data)
      let seconds = (0..<Self.rounds).map { _ in Self.seconds { Self.read(bytes, path: path) } }.sorted()[
        Self.rounds / 2]
      let rate = Double(bytes.count) / 1e6 / max(seconds, 1e-9)
      print(String(format: "RESULT parse bytes=%d ms=%.2f MB/s=%.1f %@", bytes.count, seconds * 1e3, rate, path))
    }
    return 0
  }

  private static func read(_ bytes: [UInt8], path: String) {
    switch URL(filePath: path).pathExtension {
    case "json", "xcstrings":
      if let text = try? SourceText(bytes) { _ = JSONDocument(reading: text).root }
    case "strings":
      if let text = try? SourceText(bytes) { _ = StringsDocument(reading: text).entries.count }
    default: _ = XML.Document(bytes, keepsBlankText: false).roots.count
    }
  }

  private static func seconds(_ body: () -> Void) -> Double {
    let start = processorSeconds()
    body()
    return processorSeconds() - start
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }
}
