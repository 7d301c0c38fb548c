import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry

/// The room that SwiftUI's frames leave a button, less the padding between the button and the frame.
struct SwiftUIFrame {
  private var width: (points: Double, isMaximum: Bool, node: SyntaxNode)?
  private var height: Double?
  private var fillsContainer = false
  private var keepsWidth: SyntaxNode?
  /// The padding around the button that no frame has counted yet.
  private var padding = DirectionalEdgeInsets.zero

  /// Whether a frame has given a width.
  var hasWidth: Bool { width != nil }

  /// Padding around the button, inside whatever frame follows.
  mutating func pad(_ insets: DirectionalEdgeInsets) { padding = padding.adding(insets) }

  /// Takes what a frame says; the innermost one holds, a label's before the button's.
  mutating func set(_ call: SyntaxNode, _ machine: inout Machine, isLabel: Bool) {
    func points(_ name: StaticString) -> (Double, SyntaxNode)? {
      guard let node = call.argument(name), case .number(let points) = machine.evaluate(node).content, points > 0 else {
        return nil
      }
      return (points, node)
    }
    let taken = isLabel ? .zero : padding
    if isLabel || width == nil {
      if let (exact, node) = points("width") {
        width = (max(0, exact - taken.horizontal), false, node)
      } else if let (most, node) = points("maxWidth") {
        width = (max(0, most - taken.horizontal), true, node)
      } else if call.argument("maxWidth")?.name == "infinity" {
        fillsContainer = true
      }
    }
    if isLabel || height == nil, let (exact, _) = points("height") ?? points("maxHeight") {
      height = max(0, exact - taken.vertical)
    }
    if !isLabel { padding = .zero }
  }

  /// Takes a `fixedSize`, in both directions where it does not say which.
  mutating func fix(_ call: SyntaxNode, _ machine: inout Machine) {
    if let node = call.argument("horizontal"), case .bool(false) = machine.evaluate(node).content { return }
    keepsWidth = call
  }

  /// The room.
  func room(at: (SyntaxNode) -> SourceLocation) -> ControlRoom {
    func place(_ node: SyntaxNode) -> String {
      let location = at(node)
      return "\(location.file):\(location.line):\(location.column)"
    }
    if let keepsWidth {
      return ControlRoom(
        width: nil, height: height, how: ["fixedSize: the text keeps its own width: " + place(keepsWidth)],
        unknown: "fixed-size")
    }
    guard let width else {
      let how = fillsContainer ? ["fills its container, whose width is not known"] : []
      return ControlRoom(width: nil, height: height, how: how, unknown: "no-width")
    }
    return ControlRoom(
      width: width.isMaximum ? .maximum(width.points) : .points(width.points), height: height,
      how: ["frame width: " + place(width.node)])
  }
}

extension DirectionalEdgeInsets {
  /// The sums of two insets' sides.
  func adding(_ other: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top + other.top, leading: leading + other.leading, bottom: bottom + other.bottom,
      trailing: trailing + other.trailing)
  }
}
