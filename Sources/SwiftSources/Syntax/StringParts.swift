/// A part of a string literal.
public enum StringPart: Sendable, Hashable {
  /// Characters, with escapes replaced and a multi-line string's indentation taken off.
  case text(String)
  /// An interpolation: a node of ``SyntaxKind/interpolation``.
  case interpolation(SyntaxNode)
}

extension SyntaxNode {
  /// The value of a ``SyntaxKind/stringLiteral`` without interpolations; nil for any other node and for a string with
  /// interpolations.
  /// - Complexity: linear in its length.
  public var stringValue: String? {
    guard kind == .stringLiteral else { return nil }
    let parts = stringParts
    if parts.isEmpty { return "" }
    guard parts.count == 1, case .text(let text) = parts[0] else { return nil }
    return text
  }

  /// The parts of a ``SyntaxKind/stringLiteral`` in order, no two texts side by side; empty for an empty string and for
  /// any other node.
  /// - Complexity: linear in its length.
  public var stringParts: [StringPart] {
    []
  }
}
