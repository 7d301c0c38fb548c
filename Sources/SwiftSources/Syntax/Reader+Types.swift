extension Reader {
  /// Reads a class, struct, enum, actor, protocol or extension from its word on.
  mutating func readTypeDeclaration(_ node: Draft, _ kind: SyntaxKind) {
    advance()
    if kind == .extensionDeclaration {
      if let type = readType() {
        builder.add(type, to: node, as: .type)
        if let name = builder.name(of: type) { builder.name(node, name) }
      }
    } else if isAtName {
      builder.name(node, index)
      advance()
    } else {
      report(.unexpectedTokens, at: index)
    }
    if isAngle(index) { readGenericParameters(into: node) }
    if take(.colon) { readTypeList(into: node, as: .inheritedType) }
    passWhereClause()
    if self.kind == .leftBrace, let body = readBlock(context: kind == .enumDeclaration ? .enumBody : .block) {
      builder.add(body, to: node, as: .body)
    } else {
      report(.unexpectedTokens, at: index)
    }
  }

  /// Reads types with commas between them.
  mutating func readTypeList(into node: Draft, as role: SyntaxRole) {
    repeat {
      guard let type = readType() else { return }
      builder.add(type, to: node, as: role)
    } while take(.comma)
  }

  /// Reads `<A, B: C>`.
  mutating func readGenericParameters(into node: Draft) {
    advance()
    while kind != .endOfFile, !isClosingAngle {
      let start = index
      let parameter = builder.make(.parameter, first: index)
      while kind == .at { builder.add(readAttribute(), to: parameter, as: .attribute) }
      // `each T`, `let count: Int`
      if ahead(1).kind == .identifier, isAtName { advance() }
      if isAtName {
        builder.name(parameter, index)
        advance()
      }
      if take(.colon), let type = readType() { builder.add(type, to: parameter, as: .type) }
      builder.end(parameter, at: index)
      builder.add(parameter, to: node, as: .genericParameter)
      if !take(.comma), !isClosingAngle || index == start { break }
    }
    passWhereClause()
    if isClosingAngle { advance() } else { report(.unexpectedTokens, at: index) }
  }

  /// Passes over `where A: B, C == D`.
  mutating func passWhereClause() {
    guard word == .where, kind == .keyword else { return }
    advance()
    repeat {
      _ = readType()
      if kind == .colon || kind == .binaryOperator {
        advance()
        _ = readType()
      }
    } while take(.comma)
  }

  /// Reads `import [kind] A.B`.
  mutating func readImport(_ node: Draft) {
    advance()
    while kind != .endOfFile, !token.startsLine, kind != .semicolon, kind != .conditionalDirective, kind != .rightBrace
    {
      if kind == .identifier { builder.name(node, index) }
      advance()
    }
  }

  /// Reads `typealias A = B` or `associatedtype A: B = C where …`.
  mutating func readAlias(_ node: Draft) {
    advance()
    if isAtName {
      builder.name(node, index)
      advance()
    }
    if isAngle(index) { readGenericParameters(into: node) }
    if take(.colon) { readTypeList(into: node, as: .inheritedType) }
    if take(.equal), let type = readType() { builder.add(type, to: node, as: .type) }
    passWhereClause()
  }

  /// Reads `case a = 1, b(Int)`.
  mutating func readEnumCases(_ node: Draft) {
    advance()
    repeat {
      guard isAtName else { return report(.unexpectedTokens, at: index) }
      let element = builder.make(.enumElement, first: index, name: index)
      advance()
      if kind == .leftParenthesis, !token.startsLine { readParameters(into: element, .types) }
      if take(.equal), let value = readExpression() { builder.add(value, to: element, as: .value) }
      builder.end(element, at: index)
      builder.add(element, to: node, as: .element)
    } while take(.comma)
  }

  /// Passes over an operator, precedence group or macro declaration.
  mutating func readOther() {
    advance()
    while kind != .endOfFile, !token.startsLine, kind != .semicolon, kind != .rightBrace {
      switch kind {
      case .leftBrace, .leftParenthesis, .leftBracket: index = min(behindPartner(of: index) ?? index + 1, limit)
      default: advance()
      }
    }
  }
}
