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

extension [UInt8] {
  /// The text of a range of UTF-8, which is cut to the array; made without a slice, whose reference would be counted.
  /// - Complexity: linear in the length of the range.
  func text(_ range: Range<Int>) -> String {
    let range = range.clamped(to: 0..<count)
    return withUnsafeBufferPointer { String(decoding: UnsafeBufferPointer(rebasing: $0[range]), as: UTF8.self) }
  }
}

/// The last texts of a file that are too long for Swift to keep without an allocation and short enough to come again: names
/// of elements and attributes, keys, constants.
///
/// Each text has one slot, by its length and its first and last eight bytes, and is compared byte by byte with the one that
/// had the slot before.
struct RecentStrings {
  /// The lengths of texts that are remembered; shorter ones lie within the string itself.
  private static let lengths = 16...48
  private static let slots = 256

  private var ranges = [Range<Int>](repeating: 0..<0, count: slots)
  private var texts = [String](repeating: "", count: slots)

  /// The text of a range of one and the same file.
  /// - Complexity: linear in the length of the range.
  mutating func text(_ range: Range<Int>, in bytes: [UInt8]) -> String {
    guard Self.lengths.contains(range.count), range.lowerBound >= 0, range.upperBound <= bytes.count else {
      return bytes.text(range)
    }
    let (slot, known) = bytes.withUnsafeBytes { bytes in
      let first = bytes.loadUnaligned(fromByteOffset: range.lowerBound, as: UInt64.self)
      let last = bytes.loadUnaligned(fromByteOffset: range.upperBound - 8, as: UInt64.self)
      let mixed = (first ^ (last &* 0x9E37_79B9_7F4A_7C15) ^ UInt64(range.count)) &* 0x9E37_79B9_7F4A_7C15
      let slot = Int(truncatingIfNeeded: mixed >> 56)
      let old = ranges[slot]
      let known = old.count == range.count && bytes[old].elementsEqual(bytes[range])
      return (slot, known)
    }
    if known { return texts[slot] }
    let text = bytes.text(range)
    ranges[slot] = range
    texts[slot] = text
    return text
  }
}
