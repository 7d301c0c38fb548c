import Foundation

/// Compares texts with the files below `Corpora/Golden/`.
///
/// A golden file is written only when the environment holds `TITLEFIT_RECORD=1`, never by a failing test.
public enum Golden {
  /// The text that a golden file holds, or nil where there is none; with `TITLEFIT_RECORD=1` the file is written first.
  /// - Throws: Foundation's error where the file cannot be written.
  public static func expected(_ path: String, recording text: String) throws -> String? {
    let url = CorpusFile.url("Golden/" + path)
    if ProcessInfo.processInfo.environment["TITLEFIT_RECORD"] == "1" {
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url, options: .atomic)
    }
    return (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
  }
}
