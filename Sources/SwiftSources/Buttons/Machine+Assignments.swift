import TitlefitControls
import TitlefitTypography

/// Assignments to names, properties and their parts.
extension Machine {
  /// Runs `left = right`, `left += right` and alike.
  mutating func assign(_ node: SyntaxNode) {
    guard let left = node.left, let right = node.right else { return }
    var value = evaluate(right)
    if !node.isNamed("=") { value = changed(evaluate(left), by: value, node) }
    guard let (base, path) = target(left) else {
      noteLost(left, value)
      return
    }
    assign(value, to: base, path, node)
  }

  /// What `+=` and alike leave.
  private func changed(_ old: Value, by value: Value, _ node: SyntaxNode) -> Value {
    Merging.map(old, value) { old, new in
      switch (old.content, new.content) {
      case (.number(let a), .number(let b)) where node.isNamed("+="): return Value(.number(a + b), at: old.place)
      case (.number(let a), .number(let b)) where node.isNamed("-="): return Value(.number(a - b), at: old.place)
      default: return joined(old, new, node)
      }
    }
  }

  /// Where an assignment goes: a local name or an object, and the names below it.
  private enum Base {
    case local(String)
    case object(Int)
    case list([Value])
    case member(Value)
  }

  private mutating func target(_ left: SyntaxNode) -> (Base, [String])? {
    var names: [String] = []
    var node = left.unwrapped
    while true {
      switch node.kind {
      case .optionalChain, .forcedValue:
        guard let base = node.base else { return nil }
        node = base.unwrapped
      case .memberAccess:
        guard let name = node.name, let base = node.base else { return nil }
        names.insert(name, at: 0)
        if let found = object(base, below: names) { return found }
        node = base.unwrapped
      case .identifier: return identifierTarget(node, names)
      default:
        guard !names.isEmpty else { return nil }
        return found(evaluate(node), names)
      }
    }
  }

  /// The object that a base is, unless the base is itself a part of a button that is set in place.
  private mutating func object(_ base: SyntaxNode, below names: [String]) -> (Base, [String])? {
    let base = base.unwrapped
    guard base.kind == .call || base.kind == .subscriptAccess else { return nil }
    return found(evaluate(base), names)
  }

  private func found(_ value: Value, _ names: [String]) -> (Base, [String])? {
    switch value.content {
    case .object(let number): (.object(number), names)
    case .list(let values): (.list(values), names)
    default: (.member(value), names)
    }
  }

  private mutating func identifierTarget(_ node: SyntaxNode, _ names: [String]) -> (Base, [String])? {
    guard let name = node.name else { return nil }
    if name == "self" || name == "super" {
      guard let own = frame.selfValue, case .object(let number) = own.content else { return nil }
      return descend(number, names)
    }
    if let local = state.local(name) {
      if !names.isEmpty, case .object(let number) = local.content { return descend(number, names) }
      if !names.isEmpty, case .unknown(let unknown) = local.content, let typeName = unknown.typeName,
        let number = standIn(for: local, typeName: typeName)
      {
        return descend(number, names)
      }
      return (.local(name), names)
    }
    if case .object(let number)? = frame.selfValue?.content, let typeName = frame.typeName,
      index.property(name, of: typeName, file: frame.file) != nil || state.heap[number]?.fields[name] != nil
        || (isButton(number) && Self.buttonMembers.contains(name)) || names.isEmpty
    {
      return descend(number, [name] + names)
    }
    let value = lookUp(name, at: node)
    if names.isEmpty { return nil }
    switch value.content {
    case .object(let number): return descend(number, names)
    case .unknown where Self.isButtonPath(names, below: name):
      return (.object(impliedButton(name, at: place(node))), names)
    default: return found(value, names)
    }
  }

