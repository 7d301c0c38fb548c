import TitlefitControls

/// Calls.
extension Machine {
  /// What a call gives.
  mutating func evaluateCall(_ node: SyntaxNode) -> Value {
    if let closure = node.closureRunAtOnce {
      return call(capture(closure), [], at: node) ?? unknown(.functionResult, node)
    }
    guard let callee = node.calleeNameNode, let name = callee.name else {
      _ = node.callee.map { evaluate($0) }
      _ = arguments(of: node)
      return unknown(.functionResult, node)
    }
    if callee.kind == .identifier { return callByName(name, node) }
    guard let base = callee.base else {
      return Value(.implicit(ImplicitMember(name: name, arguments: arguments(of: node))), at: place(node))
    }
    if base.kind == .identifier, base.isNamed("super") { return callSuper(name, node) }
    return callMember(name, of: evaluate(base), base: base, node)
  }

  /// The arguments, trailing closures last.
  mutating func arguments(of node: SyntaxNode) -> [ArgumentValue] {
    (node.arguments + node.trailingClosures).prefix(64).map { argument in
      ArgumentValue(
        label: argument.label, value: argument.value.map { evaluate($0) } ?? unknown(.functionResult, argument))
    }
  }

  private mutating func callByName(_ name: String, _ node: SyntaxNode) -> Value {
    if let local = state.local(name) {
      if case .closure(let closure) = local.content {
        return call(closure, arguments(of: node), at: node) ?? unknown(.functionResult, node)
      }
    }
    if let value = callTextFunction(name, node) { return value }
    if let typeName = frame.typeName {
      var context: String? = typeName
      while let current = context {
        let found = index.functions(name, of: current == typeName ? dynamicType(typeName) : current)
        if !found.isEmpty {
          let owner = current == typeName ? frame.selfValue : nil
          return call(found, arguments(of: node), selfValue: owner, node)
        }
        context = current.lastIndex(of: ".").map { String(current[..<$0]) }
      }
    }
    if frame.typeName == "UIButton.Configuration", let style = StyleNames.style(name) {
      return newConfiguration(style, at: place(node))
    }
    if let value = constructIfType(name, node) { return value }
    if let found = index.functions[name] { return call(found, arguments(of: node), selfValue: nil, node) }
    if case .object(let number)? = frame.selfValue?.content,
      let value = callView(name, on: number, node, arguments(of: node))
    {
      return value
    }
    return callUnknown(name, node, base: nil)
  }

  /// The class of the instance whose code runs, where it derives from the one that the code stands in.
  func dynamicType(_ typeName: String) -> String {
    guard case .object(let number)? = frame.selfValue?.content, let name = state.heap[number]?.className,
      name != typeName, index.lineage(name).contains(where: { $0.name == typeName })
    else { return typeName }
    return name
  }

  private mutating func constructIfType(_ name: String, _ node: SyntaxNode) -> Value? {
    guard NameShape.isType(name) else { return nil }
    if name == "Self", let own = frame.typeName { return construct(own, node) }
    return construct(index.type(name, inside: frame.typeName)?.name ?? name, node)
  }

  /// Calls a function outside the tree: its closures may run, and it may look a key up.
  mutating func callUnknown(_ name: String, _ node: SyntaxNode, base: Value?) -> Value {
    let arguments = arguments(of: node)
    if name == "addArrangedSubview" || name == "insertArrangedSubview" || name == "addArrangedSubviews" {
      arrange(arguments.flatMap(\.value.elements), at: place(node))
    }
    if name == "addSubview" || name == "insertSubview" || name == "addSubviews", let parent = node.callee?.base {
      let owner = AnchorValue(object: nil, owner: Excerpt.of(parent), edge: "superview")
      place(arguments.flatMap(\.value.elements), inside: owner, at: place(node))
    }
    if let wrapper = wrapper(named: name, base: node.callee?.base),
      let text = arguments.first(where: { keyCandidate($0.value) != nil })?.value
    {
      return localized(key: text, table: table(in: arguments) ?? wrapper.table, fallback: value("value", in: arguments))
    }
    for argument in arguments {
      if case .closure(let closure) = argument.value.content { runLater(closure, name, immediate: name, node) }
    }
    if node.arguments.count >= 1, let key = arguments.first?.value, let literal = keyCandidate(key),
      Self.soundsLikeLookup(name), !literal.isEmpty
    {
      foreignWrappers[name, default: 0] += 1
    }
    return unknown(base == nil ? .declarationOutside : .functionResult, node)
  }

