import Foundation
import TitlefitLocking

extension FileBytes {
  /// Held while a file is written: whoever ends the process in another thread takes it first, so that no draft is left.
  static let writing = LockedValue<Void>(())

  /// Writes a text to a file so that readers see the old or the new content, never a part.
  ///
  /// A regular file is written beside its place and put there when it is whole; where that fails, nothing is left. A
  /// symbolic link keeps pointing to its file. A device or pipe is written as it is: it must not be replaced.
  /// - Throws: ``CommandFailure/file(path:reason:)`` where the place cannot be written to, ``CommandFailure/writing(path:reason:)``
  ///   where writing fails.
  static func write(_ text: String, to path: String) throws(CommandFailure) {
    try writing.withLock { _ throws(CommandFailure) in try writeUndisturbed(text, to: path) }
  }

  private static func writeUndisturbed(_ text: String, to path: String) throws(CommandFailure) {
    var status = stat()
    let exists = stat(path, &status) == 0
    let kind = status.st_mode & S_IFMT
    if exists, kind == S_IFDIR { throw .file(path: path, reason: "this is a folder") }
    if exists, kind != S_IFREG {
      try write(text, to: path, opening: path, flags: O_WRONLY)
      return
    }
    let target = exists ? resolved(path) : path
    let place = URL(filePath: target)
    let name = ".\(place.lastPathComponent).\(getpid())"
    let draft = (target.contains("/") ? place.deletingLastPathComponent().path + "/" : "") + name
    do throws(CommandFailure) {
      try write(text, to: path, opening: draft, flags: O_WRONLY | O_CREAT | O_EXCL)
      if exists { chmod(draft, status.st_mode & 0o7777) }
      guard rename(draft, target) == 0 else { throw .file(path: path, reason: systemReason()) }
    } catch {
      unlink(draft)
      throw error
    }
  }

  private static func write(
    _ text: String, to path: String, opening place: String, flags: Int32
  ) throws(CommandFailure) {
    let descriptor = try descriptor(of: place, for: path, flags: flags)
    let reason = Console.write(text, to: descriptor)
    // A full disk may be noticed only here.
    let closed = close(descriptor) == 0 ? nil : systemReason()
    if let reason = reason ?? closed { throw .writing(path: path, reason: reason) }
  }

  /// Opens a place; the reader of a pipe is waited for a while, not for ever.
  private static func descriptor(of place: String, for path: String, flags: Int32) throws(CommandFailure) -> Int32 {
    for _ in 0..<patience / 20 {
      let descriptor = open(place, flags | O_CLOEXEC | O_NONBLOCK, 0o666)
      if descriptor >= 0 { return descriptor }
      guard errno == ENXIO else { throw .file(path: path, reason: systemReason()) }
      usleep(20_000)
    }
    throw .file(path: path, reason: "nobody reads from this pipe")
  }

  /// The file that a path leads to through symbolic links.
  private static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else { return path }
    defer { free(real) }
    return String(cString: real)
  }

  private static func systemReason() -> String {
    errno == ENOENT ? "there is no such file or folder" : String(cString: strerror(errno))
  }
}
