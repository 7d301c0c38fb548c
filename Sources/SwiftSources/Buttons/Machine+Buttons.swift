import TitlefitControlLayout
import TitlefitControls

/// Buttons: their members and methods.
extension Machine {
  /// Members of views whose value is an anchor.
  static let viewMembers: Set<String> = [
    "widthAnchor", "heightAnchor", "leadingAnchor", "trailingAnchor", "leftAnchor", "rightAnchor", "topAnchor",
    "bottomAnchor", "centerXAnchor", "centerYAnchor", "firstBaselineAnchor", "lastBaselineAnchor",
  ]

  /// Members of buttons that code inside a button class names without `self`.
  static let buttonMembers: Set<String> = viewMembers.union([
    "configuration", "titleLabel", "imageView", "contentEdgeInsets", "titleEdgeInsets", "imageEdgeInsets", "layer",
    "isSelected", "isHighlighted", "isEnabled", "isFocused", "state", "semanticContentAttribute", "currentTitle",
    "contentHorizontalAlignment", "contentVerticalAlignment", "frame", "bounds", "intrinsicContentSize", "snp",
  ])

  /// The name of an anchor's edge.
  static func edge(_ member: String) -> String { String(member.dropLast(member.hasSuffix("Anchor") ? 6 : 0)) }

  /// A member of a button or other view.
  mutating func buttonMember(_ name: String, of number: Int, at node: SyntaxNode) -> Value {
    if name == "snp" {
      return Value(.anchor(AnchorValue(object: number, owner: "", edge: name)), at: place(node))
    }
    if Self.viewMembers.contains(name) {
      let anchor = AnchorValue(object: number, owner: node.base.map { Excerpt.of($0) } ?? "self", edge: Self.edge(name))
      return Value(.anchor(anchor), at: place(node))
    }
    if name == "configuration" {
      guard let value = state.heap[number]?.fields["configuration"] else {
        // A document's button may have a configuration; one made in code has none until it gets it.
        return state.heap[number]?.isOutlet == true
          ? Value(.record(Record(.configuration)), at: place(node)) : Value(.null, at: place(node))
      }
      return value
    }
    if let value = state.heap[number]?.fields[name], !value.isAbsent { return value }
    return unknown(.memberOfValue, node)
  }

  /// A method of UIButton or UIView on an object; nil where the name is none that matters.
  mutating func callView(
    _ name: String, on number: Int, _ node: SyntaxNode, _ arguments: [ArgumentValue]
  ) -> Value? {
    let here = place(node)
    switch name {
    case "setTitle", "setAttributedTitle":
      guard isButton(number), let title = arguments.first, let state = value("for", in: arguments) else { return nil }
      let text = coerce(title.value, to: "NSAttributedString")
      note(text, site: here)
      for name in states(state) { set(number, "title." + name, text) }
    case "setImage", "setBackgroundImage":
      guard isButton(number), let image = arguments.first, let state = value("for", in: arguments) else { return nil }
      for name_ in states(state) {
        set(number, (name == "setImage" ? "image." : "backgroundImage.") + name_, image.value)
      }
    case "addArrangedSubview", "insertArrangedSubview", "addArrangedSubviews":
      arrange(arguments.filter { $0.label != "at" }.flatMap(\.value.elements), in: number, at: here)
    case "setCustomSpacing": set(number, "customSpacing", Value(.bool(true), at: here))
    case "addSubview", "insertSubview", "addSubviews":
      let parent = AnchorValue(object: number, owner: "", edge: "superview")
      place(arguments.flatMap(\.value.elements), inside: parent, at: here)
    case "sizeToFit":
      set(number, "sizeToFit", Value(.bool(true), at: here))
    case "setNeedsUpdateConfiguration", "updateConfiguration", "setNeedsLayout", "layoutIfNeeded":
      return Value(.absent, at: here)
    case "constraint": return nil
    default: return nil
    }
    return Value(.absent, at: here)
  }

