/// Something in a Swift file that could not be read as Swift; the rest of the file still was.
public struct SwiftIssue: Sendable, Hashable {
  /// What is wrong.
  public var kind: Kind
  /// The offset of the byte where it was noticed; of something unterminated, where it starts.
  public var offset: Int

  /// Makes an issue.
  public init(_ kind: Kind, at offset: Int) {
    self.kind = kind
    self.offset = offset
  }

  /// What can be wrong with a file.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// `/*` without its `*/`.
    case unterminatedComment
    /// A string without its closing delimiter.
    case unterminatedString
    /// `\(` without its `)`.
    case unterminatedInterpolation
    /// `#/` without its `/#`.
    case unterminatedRegex
    /// A backtick without its partner.
    case unterminatedIdentifier
    /// `#if` without its `#endif`.
    case unterminatedConditional
    /// A byte or character that Swift gives no meaning.
    case invalidCharacter
    /// Bytes that are not UTF-8.
    case invalidEncoding
    /// An opening `(`, `[` or `{` without its partner.
    case unclosedBracket
    /// A closing `)`, `]` or `}` that closes nothing.
    case unopenedBracket
    /// Tokens in a place where no statement, declaration or expression can have them; they were passed over.
    case unexpectedTokens
    /// More nesting than is followed; what lies deeper was passed over.
    case nestedTooDeeply
    /// A file of 4 GiB or more, of which nothing was read.
    case fileTooLarge
  }
}
