import Foundation

/// The bytes of one file of a project, which may be anything at all.
enum FileContent {
  /// Why a file cannot be read; the rest of a sentence.
  struct Fault: Error {
    var reason: String
  }

  /// Reads a regular file, links followed; pipes and devices are not waited for.
  ///
  /// What is asked is the open file and not the path, so that nothing can change in between; a file that grows while it is
  /// read is read up to the limit.
  /// - Throws: ``Fault`` where it cannot be read, is no regular file, or has more than `limit` bytes.
  /// - Complexity: linear in the file's length; nothing is read of a file that is too long.
  static func read(_ path: String, limit: Int) throws(Fault) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Fault(reason: reason(errno, path)) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw Fault(reason: reason(errno, path)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw Fault(reason: "it is no regular file") }
    guard status.st_size <= limit else { throw Fault(reason: "it is larger than \(limit >> 20) MiB") }
    // One byte more than the file has tells whether it grew.
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size) + 1)
    var count = 0
    while count < bytes.count {
      let room = bytes.count - count
      let read = bytes.withUnsafeMutableBytes { buffer in
        #if canImport(Darwin)
          Darwin.read(descriptor, buffer.baseAddress?.advanced(by: count), room)
        #else
          Glibc.read(descriptor, buffer.baseAddress?.advanced(by: count), room)
        #endif
      }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw Fault(reason: reason(errno, path)) }
      if read == 0 { break }
      count += read
      if count == bytes.count {
        guard count <= limit else { throw Fault(reason: "it is larger than \(limit >> 20) MiB") }
        bytes += [UInt8](repeating: 0, count: min(1 << 20, limit + 1 - count))
      }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// The system's words for an error; a name that is not UTF-8 reaches us with U+FFFD in it and names no file any more.
  static func reason(_ error: Int32, _ path: String) -> String {
    switch error {
    case ENOENT where path.unicodeScalars.contains("\u{FFFD}"): return "its name is not in UTF-8"
    case ENOENT: return isLink(path) ? "the link leads nowhere" : "it is not there any more"
    case ELOOP: return "the link leads back to itself"
    case EACCES, EPERM: return "permission denied"
    case let error:
      let words = String(cString: strerror(error))
      return words.prefix(1).lowercased() + words.dropFirst()
    }
  }

  private static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
