public import TitlefitDiagnostics

/// Something a parser noticed in a file's syntax; the reader of the format makes a finding of it.
public struct SyntaxIssue: Sendable, Hashable {
  /// How much is at stake.
  public enum Weight: Sendable, Hashable {
    /// The syntax is broken: the platform's own reader stops or loses entries here.
    case malformed
    /// The syntax is accepted, but hardly what was meant.
    case doubtful
  }

  /// The stable code, such as `missing-semicolon`.
  public var code: String
  /// How much is at stake.
  public var weight: Weight
  /// What is wrong, why, what to do.
  public var message: FindingMessage
  /// Where.
  public var position: TextPosition

  /// Makes an issue.
  public init(_ code: String, _ message: FindingMessage, at position: TextPosition, weight: Weight = .malformed) {
    self.code = code
    self.weight = weight
    self.message = message
    self.position = position
  }
}

/// A place in a text: 1-based line and column, the column in UTF-16 units.
public struct TextPosition: Sendable, Hashable, Comparable {
  /// The line, from 1; 0 where the bytes have no lines, as in a binary property list.
  public var line: Int
  /// The column in UTF-16 units, from 1; 0 where only the line is known.
  public var column: Int

  /// The place of what has no lines.
  public static let none = TextPosition(line: 0, column: 0)

  /// Makes a place.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The place in a named file.
  public func location(in file: String) -> SourceLocation { SourceLocation(file: file, line: line, column: column) }

  /// Orders places by line, then column.
  public static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}

/// Collects the issues of one file up to a limit, so that hostile input cannot fill the memory with messages.
struct SyntaxIssueList {
  /// The most issues kept of one file; the last one then says how many were left out.
  static let limit = 100

  private var kept: [SyntaxIssue] = []
  private var dropped = 0
  private var lastDropped = TextPosition.none

  /// Adds an issue, or only counts it beyond the limit.
  mutating func add(_ issue: SyntaxIssue) {
    guard kept.count < Self.limit else {
      dropped += 1
      lastDropped = issue.position
      return
    }
    kept.append(issue)
  }

  /// The issues in the order of the text.
  /// - Complexity: O(*n* log *n*) in the number of issues.
  var sorted: [SyntaxIssue] {
    var issues = kept.enumerated().sorted { left, right in
      (left.element.position, left.offset) < (right.element.position, right.offset)
    }.map(\.element)
    if dropped > 0 {
      issues.append(
        SyntaxIssue(
          "too-many-problems",
          FindingMessage(
            "\(dropped) more problems are not listed", why: "a file is reported up to \(Self.limit) problems",
            suggestion: "Mend the first ones: the rest often follows from them."),
          at: lastDropped))
    }
    return issues
  }
}
