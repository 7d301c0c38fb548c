import TitlefitControls

/// Expressions.
extension Machine {
  /// What an expression means.
  mutating func evaluate(_ node: SyntaxNode) -> Value {
    guard step() else { return unknown(.functionResult, node) }
    depth += 1
    defer { depth -= 1 }
    switch node.kind {
    case .parenthesized, .tryExpression, .awaitExpression, .forcedValue, .optionalChain, .specialization,
      .wordOperation:
      return (node.value ?? node.base).map { evaluate($0) } ?? unknown(.functionResult, node)
    case .cast: return evaluateCast(node)
    case .integerLiteral, .floatLiteral: return number(node)
    case .booleanLiteral: return Value(.bool(node.text == "true"), at: place(node))
    case .nilLiteral: return Value(.null, at: place(node))
    case .stringLiteral: return evaluateString(node)
    case .identifier: return lookUp(node.name ?? "", at: node)
    case .memberAccess: return evaluateMember(node)
    case .call: return evaluateCall(node)
    case .closure: return Value(.closure(capture(node)), at: place(node))
    case .ternary: return evaluateTernary(node)
    case .ifExpression: return runIf(node) ?? unknown(.functionResult, node)
    case .switchExpression: return runSwitch(node) ?? unknown(.functionResult, node)
    case .arrayLiteral: return Value(.list(node.children(.element).map { evaluate($0) }), at: place(node))
    case .dictionaryLiteral: return evaluateDictionary(node)
    case .prefixOperation: return evaluatePrefix(node)
    case .binaryOperation: return evaluateOperator(node)
    case .assignment:
      assign(node)
      return Value(.absent, at: place(node))
    case .subscriptAccess: return evaluateSubscript(node)
    case .conditionalCompilation: return run(node) ?? unknown(.functionResult, node)
    default: return unknown(.functionResult, node)
    }
  }

  /// Keeps what a closure can see.
  mutating func capture(_ node: SyntaxNode) -> ClosureValue {
    captures.append((state.scopes, frame))
    return ClosureValue(node: node, captures: captures.count - 1)
  }

  private func number(_ node: SyntaxNode) -> Value {
    let text = node.text.filter { $0 != "_" }
    guard let value = Double(text), value.isFinite, value.magnitude < 1e9 else { return unknown(.runTimeText, node) }
    return Value(.number(value), at: place(node))
  }

  private mutating func evaluateCast(_ node: SyntaxNode) -> Value {
    let value = node.value.map { evaluate($0) } ?? unknown(.functionResult, node)
    guard let typeName = TypeText.name(node.type) else { return value }
    if case .unknown(var unknown) = value.content {
      unknown.typeName = typeName
      return Value(.unknown(unknown), at: value.place)
    }
    return coerce(value, to: typeName)
  }

  private mutating func evaluateString(_ node: SyntaxNode) -> Value {
    if let text = node.stringValue { return Value(.text(TextValue(.literal(text))), at: place(node)) }
    var result = Value(.text(TextValue(.literal(""))), at: place(node))
    for part in node.stringParts {
      switch part {
      case .text(let text): result = joined(result, Value(.text(TextValue(.literal(text))), at: place(node)), node)
      case .interpolation(let inner):
        guard let argument = inner.argument(at: 0) else { continue }
        result = joined(result, evaluate(argument), node)
      }
    }
    return result
  }

  /// Two texts one after the other; known where both are, else with the localized texts among them.
  func joined(_ left: Value, _ right: Value, _ node: SyntaxNode) -> Value {
    Merging.map(left, right) { left, right in
      if case .text(let a) = left.content, case .text(let b) = right.content, let joined = TextValue.joined([a, b]) {
        return Value(.text(joined), at: a.literal == nil ? left.place : place(node))
      }
      let parts = [left, right].flatMap { value -> [TextValue] in
        if case .unknown(let unknown) = value.content { return unknown.parts }
        return keyed(value).map { [$0] } ?? []
      }
      return unknown(parts.isEmpty ? .runTimeText : .joinedText, node, parts: parts)
    }
  }

  /// The text of a value where a catalog holds it.
  func keyed(_ value: Value) -> TextValue? {
    guard case .text(let text) = value.content, text.literal == nil else { return nil }
    return text
  }

  private mutating func evaluateTernary(_ node: SyntaxNode) -> Value {
    guard let condition = node.child(.condition), let then = node.child(.then), let otherwise = node.child(.otherwise)
    else { return unknown(.functionResult, node) }
    if let known = truth(evaluate(condition)) { return evaluate(known ? then : otherwise) }
    let words = conditionWords([condition])
    let opposite = Condition(words.state == nil ? "not " + words.text : "otherwise")
    let values = [
      Alternative(condition: words, value: evaluate(then)),
      Alternative(condition: opposite, value: evaluate(otherwise)),
    ]
    return Merging.join(values) ?? unknown(.functionResult, node)
  }

