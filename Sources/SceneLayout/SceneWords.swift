import TitlefitControls
import TitlefitGeometry

/// What statements say, in words.
struct SceneWords {
  let scene: Scene
  let equations: SceneEquations

  /// A statement as a sentence.
  func sentence(_ statement: SceneStatement) -> String {
    switch statement.origin {
    case .constraint(let index): return sentence(scene.constraints[index])
    case .compression(let view, let isHorizontal):
      return
        "\(name(view)) holds \(isHorizontal ? "the width" : "the height") of its content at priority "
        + Self.text(statement.priority)
    case .hugging(let view, let isHorizontal):
      return
        "\(name(view)) grows no \(isHorizontal ? "wider" : "higher") than its content at priority "
        + Self.text(statement.priority)
    case .stackEdge(let stack): return "Stack \(name(stack)) reaches from its first view to its last"
    case .stackGap(let stack):
      let least = statement.relation == .equal ? "" : "at least "
      let spacing = Self.text(scene.views[stack].stack?.spacing ?? 0)
      return "Stack \(name(stack)) leaves \(least)\(spacing) points between its views"
    case .stackShare(let stack): return sentence(shareOf: stack)
    case .stackAlignment(let stack):
      let alignment = scene.views[stack].stack?.alignment ?? .fill
      return "Stack \(name(stack)) aligns its views: \(alignment.rawValue)"
    case .stackFit(let stack): return "Stack \(name(stack)) takes no more room than it must"
    case .screen: return "Nothing else limits it, so the root's edges were taken"
    }
  }

  private func sentence(shareOf stack: Int) -> String {
    switch scene.views[stack].stack?.distribution ?? .fill {
    case .fillEqually: "Stack \(name(stack)) gives its views equal lengths"
    case .fillProportionally: "Stack \(name(stack)) gives its views lengths in proportion to their contents"
    case .equalSpacing: "Stack \(name(stack)) leaves equal gaps between its views"
    case .equalCentering: "Stack \(name(stack)) keeps its views' centres equally far apart"
    case .fill: "Stack \(name(stack)) fills its length"
    }
  }

  /// A constraint as a sentence.
  func sentence(_ constraint: SceneConstraint) -> String {
    let label = constraint.id.isEmpty ? "A constraint" : "Constraint \(constraint.id)"
    var right = ""
    if let anchor = constraint.second {
      if constraint.multiplier != 1 { right += "\(Self.text(constraint.multiplier)) × " }
      right += name(anchor)
      if constraint.constant != 0 {
        right += " \(constraint.constant < 0 ? "−" : "+") \(Self.text(constraint.constant.magnitude))"
      }
    } else {
      right = Self.text(constraint.constant)
    }
    let priority = constraint.priority < 1000 ? " at priority \(Self.text(constraint.priority))" : ""
    let outlet = constraint.isConnected ? " (an outlet lets code change it)" : ""
    return "\(label): \(name(constraint.first)) \(constraint.relation.sign) \(right)\(priority)\(outlet)"
  }

  private func name(_ anchor: SceneAnchor) -> String {
    let area = anchor.area == .frame ? "" : ".\(anchor.area.rawValue)"
    return "\(name(anchor.view))\(area).\(anchor.attributeName)"
  }

  /// A view's name in sentences.
  func name(_ view: Int) -> String { scene.views[view].name }

  /// Whether a statement that names no unknown is about the horizontal axis.
  func isHorizontal(_ statement: SceneStatement) -> Bool {
    switch statement.origin {
    case .constraint(let index): scene.constraints[index].first.line.isHorizontal
    case .compression(_, let isHorizontal), .hugging(_, let isHorizontal): isHorizontal
    case .stackEdge(let stack), .stackGap(let stack), .stackShare(let stack):
      !(scene.views[stack].stack?.isVertical ?? false)
    case .stackAlignment(let stack): scene.views[stack].stack?.isVertical ?? false
    case .stackFit, .screen: true
    }
  }

  /// What gives the root its width.
  var rootSentence: String {
    let root = scene.recordedSize.width
    let design = scene.canvas.device.size.width
    let width = Self.text(equations.conditions.rootWidth(of: scene))
    guard root >= design * Scene.shareThatFollows else {
      return "\(noun) \(name(0)) keeps its recorded width of \(width) points"
    }
    let difference = root - design
    let relation =
      difference.magnitude < 1e-6
      ? "as wide as the device"
      : "\(Self.text(difference.magnitude)) points \(difference < 0 ? "narrower" : "wider") than the device"
    return "\(noun) \(name(0)) is \(relation): \(width) points"
  }

  private var noun: String {
    switch scene.kind {
    case .controller: "The controller's view"
    case .tableCell, .collectionCell: "The cell"
    case .document: "The document's view"
    case .supplement: "The header or footer"
    case .bar: "The view"
    }
  }

  /// A number with at most three decimals and none where it is whole.
  static func text(_ number: Double) -> String {
    guard number.magnitude < 1e9 else { return "\(number)" }
    let thousandths = (number * 1000).rounded() / 1000
    return thousandths == thousandths.rounded() ? "\(Int(thousandths))" : "\(thousandths)"
  }
}