  private static func soundsLikeLookup(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.contains("locali") || lower == "tr" || lower == "l" || lower == "t" || lower == "i18n"
  }

  /// Runs a closure that a function of another module is given: at once, later, or never.
  mutating func runLater(_ closure: ClosureValue, _ word: String, immediate name: String, _ node: SyntaxNode) {
    if Self.immediate.contains(name) {
      _ = call(closure, [], at: node)
      return
    }
    _ = fork([
      (Condition("in a closure of " + word), { $0.call(closure, [], at: node) }), (nil, { _ in nil }),
    ])
  }

  /// Functions that run their closures at once, or as good as.
  private static let immediate: Set<String> = [
    "performWithoutAnimation", "animate", "async", "sync", "transition", "runOnMainThread", "withAnimation",
    "assumeIsolated", "run",
  ]

  private mutating func callSuper(_ name: String, _ node: SyntaxNode) -> Value {
    let arguments = arguments(of: node)
    guard let own = frame.selfValue, let typeName = frame.typeName else { return unknown(.functionResult, node) }
    let bases = index.lineage(typeName).dropFirst()
    for base in bases {
      if let found = base.functions[name] { return call(found, arguments, selfValue: own, node) }
    }
    if case .object(let number) = own.content, let value = callView(name, on: number, node, arguments) { return value }
    return name == "init" ? own : unknown(.functionResult, node)
  }

  // MARK: Members

  /// Calls a member of a value.
  mutating func callMember(_ name: String, of base: Value, base baseNode: SyntaxNode, _ node: SyntaxNode) -> Value {
    switch base.content {
    case .alternatives(let list):
      let branches: [(condition: Condition?, run: (inout Machine) -> Value?)] = list.prefix(8).map { alternative in
        (alternative.condition, { $0.callMember(name, of: alternative.value, base: baseNode, node) })
      }
      return fork(branches) ?? unknown(.functionResult, node)
    case .type(let type): return callStatic(name, of: type, node)
    case .object(let number): return callObject(name, on: number, base: base, node)
    case .text(let text): return callText(name, of: text, base: base, node)
    case .record(let record): return callRecord(name, of: record, base: base, node)
    case .list(let values): return callList(name, of: values, base: base, node)
    case .anchor(let anchor): return callAnchor(name, of: anchor, base: base, node)
    case .unknown(let value): return callOnUnknown(name, of: value, base: base, node)
    case .closure(let closure):
      return call(closure, arguments(of: node), at: node) ?? unknown(.functionResult, node)
    case .enumCase(let type, _):
      let found = index.functions(name, of: type)
      if !found.isEmpty { return call(found, arguments(of: node), selfValue: base, node) }
      return unknown(.functionResult, node)
    default: return callBuiltin(name, of: base, node)
    }
  }

  private mutating func callStatic(_ name: String, of type: String, _ node: SyntaxNode) -> Value {
    if name == "init" { return construct(type, node) }
    if let declared = index.type(type, inside: frame.typeName) {
      let found = index.functions(name, of: declared.name)
      if !found.isEmpty {
        return call(found, arguments(of: node), selfValue: Value(.type(declared.name), at: place(node)), node)
      }
      if let property = index.property(name, of: declared.name, file: frame.file) {
        let value = evaluateProperty(property, of: nil, at: node)
        if case .closure(let closure) = value.content {
          return call(closure, arguments(of: node), at: node) ?? unknown(.functionResult, node)
        }
        return value
      }
      if declared.cases[name] != nil { return Value(.enumCase(type: declared.name, name: name), at: place(node)) }
    }
    if let value = callStaticBuiltin(name, of: type, node) { return value }
    if NameShape.isType(name), let nested = index.type(type + "." + name, inside: nil) {
      return construct(nested.name, node)
    }
    _ = arguments(of: node)
    if let member = generatedMember(name, of: type, at: node) { return member }
    return callUnknown(name, node, base: nil)
  }

