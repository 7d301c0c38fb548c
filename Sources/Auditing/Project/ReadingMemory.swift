import TitlefitCatalogs
import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocking

/// The files of a project as they were read, so that a later reading takes those over that did not change.
public final class ReadingMemory: Sendable {
  private struct Known: Sendable {
    var stamp: FileStamp
    var part: ReadPart
  }

  private let files = LockedValue<[String: Known]>([:])

  /// Makes an empty memory.
  public init() {}

  /// What was read of a file, where its stamp is still the one it had before that; else what `read` returns.
  func part(of path: String, orReading read: () -> ReadPart) -> ReadPart {
    // Taken before the file is read: a change in between gives another stamp next time.
    let stamp = FileStamp(path: path)
    if let stamp, let known = files.withLock({ $0[path] }), known.stamp == stamp { return known.part }
    let part = read()
    files.withLock { $0[path] = stamp.map { Known(stamp: $0, part: part) } }
    return part
  }

  /// Forgets all files but the given ones.
  func keep(_ paths: [String]) {
    let paths = Set(paths)
    files.withLock { files in files = files.filter { paths.contains($0.key) } }
  }
}

/// What became of one file.
enum ReadPart: Sendable {
  /// It is a catalog.
  case catalog(CatalogReading)
  /// It is an interface document.
  case document(ControlReading)
  /// It is code, whose controls are known only with the other files'.
  case code(any CodeFile)
  /// It could not be read.
  case issue(FormatIssue)
}
