import TitlefitDiagnostics

/// Makes property list values of XML elements.
struct XMLPropertyListReader {
  /// How deep dictionaries and arrays may be nested; far below what the XML reader lets through.
  static let depthLimit = 64

  private let document: XML.Document
  var issues = SyntaxIssueList()

  /// Reads the XML of a text.
  init(_ text: SourceText) { document = XML.Document(text.bytes) }

  /// The property list's value, or nil where there is none.
  mutating func read() -> PropertyListValue? {
    for issue in document.issues {
      let format = issue.formatIssue(rule: "malformed-catalog", file: "")
      issues.add(SyntaxIssue("xml-" + format.code, format.message, at: TextPosition(issue.position)))
    }
    guard let root = document.root else { return nil }
    guard root.name == "plist" else {
      guard Self.names.contains(root.name) else {
        report("plist-unknown-element", "<\(root.name)> is no property list", "", "Start the list with <plist>.", root)
        return nil
      }
      return value(of: root, depth: 0)
    }
    return root.elements.first.flatMap { value(of: $0, depth: 0) }
  }

  private mutating func value(of element: XML.Element, depth: Int) -> PropertyListValue? {
    guard depth < Self.depthLimit else {
      report(
        "too-deep", "values are nested more than \(Self.depthLimit) deep", "what lies deeper is not read", "", element)
      return nil
    }
    let text = element.text
    let position = TextPosition(element.position)
    switch element.name {
    case "dict": return PropertyListValue(.dictionary(members(of: element, depth: depth)), at: position)
    case "array":
      return PropertyListValue(.array(element.elements.compactMap { value(of: $0, depth: depth + 1) }), at: position)
    case "string":
      return PropertyListValue(.string(text), at: element.textPosition.map(TextPosition.init) ?? position)
    case "integer":
      guard let number = Int64(text.trimmingBlanks) else { return badNumber(text, element) }
      return PropertyListValue(.integer(number), at: position)
    case "real":
      guard let number = Double(text.trimmingBlanks) else { return badNumber(text, element) }
      return PropertyListValue(.real(number), at: position)
    case "true", "false": return PropertyListValue(.boolean(element.name == "true"), at: position)
    case "data", "date": return PropertyListValue(.other(kind: element.name), at: position)
    default:
      report(
        "plist-unknown-element", "<\(element.name)> is no value of a property list", "it is left out",
        "Use dict, array, string, integer, real, true, false, data or date.", element)
      return nil
    }
  }

  private mutating func members(of element: XML.Element, depth: Int) -> [PropertyListMember] {
    var members: [PropertyListMember] = []
    var key: XML.Element?
    for child in element.elements {
      if child.name == "key" {
        if let key { reportMissingValue(key) }
        key = child
      } else if let named = key {
        key = nil
        guard let value = value(of: child, depth: depth + 1) else { continue }
        let position = named.textPosition ?? named.position
        members.append(PropertyListMember(key: named.text, position: TextPosition(position), value: value))
      } else {
        report(
          "plist-missing-key", "<\(child.name)> stands in a dictionary without a key", "it is left out",
          "Put a <key> before it.", child)
      }
    }
    if let key { reportMissingValue(key) }
    return members
  }

  private mutating func reportMissingValue(_ key: XML.Element) {
    report("plist-missing-value", "the key \"\(key.text)\" has no value", "it is left out", "Add the value.", key)
  }

  private mutating func badNumber(_ text: String, _ element: XML.Element) -> PropertyListValue? {
    report("plist-bad-number", "`\(text.prefix(40))` is no number", "the value is left out", "Write digits.", element)
    return nil
  }

  private mutating func report(_ code: String, _ what: String, _ why: String, _ remedy: String, _ element: XML.Element)
  {
    let message = FindingMessage(what, why: why, suggestion: remedy)
    issues.add(SyntaxIssue(code, message, at: TextPosition(element.position)))
  }

  private static let names: Set<String> = [
    "dict", "array", "string", "integer", "real", "true", "false", "data", "date",
  ]
}

extension TextPosition {
  /// The same place, as the XML reader names it.
  init(_ position: XML.Position) { self.init(line: position.line, column: position.column) }
}

extension String {
  /// The text without white space at its ends, in the sense of XML.
  fileprivate var trimmingBlanks: String {
    let bytes = Array(utf8)
    guard let first = bytes.firstIndex(where: { !XML.isSpace($0) }),
      let last = bytes.lastIndex(where: { !XML.isSpace($0) })
    else { return "" }
    return String(decoding: bytes[first...last], as: UTF8.self)
  }
}
