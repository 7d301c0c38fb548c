/// The files of a work tree that differ from a revision, and where.
public struct ChangedFiles: Sendable, Hashable {
  /// The changes by path from the top of the work tree.
  private var files: [String: FileChange] = [:]
  /// Folders whose files are not known one by one (submodules, repositories in the repository), each with a slash behind.
  private var folders: [String] = []

  /// Makes the changes from what git prints.
  /// - Parameters:
  ///   - names: the output of `git diff --name-status -z` with renames.
  ///   - patch: the same comparison's output of `git diff --patch --unified=0`.
  ///   - untracked: the output of `git ls-files --others -z`; these files are new.
  ///   - isFolder: whether a path from the top of the work tree is a folder.
  public init(names: [UInt8], patch: [UInt8], untracked: [UInt8], isFolder: (String) -> Bool = { _ in false }) {
    let lines = UnifiedDiff(patch).files
    for entry in Self.entries(names) where entry.status != "D" {
      if isFolder(entry.path) {
        folders.append(entry.path + "/")
      } else {
        files[entry.path] = Self.change(entry, lines: lines[entry.path])
      }
    }
    for path in Self.fields(untracked) {
      if path.hasSuffix("/") { folders.append(path) } else { files[path] = .whole }
    }
  }

  /// What changed in a file, by its path from the top of the work tree; nil where nothing did.
  public func change(of path: String) -> FileChange? {
    files[path] ?? (folders.contains { path.hasPrefix($0) } ? .whole : nil)
  }

  private struct Entry {
    var status: String
    var old: String?
    var path: String
  }

  /// The entries of `--name-status -z`: a status and a path, after a rename or copy two paths.
  private static func entries(_ bytes: [UInt8]) -> [Entry] {
    var entries: [Entry] = []
    var fields = fields(bytes)[...]
    while let status = fields.popFirst() {
      let isPair = status.hasPrefix("R") || status.hasPrefix("C")
      let old = isPair ? fields.popFirst() : nil
      guard let path = fields.popFirst() else { break }
      entries.append(Entry(status: status, old: old, path: path))
    }
    return entries
  }

  private static func fields(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// A file that only moved is unchanged, unless its name or its language did: then its texts are those of another table.
  private static func change(_ entry: Entry, lines: FileChange?) -> FileChange {
    switch entry.status.first {
    case "M": return lines ?? .whole
    case "R":
      guard let old = entry.old, meaning(of: old) == meaning(of: entry.path) else { return .whole }
      return lines ?? (entry.status == "R100" ? FileChange() : .whole)
    default: return .whole
    }
  }

  /// What a path says about a catalog's texts: the file's name and the language.
  private static func meaning(of path: String) -> [String] {
    [path.split(separator: "/").last.map(String.init) ?? path, "\(ProjectPath(path).localization)"]
  }
}
