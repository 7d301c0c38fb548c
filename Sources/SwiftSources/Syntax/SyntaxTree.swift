public import TitlefitDiagnostics

/// What a Swift file says: its tokens, and above them a tree of declarations, statements and expressions.
///
/// Made by ``init(_:)`` from any bytes at all; what is not Swift is passed over and listed in ``issues``. The nodes lie in
/// one array in the order of the file, parents before children, so a subtree is a stretch of it: walking is cheap, and
/// ``SyntaxNode`` is a pointer into it.
public final class SyntaxTree: Sendable {
  /// The file's bytes.
  public let bytes: [UInt8]
  /// The file's tokens in order; the last is the end of the file.
  public let tokens: [Token]
  /// What could not be read, in the order of the file; at most ``mostIssues``.
  public let issues: [SwiftIssue]
  /// Lines and columns.
  public let lines: SourceLines
  let records: [NodeRecord]

  /// The most issues a file lists; what goes wrong afterwards is still recovered from, silently.
  public static let mostIssues = 200

  /// Reads a file; never fails.
  /// - Complexity: linear in the number of bytes.
  public init(_ bytes: [UInt8]) {
    let lexed = Lexer.tokens(of: bytes)
    var reader = Reader(bytes: bytes, lexed: lexed)
    reader.readFile()
    let (records, issues) = reader.finish()
    self.bytes = bytes
    tokens = lexed.tokens
    lines = SourceLines(bytes)
    self.records = records
    self.issues = Array(issues.sorted { $0.offset < $1.offset }.prefix(Self.mostIssues))
  }

  /// Reads a text.
  public convenience init(_ text: String) { self.init(Array(text.utf8)) }

  /// The whole file.
  public var root: SyntaxNode { SyntaxNode(tree: self, index: 0) }

  /// The number of nodes.
  public var nodeCount: Int { records.count }

  /// The node of an index below ``nodeCount``.
  public func node(_ index: Int) -> SyntaxNode { SyntaxNode(tree: self, index: Int32(index)) }

  /// Every node of a kind, in the order of the file.
  /// - Complexity: linear in the number of nodes.
  public func nodes(_ kind: SyntaxKind) -> [SyntaxNode] { root.descendants(kind) }

  /// The characters of a range of bytes; what is not UTF-8 is replaced by U+FFFD.
  /// - Complexity: linear in the range's length.
  public func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range.clamped(to: 0..<bytes.count)], as: UTF8.self)
  }

  /// The place of an offset in the file, under the path it is known by.
  public func location(of offset: Int, in file: String) -> SourceLocation { lines.location(of: offset, in: file) }

  /// The issues whose place and kind a message needs, as places under the path that the file is known by.
  public func locations(in file: String) -> [(issue: SwiftIssue, location: SourceLocation)] {
    issues.map { ($0, location(of: $0.offset, in: file)) }
  }
}

/// A node as it lies in the tree's array.
struct NodeRecord: Sendable {
  var kind: SyntaxKind
  var role: SyntaxRole
  /// The first token.
  var first: UInt32
  /// The token behind the last; equal to `first` where a node covers nothing.
  var end: UInt32
  /// The token that names the node, or ``none``.
  var name: UInt32
  /// The parent's index; -1 for the file.
  var parent: Int32
  /// The index behind the last node of its subtree.
  var subtreeEnd: Int32

  static let none = UInt32.max
}
