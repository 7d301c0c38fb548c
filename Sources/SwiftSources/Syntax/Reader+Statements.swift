extension Reader {
  /// Reads a statement, or returns nil where none starts; `if` and `switch` are expressions here.
  mutating func readStatement() -> Draft? {
    if kind == .identifier { return readWordStatement() }
    guard kind == .keyword else { return nil }
    switch word {
    case .guard: return readGuard()
    case .for: return readFor()
    case .while: return readWhile()
    case .repeat where ahead(1).kind == .leftBrace: return readRepeat()
    case .defer:
      let node = builder.make(.deferStatement, first: index)
      advance()
      return finish(node, body: readBlock())
    case .do: return readDo()
    case .return: return readReturn(.returnStatement)
    case .throw: return readReturn(.throwStatement)
    case .break, .continue, .fallthrough:
      let node = builder.make(.jumpStatement, first: index, name: index)
      advance()
      // A label on the same line.
      if kind == .identifier, !token.startsLine { advance() }
      builder.end(node, at: index)
      return node
    default: return nil
    }
  }

  /// A label before a loop, `yield`, `discard`.
  private mutating func readWordStatement() -> Draft? {
    let next = ahead(1)
    if next.kind == .colon, ahead(2).kind == .keyword {
      switch ahead(2).word {
      case .for, .while, .repeat, .do, .if, .switch:
        advance()
        advance()
        return readStatement() ?? readExpression()
      default: return nil
      }
    }
    guard word == .yield || word == .discard, !next.startsLine, startsOperand(next) else { return nil }
    guard next.kind == .identifier || next.kind == .prefixOperator || next.kind == .keyword else { return nil }
    let node = builder.make(.jumpStatement, first: index, name: index)
    advance()
    if let value = readExpression() { builder.add(value, to: node, as: .value) }
    builder.end(node, at: index)
    return node
  }

  private mutating func finish(_ node: Draft, body: Draft?) -> Draft {
    if let body { builder.add(body, to: node, as: .body) }
    builder.end(node, at: index)
    return node
  }

  private mutating func readReturn(_ kind: SyntaxKind) -> Draft {
    let node = builder.make(kind, first: index)
    advance()
    if startsOperand(token), !(token.startsLine && startsStatementLine) {
      if let value = readExpression() { builder.add(value, to: node, as: .value) }
    }
    builder.end(node, at: index)
    return node
  }

  /// Whether the token at hand, at the start of a line, is more likely a statement than a value.
  private var startsStatementLine: Bool {
    if kind == .at || isAtDeclaration(.block) { return true }
    return kind == .keyword && (word == .if || word == .switch)
  }

  private mutating func readGuard() -> Draft {
    let node = builder.make(.guardStatement, first: index)
    advance()
    readConditions(into: node)
    if word == .else { advance() } else { report(.unexpectedTokens, at: index) }
    if let block = readBlock() { builder.add(block, to: node, as: .otherwise) }
    builder.end(node, at: index)
    return node
  }

  private mutating func readWhile() -> Draft {
    let node = builder.make(.whileStatement, first: index)
    advance()
    readConditions(into: node)
    return finish(node, body: readBlock())
  }

  private mutating func readRepeat() -> Draft {
    let node = builder.make(.repeatStatement, first: index)
    advance()
    if let body = readBlock() { builder.add(body, to: node, as: .body) }
    if word == .while {
      advance()
      if let condition = readExpression() { builder.add(condition, to: node, as: .condition) }
    }
    builder.end(node, at: index)
    return node
  }

  private mutating func readFor() -> Draft {
    let node = builder.make(.forStatement, first: index)
    advance()
    while word == .try || word == .await || word == .unsafe { advance() }
    if word == .case {
      advance()
      if let pattern = readHeaderExpression() { builder.add(pattern, to: node, as: .pattern) }
    } else if let pattern = readPattern() {
      builder.add(pattern, to: node, as: .pattern)
      if take(.colon), let type = readType() { builder.add(type, to: node, as: .type) }
    }
    if word == .in { advance() } else { report(.unexpectedTokens, at: index) }
    if let value = readHeaderExpression() { builder.add(value, to: node, as: .value) }
    if word == .where {
      advance()
      if let filter = readHeaderExpression() { builder.add(filter, to: node, as: .filter) }
    }
    return finish(node, body: readBlock())
  }

  private mutating func readDo() -> Draft {
    let node = builder.make(.doStatement, first: index)
    advance()
    readEffects()
    if let body = readBlock() { builder.add(body, to: node, as: .body) }
    while word == .catch {
      let clause = builder.make(.catchClause, first: index)
      advance()
      if kind != .leftBrace { readPatterns(into: clause, isHeader: true) }
      if let body = readBlock() { builder.add(body, to: clause, as: .body) }
      builder.end(clause, at: index)
      builder.add(clause, to: node, as: .branch)
    }
    builder.end(node, at: index)
    return node
  }

  /// Reads an expression before a `{` that is not its closure.
  mutating func readHeaderExpression() -> Draft? {
    let outer = (refusesTrailingClosure, expectsAccessors)
    (refusesTrailingClosure, expectsAccessors) = (true, false)
    defer { (refusesTrailingClosure, expectsAccessors) = outer }
    return readExpression()
  }
}