  /// Whether names below an undeclared name say that it is a button; cells, web views and sessions have configurations
  /// too, so that there the name itself has to say it.
  private static func isButtonPath(_ names: [String], below name: String) -> Bool {
    let first = names[0]
    if ["titleLabel", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets"].contains(first) { return true }
    let lower = name.lowercased()
    guard lower.contains("button") || lower.contains("btn") else { return false }
    return ["configuration", "contentHorizontalAlignment", "configurationUpdateHandler", "semanticContentAttribute"]
      .contains(first)
  }

  /// Goes down through properties that are objects themselves.
  private mutating func descend(_ number: Int, _ names: [String]) -> (Base, [String]) {
    guard names.count > 1, let object = state.heap[number] else { return (.object(number), names) }
    guard let property = index.property(names[0], of: object.className, file: frame.file) else {
      return (.object(number), names)
    }
    let value = evaluateProperty(property, of: Value(.object(number), at: object.origin), at: property.node)
    switch value.content {
    case .object(let inner): return descend(inner, Array(names.dropFirst()))
    case .list(let values): return (.list(values), Array(names.dropFirst()))
    case .unknown(let unknown):
      if let typeName = unknown.typeName, let inner = standIn(for: value, typeName: typeName) {
        return descend(inner, Array(names.dropFirst()))
      }
      return (.object(number), names)
    default: return (.object(number), names)
    }
  }

  private mutating func assign(_ value: Value, to base: Base, _ path: [String], _ node: SyntaxNode) {
    switch base {
    case .local(let name):
      if path.isEmpty {
        assignLocal(name, value, node)
      } else if let old = state.local(name) {
        _ = state.setLocal(name, changed(old, at: path, to: value, node))
      }
    case .object(let number): assign(value, toObject: number, path, node)
    case .list(let values):
      for element in values.prefix(64) {
        if case .object(let number) = element.content { assign(value, toObject: number, path, node) }
      }
    case .member(let old): applyToConstraint(old, path, value)
    }
  }

  private mutating func assignLocal(_ name: String, _ value: Value, _ node: SyntaxNode) {
    if case .object(let number) = value.content, let left = node.left {
      let prefix = [frame.typeName, frame.function?.name].compactMap(\.self).filter { $0 != "init" }
      let id = (prefix + [name]).joined(separator: ".")
      name_(number, ObjectName(id: id, place: place(left), rank: .local))
    }
    _ = state.setLocal(name, value)
  }

  /// A value with a part of it changed: a configuration, insets, an attributed text.
  private mutating func changed(_ old: Value, at path: [String], to value: Value, _ node: SyntaxNode) -> Value {
    switch old.content {
    case .alternatives(let list):
      let changed = list.map { alternative in
        Alternative(condition: alternative.condition, value: self.changed(alternative.value, at: path, to: value, node))
      }
      return Merging.join(changed) ?? old
    case .record(let record): return Value(.record(changed(record, at: path, to: value, node)), at: old.place)
    case .text(var text):
      if path == ["font"], case .font(let font) = font(value).content { text.font = font }
      return Value(.text(text), at: old.place)
    case .constraint:
      applyToConstraint(old, path, value)
      return old
    case .implicit(let member) where StyleNames.style(member.name) != nil:
      return changed(configuration(old), at: path, to: value, node)
    default: return old
    }
  }

  /// A record with a part of it changed.
  mutating func changed(_ record: Record, at path: [String], to value: Value, _ node: SyntaxNode) -> Record {
    guard let first = path.first else { return record }
    var record = record
    if path.count == 1 {
      record.fields[first] = field(first, of: record, value, node)
    } else if case .record(let inner)? = record.fields[first]?.content {
      let changed = changed(inner, at: Array(path.dropFirst()), to: value, node)
      record.fields[first] = Value(.record(changed), at: value.place)
    } else if first == "background" || first == "contentInsets" || first == "attributedTitle" {
      if first == "attributedTitle", let text = record.fields[first] {
        record.fields[first] = self.changed(text, at: Array(path.dropFirst()), to: value, node)
      } else {
        let inner = changed(Record(.insets), at: Array(path.dropFirst()), to: value, node)
        record.fields[first] = Value(.record(inner), at: value.place)
      }
    }
    return record
  }

  /// A field's value as the field's type understands it.
  private mutating func field(_ name: String, of record: Record, _ value: Value, _ node: SyntaxNode) -> Value {
    switch name {
    case "title", "subtitle", "attributedTitle", "attributedSubtitle":
      let text = coerce(value, to: "AttributedString")
      if record.type == .configuration { note(text, site: place(node)) }
      return text
    case "contentInsets", "backgroundInsets": return insets(value)
    case "titleTextAttributesTransformer", "subtitleTextAttributesTransformer": return transformerFont(value, node)
    case "font": return font(value)
    case "showsActivityIndicator": return flag(value, asked: node.right)
    default: return value
    }
  }

  /// A flag that may be on: both ways where that is not known.
  private func flag(_ value: Value, asked node: SyntaxNode?) -> Value {
    guard case .unknown(let unknown) = value.content else { return value }
    let state = node.flatMap { controlState(asked: $0) }
    let condition = Condition(unknown.expression, state: state)
    let on = Alternative(condition: condition, value: Value(.bool(true), at: value.place))
    let off = Alternative(condition: nil, value: Value(.bool(false), at: value.place))
    return Value(.alternatives([off, on]), at: value.place)
  }

  /// The font that a transformer gives to a title.
  private mutating func transformerFont(_ value: Value, _ node: SyntaxNode) -> Value {
    var value = value
    if case .implicit(let member) = value.content, member.name == "init", let first = member.arguments?.first {
      value = first.value
    }
    guard case .closure(let closure) = value.content else { return value }
    let incoming = Value(.record(Record(.attributes)), at: value.place)
    let result = call(closure, [ArgumentValue(label: nil, value: incoming)], at: node)
    return Merging.map(result ?? incoming) { result in
      if let font = attributedFont(result) {
        let origin: Place
        if case .record(let record) = result.content {
          origin = record.fields["font"]?.place ?? result.place
        } else {
          origin = result.place
        }
        return Value(.font(font), at: origin)
      }
      return unknown(.functionResult, node)
    }
  }

  private mutating func assign(_ value: Value, toObject number: Int, _ path: [String], _ node: SyntaxNode) {
    guard let object = state.heap[number], let first = path.first else { return }
    if isButton(number), assignButton(value, to: number, path, node) { return }
    guard path.count == 1 else {
      if let old = object.fields[first] {
        set(number, first, changed(old, at: Array(path.dropFirst()), to: value, node))
      }
      return
    }
    let property = index.property(first, of: object.className, file: frame.file)
    if let property, property.getter != nil || property.observer(["set"]) != nil {
      runSetter(property, of: number, value)
      return
    }
    let typed = coerce(value, to: property?.typeName)
    set(number, first, property.map { renamed(typed, $0) } ?? typed)
    if let property, let observer = property.observer(["didSet"]), frame.function?.node != observer {
      run(observer, of: property, number, declares: [:])
    }
  }

  private mutating func runSetter(_ property: PropertyDeclaration, of number: Int, _ value: Value) {
    guard let setter = property.observer(["set"]) else { return }
    let name = setter.parameters.first?.name ?? setter.child(.parameter)?.name ?? "newValue"
    run(setter, of: property, number, declares: [name: value])
  }

  /// Runs an accessor's body.
  mutating func run(_ accessor: SyntaxNode, of property: PropertyDeclaration, _ number: Int, declares: [String: Value])
  {
    let function = FunctionDeclaration(
      name: property.name, node: accessor, file: property.file, owner: property.owner, isStatic: false)
    inlined.insert(function.place)
    let own = Value(.object(number), at: property.place)
    _ = invoke(function, items: accessor.body?.items ?? accessor.items, selfValue: own, declares: declares)
  }

  private mutating func assignButton(_ value: Value, to number: Int, _ path: [String], _ node: SyntaxNode) -> Bool {
    switch path[0] {
    case "configuration":
      assignConfiguration(value, to: number, Array(path.dropFirst()), node)
    case "titleLabel", "layer", "imageView":
      guard path.count > 1 else { return true }
      let name = path.joined(separator: ".")
      let text = path.last == "font" ? font(value) : value
      if name == "titleLabel.text" || name == "titleLabel.attributedText" { note(text, site: place(node)) }
      set(number, name, text)
    case "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets":
      guard path.count > 1 else {
        set(number, path[0], insets(value))
        return true
      }
      var record = Record(.insets)
      if case .record(let old)? = state.heap[number]?.fields[path[0]]?.content { record = old }
      record.fields[path[1]] = value
      set(number, path[0], Value(.record(record), at: value.place))
    case "semanticContentAttribute", "contentHorizontalAlignment", "contentVerticalAlignment", "autoresizingMask",
      "role", "menu", "showsMenuAsPrimaryAction", "changesSelectionAsPrimaryAction", "preferredBehavioralStyle":
      set(number, path[0], value)
    case "configurationUpdateHandler": runUpdateHandler(value, of: number, node)
    case "frame", "bounds": assignFrame(value, to: number, Array(path.dropFirst()))
    default: return false
    }
    return true
  }

  private mutating func assignConfiguration(_ value: Value, to number: Int, _ path: [String], _ node: SyntaxNode) {
    guard !path.isEmpty else {
      let new = configuration(value)
      noteReplacement(of: state.heap[number]?.fields["configuration"], by: new, number, at: place(node))
      set(number, "configuration", new)
      return
    }
    if Self.textFields.contains(path[0]) { state.heap[number]?.replacement = nil }
    let old = state.heap[number]?.fields["configuration"]
    if let old, old.content != .null, !old.isAbsent {
      set(number, "configuration", changed(old, at: path, to: value, node))
      return
    }
    guard state.heap[number].map({ $0.isOutlet || $0.isStandIn || $0.notes.contains("declared elsewhere") }) == true
    else {
      let note =
        "configuration." + path.joined(separator: ".") + " is set while the button has no configuration, to no effect"
      state.heap[number]?.notes.append(note)
      return
    }
    let record = changed(Record(.configuration), at: path, to: value, node)
    set(number, "configuration", Value(.record(record), at: value.place))
  }

  private static let textFields: Set<String> = ["title", "subtitle", "attributedTitle", "attributedSubtitle"]

  /// Notes that a configuration with texts gives way to one without.
  private mutating func noteReplacement(of old: Value?, by new: Value, _ number: Int, at place: Place) {
    guard case .record(let record)? = old?.content, case .record(let next) = new.content else { return }
    func texts(_ record: Record) -> [Value] {
      Self.textFields.compactMap { record.fields[$0] }.filter { !$0.isAbsent && $0.content != .null }
    }
    if !texts(next).isEmpty {
      state.heap[number]?.replacement = nil
    } else if texts(record).contains(where: { if case .text = $0.content { true } else { false } }) {
      state.heap[number]?.replacement = place
    }
  }

  /// Runs an update handler: its parameter is the button, and its branches ask for states.
  private mutating func runUpdateHandler(_ value: Value, of number: Int, _ node: SyntaxNode) {
    guard case .closure(let closure) = value.content else { return }
    let before = frame.updatedButton
    frame.updatedButton = number
    _ = call(closure, [ArgumentValue(label: nil, value: Value(.object(number), at: value.place))], at: node)
    frame.updatedButton = before
  }

  /// A title that is set on something nobody knows.
  private mutating func noteLost(_ left: SyntaxNode, _ value: Value) {
    guard let path = left.memberPath?.names, path.count > 2, path.last == "title" || path.last == "attributedTitle",
      path[path.count - 2] == "configuration"
    else { return }
    lose(value, receiver: left)
  }
}