  /// The states that a value names; `unknown` where it names none.
  func states(_ value: Value) -> [String] {
    switch value.content {
    case .implicit(let member):
      if member.name == "init" || member.name == "none" { return ["normal"] }
      return [member.name]
    case .list(let values):
      // A set of states: the control's own words have no sets, so the first that is not normal stands for it.
      let names = values.flatMap(states)
      return names.isEmpty ? ["normal"] : [names.sorted().joined(separator: "+")]
    case .alternatives(let list): return list.flatMap { states($0.value) }
    default: return ["unknown"]
    }
  }

  /// Notes what a place where a title is set came to.
  mutating func note(_ title: Value, site: Place) {
    let isAtCaller = frames.contains { frame in frame.function.map { inlined.contains($0.place) } ?? false }
    var entry = sites[site] ?? TitleSite()
    for alternative in title.alternatives { entry.add(alternative.value, isAtCaller: isAtCaller) }
    sites[site] = entry
  }

  /// A method on a name that nothing declares: a title call says that it is a button.
  mutating func callOnImplied(
    _ name: String, of value: UnknownValue, base: Value, _ node: SyntaxNode, _ arguments: [ArgumentValue]
  ) -> Value? {
    let names: Set = ["setTitle", "setAttributedTitle", "setImage", "setBackgroundImage"]
    guard names.contains(name), self.value("for", in: arguments) != nil, arguments.count == 2,
      let receiver = node.callee?.base
    else { return nil }
    guard let number = impliedReceiver(receiver, value: value, base: base) else {
      guard name.hasSuffix("Title"), let title = arguments.first?.value else { return nil }
      lose(title, receiver: receiver)
      return Value(.absent, at: place(node))
    }
    return callView(name, on: number, node, arguments)
  }

  /// The button that an undeclared name means; nil where the expression is more than a name, or the name has a value.
  mutating func impliedReceiver(_ node: SyntaxNode, value: UnknownValue, base: Value) -> Int? {
    let node = node.unwrapped
    guard let path = node.memberPath, !path.isImplicit, value.reason == .declarationOutside || path.names.count > 1
    else { return nil }
    var names = path.names
    if names.first == "self" { names.removeFirst() }
    guard names.count == 1, state.local(names[0]) == nil else { return nil }
    return impliedButton(names[0], at: place(node))
  }

  /// Keeps a title whose button is not known.
  mutating func lose(_ title: Value, receiver: SyntaxNode) {
    note(title, site: place(receiver))
    let id = [frame.typeName, frame.function.flatMap { $0.name == "init" ? nil : $0.name }, Excerpt.of(receiver)]
      .compactMap(\.self).joined(separator: ".")
    let here = place(receiver)
    let key = StandInKey(place: here, className: "lost")
    let number = standIns[key] ?? makeObject("UIButton", at: here)
    standIns[key] = number
    if state.heap[number] == nil { state.heap[number] = HeapObject(className: "UIButton", origin: here) }
    state.heap[number]?.name = ObjectName(id: id, place: here, rank: .implied)
    state.heap[number]?.isReady = true
    if state.heap[number]?.notes.isEmpty == true {
      state.heap[number]?.notes.append(Unresolved.controlNotFound.rawValue)
    }
    set(number, "title.normal", title)
  }
}

extension TitleSite {
  /// Adds what one way to the place gave.
  fileprivate mutating func add(_ value: Value, isAtCaller: Bool) {
    switch value.content {
    case .text(let text):
      guard text.literal != "" else { return }
      isEmpty = false
      if text.literal == nil { hasKey = true } else { hasLiteral = true }
      if !isAtCaller { isResolvedLocally = true }
    case .unknown(let unknown):
      isEmpty = false
      guard reason == nil else { return }
      reason = unknown.reason
      expression = unknown.expression
    case .null, .absent: break
    default:
      isEmpty = false
      reason = reason ?? .runTimeText
    }
  }
}
