extension Lexer {
  /// What starts with an ASCII operator character: an operator, a regular expression, a placeholder, `->`, `=`, `?`, `!`.
  mutating func lexOperatorLike() {
    switch bytes[index] {
    case UInt8(ascii: "/"): if lexBareRegex() { return }
    case UInt8(ascii: "!") where isLeftBound: return single(.exclamation)
    case UInt8(ascii: "?") where isLeftBound: return single(.postfixQuestion)
    case UInt8(ascii: "<") where peek(1) == UInt8(ascii: "#"): if lexPlaceholder() { return }
    default: break
    }
    lexOperator()
  }

  /// A run of operator characters.
  mutating func lexOperator() {
    let start = index
    let isBoundBefore = isLeftBound
    let allowsDots = bytes[start] == UInt8(ascii: ".")
    while index < bytes.count {
      let byte = bytes[index]
      switch classes[Int(byte)] {
      case .operator:
        if byte == UInt8(ascii: "/"), index > start, peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*") {
          return endOperator(from: start, isBoundBefore: isBoundBefore)
        }
        index += 1
        // `Set<~Copyable>`: no operator is spelled so.
        if byte == UInt8(ascii: "<"), index == start + 1, peek() == UInt8(ascii: "~"), classes[Int(peek(1))] == .letter
        {
          return endOperator(from: start, isBoundBefore: isBoundBefore)
        }
      case .mark where byte == UInt8(ascii: ".") && allowsDots: index += 1
      case .beyondASCII:
        guard let (point, length) = codePoint(at: index),
          CharacterClass.isOperatorHead(point) || (index > start && CharacterClass.isOperatorTail(point))
        else { return endOperator(from: start, isBoundBefore: isBoundBefore) }
        index += length
      default: return endOperator(from: start, isBoundBefore: isBoundBefore)
      }
    }
    endOperator(from: start, isBoundBefore: isBoundBefore)
  }

  private mutating func endOperator(from start: Int, isBoundBefore: Bool) {
    let first = bytes[start]
    let isBoundAfter = isRightBound(isBoundBefore: isBoundBefore)
    var kind: TokenKind =
      isBoundBefore == isBoundAfter ? .binaryOperator : isBoundBefore ? .postfixOperator : .prefixOperator
    if first == UInt8(ascii: ">"), index > start + 1 { return splitAngles(from: start, kind: kind) }
    if index == start + 1 {
      if first == UInt8(ascii: "=") { kind = .equal }
      if first == UInt8(ascii: "?") { kind = .infixQuestion }
      if first == UInt8(ascii: ".") { kind = .period }
    } else if index == start + 2, first == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: ">") {
      kind = .arrow
    }
    append(kind, from: start)
  }

  /// Gives each character of a run that starts with `>` a token of its own.
  private mutating func splitAngles(from start: Int, kind: TokenKind) {
    let end = index
    index = start
    while index < end {
      let place = index
      let byte = bytes[place]
      index += byte < 0x80 ? 1 : (codePoint(at: place)?.1 ?? 1)
      let own: TokenKind =
        byte == UInt8(ascii: "?")
        ? .postfixQuestion
        : byte == UInt8(ascii: "!")
          ? .exclamation
          : byte == UInt8(ascii: "=") ? .equal : kind
      append(own, from: place, marks: place == start ? [] : .joined)
    }
  }

  /// Whether something that can be an operand ends right before `index`.
  var isLeftBound: Bool {
    guard index > 0 else { return false }
    if pending.contains(.followsSpace) { return false }
    switch bytes[index - 1] {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    default: return true
    }
  }

  /// Whether something that can be an operand starts right at `index`.
  private func isRightBound(isBoundBefore: Bool) -> Bool {
    guard index < bytes.count else { return false }
    let byte = bytes[index]
    switch byte {
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"),
      UInt8(ascii: ":"):
      return false
    // `x^.y` has a postfix operator, ` ^.y` a prefix one.
    case UInt8(ascii: "."): return !isBoundBefore
    case UInt8(ascii: "/"): return peek(1) != UInt8(ascii: "/") && peek(1) != UInt8(ascii: "*")
    default: return classes[Int(byte)] != .space && classes[Int(byte)] != .lineEnd
    }
  }

  /// `<#name#>`, which an editor leaves for a name to be typed.
  private mutating func lexPlaceholder() -> Bool {
    guard index >= placeholderFreeUntil else { return false }
    var end = index + 2
    while end + 1 < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D {
      if bytes[end] == UInt8(ascii: "#"), bytes[end + 1] == UInt8(ascii: ">") {
        let start = index
        index = end + 2
        append(.identifier, from: start)
        return true
      }
      end += 1
    }
    placeholderFreeUntil = end
    return false
  }
}
