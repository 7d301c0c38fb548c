extension Reader {
  /// Reads `if … { … } else …`.
  mutating func readIf() -> Draft {
    let node = builder.make(.ifExpression, first: index)
    advance()
    readConditions(into: node)
    if let block = readBlock() { builder.add(block, to: node, as: .then) }
    if word == .else, kind == .keyword {
      advance()
      if word == .if {
        if let next = deeper({ $0.readIf() }) { builder.add(next, to: node, as: .otherwise) }
      } else if let block = readBlock() {
        builder.add(block, to: node, as: .otherwise)
      }
    }
    builder.end(node, at: index)
    return node
  }

  /// Reads the conditions of `if`, `guard` or `while`, up to the `{` or `else`.
  mutating func readConditions(into node: Draft) {
    if kind == .leftBrace || word == .else { report(.unexpectedTokens, at: index) }
    repeat {
      guard kind != .leftBrace, word != .else, let condition = readCondition() else { return }
      builder.add(condition, to: node, as: .condition)
    } while take(.comma)
  }

  private mutating func readCondition() -> Draft? {
    switch word {
    case .let, .var: return readBindingCondition()
    case .case where kind == .keyword: return readBindingCondition()
    case .available where kind == .pound, .unavailable where kind == .pound:
      let node = builder.make(.availabilityCondition, first: index, name: index)
      advance()
      if kind == .leftParenthesis { readLooseArguments(into: node) }
      builder.end(node, at: index)
      return node
    default: return readHeaderExpression()
    }
  }

  private mutating func readBindingCondition() -> Draft {
    let node = builder.make(.bindingCondition, first: index)
    let isCase = word == .case
    advance()
    if let pattern = isCase ? readCasePattern(isHeader: true) : readPattern() {
      builder.add(pattern, to: node, as: .pattern)
      if !isCase, builder.kind(of: pattern) == .identifier { builder.name(node, builder.first(of: pattern)) }
    } else {
      report(.unexpectedTokens, at: index)
    }
    if take(.colon), let type = readType() { builder.add(type, to: node, as: .type) }
    if take(.equal), let value = readHeaderExpression() { builder.add(value, to: node, as: .value) }
    builder.end(node, at: index)
    return node
  }

  /// Reads a pattern after `case` or `catch`: an expression in which `let`, `var` and `is` may stand, up to a `=`.
  private mutating func readCasePattern(isHeader: Bool) -> Draft? {
    let outer = (refusesTrailingClosure, expectsAccessors)
    (refusesTrailingClosure, expectsAccessors) = (isHeader, false)
    defer { (refusesTrailingClosure, expectsAccessors) = outer }
    return readExpression(above: .assignment)
  }

  /// Reads patterns with commas between them, each with its `where`.
  mutating func readPatterns(into node: Draft, isHeader: Bool) {
    repeat {
      guard let pattern = readCasePattern(isHeader: isHeader) else { return }
      builder.add(pattern, to: node, as: .pattern)
      if word == .where {
        advance()
        if let filter = readCasePattern(isHeader: isHeader) { builder.add(filter, to: node, as: .filter) }
      }
    } while take(.comma)
  }

  /// Reads `switch … { … }`.
  mutating func readSwitch() -> Draft {
    let node = builder.make(.switchExpression, first: index)
    advance()
    if let subject = readHeaderExpression() { builder.add(subject, to: node, as: .value) }
    guard kind == .leftBrace else {
      report(.unexpectedTokens, at: index)
      builder.end(node, at: index)
      return node
    }
    let opening = index
    advance()
    let outer = (refusesTrailingClosure, expectsAccessors, openParentheses, blocksLeftOpen)
    (refusesTrailingClosure, expectsAccessors, openParentheses, blocksLeftOpen) = (false, false, 0, 0)
    readCases(into: node, role: .branch)
    (refusesTrailingClosure, expectsAccessors, openParentheses, blocksLeftOpen) = outer
    if !take(.rightBrace) { report(.unclosedBracket, at: opening) }
    builder.end(node, at: index)
    return node
  }

  /// Reads the cases of a `switch` up to its `}` or a directive that ends a part of `#if`.
  mutating func readCases(into node: Draft, role: SyntaxRole) {
    while kind != .endOfFile, kind != .rightBrace {
      if kind == .conditionalDirective {
        if word != .if { return }
        if let cases = deeper({ $0.readConditionalCases() }) { builder.add(cases, to: node, as: role) }
        continue
      }
      let start = index
      guard word == .case || word == .default || kind == .at else {
        // Statements before the first case.
        if let unread = passOver(.unexpectedTokens) { builder.add(unread, to: node, as: role) }
        if index == start { advance() }
        continue
      }
      builder.add(readCase(), to: node, as: role)
    }
  }

  private mutating func readCase() -> Draft {
    let node = builder.make(.switchCase, first: index)
    if kind == .at { builder.add(readAttribute(), to: node, as: .attribute) }
    if word == .case {
      advance()
      readPatterns(into: node, isHeader: false)
    } else if word == .default {
      advance()
    }
    if !take(.colon) { report(.unexpectedTokens, at: index) }
    readItems(into: node, context: .switchCase)
    builder.end(node, at: index)
    return node
  }
}
