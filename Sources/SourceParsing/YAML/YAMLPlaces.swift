import CYAML
import TitlefitDiagnostics

/// Turns libyaml's marks, which count code points, into lines and UTF-16 columns.
///
/// Lines end at LF, CR LF or CR: those that editors count. libyaml itself also breaks lines at U+0085, U+2028 and U+2029,
/// so that only its running index is used here, never its line.
struct YAMLPlaces {
  private let file: String
  private let scalars: [Unicode.Scalar]
  /// The index in `scalars` of each line's first scalar, ascending.
  private let lineStarts: [Int]

  /// Prepares the places of a file; a byte order mark is no column.
  /// - Complexity: linear in the number of bytes.
  init(_ bytes: some Collection<UInt8>, file: String) {
    self.file = file
    let scalars = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
    var starts = [0]
    for (index, scalar) in scalars.enumerated() {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if scalar == "\n" || (scalar == "\r" && next != "\n") { starts.append(index + 1) }
    }
    self.scalars = scalars
    lineStarts = starts
  }

  /// The place of a mark; marks beyond the end mean the end.
  /// - Complexity: logarithmic in the number of lines, linear in the column.
  func location(_ mark: yaml_mark_t) -> SourceLocation { location(ofScalar: Int(clamping: mark.index)) }

  /// The place of a byte of the file, as libyaml's reader gives it for bad characters.
  /// - Complexity: linear in the offset.
  func location(ofByte offset: Int, in bytes: some Collection<UInt8>) -> SourceLocation {
    location(ofScalar: String(decoding: bytes.prefix(offset), as: UTF8.self).unicodeScalars.count)
  }

  private func location(ofScalar position: Int) -> SourceLocation {
    let position = min(max(0, position), scalars.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= position { low = middle } else { high = middle }
    }
    let units = scalars[lineStarts[low]..<position].reduce(0) { $0 + ($1.value > 0xFFFF ? 2 : 1) }
    return SourceLocation(file: file, line: low + 1, column: units + 1)
  }
}
