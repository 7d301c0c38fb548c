/// One value of a JSON text with its place; order and duplicate keys are kept.
public struct JSONValue: Sendable, Hashable {
  /// What a value can be.
  public enum Content: Sendable, Hashable {
    /// An object's members in the order of the text, duplicates kept.
    case object([JSONMember])
    /// An array's elements.
    case array([JSONValue])
    /// A string, escapes resolved.
    case string(String)
    /// A number as it is spelled.
    case number(String)
    /// `true` or `false`.
    case boolean(Bool)
    /// `null`.
    case null
  }

  /// What the value is.
  public var content: Content
  /// The bytes of the text it spans, quotes and braces included.
  public var range: Range<Int>

  /// Makes a value.
  public init(_ content: Content, range: Range<Int>) {
    self.content = content
    self.range = range
  }

  /// The members of an object; empty for anything else.
  public var members: [JSONMember] {
    if case .object(let members) = content { return members }
    return []
  }

  /// The elements of an array; empty for anything else.
  public var elements: [JSONValue] {
    if case .array(let elements) = content { return elements }
    return []
  }

  /// The text of a string, or nil for anything else.
  public var string: String? {
    if case .string(let string) = content { return string }
    return nil
  }

  /// The value of `true` and `false`, or nil for anything else.
  public var boolean: Bool? {
    if case .boolean(let value) = content { return value }
    return nil
  }

  /// A number that is a whole one within `Int`, or nil for anything else.
  public var integer: Int? {
    if case .number(let text) = content { return Int(text) }
    return nil
  }

  /// A number, or nil for anything else.
  public var double: Double? {
    if case .number(let text) = content { return Double(text) }
    return nil
  }

  /// Whether the value is an object.
  public var isObject: Bool {
    if case .object = content { return true }
    return false
  }

  /// The value of a member, the last one where the key stands twice, as dictionary-based readers see it; nil where there
  /// is none or the value is no object.
  /// - Complexity: linear in the number of members.
  public subscript(key: String) -> JSONValue? { members.last { $0.key == key }?.value }
}

/// One member of an object.
public struct JSONMember: Sendable, Hashable {
  /// The key, escapes resolved.
  public var key: String
  /// The bytes of the text that the key spans, quotes included.
  public var keyRange: Range<Int>
  /// The value.
  public var value: JSONValue

  /// Makes a member.
  public init(key: String, keyRange: Range<Int>, value: JSONValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

/// A JSON text, read as far as it can be.
public struct JSONDocument: Sendable {
  /// The text.
  public let text: SourceText
  /// The value, or nil where there is none at all.
  public let root: JSONValue?
  /// What is wrong with the text, in its order; what could not be decoded included.
  public let issues: [SyntaxIssue]

  /// Reads a text.
  ///
  /// It goes on after missing and needless commas, stray text, unclosed strings and braces. Nesting beyond
  /// ``depthLimit`` is skipped, and nothing is read beyond ``valueLimit`` values.
  ///
  /// Source: RFC 8259.
  /// - Parameter valueLimit: how many values are read.
  /// - Complexity: linear in the length of the text.
  public init(reading text: SourceText, valueLimit: Int = JSONDocument.valueLimit) {
    var parser = JSONParser(text, valueLimit: valueLimit)
    root = parser.parseDocument()
    self.text = text
    issues = (text.issues + parser.issues.sorted).sorted { $0.position < $1.position }
  }

  /// How deep values may be nested.
  public static let depthLimit = 128
  /// How many values a text may hold: ten a key are a million keys in two languages. A value takes up to 300 bytes of memory.
  public static let valueLimit = 12_000_000
}
