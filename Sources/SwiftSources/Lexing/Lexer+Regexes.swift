extension Lexer {
  /// `/…/`, where such an expression may stand and one is closed on its line; else nothing is read.
  mutating func lexBareRegex() -> Bool {
    guard index >= regexFreeUntil, mayStartRegex else { return false }
    let start = index
    var place = start + 1
    guard place < bytes.count else { return false }
    switch bytes[place] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: ","), UInt8(ascii: ")"), UInt8(ascii: "/"): return false
    default: break
    }
    var groups = 0
    while place < bytes.count {
      switch bytes[place] {
      case 0x0A, 0x0D:
        regexFreeUntil = place
        return false
      case UInt8(ascii: "\\"): place += 1
      case UInt8(ascii: "("): groups += 1
      case UInt8(ascii: ")"):
        groups -= 1
        if groups < 0 { return false }
      case UInt8(ascii: "/"):
        guard bytes[place - 1] != UInt8(ascii: " "), bytes[place - 1] != UInt8(ascii: "\t") else { return false }
        index = place + 1
        append(.regexLiteral, from: start)
        return true
      default: break
      }
      place += 1
    }
    regexFreeUntil = place
    return false
  }

  /// Whether an operand may stand here, so that a `/` can open one.
  private var mayStartRegex: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .identifier, .integerLiteral, .floatLiteral, .stringEnd, .regexLiteral, .rightParenthesis, .rightBracket,
      .rightBrace, .postfixOperator, .postfixQuestion, .exclamation, .unknown:
      // On a line of its own it can only be one if nothing separates it from what follows.
      return pending.contains(.startsLine) || last.word == .await || last.word == .unsafe
        || ((last.kind == .postfixQuestion || last.kind == .exclamation) && isAfterTry)
    case .keyword:
      switch last.word {
      case .self, .selfType, .super, .anyType, .true, .false, .nil: return pending.contains(.startsLine)
      default: return true
      }
    default: return true
    }
  }

  /// Whether the `?` or `!` before belongs to a `try` or `as`.
  private var isAfterTry: Bool { tokens.count > 1 && tokens[tokens.count - 2].word == .try }

  /// `#/…/#`; where it does not close on its line, either over several lines or not at all.
  mutating func lexExtendedRegex(pounds: Int) -> Bool {
    let start = index
    var place = start + pounds + 1
    var lineEnd = place
    while lineEnd < bytes.count, bytes[lineEnd] == 0x20 || bytes[lineEnd] == 0x09 { lineEnd += 1 }
    let isMultiline = lineEnd < bytes.count && (bytes[lineEnd] == 0x0A || bytes[lineEnd] == 0x0D)
    while place < bytes.count {
      let byte = bytes[place]
      if !isMultiline, byte == 0x0A || byte == 0x0D { break }
      if byte == UInt8(ascii: "\\") {
        place += 2
        continue
      }
      if byte == UInt8(ascii: "/"), closesRegex(pounds, at: place + 1) {
        index = place + 1 + pounds
        append(.regexLiteral, from: start)
        return true
      }
      place += 1
    }
    index = min(place, bytes.count)
    report(.unterminatedRegex, at: start)
    append(.regexLiteral, from: start, marks: .unterminated)
    return true
  }

  private func closesRegex(_ pounds: Int, at place: Int) -> Bool {
    guard place + pounds <= bytes.count else { return false }
    return bytes[place..<place + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
  }
}
