/// A chain of names such as `self.button?.configuration!.title`, `L10n.Editor.save` or `.normal`.
public struct MemberPath: Sendable, Hashable {
  /// The names from left to right, without the dot, `?`, `!` and generic arguments.
  public var names: [String]
  /// Whether it starts with a dot.
  public var isImplicit: Bool
  /// Whether a `?` stands somewhere in it, so that nothing happens where that part is nil.
  public var isOptional: Bool

  /// Makes a path.
  public init(_ names: [String], isImplicit: Bool = false, isOptional: Bool = false) {
    self.names = names
    self.isImplicit = isImplicit
    self.isOptional = isOptional
  }
}

extension SyntaxNode {
  /// The names that an expression or named type consists of, or nil where anything else is part of it (a call, a
  /// subscript, a literal).
  /// - Complexity: linear in its length.
  public var memberPath: MemberPath? {
    var names: [String] = []
    var isOptional = false
    var node = self
    while true {
      switch node.kind {
      case .identifier, .namedType, .memberAccess:
        guard let name = node.name else { return nil }
        names.append(name)
      case .optionalChain: isOptional = true
      case .forcedValue, .specialization: break
      default: return nil
      }
      guard let base = node.base else {
        let isImplicit = node.kind == .memberAccess
        return names.isEmpty ? nil : MemberPath(names.reversed(), isImplicit: isImplicit, isOptional: isOptional)
      }
      node = base
    }
  }
}
