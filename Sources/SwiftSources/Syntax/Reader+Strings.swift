extension Reader {
  /// Reads a string with its interpolations.
  mutating func readString() -> Draft {
    let node = builder.make(.stringLiteral, first: index)
    advance()
    while true {
      switch kind {
      case .stringSegment:
        let isLast = token.isUnterminated
        builder.add(leaf(.stringSegment), to: node, as: .segment)
        if isLast {
          builder.end(node, at: index)
          return node
        }
      case .interpolationStart:
        let interpolation = builder.make(.interpolation, first: index)
        let opening = index
        readArguments(into: interpolation, closing: .interpolationEnd)
        // The lexer knows where the string goes on, whatever stands before that.
        if tokens[index - 1].kind != .interpolationEnd, let behind = behindPartner(of: opening), index < behind {
          index = min(behind, limit)
        }
        builder.end(interpolation, at: index)
        builder.add(interpolation, to: node, as: .segment)
      case .stringEnd:
        advance()
        builder.end(node, at: index)
        return node
      default:
        builder.end(node, at: index)
        return node
      }
    }
  }
}
