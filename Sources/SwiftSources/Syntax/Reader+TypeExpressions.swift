extension Reader {
  /// Reads a type, or returns nil where none starts.
  mutating func readType() -> Draft? {
    deeper { reader in
      guard let first = reader.readUnaryType() else { return nil }
      guard reader.isAtComposition else { return first }
      let node = reader.builder.make(.compositionType, first: reader.builder.first(of: first))
      reader.builder.add(first, to: node, as: .type)
      while reader.isAtComposition {
        reader.advance()
        guard let next = reader.readUnaryType() else { break }
        reader.builder.add(next, to: node, as: .type)
      }
      reader.builder.end(node, at: reader.index)
      return node
    }
  }

  private var isAtComposition: Bool {
    (kind == .binaryOperator || kind == .prefixOperator) && token.length == 1
      && bytes[token.range.lowerBound] == UInt8(ascii: "&")
  }

  private mutating func readUnaryType() -> Draft? {
    switch kind {
    case .at: return readAttributedType()
    case .prefixOperator where token.length == 1 && bytes[token.range.lowerBound] == UInt8(ascii: "~"):
      return readModifiedType(named: nil)
    case .keyword where word == .inout || word == .repeat: return readModifiedType(named: index)
    case .identifier where isTypeModifier:
      return readModifiedType(named: index)
    default: break
    }
    guard var node = readPrimaryType() else { return nil }
    while true {
      switch kind {
      case .postfixQuestion where !token.followsSpace: node = wrapType(node, in: .optionalType)
      case .exclamation where !token.followsSpace: node = wrapType(node, in: .implicitlyUnwrappedType)
      case .period where isMemberType: node = readMemberType(of: node)
      default: return node
      }
    }
  }

  /// Whether the word at hand goes before a type: one of the known, or one with an underscore such as `__owned`.
  private var isTypeModifier: Bool {
    switch word {
    case .some, .any, .borrowing, .consuming, .isolated, .each, .nonisolated, .sending: break
    default: guard token.length > 1, bytes[token.range.lowerBound] == UInt8(ascii: "_") else { return false }
    }
    let next = ahead(1)
    switch next.kind {
    case .identifier, .leftBracket, .at, .prefixOperator: return !next.startsLine
    case .leftParenthesis: return next.followsSpace || word == .nonisolated
    case .keyword: return next.word == .anyType || next.word == .selfType
    default: return false
    }
  }

  private var isMemberType: Bool {
    let next = ahead(1)
    return (next.kind == .identifier || next.word == .selfType) && !next.followsSpace
  }

  private mutating func readModifiedType(named name: Int?) -> Draft {
    let node = builder.make(.modifiedType, first: index, name: name)
    advance()
    // `nonisolated(nonsending)`
    if kind == .leftParenthesis, !token.followsSpace, name != nil, ahead(2).kind == .rightParenthesis,
      tokens[index - 1].word == .nonisolated
    {
      index = min(behindPartner(of: index) ?? index, limit)
    }
    if let type = deeper({ $0.readUnaryType() }) { builder.add(type, to: node, as: .type) }
    builder.end(node, at: index)
    return node
  }

  private mutating func readAttributedType() -> Draft {
    let node = builder.make(.modifiedType, first: index)
    while kind == .at { builder.add(readAttribute(), to: node, as: .attribute) }
    if let type = deeper({ $0.readUnaryType() }) { builder.add(type, to: node, as: .type) }
    builder.end(node, at: index)
    return node
  }

  private mutating func wrapType(_ type: Draft, in kind: SyntaxKind) -> Draft {
    let node = builder.make(kind, first: builder.first(of: type))
    builder.add(type, to: node, as: .type)
    advance()
    builder.end(node, at: index)
    return node
  }

  private mutating func readMemberType(of base: Draft) -> Draft {
    let node = builder.make(.namedType, first: builder.first(of: base))
    builder.add(base, to: node, as: .base)
    advance()
    builder.name(node, index)
    advance()
    if isAngle(index) { readGenericArguments(into: node) }
    builder.end(node, at: index)
    return node
  }

  private mutating func readPrimaryType() -> Draft? {
    switch kind {
    case .identifier: return readNamedType()
    case .keyword where word == .selfType || word == .anyType || word == .self: return readNamedType()
    case .integerLiteral: return leaf(.integerLiteral)
    case .leftBracket: return readBracketType()
    case .leftParenthesis: return readParenthesizedType()
    default: return nil
    }
  }

  private mutating func readNamedType() -> Draft {
    let node = builder.make(.namedType, first: index, name: index)
    advance()
    if isAngle(index), !token.startsLine { readGenericArguments(into: node) }
    builder.end(node, at: index)
    return node
  }

  /// Reads `<A, B>`; the `<` is at hand.
  mutating func readGenericArguments(into node: Draft) {
    let opening = index
    advance()
    while kind != .endOfFile, !isClosingAngle {
      let start = index
      if let type = readType() { builder.add(type, to: node, as: .type) }
      if take(.comma) { continue }
      if !isClosingAngle || index == start { break }
    }
    if isClosingAngle { advance() } else { report(.unclosedBracket, at: opening) }
  }

  private mutating func readBracketType() -> Draft {
    let node = builder.make(.arrayType, first: index)
    let opening = index
    advance()
    let first = readType()
    if take(.colon) {
      builder.turn(node, into: .dictionaryType)
      if let first { builder.add(first, to: node, as: .key) }
      if let value = readType() { builder.add(value, to: node, as: .value) }
    } else if let first {
      builder.add(first, to: node, as: .type)
      // `[3 of Int]`
      if kind == .identifier {
        advance()
        builder.turn(node, into: .modifiedType)
        if let type = readType() { builder.add(type, to: node, as: .type) }
      }
    }
    if !take(.rightBracket) { report(.unclosedBracket, at: opening) }
    builder.end(node, at: index)
    return node
  }

  private mutating func readParenthesizedType() -> Draft {
    let node = builder.make(.tupleType, first: index)
    readParameters(into: node, .types)
    let isEffect = word == .async || word == .throws || word == .rethrows || word == .reasync
    if kind == .arrow || isEffect && isArrowAhead {
      readEffects()
      builder.turn(node, into: .functionType)
      if take(.arrow), let type = readType() { builder.add(type, to: node, as: .type) }
    }
    builder.end(node, at: index)
    return node
  }

  private var isArrowAhead: Bool {
    var place = index
    for _ in 0..<4 {
      guard place < limit else { return false }
      if tokens[place].kind == .arrow { return true }
      place = tokens[place].kind == .leftParenthesis ? behindPartner(of: place) ?? limit : place + 1
    }
    return false
  }
}