  private mutating func evaluateDictionary(_ node: SyntaxNode) -> Value {
    var record = Record(.attributes)
    for entry in node.children(.element).prefix(200) {
      guard let key = entry.child(.key)?.unwrapped, let value = entry.value else { continue }
      let name = key.stringValue ?? key.name ?? Excerpt.of(key)
      record.fields[name] = evaluate(value)
    }
    return Value(.record(record), at: place(node))
  }

  private mutating func evaluatePrefix(_ node: SyntaxNode) -> Value {
    guard let inner = node.value else { return unknown(.functionResult, node) }
    let value = evaluate(inner)
    let here = place(node)
    return Merging.map(value) { value in
      switch (node.name, value.content) {
      case ("-", .number(let number)): Value(.number(-number), at: here)
      case ("+", .number): value
      case ("!", .bool(let truth)): Value(.bool(!truth), at: here)
      case ("&", _): value
      default: unknown(.functionResult, node)
      }
    }
  }

  private mutating func evaluateOperator(_ node: SyntaxNode) -> Value {
    guard let left = node.left, let right = node.right else { return unknown(.functionResult, node) }
    let first = evaluate(left)
    if node.isNamed("??") { return coalesce(first, right, node) }
    let second = evaluate(right)
    if node.isNamed("|>") { return node.left.map { evaluate($0) } ?? first }
    return Merging.map(first, second) { combine($0, $1, node) }
  }

  private mutating func coalesce(_ first: Value, _ right: SyntaxNode, _ node: SyntaxNode) -> Value {
    if first.content == .null || first.isAbsent { return evaluate(right) }
    let certain = first.alternatives.allSatisfy { alternative in
      switch alternative.value.content {
      case .unknown, .null, .absent: false
      default: true
      }
    }
    if certain { return first }
    let list = first.alternatives.filter { $0.value.content != .null && !$0.value.isAbsent }
    let other = Alternative(condition: Condition("without " + Excerpt.of(node.left ?? node)), value: evaluate(right))
    return Merging.join(list + [other]) ?? first
  }

  /// The value of an operator on two known or unknown values.
  private func combine(_ left: Value, _ right: Value, _ node: SyntaxNode) -> Value {
    switch (left.content, right.content) {
    case (.number(let a), .number(let b)):
      guard let result = Self.arithmetic(node.name ?? "", a, b) else { return unknown(.functionResult, node) }
      return Value(result, at: left.place)
    case (.text(let a), .text(let b)) where node.isNamed("+"):
      if a.literal == "" { return right }
      if b.literal == "" { return left }
      guard let joined = TextValue.joined([a, b]) else { return unknown(.joinedText, node, parts: [a, b]) }
      return Value(.text(joined), at: left.place)
    case (.bool(let a), .bool(let b)):
      switch node.name {
      case "&&": return Value(.bool(a && b), at: left.place)
      case "||": return Value(.bool(a || b), at: left.place)
      case "==": return Value(.bool(a == b), at: left.place)
      default: return unknown(.functionResult, node)
      }
    default:
      guard node.isNamed("+") else { return unknown(.functionResult, node) }
      let parts = [left, right].flatMap { value -> [TextValue] in
        if case .unknown(let unknown) = value.content { return unknown.parts }
        return keyed(value).map { [$0] } ?? []
      }
      return unknown(parts.isEmpty ? .runTimeText : .joinedText, node, parts: parts)
    }
  }

  private static func arithmetic(_ name: String, _ a: Double, _ b: Double) -> Content? {
    switch name {
    case "+": .number(a + b)
    case "-": .number(a - b)
    case "*": .number(a * b)
    case "/": b == 0 ? nil : .number(a / b)
    case "<": .bool(a < b)
    case ">": .bool(a > b)
    case "<=": .bool(a <= b)
    case ">=": .bool(a >= b)
    case "==": .bool(a == b)
    case "!=": .bool(a != b)
    default: nil
    }
  }

  private mutating func evaluateSubscript(_ node: SyntaxNode) -> Value {
    let base = node.base.map { evaluate($0) }
    let key = node.argument(at: 0).map { evaluate($0) }
    if case .list(let values)? = base?.content, case .number(let number)? = key?.content,
      number >= 0, Int(number) < values.count
    {
      return values[Int(number)]
    }
    if case .record(let record)? = base?.content, record.type == .attributes, case .text(let text)? = key?.content,
      let name = text.literal, let value = record.fields[name]
    {
      return value
    }
    return unknown(.dictionaryValue, node)
  }

  // MARK: Names

