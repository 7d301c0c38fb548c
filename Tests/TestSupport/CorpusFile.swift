public import Foundation

/// Finds and reads the files of `Corpora/`, which lies beside `Tests/` and outside every target.
public enum CorpusFile {
  /// The folder `Corpora/` at the repository's top.
  public static var folder: URL { repository.appending(path: "Corpora") }

  /// The repository's top folder.
  public static var repository: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }

  /// The address of a file below `Corpora/`, given with forward slashes.
  public static func url(_ path: String) -> URL { folder.appending(path: path) }

  /// The bytes of a file below `Corpora/`.
  /// - Throws: Foundation's error where the file cannot be read.
  public static func bytes(_ path: String) throws -> [UInt8] { try [UInt8](Data(contentsOf: url(path))) }

  /// The names of the files directly in a folder below `Corpora/`, sorted; hidden files left out.
  /// - Throws: Foundation's error where the folder cannot be read.
  public static func names(in path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url(path).path).filter { !$0.hasPrefix(".") }.sorted()
  }
}
