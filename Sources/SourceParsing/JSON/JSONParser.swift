import TitlefitDiagnostics

/// A recursive descent through JSON that goes on after errors.
struct JSONParser {
  let text: SourceText
  let bytes: [UInt8]
  let count: Int
  var at = 0
  var issues = SyntaxIssueList()
  private var openObjects = 0
  private var openArrays = 0
  private var values = 0
  /// How many members the last object and how many elements the last array at each depth had: what the next one of its
  /// kind will most likely have.
  private var lastCounts = [Int](repeating: 0, count: JSONDocument.depthLimit + 1)
  private let valueLimit: Int
  /// Whether the reading ended before the text did.
  private(set) var hasStopped = false

  /// The most members that are made room for before they are read.
  private static let mostExpected = 128

  /// Starts at the beginning of a text.
  init(_ text: SourceText, valueLimit: Int) {
    self.text = text
    self.valueLimit = valueLimit
    bytes = text.bytes
    count = bytes.count
  }

  /// Reads the whole text.
  mutating func parseDocument() -> JSONValue? {
    skipSpace()
    guard at < count else {
      report("json-empty", at: at, "the file holds no JSON value", "it is empty", "Restore its content or remove it.")
      return nil
    }
    var root: JSONValue?
    while root == nil, at < count {
      root = parseValue(depth: 0)
      skipSpace()
      if root == nil, at < count, !Self.startsValue(bytes[at]) { at += 1 }
    }
    skipSpace()
    if at < count {
      report(
        "json-stray-text", at: at, "text follows the end of the JSON value", "strict readers refuse the whole file",
        "Remove it, or look for a brace too many before it.")
    }
    return root
  }

  /// Reads one value; nil where there is none, with a report.
  mutating func parseValue(depth: Int) -> JSONValue? {
    skipSpace()
    guard at < count else {
      report("json-missing-value", at: at, "a value is missing at the end of the file", "", "Complete the file.")
      return nil
    }
    values += 1
    guard values <= valueLimit else { return stop() }
    let start = at
    switch bytes[at] {
    case UInt8(ascii: "{"):
      guard depth < JSONDocument.depthLimit else { return skipTooDeep() }
      return JSONValue(.object(parseObject(depth: depth)), range: start..<at)
    case UInt8(ascii: "["):
      guard depth < JSONDocument.depthLimit else { return skipTooDeep() }
      return JSONValue(.array(parseArray(depth: depth)), range: start..<at)
    case UInt8(ascii: "\""):
      let string = parseString()
      return JSONValue(.string(string), range: start..<at)
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      report(
        "json-missing-value", at: at, "a value is missing here", "a key or comma promises one",
        "Add the value or remove what announces it.")
      return nil
    default:
      return parseWord()
    }
  }

  private mutating func parseObject(depth: Int) -> [JSONMember] {
    let start = at
    at += 1
    openObjects += 1
    defer { openObjects -= 1 }
    var members: [JSONMember] = []
    while true {
      skipSpace()
      guard at < count else { break }
      switch bytes[at] {
      case UInt8(ascii: "\""):
        if let member = parseMember(depth: depth) {
          if members.isEmpty { members.reserveCapacity(lastCounts[depth]) }
          members.append(member)
        }
        finishElement(closer: UInt8(ascii: "}"))
      case UInt8(ascii: "}"):
        at += 1
        lastCounts[depth] = min(members.count, Self.mostExpected)
        return members
      case UInt8(ascii: "]") where openArrays > 0:
        reportUnclosed(start, "object", "}")
        return members
      default:
        skipStrayElement()
      }
    }
    reportUnclosed(start, "object", "}")
    return members
  }

  private mutating func parseMember(depth: Int) -> JSONMember? {
    let start = at
    let key = parseString()
    let keyRange = start..<at
    skipSpace()
    if at < count, bytes[at] == UInt8(ascii: ":") {
      at += 1
    } else {
      report(
        "json-missing-colon", at: keyRange.upperBound, "a colon is missing after the key \"\(key)\"", "",
        "Write `\"key\" : value`.")
    }
    guard let value = parseValue(depth: depth + 1) else { return nil }
    return JSONMember(key: key, keyRange: keyRange, value: value)
  }

  private mutating func parseArray(depth: Int) -> [JSONValue] {
    let start = at
    at += 1
    openArrays += 1
    defer { openArrays -= 1 }
    var elements: [JSONValue] = []
    while true {
      skipSpace()
      guard at < count else { break }
      switch bytes[at] {
      case UInt8(ascii: "]"):
        at += 1
        lastCounts[depth] = min(elements.count, Self.mostExpected)
        return elements
      case UInt8(ascii: "}") where openObjects > 0:
        reportUnclosed(start, "array", "]")
        return elements
      case let byte where Self.startsValue(byte):
        let before = at
        if let value = parseValue(depth: depth + 1) {
          if elements.isEmpty { elements.reserveCapacity(lastCounts[depth]) }
          elements.append(value)
        }
        if at == before { at += 1 }
        finishElement(closer: UInt8(ascii: "]"))
      default:
        skipStrayElement()
      }
    }
    reportUnclosed(start, "array", "]")
    return elements
  }

  /// Takes the comma after an element, or reports its absence.
  private mutating func finishElement(closer: UInt8) {
    let end = at
    skipSpace()
    guard at < count else { return }
    if bytes[at] == UInt8(ascii: ",") {
      let comma = at
      at += 1
      skipSpace()
      guard at < count, bytes[at] == closer else { return }
      report(
        "json-trailing-comma", at: comma, "a comma stands before the closing bracket", "strict readers refuse the file",
        "Remove the comma.")
    } else if Self.startsValue(bytes[at]) {
      report(
        "json-missing-comma", at: end, "a comma is missing after this value", "strict readers refuse the file",
        "Add the comma.")
    }
  }

  /// Skips text in the place of an element, with the comma that would follow the element.
  private mutating func skipStrayElement() {
    let isComma = bytes[at] == UInt8(ascii: ",")
    skipStray()
    skipSpace()
    if !isComma, at < count, bytes[at] == UInt8(ascii: ",") { at += 1 }
  }

  /// Ends the reading where there are too many values.
  private mutating func stop() -> JSONValue? {
    report(
      "too-many-values", at: at, "the file holds more than \(valueLimit) values",
      "what follows is not read", "Split the file.")
    at = count
    hasStopped = true
    return nil
  }

  private mutating func skipTooDeep() -> JSONValue? {
    report(
      "too-deep", at: at, "values are nested more than \(JSONDocument.depthLimit) deep", "what lies deeper is not read",
      "Check whether the file is damaged.")
    var depth = 0
    while at < count {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\"") {
        at -= 1
        _ = scanString()
      } else if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "[") {
        depth += 1
      } else if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        depth -= 1
        if depth == 0 { break }
      }
    }
    return nil
  }
}
