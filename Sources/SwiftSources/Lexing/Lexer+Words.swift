extension Lexer {
  /// A name or word that starts with an ASCII letter, `_` or `$`.
  mutating func lexWord() {
    let start = index
    index += 1
    skipNameTail()
    let word = words.word(bytes[start..<index])
    if !open.isEmpty, pending.contains(.startsLine), startsStatement(word) { abandonInterpolations() }
    // A name after a dot is a name, whatever it spells, but for the few that mean something there too.
    append(word.isReserved ? .keyword : .identifier, from: start, word: word)
  }

  /// Whether no expression goes on over a line break with this word.
  private func startsStatement(_ word: Word) -> Bool {
    switch word {
    case .let, .var, .func, .class, .struct, .enum, .protocol, .extension, .import, .guard, .for, .while, .return,
      .private, .public, .internal, .fileprivate, .override, .defer, .static, .typealias:
      true
    default: false
    }
  }

  /// Passes over what can go on with a name.
  mutating func skipNameTail() {
    while index < bytes.count {
      switch classes[Int(bytes[index])] {
      case .letter, .digit: index += 1
      case .beyondASCII:
        guard let (point, length) = codePoint(at: index), CharacterClass.isNameTail(point) else { return }
        index += length
      default: return
      }
    }
  }

  /// `` `name` ``, or a backtick alone where its partner is not on the line.
  mutating func lexBacktickedName() {
    let start = index
    var end = start + 1
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D, bytes[end] != UInt8(ascii: "`") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "`"), end > start + 1 else {
      report(.unterminatedIdentifier, at: start)
      return single(.backtick)
    }
    index = end + 1
    append(.identifier, from: start)
  }

  /// A name or operator that starts outside ASCII, or bytes that mean nothing.
  mutating func lexBeyondASCII() {
    let start = index
    guard let (point, length) = codePoint(at: start) else {
      while index < bytes.count, bytes[index] >= 0x80, codePoint(at: index) == nil { index += 1 }
      report(.invalidEncoding, at: start)
      return pending.formUnion(.followsSpace)
    }
    if CharacterClass.isOperatorHead(point) { return lexOperator() }
    index += length
    if CharacterClass.isNameHead(point) {
      skipNameTail()
      return append(.identifier, from: start)
    }
    report(.invalidCharacter, at: start)
    pending.insert(.followsSpace)
  }

  /// The code point that starts at an offset and its length in bytes, or nil where that is no UTF-8.
  func codePoint(at offset: Int) -> (UInt32, Int)? {
    let first = UInt32(bytes[offset])
    let length = first < 0x80 ? 1 : first < 0xC2 ? 0 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : first < 0xF5 ? 4 : 0
    guard length > 1, offset + length <= bytes.count else { return length == 1 ? (first, 1) : nil }
    var point = first & (0x7F >> UInt32(length))
    for byte in bytes[offset + 1..<offset + length] {
      guard byte & 0xC0 == 0x80 else { return nil }
      point = point << 6 | UInt32(byte & 0x3F)
    }
    let least: [UInt32] = [0, 0, 0x80, 0x800, 0x10000]
    guard point >= least[length], point <= 0x10FFFF, !(0xD800...0xDFFF).contains(point) else { return nil }
    return (point, length)
  }

  /// `#if`, `#selector`, `#"…"#`, `#/…/#` and the like.
  mutating func lexPound() {
    let start = index
    var pounds = 1
    while peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
    if peek(pounds) == UInt8(ascii: "\"") { return lexString(pounds: pounds) }
    if peek(pounds) == UInt8(ascii: "/"), lexExtendedRegex(pounds: pounds) { return }
    index = start + pounds
    let nameStart = index
    if index < bytes.count, classes[Int(bytes[index])] == .letter { skipNameTail() }
    guard index > nameStart, pounds == 1 else {
      report(.invalidCharacter, at: start)
      return append(.unknown, from: start)
    }
    let word = words.word(bytes[nameStart..<index])
    switch word {
    case .if, .elseif, .else, .endif: append(.conditionalDirective, from: start, word: word)
    default: append(.pound, from: start, word: word)
    }
  }
}
