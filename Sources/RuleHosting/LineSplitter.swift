/// Divides a stream of bytes into lines.
struct LineSplitter: Sendable {
  /// The longest line, in bytes: a child that writes more without a line break is broken.
  static let limit = 16 << 20

  private var rest: [UInt8] = []

  /// Whether the unfinished line is longer than any line may be.
  var isOverlong: Bool { rest.count > Self.limit }

  /// Takes more bytes and gives the lines that are now whole, without their line breaks; empty lines are left out.
  mutating func take(_ bytes: UnsafeRawBufferPointer) -> [[UInt8]] {
    var lines: [[UInt8]] = []
    var start = 0
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      rest += bytes[start..<end]
      if rest.last == UInt8(ascii: "\r") { rest.removeLast() }
      if !rest.isEmpty { lines.append(rest) }
      rest.removeAll(keepingCapacity: true)
      start = end + 1
    }
    rest += bytes[start...]
    return lines
  }

  /// The line that the stream ended in, if it is not empty.
  mutating func end() -> [UInt8]? {
    defer { rest = [] }
    return rest.isEmpty ? nil : rest
  }
}
