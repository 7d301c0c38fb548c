/// Which lines of a file are new or different, by the numbers they have now.
public struct FileChange: Sendable, Hashable {
  /// Whether the whole file counts as changed: it is new, its name says something else, or its lines are not known.
  public var isWhole: Bool
  /// The lines that were added or changed, in order.
  public var lines: [ClosedRange<Int>]
  /// Each number `n` says that lines were taken out between line `n` and the next.
  public var gaps: [Int]

  /// Makes a change.
  public init(isWhole: Bool = false, lines: [ClosedRange<Int>] = [], gaps: [Int] = []) {
    self.isWhole = isWhole
    self.lines = lines
    self.gaps = gaps
  }

  /// The change of a file that is new.
  public static let whole = FileChange(isWhole: true)

  /// Whether a stretch of lines changed: a line in it did, or something between two of its lines is gone.
  public func touches(_ stretch: ClosedRange<Int>) -> Bool {
    isWhole || lines.contains { $0.overlaps(stretch) }
      || gaps.contains { $0 >= stretch.lowerBound && $0 < stretch.upperBound }
  }
}
