import TitlefitDiagnostics

/// Makes the tree out of events and resolves aliases.
struct YAMLComposer {
  /// A finished node with what unfolding it again costs.
  private struct Anchored {
    var node: YAMLNode
    var count: Int
    var depth: Int
  }

  private typealias Placed = (event: YAMLEvent, location: SourceLocation)

  private let events: YAMLEvents
  private let depthLimit: Int
  private let nodeLimit: Int
  private var anchors: [String: Anchored] = [:]
  private var count = 0
  /// The issues that did not end reading.
  private(set) var issues: [YAMLIssue] = []

  init(events: YAMLEvents, depthLimit: Int, nodeLimit: Int) {
    self.events = events
    self.depthLimit = depthLimit
    self.nodeLimit = nodeLimit
  }

  /// The root of the stream's only document, or nil where the stream is empty or the document says nothing.
  mutating func document() throws(YAMLFault) -> YAMLNode? {
    let first = try events.next()
    guard case .documentStart = first.event else { return nil }
    let root = try node(try events.next(), depth: 1).node
    _ = try events.next()
    let next = try events.next()
    guard case .streamEnd = next.event else { throw YAMLFault(issue: YAMLIssue(.severalDocuments, at: next.location)) }
    if let scalar = root.scalar, scalar.isNull { return nil }
    return root
  }

  /// One node with the depth of the tree below it, itself counted.
  private mutating func node(_ start: Placed, depth: Int) throws(YAMLFault) -> (node: YAMLNode, depth: Int) {
    try check(depth: depth, adding: 1, at: start.location)
    let before = count
    let made: (content: YAMLNode.Content, depth: Int, anchor: String?, tag: String?)
    switch start.event {
    case .scalar(let scalar, let anchor, let tag): made = (.scalar(scalar), 1, anchor, tag)
    case .sequenceStart(let anchor, let tag):
      forget(anchor)
      let (values, below) = try sequence(depth: depth)
      made = (.sequence(values), below + 1, anchor, tag)
    case .mappingStart(let anchor, let tag):
      forget(anchor)
      let (entries, below) = try mapping(depth: depth)
      made = (.mapping(entries), below + 1, anchor, tag)
    case .alias(let name): return try unfolded(name, depth: depth, at: start.location)
    case .documentStart, .documentEnd, .streamEnd, .mappingEnd, .sequenceEnd:
      // libyaml's parser closes what it opens, so that no end can stand where a node starts.
      throw YAMLFault(issue: YAMLIssue(.syntax("a value is missing"), at: start.location))
    }
    let node = YAMLNode(made.content, location: start.location, tag: made.tag)
    if let anchor = made.anchor {
      anchors[anchor] = Anchored(node: node, count: count - before + 1, depth: made.depth)
    }
    return (node, made.depth)
  }

  /// An alias inside a node means that node, not an earlier one with the same anchor, and such a loop is refused.
  private mutating func forget(_ anchor: String?) {
    if let anchor { anchors[anchor] = nil }
  }

  private mutating func unfolded(
    _ name: String, depth: Int, at location: SourceLocation
  ) throws(YAMLFault) -> (node: YAMLNode, depth: Int) {
    guard let anchored = anchors[name] else { throw YAMLFault(issue: YAMLIssue(.unknownAlias(name), at: location)) }
    try check(depth: depth + anchored.depth - 1, adding: anchored.count, at: location)
    var node = anchored.node
    node.location = location
    return (node, anchored.depth)
  }

  private mutating func sequence(depth: Int) throws(YAMLFault) -> (values: [YAMLNode], depth: Int) {
    var values: [YAMLNode] = []
    var deepest = 0
    while true {
      let next = try events.next()
      if case .sequenceEnd = next.event { return (values, deepest) }
      let value = try node(next, depth: depth + 1)
      values.append(value.node)
      deepest = max(deepest, value.depth)
    }
  }

  private mutating func mapping(depth: Int) throws(YAMLFault) -> (entries: [YAMLEntry], depth: Int) {
    var entries: [YAMLEntry] = []
    var seen: [String: SourceLocation] = [:]
    var deepest = 0
    while true {
      let next = try events.next()
      if case .mappingEnd = next.event { return (entries, deepest) }
      let key = try node(next, depth: depth + 1)
      guard let text = key.node.scalar?.text else {
        throw YAMLFault(issue: YAMLIssue(.keyIsNoText, at: next.location))
      }
      if let first = seen[text] {
        issues.append(YAMLIssue(.duplicateKey(text, first: first), at: next.location))
      } else {
        seen[text] = next.location
      }
      let value = try node(try events.next(), depth: depth + 1)
      entries.append(YAMLEntry(key: text, keyLocation: next.location, value: value.node))
      deepest = max(deepest, value.depth)
    }
  }

  private mutating func check(depth: Int, adding nodes: Int, at location: SourceLocation) throws(YAMLFault) {
    guard depth <= depthLimit else { throw YAMLFault(issue: YAMLIssue(.tooDeep(limit: depthLimit), at: location)) }
    count += nodes
    guard count <= nodeLimit else { throw YAMLFault(issue: YAMLIssue(.tooManyNodes(limit: nodeLimit), at: location)) }
  }
}
