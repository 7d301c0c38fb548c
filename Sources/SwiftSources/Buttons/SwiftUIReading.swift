import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitTypography

/// Reads SwiftUI's buttons of a file: titles, and the modifiers in the same expression or on what is written around it.
struct SwiftUIReading {
  /// What all files declare.
  let index: ProjectIndex
  /// The file's number.
  let file: Int

  /// A view modifier: its name and its call.
  private struct Modifier {
    var name: String
    var call: SyntaxNode
  }

  /// The buttons in the order of the file.
  func run() -> RunResult {
    var result = RunResult()
    let tree = index.files[file].tree
    guard tree.nodes(.importDeclaration).contains(where: { $0.isNamed("SwiftUI") }), index.types["Button"] == nil else {
      return result
    }
    var counts: [String: Int] = [:]
    for call in tree.nodes(.call) where call.callee?.kind == .identifier && call.calls("Button") {
      guard index.settings.readsDebugCode || !isPreview(call) else { continue }
      let owner = typeName(around: call)
      let prefix = owner.map { $0 + ".Button" } ?? "Button"
      counts[prefix, default: 0] += 1
      let number = counts[prefix] ?? 1
      let place = Place(file: file, offset: call.range.lowerBound)
      let (control, site) = self.control(
        call, id: number == 1 ? prefix : "\(prefix)#\(number)", owner: owner, place: place)
      if let site { result.sites[place] = site }
      result.controls.append(
        FoundControl(
          control: control, origin: place, namePlace: place, maker: nil, rank: .property, isStandIn: false))
    }
    return result
  }

  private func isPreview(_ node: SyntaxNode) -> Bool {
    node.ancestors.contains { ancestor in
      switch ancestor.kind {
      case .macroExpansion: ancestor.isNamed("Preview")
      case .structDeclaration: ancestor.name?.hasSuffix("_Previews") == true
      default: false
      }
    }
  }

  private func typeName(around node: SyntaxNode) -> String? {
    let names = node.ancestors.compactMap { ancestor -> String? in
      switch ancestor.kind {
      case .structDeclaration, .classDeclaration, .enumDeclaration: ancestor.name
      case .extensionDeclaration: TypeText.name(ancestor.type)
      default: nil
      }
    }
    return names.isEmpty ? nil : names.reversed().joined(separator: ".")
  }

  // MARK: One button

  private func control(
    _ call: SyntaxNode, id: String, owner: String?, place: Place
  ) -> (Control, TitleSite?) {
    var machine = Machine(index: index, file: file)
    machine.frame.typeName = owner
    let (title, label) = title(of: call, &machine)
    var builder = SwiftUIBuilder()
    let own = modifiers(on: call)
    let inner = label.map { modifiers(on: $0) } ?? []
    for modifier in inherited(call) { builder.inherit(modifier.name, modifier.call, &machine) }
    for modifier in own { builder.applyOutside(modifier.name, modifier.call, &machine) }
    if let style = (own + inherited(call)).first(where: { $0.name == "buttonStyle" }) {
      applyStyle(style.call, to: &builder, &machine)
    }
    // From the outermost to the innermost, which has the last word.
    for modifier in inner.reversed() where modifier.name != "padding" && modifier.name != "frame" {
      builder.applyInside(modifier.name, modifier.call, &machine)
    }
    for modifier in inner where modifier.name == "padding" || modifier.name == "frame" {
      builder.applyInside(modifier.name, modifier.call, &machine)
    }
    addImage(of: call, to: &builder)
    var texts: [ControlText] = []
    var site: TitleSite?
    if let title {
      machine.note(title, site: place)
      site = machine.sites[place]
      let controls = ControlBuilder(index: index, heap: [:], overrides: GeometryOverrides(index: index))
      texts = controls.texts(title, state: "normal")
    }
    var control = Control(
      id: id, kind: .swiftui, location: index.location(place), specification: builder.specification, titles: texts,
      room: builder.room { index.location(Place(file: file, offset: $0.range.lowerBound)) })
    control.notes = builder.notes
    control.obstacle = builder.obstacle
    if title == nil { control.notes.append("The label holds no text that can be read") }
    return (control, site)
  }

  /// The title and, where a label closure gives it, the text's call.
  private func title(of call: SyntaxNode, _ machine: inout Machine) -> (Value?, SyntaxNode?) {
    if let first = call.arguments.first, first.label == nil, let value = first.value, value.kind != .closure {
      return (text(value, call, &machine), nil)
    }
    guard let label = labelClosure(of: call) else { return (nil, nil) }
    let texts = label.descendants(.call).filter { inner in
      inner.callee?.kind == .identifier && (inner.calls("Text") || inner.calls("Label"))
    }
    guard let first = texts.first, let value = first.arguments.first?.value else { return (nil, nil) }
    if first.arguments.first?.label == "verbatim" { return (machine.evaluate(value), first) }
    return (text(value, first, &machine), first)
  }

