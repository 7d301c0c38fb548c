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
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw .file(path: path, reason: "the file cannot be opened")
    }
    defer { try? handle.close() }
    do {
      let data = try handle.read(upToCount: limit + 1) ?? Data()
      guard data.count <= limit else { throw CommandFailure.file(path: path, reason: "the file is too long") }
      return [UInt8](data)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      throw .file(path: path, reason: reason(error))
    }
  }

  /// Whether there is anything at a path.
  static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Whether a path names a regular file, links followed: reading a pipe waits for a writer who may never come.
  static func isRegularFile(_ path: String) -> Bool {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    let type = (try? FileManager.default.attributesOfItem(atPath: target))?[.type] as? FileAttributeType
    return type == .typeRegular
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
