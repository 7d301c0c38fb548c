/// What must hold for every tree, however broken its file; for tests and developers' commands.
extension SyntaxTree {
  /// The file put together again from its tokens and the gaps between them: equal to ``bytes`` if nothing was lost.
  /// - Complexity: linear in the number of bytes.
  public func rebuiltBytes() -> [UInt8] {
    var rebuilt: [UInt8] = []
    rebuilt.reserveCapacity(bytes.count)
    for token in tokens {
      guard token.range.lowerBound >= rebuilt.count, token.range.upperBound <= bytes.count else { return [] }
      rebuilt += bytes[rebuilt.count..<token.range.lowerBound]
      rebuilt += bytes[token.range]
    }
    return rebuilt
  }

  /// Whether every node lies in its parent and behind the node before it, in tokens and in the order of the tree.
  /// - Complexity: linear in the number of nodes.
  public var isSound: Bool {
    for (index, record) in records.enumerated() {
      guard record.first <= record.end, Int(record.end) < tokens.count, Int(record.subtreeEnd) > index,
        Int(record.subtreeEnd) <= records.count
      else { return false }
      if record.name != NodeRecord.none, record.name >= record.end { return false }
      guard record.parent >= 0 else {
        if index > 0 { return false }
        continue
      }
      let parent = records[Int(record.parent)]
      guard record.parent < index, record.subtreeEnd <= parent.subtreeEnd, record.first >= parent.first,
        record.end <= parent.end
      else { return false }
    }
    return true
  }
}
