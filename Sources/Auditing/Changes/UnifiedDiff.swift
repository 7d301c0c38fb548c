/// The changed lines of a comparison that git prints without context lines.
///
/// Read are the names that files have now, with and without C quotes, and hunks, whose lines are counted, so that a line of
/// a file that looks like a heading is none. Files without lines (binary, moved only) are not in it.
///
/// Source: git-diff documentation 2.39, "Generating patch text with -p".
struct UnifiedDiff: Sendable, Hashable {
  /// The changed lines by the path a file has now, from the top of the work tree.
  private(set) var files: [String: FileChange] = [:]

  /// Reads git's output.
  /// - Complexity: linear in the length.
  init(_ bytes: [UInt8]) {
    var path: String?
    // Lines of hunks that are still to come, old and new ones.
    var rest = (old: 0, new: 0)
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if rest.old > 0 || rest.new > 0 {
        if line.first == UInt8(ascii: "-") { rest.old -= 1 } else if line.first == UInt8(ascii: "+") { rest.new -= 1 }
      } else if line.starts(with: "diff --git ".utf8) {
        path = nil
      } else if line.starts(with: "+++ ".utf8) {
        let name = Self.unquoted(String(decoding: line.dropFirst(4), as: UTF8.self))
        path = name.hasPrefix("b/") ? String(name.dropFirst(2)) : nil
      } else if let hunk = Hunk(line) {
        rest = (hunk.old, hunk.new.count)
        if let path { files[path, default: FileChange()].add(hunk) }
      }
    }
  }

  /// A name without the quotes, escapes and tab that git writes around unusual ones.
  static func unquoted(_ name: String) -> String {
    var name = name
    if name.hasSuffix("\t") { name.removeLast() }
    guard name.hasPrefix("\""), name.hasSuffix("\""), name.utf8.count >= 2 else { return name }
    let escapes: [UInt8: UInt8] = [
      UInt8(ascii: "a"): 7, UInt8(ascii: "b"): 8, UInt8(ascii: "t"): 9, UInt8(ascii: "n"): 10, UInt8(ascii: "v"): 11,
      UInt8(ascii: "f"): 12, UInt8(ascii: "r"): 13,
    ]
    var bytes: [UInt8] = []
    var rest = name.utf8.dropFirst().dropLast()
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        bytes.append(byte)
        continue
      }
      if (48...55).contains(next) {
        var value = Int(next) - 48
        for _ in 0..<2 {
          guard let digit = rest.first, (48...55).contains(digit) else { break }
          rest.removeFirst()
          value = value * 8 + Int(digit) - 48
        }
        bytes.append(UInt8(truncatingIfNeeded: value))
      } else {
        bytes.append(escapes[next] ?? next)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The heading of a hunk: `@@ -10,2 +9,0 @@`.
  fileprivate struct Hunk {
    var old: Int
    var new: (start: Int, count: Int)

    init?(_ line: ArraySlice<UInt8>) {
      guard line.starts(with: "@@ -".utf8) else { return nil }
      let fields = line.split(separator: UInt8(ascii: " "), maxSplits: 3)
      guard fields.count >= 3, let old = Self.range(fields[1]), let new = Self.range(fields[2]) else { return nil }
      self.old = old.count
      self.new = new
    }

    /// A start and a count after a sign; a missing count is one.
    private static func range(_ field: ArraySlice<UInt8>) -> (start: Int, count: Int)? {
      let numbers = field.dropFirst().split(separator: UInt8(ascii: ",")).map {
        Int(String(decoding: $0, as: UTF8.self))
      }
      guard let start = numbers.first ?? nil, start >= 0, start < 1 << 40 else { return nil }
      let count = numbers.count > 1 ? numbers[1] : 1
      guard let count, count >= 0, count < 1 << 40 else { return nil }
      return (start, count)
    }
  }
}

extension FileChange {
  /// Adds what a hunk says of the new file.
  fileprivate mutating func add(_ hunk: UnifiedDiff.Hunk) {
    if hunk.new.count > 0 {
      lines.append(hunk.new.start...(hunk.new.start + hunk.new.count - 1))
    } else {
      gaps.append(hunk.new.start)
    }
  }
}
