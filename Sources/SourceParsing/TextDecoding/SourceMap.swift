/// Tells line and column of a byte of UTF-8 text.
///
/// Lines end at LF, CR or CRLF. Columns count UTF-16 units. Check points every few hundred bytes keep the answer fast on a
/// file that is one long line.
struct SourceMap: Sendable {
  private static let stride = 256
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  private let lineStarts: [Int]
  private let unitsBefore: [Int]

  /// Reads the lines of valid UTF-8.
  /// - Complexity: linear in the number of bytes.
  init(_ bytes: [UInt8]) {
    var starts = [0]
    var checkpoints = [0]
    checkpoints.reserveCapacity(bytes.count / Self.stride + 1)
    var units = 0
    var index = 0
    let count = bytes.count
    bytes.withUnsafeBufferPointer { buffer in
      while index < count {
        let stop = min(index + Self.stride, count)
        while index < stop {
          if index + 8 <= stop {
            let word = UInt64(
              littleEndian: UnsafeRawBufferPointer(buffer).loadUnaligned(fromByteOffset: index, as: UInt64.self))
            if Self.marks(of: 13, in: word) == 0 {
              units += Self.units(of: word)
              var lineFeeds = Self.marks(of: 10, in: word)
              while lineFeeds != 0 {
                starts.append(index + lineFeeds.trailingZeroBitCount / 8 + 1)
                lineFeeds &= lineFeeds - 1
              }
              index += 8
              continue
            }
          }
          let byte = buffer[index]
          index += 1
          units += Self.units(of: byte)
          if byte == 10 || (byte == 13 && !(index < count && buffer[index] == 10)) { starts.append(index) }
        }
        checkpoints.append(units)
      }
    }
    lineStarts = starts
    unitsBefore = checkpoints
  }

  /// The place of a byte; offsets outside the text are brought to its ends.
  /// - Complexity: logarithmic in the number of lines.
  func position(at offset: Int, in bytes: [UInt8]) -> TextPosition {
    let offset = max(0, min(offset, bytes.count))
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    let start = lineStarts[low]
    let units =
      offset - start <= Self.stride
      ? Self.count(start..<offset, in: bytes)
      : unitCount(before: offset, in: bytes) - unitCount(before: start, in: bytes)
    return TextPosition(line: low + 1, column: units + 1)
  }

  private func unitCount(before offset: Int, in bytes: [UInt8]) -> Int {
    let checkpoint = min(offset / Self.stride, unitsBefore.count - 1)
    return unitsBefore[checkpoint] + Self.count(checkpoint * Self.stride..<offset, in: bytes)
  }

  private static func count(_ range: Range<Int>, in bytes: [UInt8]) -> Int {
    guard range.lowerBound >= 0, range.upperBound <= bytes.count else { return 0 }
    return bytes.withUnsafeBufferPointer { buffer in
      var units = 0
      for index in range { units &+= Self.units(of: buffer[index]) }
      return units
    }
  }

  /// The highest bit of each byte of a word that is the given ASCII character.
  @inline(__always)
  private static func marks(of character: UInt64, in word: UInt64) -> UInt64 {
    let difference = word ^ (character &* 0x0101_0101_0101_0101)
    return ~((difference & ~highs) &+ ~highs | difference) & highs
  }

  /// Whether a byte below U+0020 is among eight.
  @inline(__always)
  static func hasControl(_ word: UInt64) -> Bool { (word &- 0x2020_2020_2020_2020) & ~word & highs != 0 }

  /// The units of eight bytes.
  @inline(__always)
  static func units(of word: UInt64) -> Int {
    let high = word & highs
    if high == 0 { return 8 }
    let trailing = high & ~(word << 1)
    let fours = high & (word << 1) & (word << 2) & (word << 3)
    return 8 - trailing.nonzeroBitCount + fours.nonzeroBitCount
  }

  /// A lead byte stands for one unit, or two beyond the Basic Multilingual Plane; trailing bytes for none.
  @inline(__always)
  static func units(of byte: UInt8) -> Int { byte & 0xC0 == 0x80 ? 0 : (byte >= 0xF0 ? 2 : 1) }
}
