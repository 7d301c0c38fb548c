import TitlefitControls
import TitlefitDiagnostics

/// Finds local configurations that are set up and given to nothing.
///
/// It goes by the text alone: a constant or variable that a style's function makes, of which parts are set, and whose name
/// stands nowhere in its block but on the left of these assignments.
struct UnusedConfigurations {
  /// Where a file's forgotten configurations stand, as issues.
  /// - Complexity: linear in the size of the blocks that make configurations.
  static func issues(of file: SwiftFile) -> [FormatIssue] {
    var issues: [FormatIssue] = []
    for binding in file.tree.nodes(.binding) {
      guard let name = binding.name, let value = binding.value, isConfiguration(value, binding),
        let block = binding.ancestors.first(where: { $0.kind == .block || $0.kind == .closure }),
        isForgotten(name, binding, in: block)
      else { continue }
      let location = file.tree.location(of: binding.range.lowerBound, in: file.path)
      issues.append(
        FormatIssue(
          rule: "unused-configuration", code: "configuration-never-used",
          message: FindingMessage(
            "The configuration \(name) is set up and reaches no button", why: "nothing is given it",
            suggestion: "Assign it to its button, or remove it"),
          location: location))
    }
    return issues
  }

  private static func isConfiguration(_ value: SyntaxNode, _ binding: SyntaxNode) -> Bool {
    let value = value.unwrapped
    guard value.kind == .call, let callee = value.calleeNameNode, let style = callee.name,
      StyleNames.style(style) != nil, value.arguments.isEmpty
    else { return false }
    let names = callee.base?.memberPath?.names ?? []
    return names == ["UIButton", "Configuration"] || TypeText.name(binding.type) == "UIButton.Configuration"
  }

  private static func isForgotten(_ name: String, _ binding: SyntaxNode, in block: SyntaxNode) -> Bool {
    var isSetUp = false
    for use in block.descendants(.identifier) where use.name == name && use.role != .pattern {
      guard isTarget(use) else { return false }
      isSetUp = true
    }
    return isSetUp
  }

  /// Whether a name stands on the left of an assignment to one of its parts.
  private static func isTarget(_ use: SyntaxNode) -> Bool {
    var node = use
    while let parent = node.parent {
      switch parent.kind {
      case .memberAccess where node.role == .base: node = parent
      case .assignment: return node.range.lowerBound == parent.left?.range.lowerBound && node.kind == .memberAccess
      default: return false
      }
    }
    return false
  }
}
