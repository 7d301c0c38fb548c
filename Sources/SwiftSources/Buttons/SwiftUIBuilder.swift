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
  private var frame = SwiftUIFrame()
  private var type = SwiftUIType()
  /// The modifiers of views around that a nearer one has decided.
  private var decided: Set<String> = []
  private var ownNotes: [String] = []
  /// Why the title cannot be measured, or nil.
  private(set) var obstacle: String?

  /// What was assumed, and what is not measured.
  var notes: [String] { ownNotes + type.notes }

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
    type.set(&result)
    return ButtonSpecification(model: .configured(result))
  }

  /// The room that a frame gives.
  func room(at: (SyntaxNode) -> SourceLocation) -> ControlRoom { frame.room(at: at) }

  /// A style of the project replaces the system's.
  mutating func styleIsOwn() {
    isBordered = false
    configuration.style = .plain
  }

  /// A modifier of a view around, the nearest first; a further one of the same name does not count.
  mutating func inherit(_ name: String, _ call: SyntaxNode, _ machine: inout Machine) {
    if decided.insert(name).inserted { apply(name, call, &machine) }
  }

  /// A modifier on the button itself.
  mutating func applyOutside(_ name: String, _ call: SyntaxNode, _ machine: inout Machine) {
    switch name {
    case "padding":
      // Inside a frame it takes from the room of the button; outside it only moves the button.
      frame.pad(insets(of: call, &machine))
    case "frame": frame.set(call, &machine, isLabel: false)
    // Around a frame it keeps the frame's size, and the text stays in it.
    case "fixedSize" where frame.hasWidth: break
    default: apply(name, call, &machine)
    }
  }

  /// A modifier on the label.
  mutating func applyInside(_ name: String, _ call: SyntaxNode, _ machine: inout Machine) {
    switch name {
    case "padding":
      let insets = insets(of: call, &machine)
      padding = padding.adding(insets)
    case "frame": frame.set(call, &machine, isLabel: true)
    default: apply(name, call, &machine)
    }
  }

  /// An image beside the text: a symbol by its name, or one whose size is not known.
  mutating func addImage(_ symbol: String?, note: String) {
    if let symbol {
      configuration.image = .symbol(named: symbol)
      configuration.imagePadding = Self.imageGap
    }
    ownNotes.append(note)
  }

  /// Estimated: the gap of SwiftUI's `Label` is not documented; pictures of it show about 8 points at body size.
  private static let imageGap = 8.0

  private mutating func apply(_ name: String, _ call: SyntaxNode, _ machine: inout Machine) {
    switch SwiftUIModifier.kind(of: name) {
    case .harmless: break
    case .notModelled(let effect): ownNotes.append(name + " is not modelled: " + effect)
    case .obstacle(let effect):
      // `kerning(0)` and `textCase(nil)` change nothing.
      if SwiftUIModifier.changesNothing(call, &machine) { return }
      obstacle = name + " is not modelled: " + effect
    case .type: ownNotes += type.apply(name, call, &machine)
    case .look:
      if name == "buttonStyle" {
        setStyle(call)
      } else {
        setSize(call)
      }
    case .frame: frame.set(call, &machine, isLabel: false)
    case .fixedSize: frame.fix(call, &machine)
    case nil: ownNotes.append(name + " is not known: where it changes the text or its room, the numbers are wrong")
    }
  }

  private mutating func setSize(_ call: SyntaxNode) {
    let size = call.arguments.first?.value?.name
    switch size {
    case "mini", "small", "large": configuration.size = size.flatMap(ButtonSize.init(rawValue:)) ?? .medium
    case "extraLarge": configuration.size = .large
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
    if isBordered { ownNotes.append("estimated: SwiftUI's \(name) style takes the numbers of UIKit's configuration") }
  }

  /// `padding(12)`, `padding(.horizontal, 12)`, `padding(EdgeInsets(…))`, `padding()`.
  private mutating func insets(of call: SyntaxNode, _ machine: inout Machine) -> DirectionalEdgeInsets {
    var padding = DirectionalEdgeInsets.zero
    let arguments = call.arguments.compactMap(\.value)
    let values = arguments.map { machine.insets(machine.evaluate($0)) }
    // SwiftUI's own padding without a number is 16 points on phones by its documentation's pictures: an estimate.
    var length = 16.0
    var edges = ["all"]
    for (node, value) in zip(arguments, values) {
      switch value.content {
      case .number(let number): length = number
      case .record(let record) where record.type == .insets:
        return record.sides
      case .list(let list): edges = list.compactMap(FontNames.word)
      default: if let name = node.name { edges = [name] }
      }
    }
    if !values.contains(where: { if case .number = $0.content { true } else { false } }) {
      ownNotes.append("estimated: padding without a number is 16 points")
    }
    for edge in edges {
      if ["all", "horizontal", "leading"].contains(edge) { padding.leading += length }
      if ["all", "horizontal", "trailing"].contains(edge) { padding.trailing += length }
      if ["all", "vertical", "top"].contains(edge) { padding.top += length }
      if ["all", "vertical", "bottom"].contains(edge) { padding.bottom += length }
    }
    return padding
  }
}

extension Record {
  /// The sides of a record of insets; a side that is no number is zero.
  fileprivate var sides: DirectionalEdgeInsets {
    func side(_ name: String) -> Double {
      if case .number(let number)? = fields[name]?.content { number } else { 0 }
    }
    return DirectionalEdgeInsets(
      top: side("top"), leading: side("leading"), bottom: side("bottom"), trailing: side("trailing"))
  }
}
