import TitlefitCTextShims
import TitlefitLocking

/// The bytes of one font file, mapped into memory, with its digest on request.
final class FontFile: @unchecked Sendable {
  /// The path it was opened by.
  let path: String
  /// The number of faces, at least 1.
  let faceCount: Int
  /// Immutable after creation; HarfBuzz's blobs may be read by several threads.
  let handle: OpaquePointer
  private let storedDigest = LockedValue<String?>(nil)

  /// Opens a file.
  ///
  /// - Throws: ``FontError`` where the path leads to no readable OpenType file.
  init(path: String) throws(FontError) {
    var status = TS_FONT_OK
    guard let handle = ts_font_file_open(path, &status) else { throw Self.error(status, path: path) }
    self.path = path
    self.handle = handle
    faceCount = Int(ts_font_file_face_count(handle))
  }

  deinit { ts_font_file_destroy(handle) }

  /// The SHA-256 of the file in lower-case hex, computed once.
  ///
  /// - Complexity: linear in the file's length at the first call.
  var digest: String {
    storedDigest.withLock { stored in
      if let stored { return stored }
      var length = 0
      let bytes = ts_font_file_bytes(handle, &length)
      let digest = SHA256.hex(of: UnsafeBufferPointer(start: bytes, count: length))
      stored = digest
      return digest
    }
  }

  /// What a status of the C side means for a path.
  static func error(_ status: ts_font_status, path: String) -> FontError {
    switch status {
    case TS_FONT_TOO_LARGE: .malformed(path: path, reason: "it is larger than 256 MiB")
    case TS_FONT_NOT_OPENTYPE: .malformed(path: path, reason: "it is not an OpenType font")
    case TS_FONT_TRUNCATED: .malformed(path: path, reason: "it ends before its tables do")
    case TS_FONT_TABLE_MISSING:
      .malformed(path: path, reason: "one of the tables cmap, head, hhea, hmtx, maxp is missing or empty")
    case TS_FONT_BAD_UNITS: .malformed(path: path, reason: "its units per em are not 16 to 16,384")
    case TS_FONT_NO_SUCH_FACE: .malformed(path: path, reason: "it has no face of the index asked for")
    default: .unreadable(path: path)
    }
  }
}

/// The SHA-256 digest of FIPS 180-4.
enum SHA256 {
  /// The digest of some bytes in lower-case hex, 64 characters.
  ///
  /// - Complexity: linear in the number of bytes.
  static func hex(of bytes: UnsafeBufferPointer<UInt8>) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    ts_sha256(bytes.baseAddress, bytes.count, &digest)
    let digits = Array("0123456789abcdef".utf8)
    let text = digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
