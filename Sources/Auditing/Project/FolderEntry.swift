import Foundation

/// A name in a folder and whether it is a folder itself.
struct FolderEntry: Sendable, Hashable {
  /// The name; bytes that are not UTF-8 are U+FFFD, and such a name leads nowhere any more.
  var name: String
  /// Whether it is a folder; a link to one is none.
  var isFolder: Bool

  /// The entries of a folder but for itself and the one above, in no order.
  /// - Throws: ``FileContent/Fault`` where the folder cannot be read.
  static func entries(of folder: String) throws(FileContent.Fault) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw FileContent.Fault(reason: FileContent.reason(errno, folder)) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      guard name != ".", name != ".." else { continue }
      entries.append(FolderEntry(name: name, isFolder: isFolder(Int32(entry.pointee.d_type), folder + "/" + name)))
    }
    return entries
  }

  /// Some file systems do not tell the type with the name.
  private static func isFolder(_ type: Int32, _ path: String) -> Bool {
    guard type == Int32(DT_UNKNOWN) else { return type == Int32(DT_DIR) }
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
