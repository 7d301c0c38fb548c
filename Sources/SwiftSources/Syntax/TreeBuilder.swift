/// Collects nodes while a file is read and lays them out in the order of the file at the end.
///
/// A node is made before or after its children, as the reader comes to know it: `a` of `a.b` is there before the member
/// access. Children hang in linked lists until ``records()`` lays them out.
struct TreeBuilder {
  /// A node's place among the drafts.
  typealias Draft = Int32

  private struct Entry {
    var kind: SyntaxKind
    var role: SyntaxRole = .root
    var height: UInt16 = 0
    var first: UInt32
    var end: UInt32
    var name: UInt32 = NodeRecord.none
    var firstChild: Int32 = -1
    var lastChild: Int32 = -1
    var next: Int32 = -1
  }

  /// The most levels of nodes under each other; what lies deeper is one ``SyntaxKind/unread`` node.
  ///
  /// Chains such as `a.b().c()` grow to the left without the reader nesting, so this is more than the reader's own limit.
  static let greatestHeight: UInt16 = 1000

  private var entries: [Entry] = []
  /// The first token of a subtree that was cut off for its height, if any was.
  private(set) var cutToken: Int?

  init(capacity: Int) { entries.reserveCapacity(capacity) }

  /// Makes a node that starts at a token; it covers that token until it gets an end.
  mutating func make(_ kind: SyntaxKind, first: Int, name: Int? = nil) -> Draft {
    var entry = Entry(kind: kind, first: UInt32(truncatingIfNeeded: first), end: UInt32(truncatingIfNeeded: first))
    if let name { entry.name = UInt32(truncatingIfNeeded: name) }
    entries.append(entry)
    return Draft(truncatingIfNeeded: entries.count - 1)
  }

  /// Hangs a node under another as its last child.
  mutating func add(_ child: Draft, to parent: Draft, as role: SyntaxRole) {
    let place = Int(child)
    if entries[place].height >= Self.greatestHeight { cut(place) }
    entries[place].role = role
    let last = entries[Int(parent)].lastChild
    if last >= 0 { entries[Int(last)].next = child } else { entries[Int(parent)].firstChild = child }
    entries[Int(parent)].lastChild = child
    entries[Int(parent)].height = max(entries[Int(parent)].height, entries[place].height + 1)
  }

  private mutating func cut(_ place: Int) {
    entries[place].kind = .unread
    entries[place].name = NodeRecord.none
    entries[place].firstChild = -1
    entries[place].lastChild = -1
    entries[place].height = 0
    if cutToken == nil { cutToken = Int(entries[place].first) }
  }

  /// Says which token lies behind the node.
  mutating func end(_ node: Draft, at token: Int) { entries[Int(node)].end = UInt32(truncatingIfNeeded: token) }

  /// Names a node.
  mutating func name(_ node: Draft, _ token: Int) { entries[Int(node)].name = UInt32(truncatingIfNeeded: token) }

  /// Changes what a node is.
  mutating func turn(_ node: Draft, into kind: SyntaxKind) { entries[Int(node)].kind = kind }

  /// What a node is.
  func kind(of node: Draft) -> SyntaxKind { entries[Int(node)].kind }

  /// The first token of a node.
  func first(of node: Draft) -> Int { Int(entries[Int(node)].first) }

  /// The name token of a node, or nil.
  func name(of node: Draft) -> Int? {
    let name = entries[Int(node)].name
    return name == NodeRecord.none ? nil : Int(name)
  }

  /// The token behind a node.
  func end(of node: Draft) -> Int { Int(entries[Int(node)].end) }

  /// Turns a tuple of one value without label into that value in parentheses.
  mutating func unwrapSingleArgument(of node: Draft) -> Draft {
    let place = Int(node)
    let only = entries[place].firstChild
    guard only >= 0, only == entries[place].lastChild, entries[Int(only)].name == NodeRecord.none else { return node }
    let value = entries[Int(only)].firstChild
    guard value >= 0 else { return node }
    entries[place].kind = .parenthesized
    entries[place].firstChild = value
    entries[place].lastChild = value
    return node
  }

  /// The nodes below `root`, parents before children, in the order of the file.
  /// - Complexity: linear in the number of nodes.
  func records(root: Draft) -> [NodeRecord] {
    var records: [NodeRecord] = []
    records.reserveCapacity(entries.count)
    var draft = root
    var parent: Int32 = -1
    var path: [Draft] = []
    while true {
      let entry = entries[Int(draft)]
      let index = Int32(truncatingIfNeeded: records.count)
      records.append(
        NodeRecord(
          kind: entry.kind, role: entry.role, first: entry.first, end: entry.end, name: entry.name, parent: parent,
          subtreeEnd: index + 1))
      if entry.firstChild >= 0 {
        path.append(draft)
        parent = index
        draft = entry.firstChild
        continue
      }
      // Up to the nearest ancestor that has a further child.
      var current = draft
      while entries[Int(current)].next < 0 {
        guard let above = path.popLast() else { return records }
        records[Int(parent)].subtreeEnd = Int32(truncatingIfNeeded: records.count)
        parent = records[Int(parent)].parent
        current = above
      }
      draft = entries[Int(current)].next
    }
  }
}
