extension Reader {
  /// Where items stand, which decides what ends them.
  enum ItemContext {
    case file
    /// In braces, or in a part of `#if`.
    case block
    /// In the braces of an enum, where `case` declares.
    case enumBody
    /// After a `case` of a `switch`.
    case switchCase
  }

  /// Reads declarations, statements and expressions up to what ends them; that token is left.
  mutating func readItems(into parent: Draft, context: ItemContext) {
    var lastEnd = -1
    while !isAtEnd(of: context) {
      let start = index
      if kind == .semicolon {
        advance()
        lastEnd = -1
        continue
      }
      if passesStrayToken(context) { continue }
      if start == lastEnd, !token.startsLine, kind != .conditionalDirective { report(.unexpectedTokens, at: start) }
      if let item = readItem(context) { builder.add(item, to: parent, as: .item) }
      if index == start, let unread = passOver(.unexpectedTokens) { builder.add(unread, to: parent, as: .item) }
      if index == start { advance() }
      lastEnd = index
    }
  }

  private func isAtEnd(of context: ItemContext) -> Bool {
    switch kind {
    case .endOfFile: true
    case .rightBrace: context != .file && blocksLeftOpen == 0
    case .rightParenthesis, .rightBracket, .interpolationEnd: openParentheses > 0
    case .conditionalDirective:
      word == .if ? context == .switchCase && isAtConditionalCases : conditionalDepth > 0
    case .keyword: context == .switchCase && (word == .case || word == .default)
    case .at: context == .switchCase && ahead(1).kind == .identifier && ahead(2).word == .default
    default: false
    }
  }

  /// Passes over a closing bracket or directive that belongs to nothing.
  private mutating func passesStrayToken(_ context: ItemContext) -> Bool {
    switch kind {
    case .rightBrace:
      if blocksLeftOpen > 0 { blocksLeftOpen -= 1 } else { report(.unopenedBracket, at: index) }
    case .rightParenthesis, .rightBracket, .interpolationEnd: report(.unopenedBracket, at: index)
    case .conditionalDirective where word != .if:
      report(.unexpectedTokens, at: index)
      advance()
      while kind != .endOfFile, !token.startsLine { advance() }
      return true
    default: return false
    }
    advance()
    return true
  }

  /// Reads one declaration, statement or expression.
  private mutating func readItem(_ context: ItemContext) -> Draft? {
    deeper { reader in
      if reader.kind == .conditionalDirective { return reader.readConditionalCompilation(context) }
      if reader.isAtDeclaration(context) { return reader.readDeclaration(context) }
      return reader.readStatement() ?? reader.readExpression()
    }
  }

  /// Reads statements in braces; nil, with an issue, where there are none.
  mutating func readBlock(context: ItemContext = .block) -> Draft? {
    guard kind == .leftBrace else {
      report(.unexpectedTokens, at: index)
      return nil
    }
    let opening = index
    let node = builder.make(.block, first: index)
    advance()
    readBraced(into: node, context: context, opening: opening)
    builder.end(node, at: index)
    return node
  }

  /// Reads items and the `}` behind them; the `{` has been passed over.
  mutating func readBraced(into node: Draft, context: ItemContext, opening: Int) {
    let outer = (refusesTrailingClosure, expectsAccessors, openParentheses, blocksLeftOpen)
    (refusesTrailingClosure, expectsAccessors, openParentheses, blocksLeftOpen) = (false, false, 0, 0)
    // Inside brackets a stray `)` may be the end of those; the partner of the brace tells.
    if partners[opening] == NodeRecord.none, outer.2 > 0 { openParentheses = outer.2 }
    readItems(into: node, context: context)
    (refusesTrailingClosure, expectsAccessors, openParentheses, blocksLeftOpen) = outer
    closeBlock(opening)
  }

  private mutating func closeBlock(_ opening: Int) {
    if take(.rightBrace) { return }
    // Each part of `#if` may open a block that is closed behind `#endif`.
    if kind == .conditionalDirective { blocksLeftOpen += 1 } else { report(.unclosedBracket, at: opening) }
  }
}
