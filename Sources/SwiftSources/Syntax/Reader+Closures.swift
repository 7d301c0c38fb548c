extension Reader {
  /// Reads `{ … }` as a closure.
  mutating func readClosure() -> Draft {
    let node = builder.make(.closure, first: index)
    let opening = index
    let signatureEnd = closureSignatureEnd
    advance()
    if let signatureEnd { readClosureSignature(node, end: signatureEnd) }
    readBraced(into: node, context: .block, opening: opening)
    builder.end(node, at: index)
    return node
  }

  /// Reads captures, parameters and result up to the `in`, and passes over that.
  private mutating func readClosureSignature(_ node: Draft, end: Int) {
    let outer = (refusesTrailingClosure, expectsAccessors)
    (refusesTrailingClosure, expectsAccessors) = (false, false)
    while kind == .at { builder.add(readAttribute(), to: node, as: .attribute) }
    if kind == .leftBracket { readCaptures(node) }
    if kind == .leftParenthesis {
      readParameters(into: node, .names)
    } else {
      while index < end, isAtName, word != .async || ahead(1).kind == .comma, word != .throws {
        builder.add(leaf(.parameter, isNamed: true), to: node, as: .parameter)
        if !take(.comma) { break }
      }
    }
    readEffects()
    if take(.arrow), let type = readType() { builder.add(type, to: node, as: .type) }
    (refusesTrailingClosure, expectsAccessors) = outer
    index = min(end + 1, limit)
  }

  private mutating func readCaptures(_ node: Draft) {
    let behind = behindPartner(of: index)
    advance()
    while kind != .endOfFile, kind != .rightBracket {
      let capture = builder.make(.capture, first: index)
      if word == .weak || word == .unowned, ahead(1).kind != .comma, ahead(1).kind != .rightBracket {
        advance()
        if kind == .leftParenthesis { index = min(behindPartner(of: index) ?? index + 1, limit) }
      }
      if isAtName {
        builder.name(capture, index)
        advance()
      }
      if take(.equal), let value = readExpression() { builder.add(value, to: capture, as: .value) }
      builder.end(capture, at: index)
      builder.add(capture, to: node, as: .capture)
      if !take(.comma) { break }
    }
    if let behind { index = min(behind, limit) }
  }

  /// The `in` that ends the signature of the closure whose `{` is at hand, or nil where it has none.
  private var closureSignatureEnd: Int? {
    var place = index + 1
    while place + 1 < limit, tokens[place].kind == .at {
      place += 2
      while place + 1 < limit, tokens[place].kind == .period { place += 2 }
      if place < limit, tokens[place].kind == .leftParenthesis, !tokens[place].followsSpace {
        place = behindPartner(of: place) ?? limit
      }
    }
    if place < limit, tokens[place].kind == .leftBracket {
      guard let behind = behindPartner(of: place) else { return nil }
      place = behind
    }
    if place < limit, tokens[place].kind == .leftParenthesis {
      guard let behind = behindPartner(of: place) else { return nil }
      place = behind
    } else {
      while place < limit, tokens[place].kind == .identifier {
        place += 1
        guard place < limit, tokens[place].kind == .comma else { break }
        place += 1
      }
    }
    return endOfEffects(from: place)
  }

  /// The `in` behind effects and a result type from a place on.
  private func endOfEffects(from start: Int) -> Int? {
    var place = start
    // A result type is short in any program.
    for _ in 0..<64 {
      guard place < limit else { return nil }
      let token = tokens[place]
      if token.kind == .keyword, token.word == .in { return place }
      switch token.kind {
      case .arrow, .period, .postfixQuestion, .exclamation, .comma, .at, .prefixOperator, .postfixOperator: break
      case .identifier: if place == start, token.word != .async { return nil }
      case .keyword:
        guard token.word == .throws || token.word == .rethrows || token.word == .anyType || token.word == .selfType
        else {
          return nil
        }
      case .binaryOperator:
        if !isAngle(place), bytes[token.range.lowerBound] != UInt8(ascii: ">"),
          bytes[token.range.lowerBound] != UInt8(ascii: "&")
        {
          return nil
        }
      case .leftParenthesis, .leftBracket:
        guard place > start, let behind = behindPartner(of: place) else { return nil }
        place = behind - 1
      default: return nil
      }
      place += 1
    }
    return nil
  }
}
