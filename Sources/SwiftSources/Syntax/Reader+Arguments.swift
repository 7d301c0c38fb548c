extension Reader {
  /// Reads arguments in brackets; the opening one is at hand.
  mutating func readArguments(into node: Draft, closing: TokenKind) {
    let opening = index
    advance()
    openParentheses += 1
    let outer = (refusesTrailingClosure, expectsAccessors)
    (refusesTrailingClosure, expectsAccessors) = (false, false)
    while kind != .endOfFile, kind != closing {
      if kind == .conditionalDirective {
        passDirectiveLine()
        continue
      }
      let start = index
      readArgument(into: node)
      if take(.comma) || kind == .conditionalDirective { continue }
      if kind == closing || !recoversInList(from: start, closing: closing) { break }
    }
    (refusesTrailingClosure, expectsAccessors) = outer
    openParentheses -= 1
    // An interpolation that is not closed was noticed by the lexer.
    if !take(closing), closing != .interpolationEnd { report(.unclosedBracket, at: opening) }
  }

  private mutating func readArgument(into node: Draft) {
    let argument = builder.make(.argument, first: index)
    if isAtName, ahead(1).kind == .colon {
      builder.name(argument, index)
      advance()
      advance()
    }
    if kind != .rightParenthesis, kind != .comma, let value = readExpression() {
      builder.add(value, to: argument, as: .value)
    }
    builder.end(argument, at: index)
    builder.add(argument, to: node, as: .argument)
  }

  /// Goes on after an entry that neither a comma nor the closing bracket follows.
  ///
  /// Returns whether the list goes on: a comma was found and passed over. Stops where a statement seems to start, so that
  /// a bracket that is never closed does not take the rest of the file with it.
  mutating func recoversInList(from start: Int, closing: TokenKind) -> Bool {
    if kind == .endOfFile || token.startsLine && startsItem { return false }
    let isFirst = index == start
    report(.unexpectedTokens, at: index)
    while kind != .endOfFile {
      switch kind {
      case closing: return false
      case .comma:
        advance()
        return true
      case .rightBrace, .rightParenthesis, .rightBracket, .interpolationEnd, .conditionalDirective: return false
      case .leftParenthesis, .leftBracket, .leftBrace, .interpolationStart:
        index = min(behindPartner(of: index) ?? index + 1, limit)
      default: advance()
      }
      if token.startsLine, !isFirst || startsItem { return false }
    }
    return false
  }

  /// Whether a declaration or statement rather than an expression starts here.
  private var startsItem: Bool {
    guard kind == .keyword else { return kind == .at || isAtDeclaration(.block) }
    switch word {
    case .self, .selfType, .super, .anyType, .true, .false, .nil, .try, .as, .is, .where, .in: return false
    default: return true
    }
  }

  /// Reads `( … )`: a tuple, or one value in parentheses.
  mutating func readTuple() -> Draft {
    let node = builder.make(.tuple, first: index)
    readArguments(into: node, closing: .rightParenthesis)
    builder.end(node, at: index)
    return builder.unwrapSingleArgument(of: node)
  }

  /// Reads `[ … ]`: an array or a dictionary.
  mutating func readCollection() -> Draft {
    let node = builder.make(.arrayLiteral, first: index)
    let opening = index
    advance()
    openParentheses += 1
    let outer = (refusesTrailingClosure, expectsAccessors)
    (refusesTrailingClosure, expectsAccessors) = (false, false)
    if kind == .colon {
      builder.turn(node, into: .dictionaryLiteral)
      advance()
    }
    while kind != .endOfFile, kind != .rightBracket {
      if kind == .conditionalDirective {
        passDirectiveLine()
        continue
      }
      let start = index
      readElement(into: node)
      if take(.comma) || kind == .conditionalDirective { continue }
      if kind == .rightBracket || !recoversInList(from: start, closing: .rightBracket) { break }
    }
    (refusesTrailingClosure, expectsAccessors) = outer
    openParentheses -= 1
    if !take(.rightBracket) { report(.unclosedBracket, at: opening) }
    builder.end(node, at: index)
    return node
  }

  private mutating func readElement(into node: Draft) {
    let start = index
    guard let element = readExpression() else { return }
    guard take(.colon) else {
      // `[3 of Int]`
      if kind == .identifier, ahead(1).kind == .identifier || ahead(1).kind == .leftBracket {
        advance()
        _ = readExpression()
      }
      return builder.add(element, to: node, as: .element)
    }
    builder.turn(node, into: .dictionaryLiteral)
    let entry = builder.make(.dictionaryEntry, first: start)
    builder.add(element, to: entry, as: .key)
    let startsDeclaration = token.startsLine && (word == .let || word == .var)
    if !startsDeclaration, let value = readExpression() { builder.add(value, to: entry, as: .value) }
    builder.end(entry, at: index)
    builder.add(entry, to: node, as: .element)
  }
}
