import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitTypography

/// Gathers what modifiers say about a SwiftUI button, as the nearest configuration of UIKit.
///
/// SwiftUI's bordered styles look like UIKit's of the same names; that they share their numbers is assumed and said.
struct SwiftUIBuilder {
  private var configuration = ButtonConfiguration(style: .plain)
  private var padding = DirectionalEdgeInsets.zero
  private var isBordered = false
  private var styleName: String?
  private var width: (points: Double, node: SyntaxNode)?
  private var fillsContainer = false
  private(set) var notes: [String] = []

  /// Whether views below a modifier take it over.
  static func isInherited(_ name: String) -> Bool {
    ["buttonStyle", "controlSize", "font", "lineLimit", "minimumScaleFactor", "fontWeight", "bold"].contains(name)
  }

  /// The button as it is laid out.
  var specification: ButtonSpecification {
    var result = configuration
    if isBordered {
      let base = ConfiguredNumbers.contentInsets(result.size).first?.value ?? .zero
      result.contentInsets = DirectionalEdgeInsets(
        top: base.top + padding.top, leading: base.leading + padding.leading, bottom: base.bottom + padding.bottom,
        trailing: base.trailing + padding.trailing)
    } else {
      result.contentInsets = padding
    }
    return ButtonSpecification(model: .configured(result))
  }

  /// The room that a frame gives.
  func room(at: (SyntaxNode) -> SourceLocation) -> ControlRoom {
    guard let width else {
      let how = fillsContainer ? ["fills its container, whose width is not known"] : []
      return ControlRoom(width: nil, how: how, unknown: "no-width")
    }
    let location = at(width.node)
    return ControlRoom(
      width: .points(width.points), how: ["frame width: \(location.file):\(location.line):\(location.column)"])
  }

  /// A style of the project replaces the system's.
  mutating func styleIsOwn() {
    isBordered = false
    configuration.style = .plain
  }

  /// A modifier of a view around; nearer ones have been seen before and win.
  mutating func inherit(_ name: String, _ call: SyntaxNode, _ machine: inout Machine) {
    switch name {
    case "font":
      if configuration.titleFont == nil { apply(name, call, &machine) }
    case "buttonStyle":
      if styleName == nil { apply(name, call, &machine) }
    default: apply(name, call, &machine)
    }
  }

  /// A modifier on the button itself.
  mutating func applyOutside(_ name: String, _ call: SyntaxNode, _ machine: inout Machine) {
    // Padding outside a button moves it and takes nothing from its text.
    if name != "padding" { apply(name, call, &machine) }
  }

  /// A modifier on the label.
  mutating func applyInside(_ name: String, _ call: SyntaxNode, _ machine: inout Machine) {
    if name == "padding" { addPadding(call, &machine) } else { apply(name, call, &machine) }
  }

  private mutating func apply(_ name: String, _ call: SyntaxNode, _ machine: inout Machine) {
    switch name {
    case "font":
      guard let argument = call.arguments.first?.value else { return }
      if case .font(let font) = machine.font(machine.evaluate(argument)).content {
        configuration.titleFont = font
      } else {
        notes.append("font-not-known: " + Excerpt.of(argument))
      }
    case "buttonStyle": setStyle(call)
    case "controlSize":
      let size = call.arguments.first?.value?.name
      switch size {
      case "mini", "small", "large": configuration.size = size.flatMap(ButtonSize.init(rawValue:)) ?? .medium
      case "extraLarge": configuration.size = .large
      default: break
      }
    case "lineLimit":
      if case .number(1)? = call.arguments.first?.value.map({ machine.evaluate($0).content }) {
        configuration.titleLineBreakMode = .byTruncatingTail
      }
    case "minimumScaleFactor":
      notes.append("The text may shrink to \(call.arguments.first.map { Excerpt.of($0) } ?? "") of its size")
    case "frame": setFrame(call, &machine)
    default: break
    }
  }

  private mutating func setStyle(_ call: SyntaxNode) {
    guard let argument = call.arguments.first?.value else { return }
    let name = argument.kind == .call ? argument.calleeName ?? "" : argument.name ?? ""
    styleName = name
    switch name {
    case "bordered", "BorderedButtonStyle": (isBordered, configuration.style) = (true, .bordered)
    case "borderedProminent", "BorderedProminentButtonStyle":
      (isBordered, configuration.style) = (true, .borderedProminent)
    case "glass": (isBordered, configuration.style) = (true, .glass)
    case "glassProminent": (isBordered, configuration.style) = (true, .prominentGlass)
    case "plain", "borderless", "automatic", "PlainButtonStyle", "BorderlessButtonStyle":
      (isBordered, configuration.style) = (false, .plain)
    default: return
    }
    if isBordered { notes.append("estimated: SwiftUI's \(name) style takes the numbers of UIKit's configuration") }
  }

  private mutating func setFrame(_ call: SyntaxNode, _ machine: inout Machine) {
    if let node = call.argument("width"), case .number(let points) = machine.evaluate(node).content, points > 0 {
      width = (points, node)
    } else if call.argument("maxWidth")?.name == "infinity" {
      fillsContainer = true
    }
  }

  /// `padding(12)`, `padding(.horizontal, 12)`, `padding(EdgeInsets(…))`, `padding()`.
  private mutating func addPadding(_ call: SyntaxNode, _ machine: inout Machine) {
    let arguments = call.arguments.compactMap(\.value)
    let values = arguments.map { machine.insets(machine.evaluate($0)) }
    // SwiftUI's own padding without a number is 16 points on phones by its documentation's pictures: an estimate.
    var length = 16.0
    var edges = ["all"]
    for (node, value) in zip(arguments, values) {
      switch value.content {
      case .number(let number): length = number
      case .record(let record) where record.type == .insets:
        add(record)
        return
      case .list(let list): edges = list.compactMap(FontNames.word)
      default: if let name = node.name { edges = [name] }
      }
    }
    if !values.contains(where: { if case .number = $0.content { true } else { false } }) {
      notes.append("estimated: padding without a number is 16 points")
    }
    for edge in edges {
      if ["all", "horizontal", "leading"].contains(edge) { padding.leading += length }
      if ["all", "horizontal", "trailing"].contains(edge) { padding.trailing += length }
      if ["all", "vertical", "top"].contains(edge) { padding.top += length }
      if ["all", "vertical", "bottom"].contains(edge) { padding.bottom += length }
    }
  }

  private mutating func add(_ record: Record) {
    func side(_ name: String) -> Double {
      if case .number(let number)? = record.fields[name]?.content { number } else { 0 }
    }
    padding.top += side("top")
    padding.leading += side("leading")
    padding.bottom += side("bottom")
    padding.trailing += side("trailing")
  }
}