  /// An image beside the text: `systemImage:` of the button or of its `Label`, else an `Image` of the label.
  private func addImage(of call: SyntaxNode, to builder: inout SwiftUIBuilder) {
    let label = labelClosure(of: call)
    let calls = [call] + (label.map { $0.descendants(.call).filter { $0.calls("Label") } } ?? [])
    let named = calls.lazy.compactMap { $0.argument("systemImage") }.first
    let images =
      label.map { $0.descendants(.call).filter { $0.callee?.kind == .identifier && $0.calls("Image") } } ?? []
    let symbol = named ?? images.first?.argument("systemName")
    let other = calls.lazy.compactMap { $0.argument("image") }.first ?? images.first
    if let symbol {
      builder.addImage(
        symbol.stringValue,
        note: "estimated: the image beside the text, " + Excerpt.of(symbol) + ", and its gap of 8 points")
    } else if let other {
      builder.addImage(nil, note: "not counted: the image beside the text, " + Excerpt.of(other))
    }
  }

  private func labelClosure(of call: SyntaxNode) -> SyntaxNode? {
    if let labelled = (call.trailingClosures + call.arguments).first(where: { $0.label == "label" })?.value {
      return labelled
    }
    // With `action:` in parentheses the closure after them is the label.
    guard call.argument("action") != nil else { return nil }
    return call.trailingClosures.first?.value
  }

  /// A literal is a key; any other expression is shown as it is.
  private func text(_ node: SyntaxNode, _ call: SyntaxNode, _ machine: inout Machine) -> Value {
    let place = Place(file: file, offset: node.range.lowerBound)
    guard node.unwrapped.kind == .stringLiteral else { return machine.evaluate(node) }
    let table = (call.argument("tableName") ?? call.argument("table"))?.stringValue ?? "Localizable"
    if let key = node.unwrapped.stringValue {
      return Value(
        .text(TextValue(key.isEmpty ? .literal("") : .unit(table: table, key: key, fallback: key))), at: place)
    }
    let names = FormatKeys.candidates(node.unwrapped.stringParts).map { UnitName(table: table, key: $0) }
    return Value(.text(TextValue(.oneOf(names, fallback: nil))), at: place)
  }

  // MARK: Modifiers

  /// The modifiers called on a view, innermost first.
  private func modifiers(on view: SyntaxNode) -> [Modifier] {
    var list: [Modifier] = []
    var node = view
    while let access = node.parent, access.kind == .memberAccess, node.role == .base, let call = access.parent,
      call.kind == .call, access.role == .callee, let name = access.name, list.count < 64
    {
      list.append(Modifier(name: name, call: call))
      node = call
    }
    return list
  }

  /// The modifiers of the views around a view in the same function that it inherits, nearest first.
  private func inherited(_ view: SyntaxNode) -> [Modifier] {
    var list: [Modifier] = []
    for closure in view.ancestors where closure.kind == .closure {
      guard let container = closure.enclosing(.call), list.count < 64 else { continue }
      list += modifiers(on: container).filter { SwiftUIModifier.isInherited($0.name) }
    }
    return list
  }

  /// Applies a style of the project: what its `makeBody` does with the label.
  private func applyStyle(_ call: SyntaxNode, to builder: inout SwiftUIBuilder, _ machine: inout Machine) {
    guard let argument = call.arguments.first?.value else { return }
    let name: String?
    switch argument.kind {
    case .call: name = argument.calleeName
    case .memberAccess where argument.base == nil: name = ownStyle(argument.name ?? "")
    default: name = nil
    }
    guard let name, let function = index.types[name]?.functions["makeBody"]?.first, let body = function.node.body else {
      return
    }
    builder.styleIsOwn()
    let label = body.descendants(.memberAccess).first {
      $0.isNamed("label") && $0.base?.isNamed("configuration") == true
    }
    guard let label else { return }
    var inner = Machine(index: index, file: function.file)
    inner.frame.typeName = name
    for modifier in modifiers(on: label) { builder.applyInside(modifier.name, modifier.call, &inner) }
  }

  /// The style's type behind `.name`, from an extension of ButtonStyle.
  private func ownStyle(_ name: String) -> String? {
    for type in ["ButtonStyle", "PrimitiveButtonStyle"] {
      if let property = index.types[type]?.properties[name]?.first { return property.typeName }
      if let function = index.types[type]?.functions[name]?.first { return TypeText.name(function.node.type) }
    }
    return nil
  }
}
