import Foundation
import Testing
import TitlefitTestSupport

/// A text file of the repository.
struct SourceFile: Sendable, CustomTestStringConvertible {
  /// The path from the repository's top, with forward slashes.
  let path: String
  /// The lines without their ends.
  let lines: [Substring]

  var testDescription: String { path }

  init(path: String, text: String) {
    self.path = path
    lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}

/// The files of the repository, build products and version control left out.
enum SourceTree {
  /// All Swift files under `Sources`, `Tests` and `Plugins`, and the manifest.
  static let swift: [SourceFile] = files(endings: [".swift"])

  /// All Markdown files.
  static let markdown: [SourceFile] = files(endings: [".md"])

  /// The Swift files of the rooms whose folder a path starts with.
  static func swift(below folder: String) -> [SourceFile] { swift.filter { $0.path.hasPrefix(folder + "/") } }

  /// Whether a file or folder is there, by its path from the top.
  static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: CorpusFile.repository.appending(path: path).path)
  }

  /// The folders directly in a folder, sorted.
  static func folders(in path: String) -> [String] {
    let url = CorpusFile.repository.appending(path: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    return names.filter { name in
      var isFolder: ObjCBool = false
      _ = FileManager.default.fileExists(atPath: url.appending(path: name).path, isDirectory: &isFolder)
      return isFolder.boolValue && !name.hasPrefix(".")
    }.sorted()
  }

  /// The paths of all files but build products, hidden folders' and user's own.
  static let paths: [String] = {
    let top = CorpusFile.repository.path
    var found: [String] = []
    guard let walker = FileManager.default.enumerator(atPath: top) else { return [] }
    while let path = walker.nextObject() as? String {
      if path.hasPrefix(".") || path.hasSuffix(".docc/.build") {
        walker.skipDescendants()
        continue
      }
      found.append(path)
    }
    return found.sorted()
  }()

  /// The texts of the files that end so; files that are no UTF-8 are left out.
  static func files(endings: [String]) -> [SourceFile] {
    paths.filter { path in endings.contains { path.hasSuffix($0) } }.compactMap { path in
      let url = CorpusFile.repository.appending(path: path)
      guard let data = FileManager.default.contents(atPath: url.path), let text = String(data: data, encoding: .utf8)
      else { return nil }
      return SourceFile(path: path, text: text)
    }
  }
}
