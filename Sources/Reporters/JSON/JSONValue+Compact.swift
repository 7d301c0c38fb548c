extension JSONValue {
  /// The value as a document on one line, ended by a line break: for readers that limit the size.
  /// - Complexity: linear in the size, but for the sorting of keys.
  public var compactDocument: String {
    var text = ""
    writeCompact(into: &text)
    return text + "\n"
  }

  private func writeCompact(into text: inout String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.spelling(value)
    case .string(let value): Self.write(value, into: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.writeCompact(into: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }).enumerated() {
        if index > 0 { text += "," }
        Self.write(member.key, into: &text)
        text += ":"
        member.value.writeCompact(into: &text)
      }
      text += "}"
    }
  }
}
