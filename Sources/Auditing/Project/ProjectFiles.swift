import Foundation

/// Finds the files of a project below the paths that the user named.
public struct ProjectFiles: Sendable {
  /// The folders that are never entered: version control, build products, and other people's code.
  ///
  /// Source: the product's contract, "Always skipped".
  public static let skippedFolders: Set<String> = [
    ".git", ".build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  private let extensions: Set<String>
  private let excludes: [GlobPattern]

  /// Makes a finder of files with the given extensions (lower case, without dot), less the excluded patterns.
  public init(extensions: [String], excludes: [String] = []) {
    self.extensions = Set(extensions)
    self.excludes = excludes.map(GlobPattern.init)
  }

  /// The files below the paths, each once, in byte order of their paths; a path that names a file is taken as it is.
  ///
  /// Links to folders are not followed, so that a link into its own parent cannot loop.
  /// - Returns: the files, and the paths that do not exist.
  public func find(below paths: [String]) -> (files: [String], missing: [String]) {
    let found = look(below: paths)
    return (found.files, found.missing)
  }

  /// As ``find(below:)``, with the folders that were entered, in byte order: when a file comes, goes or gets another name,
  /// its folder changes.
  public func look(below paths: [String]) -> (files: [String], folders: [String], missing: [String]) {
    var files: Set<String> = []
    var folders: Set<String> = []
    var missing: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        missing.append(path)
        continue
      }
      if isFolder.boolValue {
        collect(in: path, below: [], into: &files, folders: &folders)
      } else {
        files.insert(path)
      }
    }
    return (Self.ordered(files), Self.ordered(folders), missing)
  }

  private static func ordered(_ paths: Set<String>) -> [String] {
    paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func collect(
    in folder: String, below components: [String], into files: inout Set<String>, folders: inout Set<String>
  ) {
    folders.insert(folder)
    // An unreadable folder holds nothing that could be audited; the files that are found name what was.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where !Self.skippedFolders.contains(name) {
      let path = folder == "." ? name : folder.hasSuffix("/") ? folder + name : folder + "/" + name
      let inner = components + [name]
      guard components.count < 64, !excludes.contains(where: { $0.matches(inner) }) else { continue }
      let type = (try? FileManager.default.attributesOfItem(atPath: path))?[.type] as? FileAttributeType
      if type == .typeDirectory {
        collect(in: path, below: inner, into: &files, folders: &folders)
      } else if extensions.contains(Self.fileExtension(of: name)), !leadsToFolder(path), !isTest(inner) {
        files.insert(path)
      }
    }
  }

  /// Whether code below the named path lies in a folder of tests, whose buttons no user sees.
  private func isTest(_ components: [String]) -> Bool {
    Self.fileExtension(of: components.last ?? "") == "swift" && components.dropLast().contains { $0.hasSuffix("Tests") }
  }

  /// Whether a link leads to a folder; one that leads nowhere is kept, so that reading it says so.
  private func leadsToFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  static func fileExtension(of name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
    return name[name.index(after: dot)...].lowercased()
  }
}
