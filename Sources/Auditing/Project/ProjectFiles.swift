import Foundation

/// Finds the files of a project below the paths that the user named.
public struct ProjectFiles: Sendable {
  /// The folders that are never entered: version control, build products, and other people's code.
  ///
  /// Source: the product's contract, "Always skipped".
  public static let skippedFolders: Set<String> = [
    ".git", ".build", "DerivedData", "Pods", "Carthage", "node_modules",
  ]

  /// A folder that could not be looked into, or a file that is not to be read.
  public struct Unreadable: Sendable, Hashable {
    /// The folder or file.
    public var path: String
    /// Why; the rest of a sentence.
    public var reason: String
    /// Whether it is a file.
    public var isFile = false
  }

  /// How deep folders may lie in each other.
  static let depthLimit = 64

  private let extensions: Set<String>
  private let excludes: [GlobPattern]

  /// Makes a finder of files with the given extensions (lower case, without dot), less the excluded patterns.
  public init(extensions: [String], excludes: [String] = []) {
    self.extensions = Set(extensions)
    self.excludes = excludes.map(GlobPattern.init)
  }

  /// The files below the paths, each once, in byte order of their paths; a path that names a file is taken as it is.
  ///
  /// Links to folders are not followed, so that a link into its own parent cannot loop; nor are links to files that lie
  /// neither below one of the paths nor below the current folder, which a report would quote.
  /// - Returns: the files, and the paths that do not exist.
  public func find(below paths: [String]) -> (files: [String], missing: [String]) {
    let found = look(below: paths)
    return (found.files, found.missing)
  }

  /// What there is below the paths.
  public struct Found: Sendable, Hashable {
    /// The files, each once, in byte order of their paths.
    public internal(set) var files: [String] = []
    /// The folders that were entered, in byte order: when a file comes, goes or gets another name, its folder changes.
    public internal(set) var folders: [String] = []
    /// The paths that do not exist.
    public internal(set) var missing: [String] = []
    /// The folders that could not be entered, in byte order.
    public internal(set) var unreadable: [Unreadable] = []
  }

  /// As ``find(below:)``, with the folders.
  public func look(below paths: [String]) -> Found {
    var all = Collection(roots: (paths + ["."]).compactMap(Self.resolved))
    var missing: [String] = []
    for path in paths {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        missing.append(path)
        continue
      }
      if isFolder.boolValue {
        collect(in: path, below: [], into: &all)
      } else {
        all.files.insert(path)
      }
    }
    return Found(
      files: Self.ordered(all.files), folders: Self.ordered(all.folders), missing: missing,
      unreadable: Self.ordered(Set(all.unreadable.keys)).compactMap { all.unreadable[$0] })
  }

  /// What was come upon, in no order.
  private struct Collection {
    /// The folders that links may lead into, without links.
    let roots: [String]
    var files: Set<String> = []
    var folders: Set<String> = []
    var unreadable: [String: Unreadable] = [:]

    init(roots: [String]) { self.roots = roots }

    mutating func leaveOut(_ path: String, _ reason: String, isFile: Bool = false) {
      unreadable[path] = Unreadable(path: path, reason: reason, isFile: isFile)
    }

    /// Whether a path lies, links followed, in none of the roots; one that leads nowhere is left to whoever reads it.
    func isOutside(_ path: String) -> Bool {
      guard let target = ProjectFiles.resolved(path) else { return false }
      return !roots.contains { target == $0 || target.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    }
  }

  private static func resolved(_ path: String) -> String? {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }

  private static func ordered(_ paths: Set<String>) -> [String] {
    paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func collect(in folder: String, below components: [String], into all: inout Collection) {
    all.folders.insert(folder)
    for entry in entries(of: folder, into: &all) where !Self.skippedFolders.contains(entry.name) {
      let path = folder == "." ? entry.name : folder.hasSuffix("/") ? folder + entry.name : folder + "/" + entry.name
      let inner = components + [entry.name]
      guard !excludes.contains(where: { $0.matches(inner) }) else { continue }
      if entry.isFolder {
        if components.count >= Self.depthLimit - 1 {
          all.leaveOut(path, "it lies more than \(Self.depthLimit) folders deep")
        } else {
          collect(in: path, below: inner, into: &all)
        }
      } else if extensions.contains(Self.fileExtension(of: entry.name)), !leadsToFolder(path), !isTest(inner) {
        if entry.isLink, all.isOutside(path) {
          all.leaveOut(path, "the link leads out of the project", isFile: true)
        } else {
          all.files.insert(path)
        }
      }
    }
  }

  /// The entries of a folder; a folder that cannot be read is noted and has none.
  private func entries(of folder: String, into all: inout Collection) -> [FolderEntry] {
    do throws(FileContent.Fault) {
      return try FolderEntry.entries(of: folder)
    } catch {
      all.leaveOut(folder, error.reason)
      return []
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
