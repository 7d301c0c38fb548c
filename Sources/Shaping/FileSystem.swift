import TitlefitCTextShims

/// The one question that looking for fonts asks of the file system.
enum FileSystem {
  /// Whether a path leads to a regular file.
  static func isRegularFile(_ path: String) -> Bool { ts_is_regular_file(path) }
}
