extension Lexer {
  /// Passes over a byte order mark and a `#!` line.
  mutating func skipFileStart() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    if peek() == UInt8(ascii: "#"), peek(1) == UInt8(ascii: "!") { skipToLineEnd() }
  }

  /// Passes over white space and comments and notes what they mean for the next token.
  mutating func skipTrivia() {
    while index < bytes.count {
      let byte = bytes[index]
      switch classes[Int(byte)] {
      case .space:
        pending.insert(.followsSpace)
        index += 1
      case .lineEnd:
        pending.formUnion([.followsSpace, .startsLine])
        index += 1
      case .operator where byte == UInt8(ascii: "/"):
        if peek(1) == UInt8(ascii: "/") {
          skipToLineEnd()
        } else if peek(1) == UInt8(ascii: "*") {
          skipBlockComment()
        } else {
          return
        }
        pending.insert(.followsSpace)
      default:
        return
      }
    }
  }

  /// Goes to the end of the line, in front of its LF or CR.
  private mutating func skipToLineEnd() {
    while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
  }

  /// Passes over `/* … */` with the comments nested in it.
  private mutating func skipBlockComment() {
    let start = index
    var depth = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "*"), peek() == UInt8(ascii: "/") {
        index += 1
        depth -= 1
        if depth == 0 { return }
      } else if byte == UInt8(ascii: "/"), peek() == UInt8(ascii: "*") {
        index += 1
        depth += 1
      } else if byte == 0x0A || byte == 0x0D {
        pending.insert(.startsLine)
      }
    }
    report(.unterminatedComment, at: start)
  }
}
