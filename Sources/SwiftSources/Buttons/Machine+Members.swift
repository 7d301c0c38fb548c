import TitlefitControls

/// Members of values.
extension Machine {
  mutating func evaluateMember(_ node: SyntaxNode) -> Value {
    let name = node.name ?? ""
    guard let base = node.base else {
      return Value(.implicit(ImplicitMember(name: name, arguments: nil)), at: place(node))
    }
    if base.isNamed("super"), base.kind == .identifier, let own = frame.selfValue {
      return member(name, of: own, at: node)
    }
    return member(name, of: evaluate(base), at: node)
  }

  /// A member of a value.
  mutating func member(_ name: String, of base: Value, at node: SyntaxNode) -> Value {
    switch base.content {
    case .alternatives(let list):
      let values = list.prefix(Merging.limit).map { alternative in
        Alternative(condition: alternative.condition, value: member(name, of: alternative.value, at: node))
      }
      return Merging.join(values) ?? unknown(.memberOfValue, node)
    case .type(let type): return staticMember(name, of: type, at: node)
    case .object(let number): return objectMember(name, of: number, base: base, at: node)
    case .text(let text): return textMember(name, of: text, base: base, at: node)
    case .record(let record): return recordMember(name, of: record, base: base, at: node)
    case .enumCase(let type, let value): return caseMember(name, type: type, value: value, base: base, at: node)
    case .anchor(var anchor):
      guard anchor.edge == "snp" || anchor.edge == "guide" else { return base }
      anchor.edge = Self.edge(name)
      return Value(.anchor(anchor), at: base.place)
    case .constraint: return base
    case .unknown(let value): return unknownMember(name, of: value, base: base, at: node)
    case .font, .image, .implicit, .number, .list: return builtinMember(name, of: base, at: node)
    default: return unknown(.memberOfValue, node)
    }
  }

  private mutating func objectMember(_ name: String, of number: Int, base: Value, at node: SyntaxNode) -> Value {
    guard let object = state.heap[number] else { return unknown(.memberOfValue, node) }
    if let property = index.property(name, of: object.className, file: frame.file) {
      return evaluateProperty(property, of: base, at: node)
    }
    if name == "safeAreaLayoutGuide" {
      return Value(.anchor(AnchorValue(object: number, owner: "", edge: "guide")), at: place(node))
    }
    if isButton(number) || name == "snp" || Self.viewMembers.contains(name) {
      return buttonMember(name, of: number, at: node)
    }
    if let value = object.fields[name], !value.isAbsent { return value }
    if object.isStandIn { return unknown(.memberOfValue, node) }
    return unknown(.memberOfValue, node)
  }

  private mutating func caseMember(
    _ name: String, type: String, value: String, base: Value, at node: SyntaxNode
  ) -> Value {
    if name == "rawValue" {
      guard let declaration = index.type(type, inside: nil), let raw = declaration.cases[value] else {
        return unknown(.memberOfValue, node)
      }
      if let raw { return evaluate(raw, inFile: declaration.places.first?.file) }
      return Value(.text(TextValue(.literal(value))), at: base.place)
    }
    guard let property = index.property(name, of: type, file: frame.file) else {
      return unknown(.memberOfValue, node)
    }
    return evaluateProperty(property, of: base, at: node)
  }

  /// What an expression of another file means.
  mutating func evaluate(_ node: SyntaxNode, inFile file: Int?) -> Value {
    guard let file, file != frame.file, frames.count < Self.callLimit else { return evaluate(node) }
    frames.append(Frame(file: file))
    defer { frames.removeLast() }
    return evaluate(node)
  }

  private mutating func unknownMember(
    _ name: String, of value: UnknownValue, base: Value, at node: SyntaxNode
  ) -> Value {
    if let typeName = value.typeName {
      if let number = standIn(for: base, typeName: typeName) {
        return objectMember(name, of: number, base: Value(.object(number), at: base.place), at: node)
      }
      if let type = index.type(typeName, inside: frame.typeName),
        let property = index.property(name, of: type.name, file: frame.file)
      {
        if type.kind == .other, let value = conformingValues(name, of: type, base, at: node) { return value }
        if name == "rawValue" || property.getter != nil {
          return evaluateProperty(property, of: base, at: node)
        }
        if let given = givenTexts(property, of: type.name) { return given }
        return unknown(.memberOfValue, node, typeName: property.typeName)
      }
      if name == "rawValue", let type = index.type(typeName, inside: frame.typeName), !type.cases.isEmpty {
        return rawValues(of: type, at: node)
      }
    }
    if Self.viewMembers.contains(name) {
      return Value(.anchor(AnchorValue(object: nil, owner: value.expression, edge: Self.edge(name))), at: place(node))
    }
    if name == "localizedUppercase" || name == "localizedLowercase" || name == "localizedCapitalized" {
      return base
    }
    return unknown(value.reason == .parameter ? .memberOfValue : value.reason.ofMember, node)
  }

  /// All raw values of an enum, as one of them is meant.
  private mutating func rawValues(of type: TypeDeclaration, at node: SyntaxNode) -> Value {
    let values = type.caseOrder.prefix(Merging.limit).map { name -> Alternative in
      let raw = type.cases[name] ?? nil
      let value =
        raw.map { evaluate($0, inFile: type.places.first?.file) }
        ?? Value(.text(TextValue(.literal(name))), at: place(node))
      return Alternative(condition: Condition("case " + name), value: value)
    }
    return Merging.join(values) ?? unknown(.memberOfValue, node)
  }
}

extension Unresolved {
  /// The reason for a member of something that has this reason.
  fileprivate var ofMember: Unresolved {
    switch self {
    case .generatedMember, .declarationOutside, .dictionaryValue, .loopOrBinding: self
    default: .memberOfValue
    }
  }
}
