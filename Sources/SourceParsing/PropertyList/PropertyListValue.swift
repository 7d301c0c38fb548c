/// One value of a property list with its place; order and duplicate keys are kept.
public struct PropertyListValue: Sendable, Hashable {
  /// What a value can be.
  public enum Content: Sendable, Hashable {
    /// A dictionary's members in the order of the file, duplicates kept.
    case dictionary([PropertyListMember])
    /// An array's elements.
    case array([PropertyListValue])
    /// A string.
    case string(String)
    /// An integer.
    case integer(Int64)
    /// A number with a fraction.
    case real(Double)
    /// A truth value.
    case boolean(Bool)
    /// Data, a date, or another value that catalogs have no use for, by its kind.
    case other(kind: String)
  }

  /// What the value is.
  public var content: Content
  /// Where the value stands; ``TextPosition/none`` in a binary property list.
  public var position: TextPosition

  /// Makes a value.
  public init(_ content: Content, at position: TextPosition) {
    self.content = content
    self.position = position
  }

  /// The members of a dictionary; empty for anything else.
  public var members: [PropertyListMember] {
    if case .dictionary(let members) = content { return members }
    return []
  }

  /// The text of a string, or nil for anything else.
  public var string: String? {
    if case .string(let string) = content { return string }
    return nil
  }

  /// The value of a member, the last one where the key stands twice; nil where there is none.
  /// - Complexity: linear in the number of members.
  public subscript(key: String) -> PropertyListValue? { members.last { $0.key == key }?.value }
}

/// One member of a dictionary.
public struct PropertyListMember: Sendable, Hashable {
  /// The key.
  public var key: String
  /// Where the key stands.
  public var position: TextPosition
  /// The value.
  public var value: PropertyListValue

  /// Makes a member.
  public init(key: String, position: TextPosition, value: PropertyListValue) {
    self.key = key
    self.position = position
    self.value = value
  }
}

/// An XML or binary property list, read as far as it can be.
public struct PropertyListDocument: Sendable {
  /// The value, or nil where there is none that can be read.
  public let root: PropertyListValue?
  /// What is wrong, in the order of the file.
  public let issues: [SyntaxIssue]

  /// Whether bytes start as a binary property list does.
  public static func isBinary(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist".utf8) }

  /// Reads a binary property list.
  ///
  /// Offsets and references are checked; cycles and lists that unfold beyond a limit are cut with an issue.
  ///
  /// Source: the format's description in CoreFoundation's `CFBinaryPList.c` (CF-1153), "HEADER, OBJECT TABLE, OFFSET
  /// TABLE, TRAILER".
  /// - Complexity: linear in the number of values it unfolds to.
  public init(readingBinary bytes: [UInt8]) {
    var reader = BinaryPropertyListReader(bytes)
    root = reader.read()
    issues = reader.issues.sorted
  }

  /// Reads an XML property list.
  ///
  /// Source: Apple, `PropertyList-1.0.dtd`.
  /// - Complexity: linear in the length of the text.
  public init(readingXML text: SourceText) {
    var reader = XMLPropertyListReader(text)
    root = reader.read()
    issues = (text.issues + reader.issues.sorted).sorted { $0.position < $1.position }
  }
}
