extension Reader {
  /// Whether a declaration starts here, with its attributes and modifiers.
  func isAtDeclaration(_ context: ItemContext) -> Bool {
    switch kind {
    case .at: return true
    case .keyword:
      switch word {
      case .case: return context == .enumBody
      case .`init`: return isInitializer(at: index)
      default: return isIntroducer(word) || isReservedModifier(word)
      }
    case .identifier:
      if isContextualModifier(at: index) { return isModifier(at: index) }
      return isContextualIntroducer(at: index)
    default: return false
    }
  }

  private func isInitializer(at place: Int) -> Bool {
    guard place + 1 < limit else { return false }
    switch tokens[place + 1].kind {
    case .leftParenthesis, .postfixQuestion, .exclamation: return true
    default: return isAngle(place + 1)
    }
  }

  /// Whether a word always introduces a declaration.
  private func isIntroducer(_ word: Word) -> Bool {
    switch word {
    case .import, .class, .struct, .enum, .protocol, .extension, .func, .deinit, .subscript, .let, .var, .typealias,
      .associatedtype, .operator, .precedencegroup:
      true
    default: false
    }
  }

  private func isReservedModifier(_ word: Word) -> Bool {
    switch word {
    case .private, .fileprivate, .internal, .public, .static: true
    default: false
    }
  }

  /// Whether a word may be a modifier: one of the known, or one with an underscore such as `__consuming`.
  private func isContextualModifier(at place: Int) -> Bool {
    switch tokens[place].word {
    case .open, .final, .lazy, .weak, .unowned, .override, .mutating, .nonmutating, .dynamic, .optional, .required,
      .convenience, .indirect, .prefix, .postfix, .infix, .nonisolated, .isolated, .distributed, .package, .borrowing,
      .consuming, .async:
      true
    case .none: tokens[place].length > 1 && bytes[tokens[place].range.lowerBound] == UInt8(ascii: "_")
    default: false
    }
  }

  /// `actor A`, `macro a`: a name follows on the line.
  private func isContextualIntroducer(at place: Int) -> Bool {
    guard place + 1 < limit, tokens[place].word == .actor || tokens[place].word == .macro else { return false }
    let next = tokens[place + 1]
    return next.kind == .identifier && !next.startsLine
  }

  /// Whether the contextual word at a place is a modifier: a declaration or another modifier follows.
  private func isModifier(at place: Int) -> Bool {
    var next = place + 1
    // A run of modifiers is short in any program.
    for _ in 0..<16 {
      if next < limit, tokens[next].kind == .leftParenthesis, !tokens[next].followsSpace {
        guard let behind = behindPartner(of: next) else { return false }
        // `open(url)` before a line that declares is a call, `package(set)` is none.
        let inside = tokens[next + 1].word
        if behind < limit, tokens[behind].startsLine, inside != .set, inside != .unsafe { return false }
        next = behind
      }
      guard next < limit else { return false }
      let token = tokens[next]
      if token.startsLine, tokens[place].word == .none { return false }
      if token.kind == .at { return true }
      if token.kind == .keyword {
        return isIntroducer(token.word) || isReservedModifier(token.word) || token.word == .case
          || token.word == .`init` && isInitializer(at: next)
      }
      guard token.kind == .identifier else { return false }
      if isContextualIntroducer(at: next) { return true }
      guard isContextualModifier(at: next) else { return false }
      next += 1
    }
    return false
  }

  /// Reads a declaration; what starts as one and is none becomes an unread node.
  mutating func readDeclaration(_ context: ItemContext) -> Draft? {
    let first = index
    var prefixes: [(Draft, SyntaxRole)] = []
    readPrefixes(into: &prefixes)
    guard let node = readIntroduced(first, &prefixes, context) else {
      let node = builder.make(.unread, first: first)
      for (prefix, role) in prefixes { builder.add(prefix, to: node, as: role) }
      report(.unexpectedTokens, at: first)
      builder.end(node, at: index)
      return node
    }
    builder.end(node, at: index)
    return node
  }

