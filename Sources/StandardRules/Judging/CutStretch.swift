import TitlefitTypography

/// Which stretch of a text its visible form leaves out.
struct CutStretch: Sendable, Hashable {
  /// The first UTF-16 offset that is not seen.
  let start: Int
  /// The UTF-16 offset after the last that is not seen.
  let end: Int

  /// Compares a text with what is seen of it; nil where nothing is left out, or where the two do not belong together.
  ///
  /// Line breaking swallows spaces, so white space never counts. An ellipsis that the text itself holds is told from
  /// the one that truncation put there by trying both.
  /// - Complexity: linear in the text's length for each ellipsis in `visible`.
  init?(of text: String, visible: String) {
    let whole = Self.solid(text)
    let seen = Self.solid(visible)
    guard whole.map(\.unit) != seen.map(\.unit) else { return nil }
    let ellipses = seen.indices.filter { seen[$0].unit == 0x2026 }
    for place in ellipses + [seen.count] {
      let head = seen[..<place]
      let tail = seen.dropFirst(place + 1)
      guard head.count + tail.count < whole.count, whole.prefix(head.count).map(\.unit) == head.map(\.unit),
        whole.suffix(tail.count).map(\.unit) == tail.map(\.unit)
      else { continue }
      start = head.isEmpty ? 0 : whole[head.count - 1].offset + 1
      end = tail.isEmpty ? text.utf16.count : whole[whole.count - tail.count].offset
      return
    }
    return nil
  }

  /// Whether the stretch takes something of a range.
  func touches(_ range: Range<Int>) -> Bool { start < range.upperBound && range.lowerBound < end }

  private struct Unit {
    var unit: UInt16
    var offset: Int
  }

  private static func solid(_ text: String) -> [Unit] {
    text.utf16.enumerated().compactMap { offset, unit in
      let isSpace = unit == 0x20 || (0x09...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
      return isSpace ? nil : Unit(unit: unit, offset: offset)
    }
  }
}
