import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics

/// What one run over a type, a function or a file's statements found.
struct RunResult: Sendable {
  /// The controls with the places of the functions that made them, outermost first.
  var controls: [FoundControl] = []
  /// The places where titles are set.
  var sites: [Place: TitleSite] = [:]
  /// The functions that something called.
  var inlined: Set<Place> = []
  /// Functions outside the tree that look up keys, by name.
  var wrappers: [String: Int] = [:]
  /// What a button class does to every button of its own.
  var buttonClass: (name: String, facts: ButtonClass)?
}

/// A control with what decides whether it is a control of its own.
struct FoundControl: Sendable {
  /// The control.
  var control: Control
  /// Where the object is made.
  var origin: Place
  /// Where its name is declared.
  var namePlace: Place
  /// The outermost function that made it, or nil.
  var maker: Place?
  /// How much its name says.
  var rank: ObjectName.Rank
  /// Whether it stands for something that nobody made here.
  var isStandIn: Bool
}

/// Something to run on its own.
enum RunRoot: Sendable {
  /// A type's instance: initializers, then what UIKit calls, then everything else.
  case type(String)
  /// A function outside types.
  case function(FunctionDeclaration)
  /// A file's statements.
  case statements(file: Int)
  /// A file's SwiftUI views.
  case views(file: Int)
}

/// Runs roots.
struct CodeRun {
  /// What all files declare.
  let index: ProjectIndex
  /// What classes do with their geometry.
  let overrides: GeometryOverrides

  /// Functions that UIKit calls before an instance shows, in their order.
  private static let setUp = [
    "awakeFromNib", "loadView", "viewDidLoad", "didMoveToSuperview", "didMoveToWindow", "viewWillAppear",
    "viewIsAppearing", "viewWillLayoutSubviews", "layoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
    "updateConfiguration",
  ]

  /// Runs a root.
  func run(_ root: RunRoot) -> RunResult {
    switch root {
    case .type(let name): return run(type: name)
    case .function(let function): return run(function: function)
    case .statements(let file): return run(statements: file)
    case .views(let file): return SwiftUIReading(index: index, file: file).run()
    }
  }

  private func run(statements file: Int) -> RunResult {
    var machine = Machine(index: index, file: file)
    // One statement at a time, so that each is judged on its own and none is the value of a block.
    for item in index.statements[file] {
      machine.frame.hasReturned = false
      machine.grantSteps()
      _ = machine.run(item)
    }
    return result(of: machine)
  }

  private func run(function: FunctionDeclaration) -> RunResult {
    var machine = Machine(index: index, file: function.file)
    machine.runAlone(function, selfValue: nil)
    return result(of: machine)
  }

  private func run(type name: String) -> RunResult {
    guard let type = index.types[name], let place = type.places.first else { return RunResult() }
    var machine = Machine(index: index, file: place.file)
    machine.frame.typeName = name
    let number = machine.makeObject(name, at: place)
    let own = Value(.object(number), at: place)
    let isInstance = type.kind == .reference || type.kind == .structure
    if isInstance {
      machine.fill(number, className: name)
      machine.runInitializers(of: name, selfValue: own)
      for word in Self.setUp {
        guard let function = index.functions(word, of: name).first, !machine.inlined.contains(function.place) else {
          continue
        }
        machine.runAlone(function, selfValue: own)
      }
    }
    let later = isInstance ? own : Value(.type(name), at: place)
    machine.runRest(of: type, selfValue: later, setUp: Set(Self.setUp + ["init"]))
    var result = result(of: machine, except: number)
    if isInstance, index.isButtonClass(name), let object = machine.state.heap[number] {
      addClass(object, place: place, machine: machine, to: &result)
    }
    return result
  }

  /// The facts of a button class, and the class itself as a control where it gives its buttons a text.
  private func addClass(_ object: HeapObject, place: Place, machine: Machine, to result: inout RunResult) {
    var object = object
    object.name = ObjectName(id: object.className, place: place, rank: .property)
    let builder = ControlBuilder(index: index, heap: machine.state.heap, overrides: overrides)
    guard let control = builder.control(object) else { return }
    var effects = EffectBuilder(index: index, condition: nil)
    effects.addLegacy(object.fields, isOutlet: false)
    effects.addConfiguration(object.fields["configuration"])
    effects.add(overrides.effects(of: object.className), [])
    let facts = ButtonClass(
      changes: effects.changes, titles: control.titles.filter { !$0.isUnresolved },
      variants: control.outletChanges.variants)
    result.buttonClass = (object.className, facts)
    if control.titles.contains(where: { !$0.isUnresolved }) {
      result.controls.append(
        FoundControl(
          control: control, origin: place, namePlace: place, maker: nil, rank: .property, isStandIn: false))
    }
  }

  private func result(of machine: Machine, except own: Int? = nil) -> RunResult {
    var machine = machine
    machine.updateConfigurations(except: own)
    var result = RunResult(
      sites: machine.sites, inlined: machine.inlined, wrappers: machine.foreignWrappers)
    let builder = ControlBuilder(index: index, heap: machine.state.heap, overrides: overrides)
    for number in machine.state.heap.keys.sorted() where number != own {
      guard let object = machine.state.heap[number], index.isButtonClass(object.className), let name = object.name
      else {
        continue
      }
      guard let control = builder.control(object) else { continue }
      let isImplied = object.isStandIn || object.notes.contains("declared elsewhere")
      if isImplied, control.titles.isEmpty, control.subtitles.isEmpty { continue }
      result.controls.append(
        FoundControl(
          control: control, origin: object.origin, namePlace: name.place, maker: object.makers.first, rank: name.rank,
          isStandIn: object.isStandIn))
    }
    return result
  }
}

