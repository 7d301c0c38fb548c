/// The tokens of a file and what is wrong with them.
struct LexedFile: Sendable {
  var tokens: [Token]
  var issues: [SwiftIssue]
}

/// Cuts a Swift file into tokens, without loss and without ever stopping.
///
/// Strings are cut at their interpolations, whose expressions are tokens like any other. A closing parenthesis therefore
/// has to know whether it ends an interpolation: `open` counts the brackets of each interpolation that is open.
///
/// ## Limits
/// A `/` starts a regular expression where Swift 6 lets it. Merge conflict markers are not told from operators.
///
/// Source: The Swift Programming Language (6.2), Lexical Structure; SE-0354 (regex literals), SE-0451 (raw identifiers).
struct Lexer {
  let bytes: [UInt8]
  let classes = CharacterClass.table
  let words = WordTable.all
  var index = 0
  var tokens: [Token] = []
  var issues: [SwiftIssue] = []
  var open: [Interpolation] = []
  /// Where the line ends on which no regular expression closes; keeps a hostile line from being searched again and again.
  var regexFreeUntil = 0
  /// Likewise for placeholders.
  var placeholderFreeUntil = 0
  var pending: Token.Marks = [.startsLine, .followsSpace]

  /// An interpolation that is not closed yet, and the string to go back to.
  struct Interpolation {
    var delimiter: StringDelimiter
    /// Where the string starts.
    var stringStart: Int
    /// Where the `\(` stands.
    var start: Int
    /// The number of open `(` in it.
    var parentheses = 0
    /// The number of open `{` in it.
    var braces = 0
  }

  /// How a string is opened and closed.
  struct StringDelimiter {
    var pounds: Int
    var isMultiline: Bool
  }

  /// The tokens of a file.
  /// - Complexity: linear in the number of bytes.
  static func tokens(of bytes: [UInt8]) -> LexedFile {
    guard bytes.count < Int(UInt32.max) else {
      let end = Token(start: 0, length: 0, kind: .endOfFile, word: .none, marks: [.startsLine, .followsSpace])
      return LexedFile(tokens: [end], issues: [SwiftIssue(.fileTooLarge, at: 0)])
    }
    var lexer = Lexer(bytes: bytes)
    lexer.run()
    return LexedFile(tokens: lexer.tokens, issues: lexer.issues)
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 5 + 16)
  }

  private mutating func run() {
    skipFileStart()
    while true {
      skipTrivia()
      guard index < bytes.count else { break }
      lexToken()
    }
    for interpolation in open { report(.unterminatedInterpolation, at: interpolation.start) }
    append(.endOfFile, from: bytes.count)
  }

  // MARK: Bytes and tokens

  /// The byte a number of places ahead, or 0 beyond the end.
  @inline(__always)
  func peek(_ ahead: Int = 0) -> UInt8 {
    let place = index + ahead
    return place < bytes.count ? bytes[place] : 0
  }

  /// Adds the token that ends at `index`.
  @inline(__always)
  mutating func append(_ kind: TokenKind, from start: Int, word: Word = .none, marks: Token.Marks = []) {
    tokens.append(
      Token(
        start: UInt32(truncatingIfNeeded: start), length: UInt32(truncatingIfNeeded: index - start), kind: kind,
        word: word, marks: pending.union(marks)))
    pending = []
  }

  /// Notes what is wrong; more than a file lists are not kept.
  mutating func report(_ kind: SwiftIssue.Kind, at offset: Int) {
    if issues.count < SyntaxTree.mostIssues { issues.append(SwiftIssue(kind, at: offset)) }
  }

  private mutating func lexToken() {
    let start = index
    switch classes[Int(bytes[start])] {
    case .letter: lexWord()
    case .digit: lexNumber()
    case .operator: lexOperatorLike()
    case .mark: lexMark()
    case .beyondASCII: lexBeyondASCII()
    case .space, .lineEnd, .control:
      // White space has been passed over, so this is a control character.
      index += 1
      report(.invalidCharacter, at: start)
      pending.insert(.followsSpace)
    }
  }

  private mutating func lexMark() {
    let start = index
    let byte = bytes[start]
    switch byte {
    case UInt8(ascii: "\""): lexString(pounds: 0)
    case UInt8(ascii: "#"): lexPound()
    case UInt8(ascii: "`"): lexBacktickedName()
    case UInt8(ascii: "."):
      let isOperator = peek(1) == UInt8(ascii: ".") || classes[Int(peek(1))] == .operator
      if isOperator, tokens.last?.kind != .backslash { lexOperator() } else { single(.period) }
    case UInt8(ascii: "("):
      single(.leftParenthesis)
      if !open.isEmpty { open[open.count - 1].parentheses += 1 }
    case UInt8(ascii: ")"): lexRightParenthesis()
    case UInt8(ascii: "{"):
      single(.leftBrace)
      if !open.isEmpty { open[open.count - 1].braces += 1 }
    case UInt8(ascii: "}"):
      if let last = open.last, last.braces == 0 { abandonInterpolations() }
      single(.rightBrace)
      if !open.isEmpty { open[open.count - 1].braces -= 1 }
    case UInt8(ascii: "["): single(.leftBracket)
    case UInt8(ascii: "]"): single(.rightBracket)
    case UInt8(ascii: ","): single(.comma)
    case UInt8(ascii: ":"): single(.colon)
    case UInt8(ascii: ";"): single(.semicolon)
    case UInt8(ascii: "@"): single(.at)
    case UInt8(ascii: "\\"): single(.backslash)
    default:
      single(.unknown)
      report(.invalidCharacter, at: start)
    }
  }

  /// Adds a token of one byte.
  @inline(__always)
  mutating func single(_ kind: TokenKind) {
    index += 1
    append(kind, from: index - 1)
  }

  private mutating func lexRightParenthesis() {
    guard let last = open.last else { return single(.rightParenthesis) }
    if last.parentheses > 0 {
      open[open.count - 1].parentheses -= 1
      return single(.rightParenthesis)
    }
    single(.interpolationEnd)
    open.removeLast()
    lexStringContents(last.delimiter, from: last.stringStart)
  }

  /// Gives up on the interpolations that a `}` or a line of statements shows to be unterminated: only in strings of one
  /// line, since those of several lines are at an end at `"""` alone.
  mutating func abandonInterpolations() {
    while let last = open.last, !last.delimiter.isMultiline, last.braces == 0 {
      report(.unterminatedInterpolation, at: last.start)
      open.removeLast()
    }
  }
}
