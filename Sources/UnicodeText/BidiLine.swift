import TitlefitCTextShims
public import TitlefitGeometry

/// A stretch of a line in one direction.
public struct BidiRun: Sendable, Hashable {
  /// The UTF-16 offsets of the stretch in the whole text.
  public var range: Range<Int>
  /// The embedding level; odd levels run from right to left.
  public var level: UInt8

  /// Makes a run from its range and level.
  public init(range: Range<Int>, level: UInt8) {
    self.range = range
    self.level = level
  }

  /// Whether the run is drawn from right to left.
  public var isRightToLeft: Bool { level & 1 == 1 }
}

/// The order in which the parts of one line are drawn.
public enum BidiLine {
  /// The levels of a line's units: those of the paragraph, white space at the line's end reset to the base direction.
  ///
  /// Source: UAX #9, rule L1.
  /// - Complexity: linear in the length of the line.
  public static func levels(
    of range: Range<Int>, in analysis: TextAnalysis, direction: LayoutDirection
  ) -> [UInt8] {
    let range = range.clamped(to: 0..<analysis.units.count)
    var levels = Array(analysis.levels[range])
    let reset = trailingReset(analysis.units[range])
    for index in (levels.count - reset)..<levels.count { levels[index] = direction.paragraphLevel }
    return levels
  }

  /// The visual order of neighbouring stretches with these levels, from left to right: indices into the list.
  ///
  /// Source: UAX #9, rule L2.
  public static func visualOrder(of levels: [UInt8]) -> [Int] {
    guard levels.contains(where: { $0 != 0 }) else { return Array(levels.indices) }
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: levels.count) { order in
      guard let first = order.baseAddress else { return [] }
      ts_bidi_visual_order(levels, Int32(levels.count), first)
      return order.map { Int($0) }
    }
  }

  /// The stretches of one level on a line, from left to right.
  ///
  /// Source: UAX #9, rules L1 and L2.
  /// - Complexity: linear in the length of the line.
  public static func runs(
    of range: Range<Int>, in analysis: TextAnalysis, direction: LayoutDirection
  ) -> [BidiRun] {
    let range = range.clamped(to: 0..<analysis.units.count)
    let levels = levels(of: range, in: analysis, direction: direction)
    var runs: [BidiRun] = []
    for (index, level) in levels.enumerated() {
      let offset = range.lowerBound + index
      if let last = runs.last, last.level == level {
        runs[runs.count - 1].range = last.range.lowerBound..<(offset + 1)
      } else {
        runs.append(BidiRun(range: offset..<(offset + 1), level: level))
      }
    }
    return visualOrder(of: runs.map(\.level)).map { runs[$0] }
  }

  /// The direction of the first strong character outside isolates, or nil where the first paragraph has none.
  ///
  /// What `NSTextAlignment.natural` goes by. Source: UAX #9, rules P2 and P3.
  /// - Complexity: linear in the offset of that character.
  public static func firstStrongDirection(of units: [UInt16]) -> LayoutDirection? {
    switch ts_bidi_first_strong(units, Int32(clamping: units.count)) {
    case 0: .leftToRight
    case 1: .rightToLeft
    default: nil
    }
  }

  private static func trailingReset(_ units: ArraySlice<UInt16>) -> Int {
    units.withUnsafeBufferPointer { units in
      guard let first = units.baseAddress else { return 0 }
      return Int(ts_bidi_trailing_reset(first, Int32(units.count)))
    }
  }
}
