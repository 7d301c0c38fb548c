import TitlefitControls

/// A constraint that code makes: the field of the button that it set.
struct ConstraintValue: Sendable, Hashable {
  /// The button, by its number in the heap.
  var object: Int
  /// The field.
  var field: String
}

/// Widths, heights and edges: anchors, SnapKit, frames, stack views.
extension Machine {
  /// `anchor.constraint(…)`, and what follows a constraint in a chain.
  mutating func callAnchor(_ name: String, of anchor: AnchorValue, base: Value, _ node: SyntaxNode) -> Value {
    if anchor.edge == "snp", let number = anchor.object {
      return callSnapKit(name, on: number, node) ?? unknown(.functionResult, node)
    }
    let arguments = arguments(of: node)
    guard name == "constraint", let first = arguments.first, let label = first.label else { return base }
    let relation = label.hasPrefix("greater") ? ">=" : label.hasPrefix("less") ? "<=" : "="
    if label.hasSuffix("Constant") { return constrain(anchor, anchor.edge + relation, first.value, at: place(node)) }
    guard case .anchor(let other) = first.value.content else { return base }
    var record = Record(.geometry)
    record.fields["constant"] = value("constant", in: arguments) ?? Value(.number(0), at: place(node))
    record.fields["multiplier"] = value("multiplier", in: arguments)
    record.fields["other"] = Value(.anchor(other), at: first.value.place)
    var made = constrain(
      anchor, anchor.edge + relation + "anchor", Value(.record(record), at: place(node)), at: place(node))
    if other.object != nil, anchor.object == nil {
      // The same constraint read from the other side, `view.trailing = button.trailing + 8`.
      record.fields["constant"] = record.fields["constant"].map(negated)
      record.fields["other"] = Value(.anchor(anchor), at: base.place)
      made = constrain(
        other, other.edge + relation + "anchor", Value(.record(record), at: place(node)), at: place(node))
    }
    return made
  }

  private func negated(_ value: Value) -> Value {
    Merging.map(value) { value in
      if case .number(let number) = value.content { return Value(.number(-number), at: value.place) }
      return value
    }
  }

  private mutating func constrain(_ anchor: AnchorValue, _ field: String, _ value: Value, at place: Place) -> Value {
    guard let number = anchor.object else { return Value(.absent, at: place) }
    set(number, field, Value(value.content, at: place))
    constraints.append(ConstraintValue(object: number, field: field))
    return Value(.constraint(constraints.count - 1), at: place)
  }

  /// `priority`, `constant` and such of a constraint.
  mutating func applyToConstraint(_ value: Value, _ path: [String], _ new: Value) {
    guard case .constraint(let index) = value.content, constraints.indices.contains(index), let name = path.first else {
      return
    }
    let constraint = constraints[index]
    switch name {
    case "priority": set(constraint.object, constraint.field + ".priority", new)
    case "constant": set(constraint.object, constraint.field, new)
    default: break
    }
  }

  // MARK: SnapKit

  /// `view.snp.makeConstraints { make in … }`.
  mutating func callSnapKit(_ name: String, on number: Int, _ node: SyntaxNode) -> Value? {
    guard ["makeConstraints", "remakeConstraints", "updateConstraints"].contains(name),
      let closure = node.trailingClosures.first?.value ?? node.argument(nil)
    else { return nil }
    let maker = closure.parameters.first?.name ?? "$0"
    for item in closure.items { readMaker(item, maker: maker, number) }
    return Value(.absent, at: place(node))
  }

  /// One statement of a maker's closure: edges, a relation, an inset or offset, a priority.
  private mutating func readMaker(_ node: SyntaxNode, maker: String, _ number: Int) {
    var links: [(name: String, node: SyntaxNode)] = []
    var edges: [String] = []
    var current: SyntaxNode? = node.unwrapped
    while let node = current {
      switch node.kind {
      case .call:
        guard let callee = node.calleeNameNode, let name = callee.name else { return }
        links.insert((name, node), at: 0)
        current = callee.base
      case .memberAccess:
        if let name = node.name { edges.insert(name, at: 0) }
        current = node.base
      case .identifier:
        guard node.name == maker else { return }
        current = nil
      default: return
      }
    }
    guard let relation = links.first else { return }
    apply(edges, relation, Array(links.dropFirst()), to: number)
  }