  /// Reads attributes and modifiers.
  private mutating func readPrefixes(into prefixes: inout [(Draft, SyntaxRole)]) {
    while true {
      if kind == .at {
        prefixes.append((readAttribute(), .attribute))
      } else if kind == .keyword, isReservedModifier(word) || word == .class && isClassModifier {
        prefixes.append((readModifier(), .modifier))
      } else if kind == .identifier, isContextualModifier(at: index), isModifier(at: index) {
        prefixes.append((readModifier(), .modifier))
      } else {
        return
      }
    }
  }

  /// Whether `class` stands before a member instead of introducing a type.
  private var isClassModifier: Bool {
    let next = ahead(1)
    switch next.word {
    case .func, .var, .let, .subscript, .override, .final, .private, .public, .internal, .fileprivate, .static:
      return true
    default: return next.kind == .identifier && isContextualModifier(at: index + 1) && isModifier(at: index + 1)
    }
  }

  private mutating func readModifier() -> Draft {
    let node = builder.make(.modifier, first: index, name: index)
    advance()
    if kind == .leftParenthesis, !token.followsSpace, let behind = behindPartner(of: index) {
      index = min(behind, limit)
    }
    builder.end(node, at: index)
    return node
  }

  /// Reads `@Name(…)`.
  mutating func readAttribute() -> Draft {
    let node = builder.make(.attribute, first: index)
    advance()
    if isAtName, !token.startsLine {
      builder.name(node, index)
      advance()
    } else {
      report(.unexpectedTokens, at: index)
    }
    while kind == .period, ahead(1).kind == .identifier {
      advance()
      builder.name(node, index)
      advance()
    }
    if isAngle(index), !token.followsSpace { readGenericArguments(into: node) }
    // `@Name (…)` is an attribute of a function type; only right behind the name are the parentheses its own.
    if kind == .leftParenthesis, !token.followsSpace { readLooseArguments(into: node) }
    builder.end(node, at: index)
    return node
  }

  /// Reads arguments that may have a grammar of their own, without complaints, to the bracket that closes them.
  mutating func readLooseArguments(into node: Draft) {
    let behind = behindPartner(of: index)
    quiet += 1
    readArguments(into: node, closing: .rightParenthesis)
    quiet -= 1
    if let behind, index < behind { index = min(behind, limit) }
  }

  /// Reads what the introducing word at hand introduces.
  private mutating func readIntroduced(
    _ first: Int, _ prefixes: inout [(Draft, SyntaxRole)], _ context: ItemContext
  ) -> Draft? {
    let kind: SyntaxKind
    switch word {
    case .import: kind = .importDeclaration
    case .class: kind = .classDeclaration
    case .struct: kind = .structDeclaration
    case .enum: kind = .enumDeclaration
    case .protocol: kind = .protocolDeclaration
    case .extension: kind = .extensionDeclaration
    case .actor where self.kind == .identifier: kind = .actorDeclaration
    case .func: kind = .functionDeclaration
    case .`init`: kind = .initializerDeclaration
    case .deinit: kind = .deinitializerDeclaration
    case .subscript: kind = .subscriptDeclaration
    case .let, .var: kind = .variableDeclaration
    case .case where context == .enumBody: kind = .enumCaseDeclaration
    case .typealias: kind = .typealiasDeclaration
    case .associatedtype: kind = .associatedtypeDeclaration
    case .operator, .precedencegroup: kind = .otherDeclaration
    case .macro where self.kind == .identifier: kind = .otherDeclaration
    default: return nil
    }
    let node = builder.make(kind, first: first)
    for (prefix, role) in prefixes { builder.add(prefix, to: node, as: role) }
    readRest(of: node, kind)
    return node
  }

  private mutating func readRest(of node: Draft, _ kind: SyntaxKind) {
    switch kind {
    case .importDeclaration: readImport(node)
    case .functionDeclaration, .initializerDeclaration, .deinitializerDeclaration: readFunction(node, kind)
    case .subscriptDeclaration: readSubscript(node)
    case .variableDeclaration: readVariables(node)
    case .enumCaseDeclaration: readEnumCases(node)
    case .typealiasDeclaration, .associatedtypeDeclaration: readAlias(node)
    case .otherDeclaration: readOther()
    default: readTypeDeclaration(node, kind)
    }
  }
}
