import Foundation

/// A name in a folder and what it is.
struct FolderEntry: Sendable, Hashable {
  /// The name; bytes that are not UTF-8 are U+FFFD, and such a name leads nowhere any more.
  var name: String
  /// Whether it is a folder; a link to one is none.
  var isFolder: Bool
  /// Whether it is a symbolic link.
  var isLink: Bool

  /// The entries of a folder but for itself and the one above, in no order.
  /// - Throws: ``FileContent/Fault`` where the folder cannot be read.
  static func entries(of folder: String) throws(FileContent.Fault) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw FileContent.Fault(reason: FileContent.reason(errno, folder)) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard name != ".", name != ".." else { continue }
      let kind = kind(Int32(entry.pointee.d_type), folder + "/" + name)
      entries.append(FolderEntry(name: name, isFolder: kind == Int32(DT_DIR), isLink: kind == Int32(DT_LNK)))
    }
    return entries
  }

  /// The kind as `d_type` gives it; some file systems do not tell it with the name.
  private static func kind(_ type: Int32, _ path: String) -> Int32 {
    guard type == Int32(DT_UNKNOWN) else { return type }
    var status = stat()
    guard lstat(path, &status) == 0 else { return type }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return Int32(DT_DIR)
    case S_IFLNK: return Int32(DT_LNK)
    default: return type
    }
  }
}
