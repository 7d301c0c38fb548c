import TitlefitControlLayout
import TitlefitControls

/// Statements.
extension Machine {
  /// Runs items in a scope of their own; the value is that of a single expression.
  mutating func runBlock(_ items: [SyntaxNode], declares: [String: Value] = [:]) -> Value? {
    let depthBefore = state.scopes.count
    state.scopes.append(declares)
    defer { while state.scopes.count > depthBefore { state.scopes.removeLast() } }
    return run(items)
  }

  /// Runs items in the innermost scope; the value is that of a single expression.
  mutating func run(_ items: [SyntaxNode]) -> Value? {
    var last: Value?
    for item in items {
      guard !frame.hasReturned else { return nil }
      last = run(item)
    }
    return items.count == 1 ? last : nil
  }

  /// Runs a statement.
  mutating func run(_ node: SyntaxNode) -> Value? {
    guard step() else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch node.kind {
    case .variableDeclaration: declare(node)
    case .functionDeclaration:
      let closure = Value(.closure(capture(node)), at: place(node))
      if let name = node.name { state.declare(name, closure) }
    case .assignment: assign(node)
    case .guardStatement: runGuard(node)
    case .forStatement: runFor(node)
    case .whileStatement, .repeatStatement, .deferStatement:
      let items = node.body?.items ?? []
      _ = runBlock(items)
    case .doStatement:
      _ = runBlock(node.body?.items ?? [])
      for branch in node.children(.branch) where !frame.hasReturned { runMaybe(branch, "an error is thrown") }
    case .returnStatement: runReturn(node)
    case .throwStatement: leave(nil)
    case .conditionalCompilation: return runCompilation(node)
    case .block: return runBlock(node.items)
    case .classDeclaration, .structDeclaration, .enumDeclaration, .jumpStatement, .importDeclaration: break
    default: return evaluate(node)
    }
    return nil
  }

  /// Runs a block that code may pass over.
  private mutating func runMaybe(_ node: SyntaxNode, _ condition: String) {
    let items = node.body?.items ?? node.items
    _ = fork([
      (Condition(condition), { $0.runBlock(items) }), (nil, { _ in nil }),
    ])
  }

  private mutating func runReturn(_ node: SyntaxNode) {
    let value = node.value.map { evaluate($0) }
    leave(value)
  }

  /// Ends the function.
  mutating func leave(_ value: Value?) {
    frame.latest = FrameReturn(condition: nil, value: value, state: state)
    frame.hasReturned = true
    frame.isReturnKept = false
  }

  // MARK: Declarations

  private mutating func declare(_ node: SyntaxNode) {
    for binding in node.children(.binding) {
      let typeName = TypeText.name(binding.type)
      var value: Value
      if let initial = binding.value {
        value = coerce(evaluate(initial), to: typeName)
      } else if let getter = binding.children(.accessor).first(where: { $0.name == nil || $0.name == "get" }) {
        value = Value(.closure(capture(getter)), at: place(binding))
      } else {
        value = Value(.absent, at: place(binding))
      }
      guard let name = binding.name else {
        declarePattern(binding.child(.pattern), value)
        continue
      }
      value = named(value, name, node: binding)
      state.declare(name, value)
    }
  }

  /// Declares the names of a tuple's pattern as unknown.
  mutating func declarePattern(_ pattern: SyntaxNode?, _ value: Value?) {
    guard let pattern else { return }
    for node in pattern.descendants(.identifier) {
      if let name = node.name, name != "_" { state.declare(name, unknown(.loopOrBinding, node)) }
    }
  }

  /// Gives a local name to the object that a value is.
  private mutating func named(_ value: Value, _ name: String, node: SyntaxNode) -> Value {
    guard case .object(let number) = value.content else { return value }
    let function = frame.function.flatMap { $0.name == "init" ? nil : $0.name }
    let prefix = [frame.typeName, function].compactMap(\.self).joined(separator: ".")
    let place = Place(file: frame.file, offset: node.nameRange?.lowerBound ?? node.range.lowerBound)
    name_(number, ObjectName(id: prefix.isEmpty ? name : prefix + "." + name, place: place, rank: .local))
    return value
  }

  /// Gives an object a name, unless it has one that says more.
  mutating func name_(_ number: Int, _ name: ObjectName) {
    guard let object = state.heap[number] else { return }
    if let old = object.name, old.rank >= name.rank { return }
    state.heap[number]?.name = name
  }

