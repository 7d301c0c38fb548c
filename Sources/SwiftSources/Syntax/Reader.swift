/// Reads the tokens of a file into a tree; whatever they are, it gets to the end.
///
/// It knows enough of Swift's grammar to tell declarations, statements and expressions apart and to find their parts. It
/// does not check that a file is right. Where something makes no sense, the tokens are passed over up to a place where a
/// statement can start, a bracket closes or a comma separates, and an issue says so.
///
/// ## Limits
/// Own operators have the precedence of those declared without a group. Macro, operator and precedence group
/// declarations are kept as stretches of tokens. `where` clauses of declarations are passed over.
///
/// Source: The Swift Programming Language (6.2), Summary of the Grammar; operator precedence: Swift 6.3.1's `Swift`
/// module interface, `precedencegroup` declarations.
struct Reader {
  typealias Draft = TreeBuilder.Draft

  /// How deep expressions, types and statements may lie in each other: what Swift's own parser allows.
  ///
  /// Each level takes some stack, of which a thread may have half a megabyte.
  static let greatestDepth = 256

  let bytes: [UInt8]
  let tokens: [Token]
  /// For every bracket token the index of its partner, or ``NodeRecord/none``.
  let partners: [UInt32]
  var builder: TreeBuilder
  var issues: [SwiftIssue]
  /// The token at hand.
  var index = 0
  /// Tokens from here on are not looked at: the end of a line for the condition of `#if`, else the end of the file.
  var limit: Int
  var depth = 0
  /// Whether a `{` belongs to an `if`, `for` or the like instead of the expression before it.
  var refusesTrailingClosure = false
  /// Whether a `{` may be a property's accessors instead of a closure.
  var expectsAccessors = false
  /// How many parts of `#if` the token at hand lies in.
  var conditionalDepth = 0
  /// How many brackets are open round the token at hand, braces left out.
  var openParentheses = 0
  /// How many blocks the parts of the last `#if` left open.
  var blocksLeftOpen = 0
  /// While positive, nothing that is wrong is noted.
  var quiet = 0
  /// Up to which token a search for `>` has failed.
  var angleFreeUntil = 0
  private var root: Draft = 0

  init(bytes: [UInt8], lexed: LexedFile) {
    self.bytes = bytes
    tokens = lexed.tokens
    issues = lexed.issues
    partners = Self.partners(of: lexed.tokens)
    limit = max(lexed.tokens.count - 1, 0)
    builder = TreeBuilder(capacity: lexed.tokens.count)
  }

  /// Reads everything.
  mutating func readFile() {
    root = builder.make(.file, first: 0)
    readItems(into: root, context: .file)
    builder.end(root, at: tokens.count - 1)
  }

  /// The nodes and what is wrong with the file.
  mutating func finish() -> ([NodeRecord], [SwiftIssue]) {
    if let cut = builder.cutToken { report(.nestedTooDeeply, at: cut) }
    return (builder.records(root: root), issues)
  }

  // MARK: Tokens

  /// The token at hand; at the limit the end of the file.
  @inline(__always)
  var token: Token { index < limit ? tokens[index] : tokens[tokens.count - 1] }

  /// What the token at hand is.
  @inline(__always)
  var kind: TokenKind { index < limit ? tokens[index].kind : .endOfFile }

  /// The word that the token at hand spells, if it is no quoted or compound thing.
  @inline(__always)
  var word: Word { index < limit ? tokens[index].word : .none }

  /// A token further on; at the limit the end of the file.
  @inline(__always)
  func ahead(_ count: Int) -> Token { index + count < limit ? tokens[index + count] : tokens[tokens.count - 1] }

  /// Goes to the next token.
  @inline(__always)
  mutating func advance() { if index < limit { index += 1 } }

  /// Passes over the token at hand if it is of a kind.
  @inline(__always)
  mutating func take(_ kind: TokenKind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  /// Whether the token at hand is a name or a word that may stand for one where only names can follow.
  var isAtName: Bool { kind == .identifier || kind == .keyword }

  /// The index behind a bracket's partner, if it has one.
  func behindPartner(of place: Int) -> Int? {
    guard place < limit, partners[place] != NodeRecord.none else { return nil }
    return Int(partners[place]) + 1
  }

  // MARK: What is wrong

  /// Notes what is wrong at a token.
  mutating func report(_ kind: SwiftIssue.Kind, at token: Int) {
    guard quiet == 0, issues.count < 2 * SyntaxTree.mostIssues else { return }
    issues.append(SwiftIssue(kind, at: tokens[token].range.lowerBound))
  }

  /// Runs a reading one level deeper, or passes over what lies too deep.
  mutating func deeper(_ read: (inout Reader) -> Draft?) -> Draft? {
    guard depth < Self.greatestDepth else { return passOver(.nestedTooDeeply) }
    depth += 1
    defer { depth -= 1 }
    return read(&self)
  }

  /// Makes an unread node of what goes on to a comma, a closing bracket, a semicolon or the start of a line.
  mutating func passOver(_ issue: SwiftIssue.Kind) -> Draft? {
    guard kind != .endOfFile else { return nil }
    report(issue, at: index)
    let node = builder.make(.unread, first: index)
    let start = index
    passing: while kind != .endOfFile {
      if index > start, token.startsLine { break }
      switch kind {
      case .comma, .semicolon, .rightParenthesis, .rightBracket, .rightBrace, .interpolationEnd, .conditionalDirective:
        break passing
      case .leftParenthesis, .leftBracket, .leftBrace, .interpolationStart:
        index = min(behindPartner(of: index) ?? limit, limit)
      default: advance()
      }
    }
    if index == start { advance() }
    builder.end(node, at: index)
    return node
  }

  private static func partners(of tokens: [Token]) -> [UInt32] {
    var partners = [UInt32](repeating: NodeRecord.none, count: tokens.count)
    var open: [Int] = []
    for (place, token) in tokens.enumerated() {
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace, .interpolationStart: open.append(place)
      case .rightParenthesis, .rightBracket, .rightBrace, .interpolationEnd:
        // What closes nothing is left alone; what it leaves open inside has no partner.
        guard let partner = opening(of: token.kind, in: open, tokens) else { continue }
        partners[open[partner]] = UInt32(truncatingIfNeeded: place)
        partners[place] = UInt32(truncatingIfNeeded: open[partner])
        open.removeLast(open.count - partner)
      default: break
      }
    }
    return partners
  }

  /// Where among the open brackets the partner of a closing one is: a brace reaches over unclosed parentheses, not the
  /// other way round.
  private static func opening(of closing: TokenKind, in open: [Int], _ tokens: [Token]) -> Int? {
    let wanted: TokenKind =
      switch closing {
      case .rightParenthesis: .leftParenthesis
      case .rightBracket: .leftBracket
      case .rightBrace: .leftBrace
      default: .interpolationStart
      }
    var place = open.count - 1
    while place >= 0 {
      let kind = tokens[open[place]].kind
      if kind == wanted { return place }
      if kind == .leftBrace && wanted != .interpolationStart || kind == .interpolationStart { return nil }
      // Looking for far partners again and again would take quadratic time on hostile files.
      if open.count - place > 64 { return nil }
      place -= 1
    }
    return nil
  }
}
