extension Reader {
  /// Reads `#if … #endif` where items stand.
  mutating func readConditionalCompilation(_ context: ItemContext) -> Draft? {
    readParts { reader, branch in
      // The parts of a file's `#if` end at a directive only.
      reader.readItems(into: branch, context: context)
    }
  }

  /// Reads `#if … #endif` between the cases of a `switch`.
  mutating func readConditionalCases() -> Draft? {
    readParts { reader, branch in reader.readCases(into: branch, role: .item) }
  }

  /// Reads `#if … #endif` in a chain of members: each part starts with a dot, and the chain goes on behind.
  ///
  /// - Parameter base: what the chain starts with; nil where a part starts with a further `#if`.
  mutating func readConditionalChain(after base: Draft?) -> Draft? {
    readParts(base: base) { reader, branch in
      while reader.kind == .period || reader.isAtConditionalChain {
        let start = reader.index
        let head =
          reader.kind == .period ? reader.readPrimary() : reader.deeper { $0.readConditionalChain(after: nil) }
        guard let item = reader.readPostfix(head), reader.index > start else { return }
        reader.builder.add(item, to: branch, as: .item)
      }
    }
  }

  /// Whether `#if` stands here and its first part goes on with a chain of members.
  var isAtConditionalChain: Bool {
    guard let place = firstConditionalToken, tokens[place].kind == .period else { return false }
    return place + 1 < limit && (tokens[place + 1].kind == .identifier || tokens[place + 1].kind == .keyword)
  }

  /// Whether `#if` stands here and its first part starts with a case of a `switch`.
  var isAtConditionalCases: Bool {
    guard let place = firstConditionalToken else { return false }
    if tokens[place].kind == .keyword { return tokens[place].word == .case || tokens[place].word == .default }
    return tokens[place].kind == .at && place + 2 < limit && tokens[place + 2].word == .default
  }

  /// The first token behind the condition of the `#if` at hand, and behind those of further ones right inside it; nil
  /// where no `#if` is at hand, or none of its tokens is in sight.
  private var firstConditionalToken: Int? {
    guard kind == .conditionalDirective, word == .if else { return nil }
    var place = index + 1
    while place < limit,
      !tokens[place].startsLine || tokens[place].kind == .conditionalDirective && tokens[place].word == .if
    {
      place += 1
      if place > index + 64 { return nil }
    }
    return place < limit ? place : nil
  }

  private mutating func readParts(base: Draft? = nil, _ read: (inout Reader, Draft) -> Void) -> Draft? {
    let opening = index
    let node = builder.make(.conditionalCompilation, first: base.map { builder.first(of: $0) } ?? index)
    if let base { builder.add(base, to: node, as: .base) }
    conditionalDepth += 1
    defer { conditionalDepth -= 1 }
    let leftOpenBefore = blocksLeftOpen
    var mostLeftOpen = 0
    repeat {
      let branch = builder.make(.compilationBranch, first: index)
      let hasCondition = word != .else
      advance()
      if hasCondition { readConditionLine(into: branch) }
      blocksLeftOpen = 0
      readPart(into: branch, read)
      mostLeftOpen = max(mostLeftOpen, blocksLeftOpen)
      builder.end(branch, at: index)
      builder.add(branch, to: node, as: .branch)
    } while kind == .conditionalDirective && (word == .elseif || word == .else)
    blocksLeftOpen = leftOpenBefore + mostLeftOpen
    if kind == .conditionalDirective, word == .endif {
      advance()
    } else {
      report(.unterminatedConditional, at: opening)
    }
    builder.end(node, at: index)
    return node
  }

  /// Reads a part up to the directive that ends it; a `}` that closes nothing in the part is passed over.
  private mutating func readPart(into branch: Draft, _ read: (inout Reader, Draft) -> Void) {
    while true {
      let start = index
      read(&self, branch)
      if kind == .endOfFile || kind == .conditionalDirective { return }
      // Without the directive in sight the bracket belongs to something outside.
      guard kind == .rightBrace, partners[index] == NodeRecord.none || Int(partners[index]) < start else { return }
      guard isDirectiveAhead else { return }
      report(.unopenedBracket, at: index)
      advance()
    }
  }

  /// Whether the `#if` at hand is closed further on, before the block that it stands in.
  private var isDirectiveAhead: Bool {
    let next = ahead(1)
    return next.kind == .conditionalDirective && next.word != .if
  }

  /// Reads the condition of `#if` or `#elseif`, which is what stands on its line.
  private mutating func readConditionLine(into branch: Draft) {
    var end = index
    while end < limit, !tokens[end].startsLine { end += 1 }
    let outer = limit
    limit = end
    quiet += 1
    if let condition = readExpression() { builder.add(condition, to: branch, as: .condition) }
    quiet -= 1
    limit = outer
    index = end
  }
}
