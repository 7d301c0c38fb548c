/// What a ``Token`` is.
///
/// Keywords and contextual words are told apart by ``Token/word``: the lexer cannot know where `get` or `lazy` mean
/// something, the reader can.
public enum TokenKind: UInt8, Sendable, Hashable {
  /// The end of the file; always the last token, of length zero.
  case endOfFile
  /// A name, with its backticks if it has them; `$0` and `$name` too.
  case identifier
  /// A word that Swift reserves, such as `class` or `return`.
  case keyword
  /// A whole number in any base.
  case integerLiteral
  /// A number with a fraction or an exponent.
  case floatLiteral
  /// The quotation mark or three of them that open a string, with the `#`s before them.
  case stringStart
  /// The characters of a string as written, from one delimiter or interpolation to the next; left out where empty.
  case stringSegment
  /// `\(` or `\#(`: an expression inside a string follows.
  case interpolationStart
  /// The `)` that ends an interpolation.
  case interpolationEnd
  /// The quotation mark or three of them that close a string, with the `#`s after them.
  case stringEnd
  /// A whole regular expression with its delimiters.
  case regexLiteral
  /// `(`
  case leftParenthesis
  /// `)`
  case rightParenthesis
  /// `{`
  case leftBrace
  /// `}`
  case rightBrace
  /// `[`
  case leftBracket
  /// `]`
  case rightBracket
  /// `,`
  case comma
  /// `:`
  case colon
  /// `;`
  case semicolon
  /// `.`
  case period
  /// `@`
  case at
  /// `#if`, `#elseif`, `#else` or `#endif`; ``Token/word`` tells which.
  case conditionalDirective
  /// `#` with the name of a macro or directive: `#selector`, `#available`, `#Preview`.
  case pound
  /// `\` outside a string: a key path follows.
  case backslash
  /// `` ` `` that opens no name.
  case backtick
  /// `->`
  case arrow
  /// `=`
  case equal
  /// `?` right after what it belongs to.
  case postfixQuestion
  /// `?` with space before it, as in `a ? b : c`.
  case infixQuestion
  /// `!` right after what it belongs to.
  case exclamation
  /// An operator before its operand; of a run that starts with `>` each character is a token, see ``Token/isJoined``.
  case prefixOperator
  /// An operator after its operand.
  case postfixOperator
  /// An operator between operands.
  case binaryOperator
  /// Bytes that start nothing: a stray control character, invalid UTF-8, an unknown character.
  case unknown
}