  private mutating func callObject(_ name: String, on number: Int, base: Value, _ node: SyntaxNode) -> Value {
    guard let object = state.heap[number] else { return unknown(.functionResult, node) }
    let found = index.functions(name, of: object.className)
    if !found.isEmpty { return call(found, arguments(of: node), selfValue: base, node) }
    let arguments = arguments(of: node)
    if let value = callView(name, on: number, node, arguments) { return value }
    if let value = callConfiguring(name, on: base, node, arguments) { return value }
    if let property = index.property(name, of: object.className, file: frame.file),
      case .closure(let closure) = evaluateProperty(property, of: base, at: node).content
    {
      return call(closure, arguments, at: node) ?? unknown(.functionResult, node)
    }
    for argument in arguments {
      if case .closure(let closure) = argument.value.content { runLater(closure, name, immediate: name, node) }
    }
    return unknown(.functionResult, node)
  }

  private mutating func callOnUnknown(
    _ name: String, of value: UnknownValue, base: Value, _ node: SyntaxNode
  ) -> Value {
    if let typeName = value.typeName {
      if let number = standIn(for: base, typeName: typeName) {
        return callObject(name, on: number, base: Value(.object(number), at: base.place), node)
      }
      let declared = index.type(typeName, inside: frame.typeName)?.name ?? typeName
      let found = index.functions(name, of: declared)
      if !found.isEmpty { return call(found, arguments(of: node), selfValue: base, node) }
    }
    let arguments = arguments(of: node)
    if let value = callTextLookup(name, node, arguments) { return value }
    if let value = callOnImplied(name, of: value, base: base, node, arguments) { return value }
    if let value = callConfiguring(name, on: base, node, arguments) { return value }
    return callUnknown(name, node, base: base)
  }

  /// `with { }`, `then { }` and such, which run a closure on the value before the dot.
  private mutating func callConfiguring(
    _ name: String, on base: Value, _ node: SyntaxNode, _ arguments: [ArgumentValue]
  ) -> Value? {
    let names: Set = [
      "then", "with", "do", "apply", "also", "configure", "configured", "set", "setup", "update", "let",
    ]
    guard names.contains(name), case .closure(let closure)? = arguments.last?.value.content else { return nil }
    _ = call(closure, [ArgumentValue(label: nil, value: base)], at: node)
    return base
  }

  // MARK: Functions of the project

  /// Calls the function among several of a name that takes the labels.
  mutating func call(
    _ functions: [FunctionDeclaration], _ arguments: [ArgumentValue], selfValue: Value?, _ node: SyntaxNode
  ) -> Value {
    let fitting = functions.filter { ParameterMatching.fits(arguments, to: $0.node.parameters) }
    let near = fitting.filter { $0.file == frame.file }
    guard let function = near.first ?? fitting.first ?? (functions.count == 1 ? functions.first : nil) else {
      return unknown(functions.count > 1 ? .severalDeclarations : .functionResult, node)
    }
    inlined.insert(function.place)
    let typeName = TypeText.name(function.node.type)
    let owner = function.isStatic ? Value(.type(function.owner ?? ""), at: place(node)) : selfValue
    let declares = bind(arguments, to: function)
    let result = invoke(
      function, items: function.node.body?.items ?? [], selfValue: owner, declares: declares, resultType: typeName)
    if function.name == "init" { return selfValue ?? result ?? unknown(.functionResult, node) }
    return result ?? unknown(.functionResult, node, typeName: typeName)
  }

  private mutating func bind(_ arguments: [ArgumentValue], to function: FunctionDeclaration) -> [String: Value] {
    let parameters = function.node.parameters
    let matched = ParameterMatching.match(arguments, to: parameters)
    var declares: [String: Value] = [:]
    for (parameter, argument) in zip(parameters, matched) {
      guard let name = parameter.name, name != "_" else { continue }
      let typeName = TypeText.name(parameter.type)
      if let argument {
        declares[name] = coerce(argument.bounded, to: typeName)
      } else if let standard = parameter.value {
        declares[name] = coerce(evaluate(standard, inFile: function.file), to: typeName)
      } else {
        declares[name] = parameterValue(parameter, typeName: typeName, file: function.file)
      }
    }
    return declares
  }

  /// What a parameter is where nobody says.
  func parameterValue(_ parameter: SyntaxNode, typeName: String?, file: Int) -> Value {
    let name = parameter.name ?? ""
    return Value(
      .unknown(UnknownValue(.parameter, name, typeName: typeName)),
      at: Place(file: file, offset: parameter.range.lowerBound))
  }

