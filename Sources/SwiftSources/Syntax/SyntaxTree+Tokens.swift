extension SyntaxTree {
  /// The characters of a token, backticks of a name left out; of a further token of an operator's run, see
  /// ``Token/isJoined``, with those that follow it.
  /// - Complexity: linear in its length.
  public func spelling(ofToken index: Int) -> String { text(spelledRange(ofToken: index)) }

  /// Whether a token's characters, backticks of a name left out, are these.
  /// - Complexity: linear in the text's length.
  public func token(_ index: Int, spells text: StaticString) -> Bool {
    let range = spelledRange(ofToken: index)
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { bytes[range].elementsEqual($0) }
  }

  private func spelledRange(ofToken index: Int) -> Range<Int> {
    let token = tokens[index]
    let range = token.range
    switch token.kind {
    case .identifier where range.count > 2 && bytes[range.lowerBound] == UInt8(ascii: "`"):
      return range.lowerBound + 1..<range.upperBound - (token.isUnterminated ? 0 : 1)
    case .prefixOperator, .postfixOperator, .binaryOperator:
      var last = index
      while last + 1 < tokens.count, tokens[last + 1].isJoined { last += 1 }
      return range.lowerBound..<tokens[last].range.upperBound
    case .pound:
      return range.lowerBound + 1..<range.upperBound
    default:
      return range
    }
  }
}
