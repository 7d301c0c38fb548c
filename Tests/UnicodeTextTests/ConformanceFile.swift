import Foundation
import TitlefitTestSupport
import TitlefitUnicodeText

/// A test file of the Unicode Character Database, as Debian's package `unicode-data` installs it.
struct ConformanceFile {
  /// The file's name, such as `BidiTest.txt`.
  let name: String
  /// The file's bytes.
  let bytes: [UInt8]

  static let folder = "/usr/share/unicode"

  init(_ path: String) throws {
    name = path.split(separator: "/").last.map(String.init) ?? path
    bytes = try [UInt8](Data(contentsOf: URL(filePath: Self.folder + "/" + path)))
  }

  /// Whether the package is installed and holds the data of ICU's own Unicode version.
  static var isComparable: Bool {
    guard let file = try? ConformanceFile("auxiliary/GraphemeBreakTest.txt") else { return false }
    let head = String(decoding: file.bytes.prefix(80), as: UTF8.self)
    return head.contains("-" + UnicodeVersions.unicode + ".")
  }

  /// Why the tests are skipped where they are.
  static let need = "needs Debian's unicode-data of the Unicode version ICU has"

  /// Calls the body with each line's number from 1 and its bytes, comments and empty lines left out.
  func forEachLine(_ body: (Int, UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { all in
      var number = 0
      var start = 0
      while start < all.count {
        number += 1
        var end = start
        var comment = -1
        while end < all.count, all[end] != 10 {
          if all[end] == 35, comment < 0 { comment = end }
          end += 1
        }
        let stop = comment < 0 ? end : comment
        if stop > start { body(number, UnsafeBufferPointer(rebasing: all[start..<stop])) }
        start = end + 1
      }
    }
  }

  /// The lines that `Corpora/Unicode/<name>.deviations` lists: a number, white space, the reason; none without a file.
  func listedDeviations() -> Set<Int> {
    guard let bytes = try? CorpusFile.bytes("Unicode/\(name).deviations") else { return [] }
    var lines: Set<Int> = []
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") where !line.hasPrefix("#") {
      if let number = line.split(whereSeparator: \.isWhitespace).first.flatMap({ Int($0) }) { lines.insert(number) }
    }
    return lines
  }
}
