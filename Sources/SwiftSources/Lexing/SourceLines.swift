public import TitlefitDiagnostics

/// Turns byte offsets of a file into lines and UTF-16 columns.
///
/// A line ends at LF, CR or CR LF. A byte order mark takes no column. Where bytes are not UTF-8, a byte that could start
/// a character counts as one, a stray continuation byte as none.
public struct SourceLines: Sendable {
  private let bytes: [UInt8]
  private let lineStarts: [UInt32]
  /// UTF-16 units before every `stride`-th byte, so that a column in a very long line costs no walk through the line;
  /// empty where the file is all ASCII.
  private let unitsBefore: [UInt32]
  private static let stride = 1024

  /// Finds the lines of a file.
  /// - Complexity: linear in the number of bytes.
  public init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 32)
    var isASCII = true
    bytes.withUnsafeBufferPointer { bytes in
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        index += 1
        if byte >= 0x80 {
          isASCII = false
        } else if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) {
          starts.append(UInt32(truncatingIfNeeded: index))
        }
      }
    }
    var units: [UInt32] = []
    if !isASCII {
      var count: UInt32 = 0
      for (index, byte) in bytes.enumerated() {
        if index % Self.stride == 0 { units.append(count) }
        count += Self.units(byte)
      }
    }
    self.bytes = bytes
    lineStarts = starts
    unitsBefore = units
  }

  /// The number of lines; at least 1.
  public var count: Int { lineStarts.count }

  /// The line and UTF-16 column of an offset, both from 1; offsets beyond the file mean its end.
  /// - Complexity: logarithmic in the number of lines.
  public func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, 0), bytes.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    let start = Int(lineStarts[low])
    return (low + 1, utf16Units(before: offset) - utf16Units(before: start) + 1)
  }

  /// The place of an offset in a file of the given path.
  /// - Complexity: logarithmic in the number of lines.
  public func location(of offset: Int, in file: String) -> SourceLocation {
    let place = position(of: offset)
    return SourceLocation(file: file, line: place.line, column: place.column)
  }

  private func utf16Units(before offset: Int) -> Int {
    guard !unitsBefore.isEmpty else { return offset }
    let block = min(offset / Self.stride, unitsBefore.count - 1)
    var count = Int(unitsBefore[block])
    for byte in bytes[(block * Self.stride)..<offset] { count += Int(Self.units(byte)) }
    return offset >= 3 && bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? count - 1 : count
  }

  private static func units(_ byte: UInt8) -> UInt32 { byte < 0x80 ? 1 : byte < 0xC0 ? 0 : byte < 0xF0 ? 1 : 2 }
}
