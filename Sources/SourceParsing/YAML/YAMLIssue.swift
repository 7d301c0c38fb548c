public import TitlefitDiagnostics

/// Something wrong with a YAML file, with its place.
public struct YAMLIssue: Sendable, Hashable {
  /// What is wrong.
  public enum Kind: Sendable, Hashable {
    /// The bytes break YAML's grammar; the parser's own words.
    case syntax(String)
    /// The bytes are no UTF-8, or hold a character that YAML forbids; the parser's own words.
    case badCharacter(String)
    /// The file is longer than the limit in bytes.
    case tooLong(limit: Int)
    /// Mappings and lists lie deeper in each other than the limit.
    case tooDeep(limit: Int)
    /// Aliases unfold into more nodes than the limit.
    case tooManyNodes(limit: Int)
    /// An alias names an anchor that does not stand before it, or that it stands inside.
    case unknownAlias(String)
    /// A second document follows the first.
    case severalDocuments
    /// A key is a mapping or a list.
    case keyIsNoText
    /// A key stands twice in one mapping; the key and where it stands first.
    case duplicateKey(String, first: SourceLocation)
    /// The parser ran out of memory.
    case outOfMemory
  }

  /// What is wrong.
  public var kind: Kind
  /// Where.
  public var location: SourceLocation

  /// Makes an issue.
  public init(_ kind: Kind, at location: SourceLocation) {
    self.kind = kind
    self.location = location
  }

  /// Whether the rest of the file was still read: true for duplicate keys only.
  public var isRecoverable: Bool {
    if case .duplicateKey = kind { true } else { false }
  }

  /// One sentence for the user, without a final stop.
  public var message: String {
    switch kind {
    case .syntax(let words): "not valid YAML: " + words
    case .badCharacter(let words): "not valid YAML: " + words
    case .tooLong(let limit): "the file is longer than \(limit) bytes"
    case .tooDeep(let limit): "mappings and lists lie more than \(limit) levels deep"
    case .tooManyNodes(let limit): "aliases unfold into more than \(limit) values"
    case .unknownAlias(let name): "the alias *\(name) has no anchor &\(name) before it"
    case .severalDocuments: "a second document starts here; one file holds one"
    case .keyIsNoText: "a key has to be a text"
    case .duplicateKey(let key, let first): "the key \"\(key)\" stands twice; first in line \(first.line)"
    case .outOfMemory: "there is not enough memory to read the file"
    }
  }
}

/// What a reader got out of one YAML file.
public struct YAMLReading: Sendable, Hashable {
  /// The document's root, or nil where the file is empty or could not be read.
  public var root: YAMLNode?
  /// What is wrong, in the order of the file.
  public var issues: [YAMLIssue]

  /// Makes a reading.
  public init(root: YAMLNode?, issues: [YAMLIssue]) {
    self.root = root
    self.issues = issues
  }
}