  /// Runs a function's body in a frame of its own.
  mutating func invoke(
    _ function: FunctionDeclaration, items: [SyntaxNode], selfValue: Value?, declares: [String: Value],
    resultType: String? = nil
  ) -> Value? {
    let isRunning = frames.contains { $0.function?.node == function.node }
    guard frames.count < Self.callLimit, !isRunning, step() else { return nil }
    var inner = Frame(file: function.file)
    inner.function = function
    inner.selfValue = selfValue
    inner.typeName = typeName(of: function, selfValue: selfValue)
    inner.updatedButton = function.name == "updateConfiguration" ? object(of: selfValue) : nil
    let scopes = state.scopes
    state.scopes = [declares]
    frames.append(inner)
    let value = run(items)
    let result = finishFrame(value, resultType: resultType)
    frames.removeLast()
    state.scopes = scopes
    return result
  }

  private func object(of value: Value?) -> Int? {
    if case .object(let number)? = value?.content { number } else { nil }
  }

  private func typeName(of function: FunctionDeclaration, selfValue: Value?) -> String? { function.owner }

  /// Joins the ways through a function and what they returned.
  private mutating func finishFrame(_ value: Value?, resultType: String?) -> Value? {
    var ends = frame.returns
    if frame.hasReturned {
      if let latest = frame.latest, !frame.isReturnKept { ends.append(latest) }
    } else {
      ends.append(FrameReturn(condition: nil, value: value, state: state))
    }
    guard !ends.isEmpty else { return value }
    state = Merging.merge(ends.map { ($0.condition, $0.state) })
    let values = ends.compactMap { end in
      end.value.map { Alternative(condition: end.condition, value: coerce($0, to: resultType)) }
    }
    return Merging.join(values)
  }

  /// Calls a closure or a local function.
  mutating func call(_ closure: ClosureValue, _ arguments: [ArgumentValue], at node: SyntaxNode) -> Value? {
    guard captures.indices.contains(closure.captures), frames.count < Self.callLimit, step(),
      !frames.contains(where: { $0.function?.node == closure.node })
    else { return nil }
    let captured = captures[closure.captures]
    var inner = captured.frame
    (inner.returns, inner.latest, inner.hasReturned, inner.isReturnKept) = ([], nil, false, false)
    let maker = inner.function
    inner.function = FunctionDeclaration(
      name: maker?.name ?? "init", node: closure.node, file: inner.file, owner: inner.typeName, isStatic: false)
    inner.updatedButton = frame.updatedButton ?? inner.updatedButton
    let scopes = state.scopes
    // What the enclosing function declared since the closure was made is there too, as captured variables are.
    state.scopes = captured.scopes + [closureNames(closure.node, arguments, in: inner.file)]
    let sharesScopes = isSameFunction(captured.frame, frame) && scopes.count >= captured.scopes.count
    if sharesScopes { for index in captured.scopes.indices { state.scopes[index] = scopes[index] } }
    frames.append(inner)
    let items = closure.node.kind == .closure ? closure.node.items : closure.node.body?.items ?? closure.node.items
    let value = run(items)
    let result = finishFrame(value, resultType: TypeText.name(closure.node.type))
    frames.removeLast()
    var restored = scopes
    if sharesScopes {
      for index in captured.scopes.indices where state.scopes.indices.contains(index) {
        restored[index] = state.scopes[index]
      }
    }
    state.scopes = restored
    return result
  }

  private func isSameFunction(_ left: Frame, _ right: Frame) -> Bool {
    left.function?.node == right.function?.node && left.file == right.file
  }

  private func closureNames(_ node: SyntaxNode, _ arguments: [ArgumentValue], in file: Int) -> [String: Value] {
    var names: [String: Value] = [:]
    for (number, parameter) in node.parameters.enumerated() {
      guard let name = parameter.name else { continue }
      let given = arguments.indices.contains(number) ? arguments[number].value : nil
      names[name] =
        given?.bounded ?? parameterValue(parameter, typeName: TypeText.name(parameter.type), file: file)
    }
    for (number, argument) in arguments.enumerated() { names["$\(number)"] = argument.value.bounded }
    return names
  }
}
