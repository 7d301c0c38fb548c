import Foundation

/// Reading and writing of the files that the command line names.
enum FileBytes {
  /// The longest configuration, specification or report that is read, in bytes.
  static let limit = 64 << 20

  /// A file's bytes.
  /// - Throws: ``CommandFailure/file(path:reason:)`` where it cannot be read, is no file, or is longer than ``limit``.
  static func read(_ path: String) throws(CommandFailure) -> [UInt8] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .file(path: path, reason: "there is no such file")
    }
    if isFolder.boolValue { throw .file(path: path, reason: "this is a folder") }
    // A pipe without a writer must not be waited for; one that a shell has set up has its writer already.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .file(path: path, reason: String(cString: strerror(errno))) }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: false)
    defer { close(descriptor) }
    guard waitForWriter(descriptor) else { throw .file(path: path, reason: "nobody writes to this pipe") }
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) & ~O_NONBLOCK)
    do {
      let data = try handle.read(upToCount: limit + 1) ?? Data()
      guard data.count <= limit else {
        throw CommandFailure.file(path: path, reason: "it is larger than \(limit >> 20) MiB")
      }
      return [UInt8](data)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .file(path: path, reason: reason(error))
    }
  }

  /// How long the other end of a pipe is waited for, in milliseconds.
  static let patience: Int32 = 2000

  /// Waits until a pipe holds bytes, or its writer has come and gone; anything else is ready at once.
  private static func waitForWriter(_ descriptor: Int32) -> Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFIFO else { return true }
    var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&waiting, 1, patience) > 0
  }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether a path names a regular file, links followed: reading a pipe waits for a writer who may never come.
  static func isRegularFile(_ path: String) -> Bool {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let type = (try? FileManager.default.attributesOfItem(atPath: target))?[.type] as? FileAttributeType
    return type == .typeRegular
  }

  /// Whether a path names a device or pipe, which keeps what is written to it first.
  static func isDevice(_ path: String) -> Bool { exists(path) && !isFolder(path) && !isRegularFile(path) }

  /// A path that is the same for all names of a file, links and dots resolved as far as there are folders.
  static func place(of path: String) -> String {
    let place = URL(filePath: path).standardizedFileURL
    let whole = place.resolvingSymlinksInPath().path
    if exists(whole) { return whole }
    return place.deletingLastPathComponent().resolvingSymlinksInPath().path + "/" + place.lastPathComponent
  }

  /// Whether a path names a folder.
  static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// The system's or Foundation's words for an error, without the path that stands before them.
  private static func reason(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError
    if let system = [error, underlying].compactMap(\.self).first(where: { $0.domain == NSPOSIXErrorDomain }) {
      return String(cString: strerror(Int32(truncatingIfNeeded: system.code)))
    }
    switch CocoaError.Code(rawValue: error.code) {
    case .fileNoSuchFile, .fileReadNoSuchFile: return "there is no such file or folder"
    case .fileReadNoPermission, .fileWriteNoPermission: return "permission denied"
    case .fileWriteOutOfSpace: return "no space is left"
    case .fileWriteVolumeReadOnly: return "the volume is read-only"
    default: return error.localizedDescription
    }
  }
}
