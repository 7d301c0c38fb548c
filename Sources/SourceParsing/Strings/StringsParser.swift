import TitlefitDiagnostics

/// Reads key and value pairs, and goes on at the next one after an error.
struct StringsParser {
  let text: SourceText
  let bytes: [UInt8]
  let count: Int
  var at = 0
  var issues = SyntaxIssueList()
  var entries: [StringsEntry] = []
  /// The comments since the last entry.
  var pendingComments: [String] = []
  /// Offsets of text outside entries: harmful only if an entry follows.
  private var stray: [Int] = []
  private var isBraced = false
  /// Signs whose closing partner was sought in vain: no later search can find it.
  var unclosable: Set<UInt8> = []

  /// Starts at the beginning of a text.
  init(_ text: SourceText) {
    self.text = text
    bytes = text.bytes
    count = bytes.count
  }

  /// Reads the whole text.
  mutating func parse() {
    skipTrivia()
    if at < count, bytes[at] == UInt8(ascii: "{") {
      isBraced = true
      at += 1
    }
    while true {
      skipTrivia()
      guard at < count else { break }
      let before = at
      parseNext()
      if at == before { at += 1 }
    }
    flushStray(isLast: true)
  }

  private mutating func parseNext() {
    switch bytes[at] {
    case UInt8(ascii: ";"):
      report(
        "double-semicolon", at: at, "a semicolon stands without an entry before it",
        "Apple's reader may drop all that follows", "Remove it.", weight: .doubtful)
      at += 1
    case UInt8(ascii: "#"):
      report(
        "pragma-line", at: at, "a line starts with `#`", "this format knows no such lines: Apple's reader stops here",
        "Write it as a comment, `/* … */`.")
      skipLine()
    case UInt8(ascii: "}") where isBraced:
      isBraced = false
      at += 1
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      parseEntry()
    case let byte where Self.isUnquoted(byte):
      if unquotedLineIsEntry() { parseEntry() } else { skipStray() }
    default:
      if curlyQuote(at: at) { parseCurlyEntry() } else { skipStray() }
    }
  }

  /// Keeps in mind text that is no entry, up to the end of its line or the next quote.
  private mutating func skipStray() {
    stray.append(at)
    at += 1
    while at < count, bytes[at] != 10, bytes[at] != 13, bytes[at] != UInt8(ascii: "\"") { at += 1 }
  }

  /// Reports the text outside entries that was met so far.
  private mutating func flushStray(isLast: Bool) {
    if stray.isEmpty { return }
    let isTrailing = isLast && !entries.isEmpty
    for offset in stray {
      let shown = text.string(offset..<min(offset + 40, count)).prefix { !$0.isNewline }
      if isTrailing {
        report(
          "trailing-text", at: offset, "`\(shown)` follows the last entry",
          "Apple's tools accept or refuse it by its place",
          "Remove it.", weight: .doubtful)
      } else {
        report(
          "stray-text", at: offset, "`\(shown)` is no entry", "Apple's reader stops here",
          "Write entries as `\"key\" = \"value\";` and remarks as `/* … */`.")
      }
    }
    stray = []
  }

  private mutating func parseEntry() {
    let keyStart = at
    guard let key = parseKey() else { return }
    let keyRange = keyStart..<at
    skipTrivia(keepingComments: false)
    if at < count, bytes[at] == UInt8(ascii: ";") {
      add(StringsEntry(key: key, keyRange: keyRange, value: key, valueRange: keyRange))
      return
    }
    guard at < count, bytes[at] == UInt8(ascii: "=") else {
      recoverFromMissingEquals(keyRange)
      return
    }
    at += 1
    skipTrivia(keepingComments: false)
    parseValue(key: key, keyRange: keyRange)
  }

  private mutating func parseKey() -> String? {
    guard bytes[at] == UInt8(ascii: "\"") || bytes[at] == UInt8(ascii: "'") else { return parseUnquotedKey() }
    let start = at
    let scanned = scanQuoted()
    guard scanned.isClosed else {
      reportUnclosed(start)
      return nil
    }
    return decode(scanned)
  }

