extension Reader {
  /// What the entries of a parameter list may be.
  enum ParameterForm {
    /// `label name: Type`, as functions have them.
    case named
    /// `Type` or `label: Type`, as enum cases, tuples and function types have them.
    case types
    /// `name` or `name: Type`, as closures have them.
    case names
  }

  /// Reads a function, initializer or deinitializer from its word on.
  mutating func readFunction(_ node: Draft, _ kind: SyntaxKind) {
    if kind == .functionDeclaration {
      advance()
      readFunctionName(node)
    } else {
      if kind == .initializerDeclaration { builder.name(node, index) }
      advance()
      if self.kind == .postfixQuestion || self.kind == .exclamation { advance() }
      if isAngle(index) { readGenericParameters(into: node) }
    }
    if self.kind == .leftParenthesis { readParameters(into: node, .named) }
    readEffects()
    if take(.arrow), let type = readType() { builder.add(type, to: node, as: .type) }
    passWhereClause()
    if self.kind == .leftBrace, let body = readBlock() { builder.add(body, to: node, as: .body) }
  }

  private mutating func readFunctionName(_ node: Draft) {
    if isAtName {
      builder.name(node, index)
      advance()
      if isAngle(index) { readGenericParameters(into: node) }
      return
    }
    let first = index
    var last = index
    var isOperator = false
    while isOperatorToken, index == last || token.isJoined {
      last = index
      isOperator = true
      advance()
    }
    guard isOperator else { return report(.unexpectedTokens, at: index) }
    builder.name(node, first)
    // The `<` of the generic parameters joins the operator before it: `==<T>`.
    if kind != .leftParenthesis {
      if !isAngle(index), isAtName { index = last }
      readGenericParameters(into: node)
    }
  }

  private var isOperatorToken: Bool {
    switch kind {
    case .prefixOperator, .postfixOperator, .binaryOperator, .equal, .infixQuestion, .postfixQuestion, .exclamation:
      true
    default: false
    }
  }

  /// Passes over `async`, `throws`, `throws(E)` and `rethrows`.
  mutating func readEffects() {
    while true {
      switch word {
      case .async, .reasync, .rethrows: advance()
      case .throws:
        advance()
        if kind == .leftParenthesis, let behind = behindPartner(of: index) { index = min(behind, limit) }
      default: return
      }
    }
  }

  /// Reads a subscript from its word on.
  mutating func readSubscript(_ node: Draft) {
    advance()
    if isAngle(index) { readGenericParameters(into: node) }
    if kind == .leftParenthesis { readParameters(into: node, .named) }
    if take(.arrow), let type = readType() { builder.add(type, to: node, as: .type) }
    passWhereClause()
    if kind == .leftBrace { readAccessors(into: node) }
  }

  /// Reads `( … )` of parameters.
  mutating func readParameters(into node: Draft, _ form: ParameterForm) {
    let opening = index
    advance()
    openParentheses += 1
    let outer = (refusesTrailingClosure, expectsAccessors)
    (refusesTrailingClosure, expectsAccessors) = (false, false)
    while kind != .endOfFile, kind != .rightParenthesis {
      let start = index
      let parameter = readParameter(form)
      builder.add(parameter, to: node, as: .parameter)
      if take(.comma) { continue }
      if kind == .rightParenthesis || !recoversInList(from: start, closing: .rightParenthesis) { break }
    }
    (refusesTrailingClosure, expectsAccessors) = outer
    openParentheses -= 1
    if !take(.rightParenthesis) { report(.unclosedBracket, at: opening) }
  }

  private mutating func readParameter(_ form: ParameterForm) -> Draft {
    let node = builder.make(.parameter, first: index)
    while kind == .at { builder.add(readAttribute(), to: node, as: .attribute) }
    readParameterName(node, form)
    if form == .types || kind == .colon {
      let hasColon = take(.colon)
      if form != .types || hasColon || builder.name(of: node) == nil, let type = readType() {
        builder.add(type, to: node, as: .type)
      }
    }
    if kind == .postfixOperator { advance() }  // The dots of a variadic parameter.
    if take(.equal), let value = readExpression() { builder.add(value, to: node, as: .value) }
    builder.end(node, at: index)
    return node
  }

