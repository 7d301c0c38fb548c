/// A node of a ``SyntaxTree``: two words that point into it, cheap to copy and to compare.
public struct SyntaxNode: Sendable, Hashable {
  /// The tree it belongs to.
  public let tree: SyntaxTree
  /// Its place in the tree's order: parents come before children, earlier text before later.
  public let index: Int32

  init(tree: SyntaxTree, index: Int32) {
    self.tree = tree
    self.index = index
  }

  var record: NodeRecord { tree.records[Int(index)] }

  /// Whether both are the same node of the same tree.
  public static func == (left: SyntaxNode, right: SyntaxNode) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  /// Hashes the place in the tree.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }

  // MARK: What it is

  /// What it is.
  public var kind: SyntaxKind { record.kind }

  /// What it is to its parent.
  public var role: SyntaxRole { record.role }

  /// The indices of its tokens; empty where it covers nothing.
  public var tokenRange: Range<Int> { Int(record.first)..<Int(record.end) }

  /// The bytes from its first token to its last; empty, at the next token, where it has none.
  public var range: Range<Int> {
    let record = record
    let start = tree.tokens[Int(record.first)].range.lowerBound
    guard record.end > record.first else { return start..<start }
    return start..<tree.tokens[Int(record.end) - 1].range.upperBound
  }

  /// The characters as written, comments inside too.
  /// - Complexity: linear in its length.
  public var text: String { tree.text(range) }

  /// The line and UTF-16 column where it starts, both from 1.
  public var position: (line: Int, column: Int) { tree.lines.position(of: range.lowerBound) }

  /// The index of the token that names it, or nil; ``SyntaxKind`` says what that is for each kind.
  public var nameToken: Int? {
    let name = record.name
    return name == NodeRecord.none ? nil : Int(name)
  }

  /// Its name without backticks, or nil.
  public var name: String? { nameToken.map { tree.spelling(ofToken: $0) } }

  /// The bytes of its name, or nil: where a title's member stands, for instance.
  public var nameRange: Range<Int>? { nameToken.map { tree.tokens[$0].range } }

  /// Whether its name is this one; cheaper than comparing ``name``.
  public func isNamed(_ name: StaticString) -> Bool {
    guard let token = nameToken else { return false }
    return tree.token(token, spells: name)
  }

  // MARK: Around it

  /// The node it belongs to; nil for the file.
  public var parent: SyntaxNode? {
    let parent = record.parent
    return parent < 0 ? nil : SyntaxNode(tree: tree, index: parent)
  }

  /// The nodes it lies in, innermost first.
  public var ancestors: some Sequence<SyntaxNode> {
    sequence(state: parent) { next in
      defer { next = next?.parent }
      return next
    }
  }

  /// The nearest node of one of the kinds that it lies in, itself left out.
  public func enclosing(_ kinds: SyntaxKind...) -> SyntaxNode? { ancestors.first { kinds.contains($0.kind) } }

  /// Whether the other one is itself or lies in it.
  public func contains(_ other: SyntaxNode) -> Bool {
    other.tree === tree && other.index >= index && other.index < record.subtreeEnd
  }

  /// Its children, in the order of the file.
  public var children: SyntaxChildren { SyntaxChildren(of: self) }

  /// The children of a role, in the order of the file.
  /// - Complexity: linear in the number of children.
  public func children(_ role: SyntaxRole) -> [SyntaxNode] { children.filter { $0.role == role } }

  /// The first child of a role, or nil.
  /// - Complexity: linear in the number of children.
  public func child(_ role: SyntaxRole) -> SyntaxNode? { children.first { $0.role == role } }

  /// Itself and everything in it, in the order of the tree.
  public var subtree: some RandomAccessCollection<SyntaxNode> {
    (Int(index)..<Int(record.subtreeEnd)).lazy.map { [tree] in SyntaxNode(tree: tree, index: Int32($0)) }
  }

  /// What of a kind it holds at any depth, itself too, in the order of the tree.
  /// - Complexity: linear in the size of its subtree.
  public func descendants(_ kind: SyntaxKind) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    for index in Int(index)..<Int(record.subtreeEnd) where tree.records[index].kind == kind {
      found.append(SyntaxNode(tree: tree, index: Int32(index)))
    }
    return found
  }
}

/// The children of a node, in the order of the file.
public struct SyntaxChildren: Sequence, IteratorProtocol, Sendable {
  private let tree: SyntaxTree
  private var index: Int32
  private let end: Int32

  init(of node: SyntaxNode) {
    tree = node.tree
    index = node.index + 1
    end = node.record.subtreeEnd
  }

  /// The next child, or nil behind the last.
  public mutating func next() -> SyntaxNode? {
    guard index < end else { return nil }
    defer { index = tree.records[Int(index)].subtreeEnd }
    return SyntaxNode(tree: tree, index: index)
  }
}