  /// After a key without `=`: a key that spans lines swallowed what follows, so reading goes on at the next line.
  private mutating func recoverFromMissingEquals(_ keyRange: Range<Int>) {
    if let lineEnd = bytes[keyRange].firstIndex(where: { $0 == 10 || $0 == 13 }) {
      reportUnclosed(keyRange.lowerBound)
      at = lineEnd
      return
    }
    report(
      "missing-equals", at: keyRange.upperBound, "`=` is missing after the key", "Apple's reader stops here",
      "Write `\"key\" = \"value\";`.")
    skipToEntryEnd()
  }

  private mutating func parseValue(key: String, keyRange: Range<Int>) {
    let start = at
    guard at < count else {
      reportMissingValue(start)
      return
    }
    switch bytes[at] {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      parseQuotedValue(key: key, keyRange: keyRange)
    case UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "<"):
      report(
        "unsupported-value", at: start, "the value is no string", "a .strings file maps keys to strings",
        "Write the value in quotes.")
      skipToEntryEnd()
    case let byte where Self.isUnquoted(byte):
      while at < count, Self.isUnquoted(bytes[at]) { at += 1 }
      let value = text.string(start..<at)
      finish(StringsEntry(key: key, keyRange: keyRange, value: value, valueRange: start..<at))
    default:
      if curlyQuote(at: at) {
        reportCurly(at)
      } else {
        reportMissingValue(start)
      }
      skipToEntryEnd()
    }
  }

  private mutating func parseQuotedValue(key: String, keyRange: Range<Int>) {
    let start = at
    let scanned = scanQuoted()
    guard scanned.isClosed, !looksUnclosed(scanned) else {
      recoverUnclosedValue(start, key: key, keyRange: keyRange)
      return
    }
    if let inner = unescapedQuote(after: scanned) {
      recoverUnescapedQuote(inner, start: start, key: key, keyRange: keyRange)
      return
    }
    finish(StringsEntry(key: key, keyRange: keyRange, value: decode(scanned), valueRange: start..<at))
  }

  /// Keeps an entry whose value just ended, and sees to its semicolon.
  private mutating func finish(_ entry: StringsEntry) {
    let end = at
    skipTrivia(keepingComments: false)
    if at < count, bytes[at] == UInt8(ascii: ";") {
      add(entry)
      return
    }
    at = end
    report(
      "missing-semicolon", at: end, "`;` is missing after the value of \"\(entry.key)\"",
      "Apple's reader refuses the whole file", "Add the semicolon.")
    add(entry)
  }

  /// Adds an entry, takes its semicolon if that comes next, and the comment behind it on the same line.
  mutating func add(_ entry: StringsEntry) {
    flushStray(isLast: false)
    var entry = entry
    if at < count, bytes[at] == UInt8(ascii: ";") { at += 1 }
    while at < count, bytes[at] == 32 || bytes[at] == 9 { at += 1 }
    if let comment = parseComment() { pendingComments.append(comment) }
    if let comment = pendingComments.first {
      entry.comment = pendingComments.count == 1 ? comment : pendingComments.joined(separator: "\n")
      pendingComments.removeAll(keepingCapacity: true)
    }
    entries.append(entry)
  }

  private mutating func parseCurlyEntry() {
    reportCurly(at)
    skipToEntryEnd()
  }

  private mutating func reportCurly(_ offset: Int) {
    report(
      "curly-quotes", at: offset, "curly quotes stand where straight ones belong",
      "Apple's reader takes only \" and stops here", "Replace the curly quotes by \".")
  }

  private mutating func reportMissingValue(_ offset: Int) {
    report(
      "missing-value", at: offset, "the value is missing", "Apple's reader stops here", "Write `\"key\" = \"value\";`.")
  }
}
