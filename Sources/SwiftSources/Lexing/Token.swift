/// One piece of Swift source: what it is and which bytes it covers.
///
/// The bytes between two tokens are white space, comments and the like (``Trivia``), so the tokens of a file in order,
/// with the gaps between them, are the file.
public struct Token: Sendable, Hashable {
  /// The offset of the first byte in the file.
  public var start: UInt32
  /// The number of bytes; 0 for the end of the file only.
  public var length: UInt32
  /// What it is.
  public var kind: TokenKind
  /// The known word it spells, or ``Word/none``; of a macro or directive, the word after `#`.
  public var word: Word
  var marks: Marks

  /// What the bytes around a token say about it.
  struct Marks: OptionSet, Sendable, Hashable {
    let rawValue: UInt8
    /// A line break stands before it.
    static let startsLine = Marks(rawValue: 1)
    /// White space or a comment stands before it.
    static let followsSpace = Marks(rawValue: 2)
    /// It is a further character of the operator that the token before it begins.
    static let joined = Marks(rawValue: 4)
    /// Its end is missing: a string, comment or regular expression that never closes.
    static let unterminated = Marks(rawValue: 8)
    /// The string has three quotation marks.
    static let multiline = Marks(rawValue: 16)
    /// A segment with at least one backslash.
    static let escaped = Marks(rawValue: 32)
  }

  /// The offset behind the last byte.
  public var end: UInt32 { start + length }

  /// The bytes covered.
  public var range: Range<Int> { Int(start)..<Int(start) + Int(length) }

  /// Whether a line break stands between the token before and this one; true for the first token of a file.
  public var startsLine: Bool { marks.contains(.startsLine) }

  /// Whether white space or a comment stands right before it; true for the first token of a file.
  public var followsSpace: Bool { marks.contains(.followsSpace) }

  /// Whether it goes on with the operator of the token before it.
  ///
  /// A run of operator characters that starts with `>` is one token per character, because only the reader can tell the
  /// end of `Array<Set<Int>>` from a shift.
  public var isJoined: Bool { marks.contains(.joined) }

  /// Whether its own end is missing from the file.
  public var isUnterminated: Bool { marks.contains(.unterminated) }
}
