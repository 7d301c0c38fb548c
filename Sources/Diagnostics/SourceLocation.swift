/// A place in a file: 1-based line and column, the column in UTF-16 code units.
///
/// The unit is what SARIF calls `columnKind: utf16CodeUnits` and what Xcode's editor counts.
public struct SourceLocation: Sendable, Hashable, Comparable {
  /// The file's path as the reader was given it, with forward slashes.
  public var file: String
  /// The line, from 1; 0 where only the file is known.
  public var line: Int
  /// The column in UTF-16 units, from 1; 0 where only the file or line is known.
  public var column: Int

  /// Makes a place; without line and column it means the whole file.
  public init(file: String, line: Int = 0, column: Int = 0) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// Orders places by path (byte by byte), then line, then column.
  public static func < (left: SourceLocation, right: SourceLocation) -> Bool {
    guard left.file == right.file else { return left.file.utf8.lexicographicallyPrecedes(right.file.utf8) }
    return (left.line, left.column) < (right.line, right.column)
  }
}