  /// Passes over a parameter's one or two names.
  private mutating func readParameterName(_ node: Draft, _ form: ParameterForm) {
    var names = 0
    while index + names < limit, names < 4 {
      let kind = tokens[index + names].kind
      guard kind == .identifier || kind == .keyword else { break }
      names += 1
    }
    guard names > 0 else { return }
    let isNamed = ahead(names).kind == .colon || form == .names
    guard isNamed else {
      // A named parameter without its type.
      if form == .named {
        builder.name(node, index + names - 1)
        index += names
      }
      return
    }
    // More than two words: modifiers such as `isolated` came first.
    builder.name(node, index + names - 1)
    index += names
  }

  /// Reads an accessor block: `{ get { … } set { … } }`, `{ get set }`, or a getter's statements alone.
  mutating func readAccessors(into node: Draft) {
    let opening = index
    guard isAccessorList(from: index + 1) else {
      let accessor = builder.make(.accessor, first: index)
      if let body = readBlock() { builder.add(body, to: accessor, as: .body) }
      builder.end(accessor, at: index)
      return builder.add(accessor, to: node, as: .accessor)
    }
    advance()
    let outer = (refusesTrailingClosure, expectsAccessors, openParentheses)
    (refusesTrailingClosure, expectsAccessors, openParentheses) = (false, false, 0)
    while kind != .endOfFile, kind != .rightBrace {
      if kind == .conditionalDirective {
        passDirectiveLine()
        continue
      }
      let start = index
      readAccessor(into: node)
      if index == start, passOver(.unexpectedTokens) == nil { break }
    }
    (refusesTrailingClosure, expectsAccessors, openParentheses) = outer
    if !take(.rightBrace) { report(.unclosedBracket, at: opening) }
  }

  /// Passes over a directive and what else stands on its line.
  mutating func passDirectiveLine() {
    advance()
    while kind != .endOfFile, !token.startsLine { advance() }
  }

  private mutating func readAccessor(into node: Draft) {
    let accessor = builder.make(.accessor, first: index)
    while kind == .at { builder.add(readAttribute(), to: accessor, as: .attribute) }
    while isAtName, !isAccessorWord(word), ahead(1).kind == .identifier { advance() }
    // Behind an accessor that is known, a name before a block is one too: `unsafeMutableAddress { … }`.
    guard isAccessorWord(word) || kind == .identifier && ahead(1).kind == .leftBrace else { return }
    builder.name(accessor, index)
    advance()
    if kind == .leftParenthesis { readParameters(into: accessor, .names) }
    readEffects()
    if kind == .leftBrace, let body = readBlock() { builder.add(body, to: accessor, as: .body) }
    builder.end(accessor, at: index)
    builder.add(accessor, to: node, as: .accessor)
  }

  /// Whether accessors with their words stand from a place on.
  func isAccessorList(from start: Int) -> Bool {
    var place = start
    for _ in 0..<16 {
      guard place < limit else { return false }
      let token = tokens[place]
      if token.kind == .at {
        place += 2
        if place < limit, tokens[place].kind == .leftParenthesis { place = behindPartner(of: place) ?? limit }
      } else if token.kind == .conditionalDirective {
        place += 1
        while place < limit, !tokens[place].startsLine { place += 1 }
      } else if isAccessorWord(token.word) {
        return startsAccessorBody(place + 1)
      } else if token.kind == .identifier, [.mutating, .nonmutating, .borrowing, .consuming].contains(token.word) {
        place += 1
      } else {
        return false
      }
    }
    return false
  }

  private func startsAccessorBody(_ place: Int) -> Bool {
    guard place < limit else { return false }
    let token = tokens[place]
    switch token.kind {
    case .leftBrace, .rightBrace, .at, .conditionalDirective: return true
    case .leftParenthesis: return behindPartner(of: place).map { $0 < limit && tokens[$0].kind == .leftBrace } ?? false
    default:
      return isAccessorWord(token.word) || token.word == .async || token.word == .throws
        || token.word == .mutating || token.word == .nonmutating
    }
  }

  private func isAccessorWord(_ word: Word) -> Bool {
    switch word {
    case .get, .set, .willSet, .didSet, .underscoredRead, .underscoredModify, .read, .modify, .unsafeAddress, .`init`:
      true
    default: false
    }
  }
}
