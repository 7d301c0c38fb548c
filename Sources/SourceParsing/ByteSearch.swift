/// Looks for the few bytes that end a plain stretch of text, eight bytes at a time.
enum ByteSearch {
  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highs: UInt64 = 0x8080_8080_8080_8080

  /// The first index from `start` on of one of two bytes, or of a control character below U+0020 where those count too;
  /// `end` where there is none.
  ///
  /// A word's lowest marked byte is the first of those looked for: subtraction borrows only from a marked byte upwards.
  /// - Complexity: linear in the distance.
  @inline(__always)
  static func first(
    _ one: UInt8, _ other: UInt8, orControl: Bool, in bytes: [UInt8], from start: Int, to end: Int
  ) -> Int {
    guard start >= 0, end <= bytes.count else { return min(max(start, 0), bytes.count) }
    let (ones, highs) = (ones, highs)
    return bytes.withUnsafeBytes { bytes in
      var index = start
      let first = ones &* UInt64(one)
      let second = ones &* UInt64(other)
      let space = ones &* 0x20
      while index + 8 <= end {
        let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        let (left, right) = (word ^ first, word ^ second)
        var found = (left &- ones) & ~left | (right &- ones) & ~right
        if orControl { found |= (word &- space) & ~word }
        found &= highs
        if found != 0 { return index + found.trailingZeroBitCount / 8 }
        index += 8
      }
      while index < end {
        let byte = bytes[index]
        if byte == one || byte == other || orControl && byte < 0x20 { return index }
        index += 1
      }
      return max(index, start)
    }
  }
}