  // MARK: Branches

  /// What is known about a condition: true, false, or nil.
  func truth(_ value: Value) -> Bool? { if case .bool(let truth) = value.content { truth } else { nil } }

  private mutating func runGuard(_ node: SyntaxNode) {
    let conditions = node.children(.condition)
    let otherwise = node.child(.otherwise)?.items ?? []
    let known = knownTruth(of: conditions)
    if known != true {
      let words = conditionWords(conditions)
      let result = fork([
        (Condition("not " + words.text), { $0.runBlock(otherwise) }), (nil, { _ in nil }),
      ])
      _ = result
    }
    if !frame.hasReturned { bind(conditions) }
  }

  /// Runs `if` as a statement or an expression.
  mutating func runIf(_ node: SyntaxNode) -> Value? {
    let conditions = node.children(.condition)
    let then = node.child(.then)?.items ?? []
    let otherwise = node.child(.otherwise)
    let known = knownTruth(of: conditions)
    let words = conditionWords(conditions)
    let onTrue: (inout Machine) -> Value? = { machine in
      machine.state.scopes.append([:])
      machine.bind(conditions)
      let value = machine.runBlock(then)
      machine.state.scopes.removeLast()
      return value
    }
    let onFalse: (inout Machine) -> Value? = { machine in
      guard let otherwise else { return nil }
      return otherwise.kind == .block ? machine.runBlock(otherwise.items) : machine.run(otherwise)
    }
    if let known { return known ? onTrue(&self) : onFalse(&self) }
    let opposite = Condition(words.state == nil ? "not " + words.text : "otherwise")
    return fork([(words, onTrue), (opposite, onFalse)])
  }

  private mutating func knownTruth(of conditions: [SyntaxNode]) -> Bool? {
    var all: Bool? = true
    for condition in conditions {
      switch condition.kind {
      case .bindingCondition, .availabilityCondition: all = nil
      default:
        switch truth(evaluate(condition)) {
        case false?: return false
        case true?: break
        case nil: all = nil
        }
      }
    }
    return all
  }

  /// The conditions in words, with the control's state that they ask for.
  func conditionWords(_ conditions: [SyntaxNode]) -> Condition {
    let text = conditions.map { condition in
      condition.kind == .availabilityCondition ? availability(condition) : Excerpt.of(condition)
    }.joined(separator: ", ")
    let state = conditions.count == 1 ? controlState(asked: conditions[0]) : nil
    return Condition(text, state: state)
  }

  private func availability(_ node: SyntaxNode) -> String {
    let text = Excerpt.of(node)
    guard let open = text.firstIndex(of: "("), let end = text.firstIndex(where: { $0 == "," || $0 == ")" }) else {
      return text
    }
    return String(text[text.index(after: open)..<end])
  }

  /// The state that a condition on an updated button asks for, such as `button.isHighlighted`.
  func controlState(asked node: SyntaxNode) -> ControlState? {
    let node = node.unwrapped
    switch node.kind {
    case .memberAccess, .identifier:
      switch node.name {
      case "isHighlighted": return .highlighted
      case "isSelected": return .selected
      case "isFocused": return .focused
      default: return nil
      }
    case .prefixOperation where node.isNamed("!"):
      return node.value?.unwrapped.isNamed("isEnabled") == true ? .disabled : nil
    case .binaryOperation where node.isNamed("=="):
      guard node.left?.unwrapped.isNamed("state") == true, let name = node.right?.unwrapped.name else { return nil }
      return ControlState(rawValue: name)
    case .call where node.calls("contains"):
      return node.argument(nil)?.name.flatMap(ControlState.init(rawValue:))
    default: return nil
    }
  }

  /// Declares what conditions bind.
  mutating func bind(_ conditions: [SyntaxNode]) {
    for condition in conditions where condition.kind == .bindingCondition {
      guard let name = condition.name else {
        declarePattern(condition.child(.pattern), nil)
        continue
      }
      let value = condition.value.map { evaluate($0) } ?? lookUp(name, at: condition)
      let list = value.alternatives.filter { $0.value.content != .null && !$0.value.isAbsent }
      state.declare(name, Merging.join(list) ?? unknown(.loopOrBinding, condition))
    }
  }

