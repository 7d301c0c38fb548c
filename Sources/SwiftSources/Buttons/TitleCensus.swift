import TitlefitControls

/// Finds every call in the text that gives a button a title for a state, whether or not a run comes to it.
///
/// What the runs did not see is counted all the same, so that a reading that leaves code out does not look complete.
struct TitleCensus {
  /// The calls' places with what they set, shortened, in the order of the files.
  let places: [(place: Place, expression: String)]

  /// Looks through all files.
  /// - Complexity: linear in the number of nodes.
  init(_ index: ProjectIndex) {
    var places: [(Place, String)] = []
    for (number, file) in index.files.enumerated() {
      for call in file.tree.nodes(.call) where call.calls("setTitle") || call.calls("setAttributedTitle") {
        let arguments = call.arguments
        guard arguments.count == 2, arguments[0].label == nil, arguments[1].label == "for",
          let title = arguments[0].value, Self.showsText(title)
        else { continue }
        guard index.settings.readsDebugCode || !Self.isDebugCode(call) else { continue }
        places.append((Place(file: number, offset: call.range.lowerBound), Excerpt.of(title)))
      }
    }
    self.places = places
  }

  private static func showsText(_ node: SyntaxNode) -> Bool {
    let node = node.unwrapped
    return node.kind != .nilLiteral && node.stringValue != ""
  }

  /// Whether a call stands in a branch that is left out of the reading.
  private static func isDebugCode(_ node: SyntaxNode) -> Bool {
    var inner = node
    for ancestor in node.ancestors {
      if ancestor.kind == .conditionalCompilation {
        let readable = CompilationBranches.readable(ancestor, readsDebugCode: false)
        let holds = readable.contains { branch in
          branch.items.contains {
            $0.range.lowerBound <= inner.range.lowerBound && inner.range.upperBound <= $0.range.upperBound
          }
        }
        if !holds { return true }
      }
      inner = ancestor
    }
    return false
  }
}
