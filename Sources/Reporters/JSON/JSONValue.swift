/// A JSON value to be written: keys come out sorted, numbers in one spelling.
public enum JSONValue: Sendable, Hashable {
  /// No value.
  case null
  /// A truth value.
  case bool(Bool)
  /// A whole number.
  case integer(Int)
  /// Any number, in the shortest spelling that reads back the same; what is not finite becomes null.
  case number(Double)
  /// A text.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members; their order is that of the keys' bytes.
  case object([String: JSONValue])

  /// A length in points or a time in seconds, rounded to a thousandth: finer differences are noise of the sum.
  public static func thousandths(_ value: Double) -> JSONValue {
    .number(abs(value) < 1e12 ? (value * 1000).rounded() / 1000 : value)
  }

  /// A text or null.
  public static func text(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// A length in points or null.
  public static func length(_ value: Double?) -> JSONValue { value.map(thousandths) ?? .null }

  /// Texts in order.
  public static func texts(_ texts: some Sequence<String>) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// The value as a document, indented by two spaces and ended by a line break; lists of plain values stay on one line.
  /// - Complexity: linear in the size, but for the sorting of keys.
  public var document: String {
    var text = ""
    write(into: &text, margin: "")
    return text + "\n"
  }

  private var isPlain: Bool {
    switch self {
    case .array, .object: false
    default: true
    }
  }

  private func write(into text: inout String, margin: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .number(let value): text += Self.spelling(value)
    case .string(let value): Self.write(value, into: &text)
    case .array(let values): Self.write(values, into: &text, margin: margin)
    case .object(let members): Self.write(members, into: &text, margin: margin)
    }
  }

  private static func write(_ values: [JSONValue], into text: inout String, margin: String) {
    guard values.contains(where: { !$0.isPlain }) else {
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += ", " }
        value.write(into: &text, margin: margin)
      }
      text += "]"
      return
    }
    let inner = margin + "  "
    for (index, value) in values.enumerated() {
      text += (index == 0 ? "[\n" : ",\n") + inner
      value.write(into: &text, margin: inner)
    }
    text += "\n" + margin + "]"
  }

  private static func write(_ members: [String: JSONValue], into text: inout String, margin: String) {
    let inner = margin + "  "
    let sorted = members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    for (index, member) in sorted.enumerated() {
      text += (index == 0 ? "{\n" : ",\n") + inner
      write(member.key, into: &text)
      text += ": "
      member.value.write(into: &text, margin: inner)
    }
    text += sorted.isEmpty ? "{}" : "\n" + margin + "}"
  }

  /// The shortest spelling that reads back the same; whole numbers without a fraction, no negative zero.
  static func spelling(_ value: Double) -> String {
    guard value.isFinite else { return "null" }
    if let whole = Int(exactly: value), abs(whole) < 1 << 53 { return String(whole) }
    return value.description
  }

  /// A text in quotes; what controls terminals or the reading direction is escaped, which changes no value, and so is what
  /// build servers take for a command anywhere in a line, see ``SafeText/line(_:)``.
  ///
  /// Source: RFC 8259, section 7.
  static func write(_ value: String, into text: inout String) {
    text += "\""
    var last: Unicode.Scalar = " "
    for scalar in value.unicodeScalars {
      defer { last = scalar }
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "#" where last == "#": text += escape(UInt16(scalar.value))
      case _ where SafeText.isSafe(scalar): text.unicodeScalars.append(scalar)
      default: String(scalar).utf16.forEach { text += escape($0) }
      }
    }
    text += "\""
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
