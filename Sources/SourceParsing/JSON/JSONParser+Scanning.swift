import TitlefitDiagnostics

extension JSONParser {
  /// Whether a byte can start a value.
  static func startsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "-"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"): true
    default: false
    }
  }

  /// Moves past white space.
  @inline(__always)
  mutating func skipSpace() {
    var index = at
    while index < count {
      switch bytes[index] {
      case 32, 9, 10, 13: index += 1
      default:
        at = index
        return
      }
    }
    at = index
  }

  /// Adds an issue.
  mutating func report(
    _ code: String, at offset: Int, _ what: String, _ why: String, _ suggestion: String,
    weight: SyntaxIssue.Weight = .malformed
  ) {
    issues.add(
      SyntaxIssue(
        code, FindingMessage(what, why: why, suggestion: suggestion), at: text.position(at: offset), weight: weight))
  }

  /// Adds the issue of a bracket that is never closed.
  mutating func reportUnclosed(_ start: Int, _ noun: String, _ closer: String) {
    guard !hasStopped else { return }
    report(
      "json-unclosed", at: start, "the \(noun) that starts here is never closed", "what follows may be read wrongly",
      "Add the missing `\(closer)`.")
  }

  /// Reports text that is no JSON and moves to the next sign that can go on, at least by one byte.
  mutating func skipStray() {
    let start = at
    if bytes[at] == UInt8(ascii: ",") {
      report("json-extra-comma", at: at, "a comma stands without a value before it", "", "Remove the comma.")
      at += 1
      return
    }
    if bytes[at] == UInt8(ascii: "/"), at + 1 < count, bytes[at + 1] == UInt8(ascii: "/") {
      while at < count, bytes[at] != 10 { at += 1 }
    } else {
      at += 1
      while at < count, !Self.stopsStray(bytes[at]) { at += 1 }
    }
    let shown = String(text.string(start..<min(at, start + 40)).prefix { !$0.isNewline })
    report(
      "json-stray-text", at: start, "`\(shown)` is no JSON", "strict readers refuse the whole file", "Remove it.")
  }

  private static func stopsStray(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: "\""), UInt8(ascii: "{"), 10: true
    default: false
    }
  }

  /// Reads a number, `true`, `false` or `null`; nil with a report for any other word.
  mutating func parseWord() -> JSONValue? {
    let start = at
    while at < count, Self.isWordByte(bytes[at]) { at += 1 }
    guard at > start else {
      skipStray()
      return nil
    }
    let word = text.string(start..<at)
    switch word {
    case "true": return JSONValue(.boolean(true), range: start..<at)
    case "false": return JSONValue(.boolean(false), range: start..<at)
    case "null": return JSONValue(.null, range: start..<at)
    default: break
    }
    if Self.isNumber(bytes[start..<at]) { return JSONValue(.number(word), range: start..<at) }
    let numeric = word.utf8.first.map { (48...57).contains($0) || $0 == UInt8(ascii: "-") } ?? false
    if numeric {
      report("json-bad-number", at: start, "`\(word)` is no JSON number", "", "Write it as JSON does.")
    } else {
      report("json-stray-text", at: start, "`\(word.prefix(40))` is no JSON value", "", "Put text in double quotes.")
    }
    return nil
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 48...57, 65...90, 97...122, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "."), UInt8(ascii: "_"): true
    default: byte >= 0x80
    }
  }

  /// Whether bytes are a number by RFC 8259, section 6.
  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func digits() -> Int {
      let count = rest.prefix { (48...57).contains($0) }.count
      rest = rest.dropFirst(count)
      return count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let leadingZero = rest.first == UInt8(ascii: "0")
    let whole = digits()
    guard whole > 0, !(leadingZero && whole > 1) else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard digits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if rest.first == UInt8(ascii: "+") || rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
      guard digits() > 0 else { return false }
    }
    return rest.isEmpty
  }
}
