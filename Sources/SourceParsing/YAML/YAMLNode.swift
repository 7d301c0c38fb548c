public import TitlefitDiagnostics

/// One node of a YAML document with its place: a mapping, a sequence or a scalar.
public struct YAMLNode: Sendable, Hashable {
  /// What a node holds.
  public enum Content: Sendable, Hashable {
    /// Keys and values in the order of the file; a duplicate key stands twice.
    case mapping([YAMLEntry])
    /// Values in the order of the file.
    case sequence([YAMLNode])
    /// A text, escapes resolved and folding done.
    case scalar(YAMLScalar)
  }

  /// What the node holds.
  public var content: Content
  /// Where the node starts; for an alias, where the alias stands.
  public var location: SourceLocation
  /// The tag that the file writes (`!!str`, `!custom`), or nil.
  public var tag: String?

  /// Makes a node.
  public init(_ content: Content, location: SourceLocation, tag: String? = nil) {
    self.content = content
    self.location = location
    self.tag = tag
  }

  /// The entries of a mapping, or nil where the node is none.
  public var mapping: [YAMLEntry]? {
    guard case .mapping(let entries) = content else { return nil }
    return entries
  }

  /// The values of a sequence, or nil where the node is none.
  public var sequence: [YAMLNode]? {
    guard case .sequence(let values) = content else { return nil }
    return values
  }

  /// The scalar, or nil where the node is none.
  public var scalar: YAMLScalar? {
    guard case .scalar(let scalar) = content else { return nil }
    return scalar
  }

  /// The value of the first entry with a key, or nil where there is none or the node is no mapping.
  /// - Complexity: linear in the number of entries.
  public subscript(key: String) -> YAMLNode? { mapping?.first { $0.key == key }?.value }

  /// A word for the kind of value, as messages use it: `a mapping`, `a list`, `a number`, `true or false`, `nothing`,
  /// `a text`.
  public var kindName: String {
    switch content {
    case .mapping: "a mapping"
    case .sequence: "a list"
    case .scalar(let scalar):
      if scalar.isNull {
        "nothing"
      } else if scalar.boolean != nil {
        "true or false"
      } else if scalar.number != nil {
        "a number"
      } else {
        "a text"
      }
    }
  }
}

/// One key of a mapping with its value.
public struct YAMLEntry: Sendable, Hashable {
  /// The key's text; keys that are no scalars are refused by the reader.
  public var key: String
  /// Where the key starts.
  public var keyLocation: SourceLocation
  /// The value.
  public var value: YAMLNode

  /// Makes an entry.
  public init(key: String, keyLocation: SourceLocation, value: YAMLNode) {
    self.key = key
    self.keyLocation = keyLocation
    self.value = value
  }
}