  private mutating func apply(
    _ edges: [String], _ relation: (name: String, node: SyntaxNode), _ rest: [(name: String, node: SyntaxNode)],
    to number: Int
  ) {
    let sign = relation.name.hasPrefix("greater") ? ">=" : relation.name.hasPrefix("less") ? "<=" : "="
    let here = place(relation.node)
    let priority = rest.first { $0.name == "priority" }?.node.argument(nil).map { evaluate($0) }
    let inset = rest.first { $0.name == "inset" }?.node.argument(nil).map { evaluate($0) }
    let offset = rest.first { $0.name == "offset" }?.node.argument(nil).map { evaluate($0) }
    let target = relation.node.argument(nil).map { evaluate($0) }
    let multiplier = rest.first { $0.name == "multipliedBy" }?.node.argument(nil).map { evaluate($0) }
    for edge in edges.flatMap(Self.sides) {
      var field = edge + sign
      if case .number? = target?.content, let target, edge == "width" || edge == "height" {
        set(number, field, Value(target.content, at: here))
      } else if case .record(let size)? = target?.content, let part = size.fields[edge] {
        set(number, field, Value(part.content, at: here))
      } else {
        field += "anchor"
        var record = Record(.geometry)
        let isFar = ["trailing", "right", "bottom"].contains(edge)
        record.fields["constant"] = offset ?? inset.map { isFar ? negated($0) : $0 } ?? Value(.number(0), at: here)
        record.fields["multiplier"] = multiplier
        record.fields["other"] = Value(.anchor(snapTarget(edge, relation, target)), at: here)
        set(number, field, Value(.record(record), at: here))
      }
      if let priority { set(number, field + ".priority", priority) }
    }
  }

  /// The anchor that a relation goes to: a view's same edge, or the edge that is named.
  private func snapTarget(
    _ edge: String, _ relation: (name: String, node: SyntaxNode), _ target: Value?
  ) -> AnchorValue {
    if relation.name.hasSuffix("Superview") { return AnchorValue(object: nil, owner: "superview", edge: edge) }
    switch target?.content {
    case .object(let number)?: return AnchorValue(object: number, owner: "", edge: edge)
    case .anchor(let anchor)?:
      let isWhole = anchor.edge == "snp" || anchor.edge == "guide"
      return AnchorValue(object: anchor.object, owner: anchor.owner, edge: isWhole ? edge : anchor.edge)
    default: break
    }
    let node = relation.node.argument(nil) ?? relation.node
    let names = node.memberPath?.names ?? []
    guard let last = names.firstIndex(of: "snp") else {
      return AnchorValue(object: nil, owner: Excerpt.of(node), edge: edge)
    }
    let named = names.indices.contains(last + 1) ? names[last + 1] : edge
    return AnchorValue(object: nil, owner: names[..<last].joined(separator: "."), edge: named)
  }

  private static func sides(_ edge: String) -> [String] {
    switch edge {
    case "edges", "directionalEdges": ["leading", "trailing", "top", "bottom"]
    case "horizontalEdges", "directionalHorizontalEdges": ["leading", "trailing"]
    case "size": ["width", "height"]
    default: [edge]
    }
  }

  // MARK: Frames

  /// A whole frame or size.
  mutating func setGeometry(_ value: Value, of number: Int) {
    guard case .record(let record) = value.content else { return }
    for side in ["width", "height"] {
      if let length = record.fields[side], !isZero(length) {
        set(number, "frame." + side, Value(length.content, at: length.place))
      }
    }
  }

  private func isZero(_ value: Value) -> Bool { value.content == .number(0) }

  /// `button.frame = …`, `button.frame.size.width = …`.
  mutating func assignFrame(_ value: Value, to number: Int, _ path: [String]) {
    guard let last = path.last else {
      setGeometry(value, of: number)
      return
    }
    if last == "width" || last == "height" { set(number, "frame." + last, value) }
    if last == "size" { setGeometry(value, of: number) }
  }

  // MARK: Stack views

  /// Notes that views are arranged in a stack view that nothing is known of.
  mutating func arrange(_ values: [Value], at place: Place) {
    for value in values.prefix(64) {
      if case .object(let number) = value.content { set(number, "stack", Value(.bool(true), at: place)) }
    }
  }

  /// Notes that views are arranged in a stack view, behind those that it has.
  mutating func arrange(_ values: [Value], in stack: Int, at place: Place) {
    var list: [Value] = []
    if case .list(let known)? = state.heap[stack]?.fields["arranged"]?.content { list = known }
    for value in values.prefix(64) {
      guard case .object(let number) = value.content else {
        set(stack, "arranged.more", Value(.bool(true), at: place))
        continue
      }
      set(number, "stack", Value(.object(stack), at: place))
      if !list.contains(where: { $0.content == value.content }) { list.append(value) }
    }
    set(stack, "arranged", Value(.list(list), at: place))
  }

  /// Notes the view that views are put in.
  mutating func place(_ values: [Value], inside parent: AnchorValue, at place: Place) {
    for value in values.prefix(64) {
      if case .object(let number) = value.content { set(number, "superview", Value(.anchor(parent), at: place)) }
    }
  }
}
