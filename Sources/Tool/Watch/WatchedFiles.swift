import TitlefitAuditing

/// The files that an audit depends on, asked for changes by their stamps.
///
/// Asking works on every file system and in every container, unlike the systems' own notices, and costs one system call a
/// file and folder; the folders are listed anew only when one of them changed.
struct WatchedFiles {
  private let paths: [String]
  private let finder: ProjectFiles
  /// Files outside the project, or of other kinds, which need not be there.
  private let others: [String]
  private var folders: [String: FileStamp?] = [:]
  private var files: [String: FileStamp?] = [:]

  /// Begins to watch: what is there now counts as known.
  init(paths: [String], excludes: [String], others: [String]) {
    self.paths = paths.isEmpty ? ["."] : paths
    finder = ProjectFiles(
      extensions: ProjectSource.reader(AuditConfiguration()).fileExtensions + ProjectSource.fontExtensions,
      excludes: excludes)
    self.others = others
    list()
    files = stamps()
  }

  /// How many files are watched.
  var count: Int { files.count { $0.value != nil } }

  /// The files that came, went or changed since the last call, in byte order.
  /// - Complexity: linear in the number of files and folders.
  mutating func changes() -> [String] {
    if folders.contains(where: { FileStamp(path: $0.key) != $0.value }) { list() }
    let now = stamps()
    let known = files
    files = now
    let paths = Set(now.keys).union(known.keys).filter { now[$0, default: nil] != known[$0, default: nil] }
    return paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private var names: [String] = []

  /// Lists the folders until they stay the same while their stamps are taken, at most five times: whoever writes without
  /// a pause is noticed the next time.
  private mutating func list() {
    var found = finder.look(below: paths)
    for _ in 0..<5 {
      folders = [:]
      for folder in found.folders { folders[folder] = .some(FileStamp(path: folder)) }
      let again = finder.look(below: paths)
      let isSame = again.files == found.files && again.folders == found.folders && again.missing == found.missing
      found = again
      if isSame { break }
    }
    names = found.files + found.missing + others
  }

  private func stamps() -> [String: FileStamp?] {
    var stamps: [String: FileStamp?] = [:]
    for name in names { stamps[name] = .some(FileStamp(path: name)) }
    return stamps
  }
}