  /// Runs `switch` as a statement or an expression.
  mutating func runSwitch(_ node: SyntaxNode) -> Value? {
    let subject = node.value.map { evaluate($0) }
    let isState = node.value?.unwrapped.isNamed("state") == true
    var branches: [(condition: Condition?, run: (inout Machine) -> Value?)] = []
    for branch in switchCases(node) {
      let patterns = branch.children(.pattern)
      if let subject, let known = matches(subject, patterns), branch.child(.filter) == nil {
        if !known { continue }
        if branches.isEmpty { return runCase(branch) }
        branches.append((Condition("otherwise"), { $0.runCase(branch) }))
        break
      }
      let words = branch.isDefault ? "otherwise" : patterns.map { Excerpt.of($0) }.joined(separator: ", ")
      let asked = isState ? patterns.first?.name.flatMap(ControlState.init(rawValue:)) : nil
      let text = branch.isDefault ? words : (node.value.map { Excerpt.of($0) + " is " } ?? "") + words
      branches.append((Condition(text, state: asked), { $0.runCase(branch) }))
    }
    return branches.isEmpty ? nil : fork(branches)
  }

  private func switchCases(_ node: SyntaxNode) -> [SyntaxNode] {
    node.children(.branch).flatMap { branch -> [SyntaxNode] in
      guard branch.kind == .conditionalCompilation else { return [branch] }
      return CompilationBranches.readable(branch, readsDebugCode: index.settings.readsDebugCode)
        .flatMap(\.items).filter { $0.kind == .switchCase }
    }
  }

  private mutating func runCase(_ branch: SyntaxNode) -> Value? {
    state.scopes.append([:])
    defer { state.scopes.removeLast() }
    for pattern in branch.children(.pattern) {
      for bound in pattern.descendants(.bindingPattern) { declarePattern(bound.child(.pattern), nil) }
    }
    return run(branch.items)
  }

  /// Whether a known value matches patterns; nil where that is not known.
  private mutating func matches(_ subject: Value, _ patterns: [SyntaxNode]) -> Bool? {
    if patterns.isEmpty { return true }
    let name: String
    switch subject.content {
    case .enumCase(_, let known): name = known
    case .implicit(let member): name = member.name
    case .bool(let truth): name = truth ? "true" : "false"
    default: return nil
    }
    var isUncertain = false
    for pattern in patterns {
      switch pattern.kind {
      case .memberAccess, .identifier:
        if pattern.name == name { return true }
      case .call:
        if pattern.calleeName == name { return true }
      case .booleanLiteral:
        if pattern.text == name { return true }
      default: isUncertain = true
      }
    }
    return isUncertain ? nil : false
  }

  private mutating func runCompilation(_ node: SyntaxNode) -> Value? {
    let readable = CompilationBranches.readable(node, readsDebugCode: index.settings.readsDebugCode)
    let hasElse = node.children(.branch).last?.child(.condition) == nil
    if readable.isEmpty { return nil }
    if readable.count == 1, readable[0].condition == nil || readable[0].condition == "!DEBUG" {
      return run(readable[0].items)
    }
    var branches: [(condition: Condition?, run: (inout Machine) -> Value?)] = readable.map { branch in
      (Condition(branch.condition ?? "otherwise"), { $0.run(branch.items) })
    }
    if !hasElse { branches.append((nil, { _ in nil })) }
    return fork(branches)
  }

  private mutating func runFor(_ node: SyntaxNode) {
    let sequence = node.value.map { evaluate($0) }
    let name = node.child(.pattern)?.name
    let items = node.body?.items ?? []
    if case .list(let values)? = sequence?.content, let name {
      for value in values.prefix(32) where !frame.hasReturned { _ = runBlock(items, declares: [name: value]) }
      return
    }
    state.scopes.append([:])
    if let pattern = node.child(.pattern) {
      declarePattern(pattern, nil)
      if let name { state.declare(name, element(of: sequence, at: pattern)) }
    }
    _ = fork([(Condition("in a loop"), { $0.runBlock(items) }), (nil, { _ in nil })])
    if !state.scopes.isEmpty { state.scopes.removeLast() }
  }

  /// An element of a sequence that is not known, of its elements' type.
  func element(of sequence: Value?, at node: SyntaxNode) -> Value {
    var typeName: String?
    if case .unknown(let value)? = sequence?.content { typeName = value.typeName }
    return unknown(.loopOrBinding, node, typeName: typeName)
  }
}
