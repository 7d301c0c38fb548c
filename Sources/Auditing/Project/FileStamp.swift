import Foundation

/// What tells two contents of a file apart without reading it: which file it is, its size, and when it changed.
public struct FileStamp: Sendable, Hashable {
  private let device: UInt64
  private let number: UInt64
  private let mode: UInt32
  private let size: Int64
  /// Seconds and nanoseconds of the last change of the content, then of the file's own data.
  private let times: [Int]

  /// The stamp of what is at a path, links followed; nil where nothing is there.
  public init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    device = UInt64(status.st_dev)
    number = UInt64(status.st_ino)
    mode = UInt32(status.st_mode)
    size = Int64(status.st_size)
    #if os(macOS)
      let (content, own) = (status.st_mtimespec, status.st_ctimespec)
    #else
      let (content, own) = (status.st_mtim, status.st_ctim)
    #endif
    times = [content.tv_sec, content.tv_nsec, own.tv_sec, own.tv_nsec]
  }
}
