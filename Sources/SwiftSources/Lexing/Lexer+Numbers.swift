extension Lexer {
  /// A number of any base, or the index of a tuple's part.
  mutating func lexNumber() {
    let start = index
    if tokens.last?.kind == .period, !pending.contains(.followsSpace) {
      skipDigits(isHexadecimal: false)
      return append(.integerLiteral, from: start)
    }
    var isFloat = false
    let isPrefixed = bytes[start] == UInt8(ascii: "0")
    switch peek(1) {
    case UInt8(ascii: "x") where isPrefixed:
      index += 2
      isFloat = lexHexadecimal()
    case UInt8(ascii: "b") where isPrefixed, UInt8(ascii: "o") where isPrefixed:
      index += 2
      skipDigits(isHexadecimal: false)
    default:
      isFloat = lexDecimal()
    }
    // Letters that are no digits belong to the number all the same, as its error.
    skipNameTail()
    append(isFloat ? .floatLiteral : .integerLiteral, from: start)
  }

  private mutating func lexDecimal() -> Bool {
    skipDigits(isHexadecimal: false)
    var isFloat = false
    if peek() == UInt8(ascii: "."), isDigit(peek(1)) {
      isFloat = true
      index += 1
      skipDigits(isHexadecimal: false)
    }
    return skipExponent(UInt8(ascii: "e")) || isFloat
  }

  private mutating func lexHexadecimal() -> Bool {
    skipDigits(isHexadecimal: true)
    let whole = index
    if peek() == UInt8(ascii: "."), isHexadecimalDigit(peek(1)) {
      index += 1
      skipDigits(isHexadecimal: true)
      guard skipExponent(UInt8(ascii: "p")) else {
        // Without an exponent the dot belongs to a member.
        index = whole
        return false
      }
      return true
    }
    return skipExponent(UInt8(ascii: "p"))
  }

  private mutating func skipExponent(_ letter: UInt8) -> Bool {
    guard peek() | 0x20 == letter else { return false }
    let sign = peek(1) == UInt8(ascii: "-") || peek(1) == UInt8(ascii: "+") ? 1 : 0
    guard isDigit(peek(1 + sign)) else { return false }
    index += 1 + sign
    skipDigits(isHexadecimal: false)
    return true
  }

  private mutating func skipDigits(isHexadecimal: Bool) {
    while true {
      let byte = peek()
      guard isDigit(byte) || byte == UInt8(ascii: "_") || (isHexadecimal && isHexadecimalDigit(byte)) else { return }
      index += 1
    }
  }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  private func isHexadecimalDigit(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "f"))
  }
}
