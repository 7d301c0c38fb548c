extension Reader {
  /// Reads what hangs on an operand: members, calls, subscripts, `?`, `!`, closures.
  mutating func readPostfix(_ first: Draft?) -> Draft? {
    guard var node = first else { return nil }
    while let next = readPostfixPart(of: node) { node = next }
    return node
  }

  private mutating func readPostfixPart(of base: Draft) -> Draft? {
    switch kind {
    case .period: return readMember(of: base)
    case .postfixQuestion where !token.followsSpace: return wrap(base, in: .optionalChain)
    case .exclamation where !token.followsSpace: return wrap(base, in: .forcedValue)
    case .postfixOperator where !token.followsSpace:
      let node = builder.make(.postfixOperation, first: builder.first(of: base), name: index)
      builder.add(base, to: node, as: .value)
      advanceOverOperator()
      builder.end(node, at: index)
      return node
    case .leftParenthesis where !token.startsLine: return readCall(of: base)
    case .leftBracket where !token.startsLine: return readSubscript(of: base)
    case .leftBrace where mayTakeClosure(base):
      let node = builder.make(.call, first: builder.first(of: base))
      builder.add(base, to: node, as: .callee)
      readTrailingClosures(into: node)
      builder.end(node, at: index)
      return node
    case .binaryOperator, .prefixOperator: return isAngle(index) ? readSpecialization(of: base) : nil
    case .conditionalDirective: return isAtConditionalChain ? deeper { $0.readConditionalChain(after: base) } : nil
    default: return nil
    }
  }

  private mutating func wrap(_ base: Draft, in kind: SyntaxKind) -> Draft {
    let node = builder.make(kind, first: builder.first(of: base))
    builder.add(base, to: node, as: .base)
    advance()
    builder.end(node, at: index)
    return node
  }

  private mutating func readMember(of base: Draft) -> Draft? {
    let node = builder.make(.memberAccess, first: builder.first(of: base))
    builder.add(base, to: node, as: .base)
    advance()
    switch kind {
    case .identifier, .keyword, .integerLiteral:
      // A word at the start of a line more likely starts a statement behind an unfinished member.
      if token.startsLine, kind == .keyword, word != .`init`, word != .self {
        report(.unexpectedTokens, at: index)
        break
      }
      builder.name(node, index)
      advance()
    case .leftBracket, .postfixQuestion, .exclamation: break
    default: report(.unexpectedTokens, at: index)
    }
    builder.end(node, at: index)
    return node
  }

  private mutating func readCall(of base: Draft) -> Draft {
    let node = builder.make(.call, first: builder.first(of: base))
    builder.add(base, to: node, as: .callee)
    readArguments(into: node, closing: .rightParenthesis)
    readTrailingClosures(into: node)
    builder.end(node, at: index)
    return node
  }

  private mutating func readSubscript(of base: Draft) -> Draft {
    let node = builder.make(.subscriptAccess, first: builder.first(of: base))
    builder.add(base, to: node, as: .base)
    readArguments(into: node, closing: .rightBracket)
    builder.end(node, at: index)
    return node
  }

  // MARK: Closures behind

  private func mayTakeClosure(_ base: Draft) -> Bool {
    switch builder.kind(of: base) {
    case .identifier, .memberAccess, .call, .subscriptAccess, .specialization, .optionalChain, .forcedValue,
      .conditionalCompilation, .keyPath:
      isAtTrailingClosure
    default: false
    }
  }

  private var isAtTrailingClosure: Bool {
    kind == .leftBrace && !refusesTrailingClosure && !token.startsLine
      && !(expectsAccessors && isAccessorList(from: index + 1))
  }

  /// Reads closures after a call's parentheses: the first without, further ones with a label.
  mutating func readTrailingClosures(into node: Draft) {
    guard isAtTrailingClosure else { return }
    readTrailingClosure(into: node, label: nil)
    while isAtName, ahead(1).kind == .colon, ahead(2).kind == .leftBrace, word != .default {
      let label = index
      advance()
      advance()
      readTrailingClosure(into: node, label: label)
    }
  }

  private mutating func readTrailingClosure(into node: Draft, label: Int?) {
    let argument = builder.make(.argument, first: label ?? index, name: label)
    if let closure = deeper({ $0.readClosure() }) { builder.add(closure, to: argument, as: .value) }
    builder.end(argument, at: index)
    builder.add(argument, to: node, as: .trailingClosure)
  }

  // MARK: Generic arguments

  /// Whether a `<` alone stands at a place.
  func isAngle(_ place: Int) -> Bool {
    guard place < limit, tokens[place].length == 1 else { return false }
    return bytes[tokens[place].range.lowerBound] == UInt8(ascii: "<")
  }

  /// Whether a `>` stands here.
  var isClosingAngle: Bool {
    guard index < limit, tokens[index].length == 1 else { return false }
    return bytes[tokens[index].range.lowerBound] == UInt8(ascii: ">")
  }

  private mutating func readSpecialization(of base: Draft) -> Draft? {
    let kind = builder.kind(of: base)
    guard kind == .identifier || kind == .memberAccess, !token.followsSpace, hasGenericArguments() else { return nil }
    let node = builder.make(.specialization, first: builder.first(of: base))
    builder.add(base, to: node, as: .base)
    readGenericArguments(into: node)
    builder.end(node, at: index)
    return node
  }

  /// Whether what follows the `<` at hand reads as types up to a `>`, and what follows that cannot be an operand.
  private mutating func hasGenericArguments() -> Bool {
    guard index >= angleFreeUntil else { return false }
    var angles = 0
    var place = index
    while place < limit {
      let token = tokens[place]
      switch token.kind {
      case .identifier, .comma, .period, .colon, .arrow, .at, .postfixQuestion, .exclamation, .integerLiteral: break
      case .keyword
      where token.word == .anyType || token.word == .selfType || token.word == .throws
        || token.word == .inout || token.word == .self:
        break
      case .leftParenthesis, .leftBracket:
        guard let behind = behindPartner(of: place), behind - place < 200 else { return fails(at: place) }
        place = behind - 1
      case .prefixOperator, .postfixOperator, .binaryOperator:
        guard token.length == 1 else { return fails(at: place) }
        switch bytes[token.range.lowerBound] {
        case UInt8(ascii: "<"): angles += 1
        case UInt8(ascii: ">"):
          angles -= 1
          if angles == 0 { return endsGenericArguments(place + 1) || fails(at: index) }
        case UInt8(ascii: "&"), UInt8(ascii: "~"): break
        default: return fails(at: place)
        }
      default: return fails(at: place)
      }
      place += 1
    }
    return fails(at: place)
  }

  private mutating func fails(at place: Int) -> Bool {
    angleFreeUntil = place
    return false
  }

  private func endsGenericArguments(_ place: Int) -> Bool {
    guard place < limit else { return true }
    let token = tokens[place]
    switch token.kind {
    case .leftParenthesis, .leftBracket: return !token.followsSpace || token.startsLine
    case .rightParenthesis, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .colon, .equal,
      .postfixQuestion, .exclamation, .infixQuestion, .interpolationEnd, .conditionalDirective:
      return true
    case .binaryOperator: return token.followsSpace
    default: return token.startsLine
    }
  }
}
