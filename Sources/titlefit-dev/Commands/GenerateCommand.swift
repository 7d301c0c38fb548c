import Foundation
import TitlefitDiagnostics
import TitlefitRuleKit
import TitlefitStandardRules
import TitlefitTool

/// Writes what is derived from other files, or says what of it is stale.
///
/// Derived are the registry of the rules (from the names of their files), a page for each rule (from its description and
/// examples), the compiled-in advances of the system font, and the tool's manual page (from the tables of its options).
struct GenerateCommand {
  /// Whether to compare only.
  let isCheck: Bool

  /// Runs the command from anywhere below the repository.
  /// - Returns: 0, 1 where something is stale and nothing was to be written, 3 where the files cannot be read or written.
  func run() -> Int32 {
    guard let repository = Self.repository() else {
      complain("no Package.swift here or above")
      return 3
    }
    do {
      let files = try GeneratedFiles(repository: repository)
      return isCheck ? compare(files) : try write(files)
    } catch {
      complain("\(error)")
      return 3
    }
  }

  private func compare(_ files: GeneratedFiles) -> Int32 {
    let stale = files.stale()
    for path in stale { print("stale: \(path)") }
    return stale.isEmpty ? 0 : 1
  }

  private func write(_ files: GeneratedFiles) throws -> Int32 {
    let stale = files.stale()
    try files.write(stale)
    for path in stale { print("written: \(path)") }
    if stale.contains(GeneratedFiles.registry) {
      print("The registry changed: run again, so that the new rules get their pages.")
    }
    return 0
  }

  private func complain(_ message: String) {
    FileHandle.standardError.write(Data("titlefit-dev: \(message)\n".utf8))
  }

  /// The nearest folder upwards that holds the manifest.
  private static func repository() -> URL? {
    var folder = URL(filePath: FileManager.default.currentDirectoryPath)
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}

/// All files that are derived, with the content they should have.
struct GeneratedFiles {
  /// The list of the rules' types.
  static let registry = "Sources/StandardRules/RuleRegistry+Generated.swift"
  /// The tool's manual page.
  static let manual = "Documentation/titlefit.1"
  /// The folder of the rules' pages.
  static let pages = "Sources/StandardRules/StandardRules.docc/Rules"
  /// The folders of the families; what else lies in the room is no rule.
  static let families = ["Accessibility", "Catalog", "Direction", "Fit", "Format", "Insets", "Meta"]

  private let repository: URL
  /// The content by path; nil for a file that should not be there.
  private var contents: [String: Data?] = [:]

  /// Works the contents out.
  /// - Throws: Foundation's error where a folder cannot be listed, ``SystemFontTableError`` for a table of another shape.
  init(repository: URL) throws {
    self.repository = repository
    contents[Self.registry] = .some(Data(try registryText().utf8))
    contents[Self.manual] = .some(Data(Titlefit.manualPage.utf8))
    for name in try names(in: Self.pages, ending: ".md") { contents["\(Self.pages)/\(name).md"] = .some(nil) }
    for rule in StandardRules.all {
      let path = "\(Self.pages)/\(rule.description.id.name).md"
      contents[path] = .some(Data(RulePageText(rule).markdown.utf8))
    }
    for file in try generateSystemFontTable(repository: repository) {
      contents[file.path] = .some(Data(file.bytes))
    }
  }

  /// The paths whose content differs from what it should be, sorted.
  func stale() -> [String] {
    contents.keys.sorted().filter { path in
      let there = FileManager.default.contents(atPath: repository.appending(path: path).path)
      return there != contents[path, default: nil]
    }
  }

  /// Writes the files at the given paths, and removes those that should not be there.
  /// - Throws: Foundation's error where a file cannot be written.
  func write(_ paths: [String]) throws {
    for path in paths {
      let url = repository.appending(path: path)
      guard let data = contents[path, default: nil] else {
        try FileManager.default.removeItem(at: url)
        continue
      }
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
  }

  private func registryText() throws -> String {
    let types = try Self.families.flatMap { try names(in: "Sources/StandardRules/\($0)", ending: ".swift") }.sorted()
    return """
      public import TitlefitRuleKit

      // Written by `titlefit-dev generate` from the names of the rules' files; one line a rule, so that two branches that
      // add one each merge without a conflict.
      extension StandardRules {
        /// All rules, in the order of their types' names.
        public static let all: [any Rule.Type] = [
      \(types.map { "    \($0).self,\n" }.joined())  ]
      }

      """
  }

  /// The names of the files in a folder that end so, without the ending; none where there is no such folder.
  private func names(in folder: String, ending: String) throws -> [String] {
    let path = repository.appending(path: folder).path
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(ending) }
      .map { String($0.dropLast(ending.count)) }
  }
}
