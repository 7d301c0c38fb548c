extension Reader {
  /// Reads an operand with the words and operators before it and all that hangs on it.
  mutating func readOperand() -> Draft? {
    switch kind {
    case .prefixOperator: return readPrefixed()
    case .binaryOperator, .postfixOperator, .infixQuestion, .equal: return readBareOperator()
    case .at:
      // An attribute before a closure or a function type.
      while kind == .at { _ = readAttribute() }
      return deeper { $0.readOperand() }
    case .keyword:
      switch word {
      case .try: return readTry()
      case .if: return readIf()
      case .switch: return readSwitch()
      case .do: return readStatement()
      case .let, .var: return readBindingPattern()
      case .is: return readTypePattern()
      case .repeat: return readWordOperation(.wordOperation)
      case .inout: return readWordOperation(.wordOperation)
      default: break
      }
    case .identifier:
      if word == .await, startsOperandOnLine { return readWordOperation(.awaitExpression) }
      if isOperationWord(word),
        ahead(1).kind == .identifier || ahead(1).word == .self || ahead(1).word == .selfType
          || ahead(1).word == .anyType, !ahead(1).startsLine
      {
        return readWordOperation(.wordOperation)
      }
    default: break
    }
    guard let primary = readPrimary() else { return nil }
    return readPostfix(primary)
  }

  private var startsOperandOnLine: Bool { startsOperand(ahead(1)) && ahead(1).kind != .period }

  private func isOperationWord(_ word: Word) -> Bool {
    switch word {
    case .consume, .copy, .borrow, .each, .unsafe, .some, .any: true
    default: false
    }
  }

  private mutating func readPrefixed() -> Draft? {
    let node = builder.make(.prefixOperation, first: index, name: index)
    advanceOverOperator()
    if let value = deeper({ $0.readOperand() }) { builder.add(value, to: node, as: .value) }
    builder.end(node, at: index)
    return node
  }

  /// An operator given as a value, `reduce(0, +)`; before anything else it is out of place and passed over.
  private mutating func readBareOperator() -> Draft? {
    let start = index
    guard kind != .equal else { return nil }
    let node = builder.make(.prefixOperation, first: index, name: index)
    advanceOverOperator()
    switch kind {
    case .comma, .rightParenthesis, .rightBracket, .rightBrace, .endOfFile: break
    default:
      if tokens[start].kind != .postfixOperator || startsOperand(token) {
        report(.unexpectedTokens, at: start)
        if !token.startsLine, let value = deeper({ $0.readOperand() }) { builder.add(value, to: node, as: .value) }
      }
    }
    builder.end(node, at: index)
    return node
  }

  /// `try` takes all operators to its right with it.
  private mutating func readTry() -> Draft? {
    let node = builder.make(.tryExpression, first: index, name: index)
    advance()
    if kind == .postfixQuestion || kind == .exclamation, !token.followsSpace { advance() }
    return finish(node, value: readExpression())
  }

  private mutating func readWordOperation(_ kind: SyntaxKind) -> Draft? {
    let node = builder.make(kind, first: index, name: index)
    advance()
    let isAwait = kind == .awaitExpression
    return finish(node, value: isAwait ? readExpression() : deeper { $0.readOperand() })
  }

  private mutating func finish(_ node: Draft, value: Draft?) -> Draft {
    if let value { builder.add(value, to: node, as: .value) } else { report(.unexpectedTokens, at: index) }
    builder.end(node, at: index)
    return node
  }

  private mutating func readBindingPattern() -> Draft? {
    let node = builder.make(.bindingPattern, first: index)
    advance()
    if let pattern = deeper({ $0.readOperand() }) {
      builder.add(pattern, to: node, as: .pattern)
    } else {
      report(.unexpectedTokens, at: index)
    }
    builder.end(node, at: index)
    return node
  }

  private mutating func readTypePattern() -> Draft? {
    let node = builder.make(.typeCheck, first: index, name: index)
    advance()
    if let type = readType() { builder.add(type, to: node, as: .type) }
    builder.end(node, at: index)
    return node
  }

  /// Reads a name, literal, parenthesis, closure or implicit member.
  mutating func readPrimary() -> Draft? {
    switch kind {
    case .identifier: return leaf(.identifier, isNamed: true)
    case .keyword:
      switch word {
      case .self, .selfType, .super, .anyType, .`init`: return leaf(.identifier, isNamed: true)
      case .true, .false: return leaf(.booleanLiteral)
      case .nil: return leaf(.nilLiteral)
      default: return nil
      }
    case .integerLiteral: return leaf(.integerLiteral)
    case .floatLiteral: return leaf(.floatLiteral)
    case .regexLiteral: return leaf(.regexLiteral)
    case .stringStart: return readString()
    case .leftParenthesis: return readTuple()
    case .leftBracket: return readCollection()
    case .leftBrace: return readClosure()
    case .period: return readImplicitMember()
    case .backslash: return deeper { $0.readKeyPath() }
    case .pound: return readMacro()
    default: return nil
    }
  }

  private mutating func readImplicitMember() -> Draft {
    let node = builder.make(.memberAccess, first: index)
    advance()
    if isAtName || kind == .integerLiteral {
      builder.name(node, index)
      advance()
    } else if kind != .leftBracket, kind != .postfixQuestion, kind != .exclamation {
      report(.unexpectedTokens, at: index)
    }
    builder.end(node, at: index)
    return node
  }

  private mutating func readKeyPath() -> Draft? {
    let node = builder.make(.keyPath, first: index)
    advance()
    let outer = refusesTrailingClosure
    refusesTrailingClosure = true
    if let primary = readPrimary(), let value = readPostfix(primary) { builder.add(value, to: node, as: .value) }
    refusesTrailingClosure = outer
    builder.end(node, at: index)
    return node
  }

  private mutating func readMacro() -> Draft {
    let node = builder.make(.macroExpansion, first: index, name: index)
    advance()
    if isAngle(index), !token.followsSpace { readGenericArguments(into: node) }
    if kind == .leftParenthesis, !token.startsLine { readArguments(into: node, closing: .rightParenthesis) }
    readTrailingClosures(into: node)
    builder.end(node, at: index)
    return node
  }
}