  /// What a plain name means.
  mutating func lookUp(_ name: String, at node: SyntaxNode) -> Value {
    switch name {
    case "self": return frame.selfValue ?? unknown(.memberOfValue, node)
    case "super": return frame.selfValue ?? unknown(.memberOfValue, node)
    case "Self": return frame.typeName.map { Value(.type($0), at: place(node)) } ?? unknown(.memberOfValue, node)
    default: break
    }
    if let value = state.local(name) {
      if case .closure(let closure) = value.content, closure.node.kind == .accessor {
        return call(closure, [], at: node) ?? unknown(.functionResult, node)
      }
      return value.isAbsent ? unknown(.setElsewhere, node) : value
    }
    if let typeName = frame.typeName, let value = memberOfSelf(name, typeName: typeName, at: node) { return value }
    if NameShape.isType(name) {
      if let type = index.type(name, inside: frame.typeName) { return Value(.type(type.name), at: place(node)) }
      if index.variables[name] == nil { return Value(.type(name), at: place(node)) }
    }
    if let variable = global(name) { return evaluateProperty(variable, of: nil, at: node) }
    if name.hasSuffix("Button") || name == "button" {
      return Value(.object(impliedButton(name, at: place(node))), at: place(node))
    }
    return unknown(.declarationOutside, node)
  }

  private func global(_ name: String) -> PropertyDeclaration? {
    guard let found = index.variables[name] else { return nil }
    return found.first { $0.file == frame.file } ?? (found.count == 1 ? found[0] : nil)
  }

  /// A member that code inside a type names without `self`.
  private mutating func memberOfSelf(_ name: String, typeName: String, at node: SyntaxNode) -> Value? {
    var context: String? = typeName
    while let current = context {
      let type = current == typeName ? dynamicType(typeName) : current
      if let property = index.property(name, of: type, file: frame.file) {
        let owner = property.isStatic || current != typeName ? nil : frame.selfValue
        return evaluateProperty(property, of: owner, at: node)
      }
      context = current.lastIndex(of: ".").map { String(current[..<$0]) }
    }
    if case .object(let number)? = frame.selfValue?.content {
      if let value = state.heap[number]?.fields[name] { return value.isAbsent ? nil : value }
      if isButton(number), Self.buttonMembers.contains(name) { return buttonMember(name, of: number, at: node) }
    }
    return nil
  }

  /// The value of a property, computed where it has a getter.
  mutating func evaluateProperty(_ property: PropertyDeclaration, of owner: Value?, at node: SyntaxNode) -> Value {
    if let getter = property.getter { return evaluateGetter(getter, property, owner: owner, at: node) }
    if case .object(let number)? = owner?.content, !property.isStatic {
      if let value = state.heap[number]?.fields[property.name], !value.isAbsent {
        if case .bool = value.content, !property.node.isConstant {
          return unknown(.setElsewhere, node, typeName: property.typeName)
        }
        return value
      }
      return fillIn(property, of: number, at: node)
    }
    guard let initial = property.node.value else {
      return unknown(.setElsewhere, node, typeName: property.typeName)
    }
    // A flag that may be set elsewhere says nothing for sure.
    if !property.node.isConstant, initial.kind == .booleanLiteral {
      return unknown(.setElsewhere, node, typeName: property.typeName)
    }
    return inFrame(of: property) { machine in
      var value = machine.coerce(machine.evaluate(initial), to: property.typeName)
      value = machine.renamed(value, property)
      return value
    } ?? unknown(.functionResult, node)
  }

  private mutating func evaluateGetter(
    _ getter: SyntaxNode, _ property: PropertyDeclaration, owner: Value?, at node: SyntaxNode
  ) -> Value {
    let items = getter.body?.items ?? getter.items
    let function = FunctionDeclaration(
      name: property.name, node: getter, file: property.file, owner: property.owner, isStatic: property.isStatic)
    let value = invoke(function, items: items, selfValue: owner, declares: [:])
    return value ?? unknown(.functionResult, node, typeName: property.typeName)
  }

  /// Works in the frame of a property's declaration.
  private mutating func inFrame(
    of property: PropertyDeclaration, _ work: (inout Machine) -> Value
  ) -> Value? {
    guard frames.count < Self.callLimit,
      !frames.contains(where: { $0.function?.place == property.place })
    else { return nil }
    return inFrame(of: property.node, file: property.file, owner: property.owner, work)
  }

  /// Works as the initializer of a type would at some place of a file, with no local names.
  mutating func inFrame<Result>(
    of node: SyntaxNode, file: Int, owner: String?, _ work: (inout Machine) -> Result
  ) -> Result {
    var inner = Frame(file: file)
    inner.typeName = owner
    inner.function = FunctionDeclaration(name: "init", node: node, file: file, owner: owner, isStatic: true)
    let scopes = state.scopes
    state.scopes = [[:]]
    frames.append(inner)
    let result = work(&self)
    frames.removeLast()
    state.scopes = scopes
    return result
  }

  /// Gives the object of a property its name.
  mutating func renamed(_ value: Value, _ property: PropertyDeclaration) -> Value {
    for alternative in value.alternatives {
      guard case .object(let number) = alternative.value.content else { continue }
      let id = [property.owner, property.name].compactMap(\.self).joined(separator: ".")
      let name = ObjectName(
        id: id, place: property.place, rank: .property, owner: property.owner, property: property.name)
      name_(number, name)
    }
    return value
  }
}
