extension Reader {
  /// Reads `let` or `var` with its bindings.
  mutating func readVariables(_ node: Draft) {
    advance()
    repeat {
      let start = index
      let binding = builder.make(.binding, first: index)
      if let pattern = readPattern() {
        builder.add(pattern, to: binding, as: .pattern)
        if builder.kind(of: pattern) == .identifier { builder.name(binding, start) }
      } else {
        report(.unexpectedTokens, at: index)
      }
      if take(.colon), let type = readType() { builder.add(type, to: binding, as: .type) }
      if take(.equal) {
        let outer = expectsAccessors
        expectsAccessors = true
        if let value = readExpression() { builder.add(value, to: binding, as: .value) }
        expectsAccessors = outer
      }
      if kind == .leftBrace { readAccessors(into: binding) }
      builder.end(binding, at: index)
      builder.add(binding, to: node, as: .binding)
    } while take(.comma)
  }

  /// Reads a pattern of a binding: a name, `_`, or a tuple of patterns.
  mutating func readPattern() -> Draft? {
    deeper { reader in
      if reader.kind == .leftParenthesis { return reader.readTuplePattern() }
      guard reader.isAtName else { return nil }
      if reader.word == .let || reader.word == .var {
        let node = reader.builder.make(.bindingPattern, first: reader.index)
        reader.advance()
        if let inner = reader.readPattern() { reader.builder.add(inner, to: node, as: .pattern) }
        reader.builder.end(node, at: reader.index)
        return node
      }
      // `guard let self`
      guard reader.kind == .identifier || reader.word == .self else { return nil }
      return reader.leaf(.identifier, isNamed: true)
    }
  }

  private mutating func readTuplePattern() -> Draft {
    let node = builder.make(.tuple, first: index)
    let opening = index
    advance()
    while kind != .endOfFile, kind != .rightParenthesis {
      let argument = builder.make(.argument, first: index)
      if isAtName, ahead(1).kind == .colon {
        builder.name(argument, index)
        advance()
        advance()
      }
      if let pattern = readPattern() { builder.add(pattern, to: argument, as: .value) }
      builder.end(argument, at: index)
      builder.add(argument, to: node, as: .argument)
      if !take(.comma) { break }
    }
    if !take(.rightParenthesis) { report(.unclosedBracket, at: opening) }
    builder.end(node, at: index)
    return node
  }

  /// Makes a node of the token at hand and passes over it.
  mutating func leaf(_ kind: SyntaxKind, isNamed: Bool = false) -> Draft {
    let node = builder.make(kind, first: index, name: isNamed ? index : nil)
    advance()
    builder.end(node, at: index)
    return node
  }
}