extension ControlText {
  /// Whether the text could not be found out.
  var isUnresolved: Bool { if case .unresolved = source { true } else { false } }
}

extension Machine {
  /// Runs a function that nobody called, its parameters unknown.
  mutating func runAlone(_ function: FunctionDeclaration, selfValue: Value?) {
    var declares: [String: Value] = [:]
    for parameter in function.node.parameters {
      guard let name = parameter.name else { continue }
      declares[name] = parameterValue(parameter, typeName: TypeText.name(parameter.type), file: function.file)
    }
    let own = function.isStatic ? function.owner.map { Value(.type($0), at: function.place) } : selfValue
    frame.hasReturned = false
    grantSteps()
    let value = invoke(
      function, items: function.node.body?.items ?? [], selfValue: own, declares: declares,
      resultType: TypeText.name(function.node.type))
    nameResult(value, of: function)
  }

  /// A button that a function returns and nobody names is known by the function.
  private mutating func nameResult(_ value: Value?, of function: FunctionDeclaration) {
    for alternative in value?.alternatives ?? [] {
      guard case .object(let number) = alternative.value.content, state.heap[number]?.name == nil else { continue }
      let id = [function.owner, function.name].compactMap(\.self).joined(separator: ".")
      name_(number, ObjectName(id: id, place: function.place, rank: .local))
    }
  }

  /// Lets each button of an own class update its configuration, as UIKit does before it shows.
  mutating func updateConfigurations(except own: Int?) {
    for number in state.heap.keys.sorted() where number != own {
      guard let object = state.heap[number], index.types[object.className] != nil, isButton(number),
        let function = index.functions("updateConfiguration", of: object.className).first
      else { continue }
      runAlone(function, selfValue: Value(.object(number), at: object.origin))
    }
  }

  /// Runs the initializers of a class as alternatives.
  mutating func runInitializers(of name: String, selfValue: Value) {
    let all = index.lineage(name).lazy.compactMap { $0.functions["init"] }.first ?? []
    let plain = all.filter { $0.node.parameters.first?.label != "coder" }
    let inits = plain.isEmpty ? all : plain
    guard !inits.isEmpty else { return }
    if inits.count == 1 {
      runAlone(inits[0], selfValue: selfValue)
      return
    }
    _ = fork(
      inits.map { function in
        (
          Condition("made with " + Self.words(function)),
          { machine in
            machine.runAlone(function, selfValue: selfValue)
            return nil
          }
        )
      })
  }

  /// Runs what may run later: other functions, observers and computed buttons, each from the state after the set-up.
  mutating func runRest(of type: TypeDeclaration, selfValue: Value, setUp: Set<String>) {
    let start = state
    let called = inlined
    var ends: [(condition: Condition?, state: MachineState, function: Place?)] = [(nil, start, nil)]
    func keep(_ function: FunctionDeclaration, _ words: String, _ machine: inout Machine) {
      if machine.state.heap != start.heap { ends.append((Condition(words), machine.state, function.place)) }
    }
    for name in type.functions.keys.sorted() where !setUp.contains(name) {
      for function in type.functions[name] ?? [] where !called.contains(function.place) {
        state = start
        runAlone(function, selfValue: selfValue)
        keep(function, "in " + Self.words(function), &self)
      }
    }
    for name in type.propertyOrder {
      for property in type.properties[name] ?? [] { runLater(property, selfValue, start, &ends) }
    }
    let still = ends.filter { end in end.function.map { !inlined.contains($0) || called.contains($0) } ?? true }
    state = Merging.merge(still.map { ($0.condition, $0.state) })
  }

  private mutating func runLater(
    _ property: PropertyDeclaration, _ own: Value, _ start: MachineState,
    _ ends: inout [(condition: Condition?, state: MachineState, function: Place?)]
  ) {
    state = start
    for accessor in [property.observer(["didSet", "willSet"]), property.observer(["set"])].compactMap(\.self) {
      guard case .object(let number) = own.content,
        !inlined.contains(Place(file: property.file, offset: accessor.range.lowerBound))
      else { continue }
      state = start
      let value = Value(
        .unknown(UnknownValue(.setElsewhere, property.name, typeName: property.typeName)), at: property.place)
      if accessor.name != "set", !property.isOutlet { set(number, property.name, value) }
      run(accessor, of: property, number, declares: ["newValue": value, "oldValue": value])
      if accessor.name != "set", !property.isOutlet {
        state.heap[number]?.fields[property.name] = start.heap[number]?.fields[property.name]
      }
      let words = property.isOutlet ? nil : Condition("when \(property.name) is set")
      if state.heap != start.heap { ends.append((words, state, nil)) }
    }
    let isButton = property.typeName.map { index.isButtonClass($0) } ?? false
    guard let getter = property.getter, isButton else { return }
    state = start
    let function = FunctionDeclaration(
      name: property.name, node: getter, file: property.file, owner: property.owner, isStatic: property.isStatic)
    let value = invoke(function, items: getter.body?.items ?? getter.items, selfValue: own, declares: [:])
    if let value { _ = renamed(value, property) }
    ends.append((nil, state, nil))
  }

  /// A function's name with its labels.
  private static func words(_ function: FunctionDeclaration) -> String {
    let labels = function.node.parameters.map { ($0.label ?? "_") + ":" }.joined()
    return function.name + "(" + labels + ")"
  }
}
