/// Details of single kinds that are not children: words and marks among a node's own tokens.
extension SyntaxNode {
  /// The label that callers write for a ``SyntaxKind/parameter``, or an ``SyntaxKind/argument`` has; nil for none and
  /// for `_`.
  public var label: String? {
    switch kind {
    case .argument: return name
    case .parameter:
      guard let token = labelToken, !tree.token(token, spells: "_") else { return nil }
      return tree.spelling(ofToken: token)
    default: return nil
    }
  }

  /// The token that a parameter's label stands in: the first of its two names, or its only one.
  private var labelToken: Int? {
    guard let name = nameToken else { return nil }
    let before = name - 1
    guard before >= Int(record.first), isLabel(tree.tokens[before]) else { return name }
    // An attribute's or modifier's last token is no label.
    let isOwn = children.allSatisfy { child in
      child.role != .attribute && child.role != .modifier || !child.tokenRange.contains(before)
    }
    return isOwn ? before : name
  }

  private func isLabel(_ token: Token) -> Bool { token.kind == .identifier || token.kind == .keyword }

  /// Whether a ``SyntaxKind/variableDeclaration``, one of its bindings, a ``SyntaxKind/bindingCondition`` or a
  /// ``SyntaxKind/bindingPattern`` says `let`.
  public var isConstant: Bool {
    switch kind {
    case .binding: parent?.isConstant ?? false
    case .variableDeclaration: introducer == .let
    case .bindingCondition, .bindingPattern: tree.tokens[Int(record.first)].word == .let
    default: false
    }
  }

  /// The word that says what a declaration is, such as `let`, `func` or `class`; ``Word/none`` for other nodes.
  public var introducer: Word {
    var index = Int(record.first)
    for child in children {
      guard child.role == .attribute || child.role == .modifier else { break }
      index = Int(child.record.end)
    }
    return index < Int(record.end) ? tree.tokens[index].word : .none
  }

  /// Whether `try?` or `as?` is meant.
  public var isOptional: Bool { hasMark(.postfixQuestion) }

  /// Whether `try!` or `as!` is meant.
  public var isForced: Bool { hasMark(.exclamation) }

  private func hasMark(_ mark: TokenKind) -> Bool {
    guard kind == .cast || kind == .tryExpression, let token = nameToken, token + 1 < Int(record.end) else {
      return false
    }
    return tree.tokens[token + 1].kind == mark
  }

  /// Whether a ``SyntaxKind/switchCase`` is `default`.
  public var isDefault: Bool {
    guard kind == .switchCase else { return false }
    return tokenRange.contains { tree.tokens[$0].word == .default && isOwnToken($0) }
  }

  private func isOwnToken(_ token: Int) -> Bool { children.allSatisfy { !$0.tokenRange.contains(token) } }

  /// Whether a declaration has a modifier; `private(set)` counts as `private` for none.
  public func hasModifier(_ word: Word) -> Bool {
    children.contains {
      $0.role == .modifier && $0.tokenRange.count == 1 && tree.tokens[$0.tokenRange.lowerBound].word == word
    }
  }

  /// Whether a declaration or type has an attribute of this name, such as `IBOutlet`.
  public func hasAttribute(_ name: StaticString) -> Bool {
    children.contains { $0.role == .attribute && $0.isNamed(name) }
  }

  /// Whether it declares something of a type instead of its instances: `static` or `class`.
  public var isStatic: Bool { hasModifier(.static) || hasModifier(.class) && kind != .classDeclaration }
}
