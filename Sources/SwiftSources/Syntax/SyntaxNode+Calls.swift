extension SyntaxNode {
  // MARK: Parts by their names

  /// What a ``SyntaxKind/call`` calls.
  public var callee: SyntaxNode? { child(.callee) }
  /// What a member, subscript or chain belongs to; nil for an implicit member such as `.normal`.
  public var base: SyntaxNode? { child(.base) }
  /// The value of a binding, argument, `return`, cast, parenthesis …
  public var value: SyntaxNode? { child(.value) }
  /// The written type.
  public var type: SyntaxNode? { child(.type) }
  /// The braces of a declaration or loop.
  public var body: SyntaxNode? { child(.body) }
  /// The left side of an assignment or operator.
  public var left: SyntaxNode? { child(.left) }
  /// The right side of an assignment or operator.
  public var right: SyntaxNode? { child(.right) }
  /// The declarations, statements and expressions it holds itself.
  public var items: [SyntaxNode] { children(.item) }
  /// The arguments in parentheses or brackets, each an ``SyntaxKind/argument``.
  public var arguments: [SyntaxNode] { children(.argument) }
  /// The closures after the parentheses, each an ``SyntaxKind/argument`` with a closure as value.
  public var trailingClosures: [SyntaxNode] { children(.trailingClosure) }
  /// The parameters, each a ``SyntaxKind/parameter``.
  public var parameters: [SyntaxNode] { children(.parameter) }

  /// The value of the first argument with a label, or, for nil, of the first without.
  public func argument(_ label: StaticString?) -> SyntaxNode? {
    for child in children where child.role == .argument {
      if let label {
        if child.isNamed(label) { return child.value }
      } else if child.nameToken == nil {
        return child.value
      }
    }
    return nil
  }

  /// The value of the argument at a place, from 0.
  public func argument(at place: Int) -> SyntaxNode? {
    let arguments = arguments
    return arguments.indices.contains(place) ? arguments[place].value : nil
  }

  /// The last name of what a call calls: `setTitle` of `a?.b.setTitle(…)`, `UIButton` of `UIButton(…)`; nil where a value
  /// is called.
  public var calleeName: String? { calleeNameNode?.name }

  /// Whether it is a call whose callee's last name is this one.
  public func calls(_ name: StaticString) -> Bool { kind == .call && calleeNameNode?.isNamed(name) == true }

  /// The name or member access that a call's callee ends in.
  public var calleeNameNode: SyntaxNode? {
    var node = callee
    while let current = node {
      switch current.kind {
      case .identifier, .memberAccess: return current
      case .specialization, .optionalChain, .forcedValue: node = current.base
      default: return nil
      }
    }
    return nil
  }

  /// Every call in it whose callee ends in the name, in the order of the tree: `f(1)(2)` has the outer call first.
  /// - Complexity: linear in the size of its subtree.
  public func calls(named name: StaticString) -> [SyntaxNode] { descendants(.call).filter { $0.calls(name) } }

  /// Every assignment in it whose left side is the path, such as `["button", "titleLabel", "font"]`; `?` and `!` count
  /// for nothing, a leading `self` does.
  /// - Complexity: linear in the size of its subtree.
  public func assignments(to path: [String]) -> [SyntaxNode] {
    descendants(.assignment).filter { $0.left?.memberPath?.names == path }
  }

  /// Every assignment in it whose left side ends in the name, such as `title`.
  /// - Complexity: linear in the size of its subtree.
  public func assignments(toMember name: StaticString) -> [SyntaxNode] {
    descendants(.assignment).filter { $0.left?.isNamed(name) == true }
  }

  /// Whether the node is a closure that is called on the spot, `{ … }()`.
  public var isClosureRunAtOnce: Bool { kind == .closure && role == .callee }

  /// The closure that a `{ … }()` runs, where this is such a call.
  public var closureRunAtOnce: SyntaxNode? {
    guard kind == .call, let callee, callee.kind == .closure else { return nil }
    return callee
  }

  /// Itself without parentheses, `try` and `await` round it.
  public var unwrapped: SyntaxNode {
    var node = self
    while node.kind == .parenthesized || node.kind == .tryExpression || node.kind == .awaitExpression,
      let inner = node.value
    { node = inner }
    return node
  }
}
