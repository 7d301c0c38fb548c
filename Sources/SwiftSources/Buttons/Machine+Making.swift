import TitlefitControls
import TitlefitTypography

/// Instances: what initializers make, and what stands in for values that nobody made here.
extension Machine {
  /// What a type's initializer gives.
  mutating func construct(_ type: String, _ node: SyntaxNode) -> Value {
    if let value = callTextFunction(type, node) { return value }
    if isForeign(type, node) {
      if let value = constructForeign(type, node) { return value }
    }
    if index.type(type, inside: frame.typeName) == nil {
      if let member = generatedConstruct(type, node) { return member }
      let value = callUnknown(type, node, base: nil)
      if case .unknown(var unknown) = value.content {
        unknown.typeName = type
        return Value(.unknown(unknown), at: value.place)
      }
      return value
    }
    return construct(type, arguments(of: node), at: place(node))
  }

  /// Whether a type's own initializers are UIKit's: it is no type of the project, or one that the project only extends.
  private func isForeign(_ type: String, _ node: SyntaxNode) -> Bool {
    guard type != "UIButton", type != "UIButton.Configuration", let declared = index.types[type] else { return true }
    guard declared.kind == .other else { return false }
    let labels = Set(node.arguments.map(\.label))
    return !(declared.functions["init"] ?? []).contains { Set($0.node.parameters.map(\.label)) == labels }
  }

  /// `Strings.Save()`: a generated member with a capital.
  private mutating func generatedConstruct(_ type: String, _ node: SyntaxNode) -> Value? {
    guard let dot = type.lastIndex(of: ".") else { return nil }
    return generatedMember(String(type[type.index(after: dot)...]), of: String(type[..<dot]), at: node)
  }

  /// An instance of a type of the project.
  mutating func construct(_ type: String, _ arguments: [ArgumentValue], at place: Place) -> Value {
    guard let declared = index.type(type, inside: frame.typeName) else {
      return Value(.unknown(UnknownValue(.declarationOutside, type, typeName: type)), at: place)
    }
    if declared.kind == .enumeration {
      let raw = arguments.first { $0.label == "rawValue" }?.value
      return Value(
        .unknown(UnknownValue(.memberOfValue, declared.name, typeName: declared.name)), at: raw?.place ?? place)
    }
    let number = makeObject(declared.name, at: place)
    fill(number, className: declared.name)
    let inits = index.lineage(declared.name).lazy.compactMap { $0.functions["init"] }.first ?? []
    // UIKit's own initializers, `Own()` and `Own(type:)`, end in `init(frame:)`.
    let byFrame = inits.first { $0.node.parameters.count == 1 && $0.node.parameters.first?.label == "frame" }
    if let function = inits.first(where: { ParameterMatching.fits(arguments, to: $0.node.parameters) })
      ?? (inits.count == 1 ? inits.first : nil) ?? byFrame
    {
      let own = Value(.object(number), at: place)
      inlined.insert(function.place)
      _ = invoke(
        function, items: function.node.body?.items ?? [], selfValue: own, declares: bindForInit(arguments, function))
    } else {
      for argument in arguments { if let label = argument.label { set(number, label, argument.value) } }
    }
    applyButtonArguments(arguments, to: number)
    return Value(.object(number), at: place)
  }

  private mutating func bindForInit(_ arguments: [ArgumentValue], _ function: FunctionDeclaration) -> [String: Value] {
    let matched = ParameterMatching.match(arguments, to: function.node.parameters)
    var declares: [String: Value] = [:]
    for (parameter, argument) in zip(function.node.parameters, matched) {
      guard let name = parameter.name, name != "_" else { continue }
      let typeName = TypeText.name(parameter.type)
      declares[name] =
        argument.map { coerce($0.bounded, to: typeName) }
        ?? parameter.value.map { coerce(evaluate($0, inFile: function.file), to: typeName) }
        ?? parameterValue(parameter, typeName: typeName, file: function.file)
    }
    return declares
  }

  /// Instances of types outside the tree that buttons need.
  private mutating func constructForeign(_ type: String, _ node: SyntaxNode) -> Value? {
    let here = place(node)
    switch type {
    case "UIFont", "Font":
      let arguments = arguments(of: node)
      if let font = FontNames.font("init", arguments) { return Value(.font(font), at: here) }
      return unknown(.functionResult, node)
    case "UIEdgeInsets", "NSDirectionalEdgeInsets", "EdgeInsets":
      return Value(.record(Self.insets(arguments(of: node), at: here)), at: here)
    case "CGSize", "CGRect", "CGPoint", "UIOffset", "NSSize", "NSRect":
      var fields: [String: Value] = [:]
      for argument in arguments(of: node) { if let label = argument.label { fields[label] = argument.value } }
      return Value(.record(Record(.geometry, fields)), at: here)
    case "UIImage", "Image": return image(arguments(of: node), at: here) ?? unknown(.functionResult, node)
    case "UIAction", "UICommand":
      let title = arguments(of: node).first { $0.label == "title" }?.value
      return Value(.record(Record(.action, title.map { ["title": $0] } ?? [:])), at: here)
    case "UIConfigurationTextAttributesTransformer", "UIConfigurationTextAttributesTransformer.init":
      return arguments(of: node).first?.value
    case "CGFloat", "Double", "Float", "Int": return arguments(of: node).first?.value
    case "UIFontMetrics": return fontMetrics(arguments(of: node), at: here)
    case "UIView", "UIStackView", "UIScrollView", "UILabel", "UIImageView", "UITextField", "UIVisualEffectView":
      return view(type, arguments(of: node), at: here)
    default: break
    }
    guard index.isButtonClass(type), index.types[type] == nil else { return nil }
    let number = makeObject(type, at: here)
    state.heap[number]?.isReady = true
    if !index.isKnownClass(type) { state.heap[number]?.notes.append("style-not-seen") }
    applyButtonArguments(arguments(of: node), to: number)
    return Value(.object(number), at: here)
  }

  /// A view that is no button, for the rooms of buttons in it or beside it.
  private mutating func view(_ type: String, _ arguments: [ArgumentValue], at place: Place) -> Value {
    let number = makeObject(type, at: place)
    state.heap[number]?.isReady = true
    if let frame = value("frame", in: arguments) { setGeometry(frame, of: number) }
    if let views = value("arrangedSubviews", in: arguments) { arrange(views.elements, in: number, at: place) }
    return Value(.object(number), at: place)
  }

  private func fontMetrics(_ arguments: [ArgumentValue], at place: Place) -> Value? {
    let style = value("forTextStyle", in: arguments).flatMap(FontNames.word).flatMap(FontNames.textStyle)
    let name = style?.rawValue ?? "body"
    return Value(.implicit(ImplicitMember(name: "metrics." + name, arguments: nil)), at: place)
  }

  private func image(_ arguments: [ArgumentValue], at place: Place) -> Value? {
    for argument in arguments {
      guard case .text(let text) = argument.value.content, let name = text.literal else { continue }
      switch argument.label {
      case "systemName": return Value(.image(name: name, isSymbol: true), at: argument.value.place)
      case "named", nil: return Value(.image(name: name, isSymbol: false), at: argument.value.place)
      default: continue
      }
    }
    return nil
  }

  /// What UIButton's own initializers do with their arguments.
  private mutating func applyButtonArguments(_ arguments: [ArgumentValue], to number: Int) {
    guard isButton(number) else { return }
    for argument in arguments {
      switch argument.label {
      case "type": set(number, "buttonType", argument.value)
      case "configuration":
        set(number, "configuration", configuration(argument.value))
      case "primaryAction":
        if case .record(let action) = argument.value.content, let title = action.fields["title"] {
          set(number, "actionTitle", title)
        }
        if state.heap[number]?.fields["configuration"] == nil, state.heap[number]?.fields["buttonType"] == nil {
          let system = Value(.implicit(ImplicitMember(name: "system", arguments: nil)), at: argument.value.place)
          set(number, "buttonType", system)
        }
      case "frame": setGeometry(argument.value, of: number)
      default: break
      }
    }
  }

  /// Fills the stored properties of an instance, those of base classes first.
  mutating func fill(_ number: Int, className: String) {
    guard state.heap[number]?.isReady == false, frames.count < Self.callLimit else { return }
    state.heap[number]?.isReady = true
    for type in index.lineage(className).reversed() {
      for name in type.propertyOrder {
        guard let property = type.properties[name]?.first, !property.isStatic, property.getter == nil,
          state.heap[number]?.fields[name] == nil
        else { continue }
        if property.isOutlet || property.node.value != nil { _ = fillIn(property, of: number, at: property.node) }
      }
    }
  }

  /// The first value of a stored property of an instance.
  mutating func fillIn(_ property: PropertyDeclaration, of number: Int, at node: SyntaxNode) -> Value {
    if let initial = property.node.value {
      guard !frames.contains(where: { $0.function?.place == property.place }), frames.count < Self.callLimit else {
        return unknown(.setElsewhere, node, typeName: property.typeName)
      }
      var inner = Frame(file: property.file)
      inner.typeName = property.owner
      inner.selfValue = Value(.object(number), at: property.place)
      inner.function = FunctionDeclaration(
        name: "init", node: property.node, file: property.file, owner: property.owner, isStatic: false)
      let scopes = state.scopes
      state.scopes = [[:]]
      frames.append(inner)
      let value = renamed(coerce(evaluate(initial), to: property.typeName), property)
      frames.removeLast()
      state.scopes = scopes
      set(number, property.name, value)
      return value
    }
    if let typeName = property.typeName, index.isButtonClass(typeName) {
      return declaredButton(property, of: number, typeName: typeName)
    }
    if let owner = property.owner, state.heap[number]?.isStandIn == true, let given = givenTexts(property, of: owner) {
      return given
    }
    return unknown(.setElsewhere, node, typeName: property.typeName)
  }

  /// The button that a property without a value will hold: an outlet, or one that is made elsewhere.
  private mutating func declaredButton(_ property: PropertyDeclaration, of owner: Int, typeName: String) -> Value {
    let number = makeObject(typeName, at: property.place)
    state.heap[number]?.isOutlet = property.isOutlet
    state.heap[number]?.isReady = true
    let object = renamed(Value(.object(number), at: property.place), property)
    let value = property.isList ? Value(.list([object]), at: property.place) : object
    set(owner, property.name, value)
    return value
  }

  /// The object that stands for an unknown value whose type is a class of the project or a button, or nil.
  mutating func standIn(for value: Value, typeName: String) -> Int? {
    let declared = index.type(typeName, inside: frame.typeName)
    let isButton = index.isButtonClass(declared?.name ?? typeName)
    guard isButton || declared?.kind == .reference else { return nil }
    let className = declared?.name ?? typeName
    let key = StandInKey(place: value.place, className: className)
    if let known = standIns[key], state.heap[known] != nil { return known }
    let number = makeObject(className, at: value.place)
    standIns[key] = number
    state.heap[number]?.isStandIn = true
    if case .unknown(let unknown) = value.content {
      let function = frame.function.map { $0.name + "." } ?? ""
      let prefix = frame.typeName.map { $0 + "." } ?? ""
      let id = prefix + function + unknown.expression
      name_(number, ObjectName(id: id, place: value.place, rank: .implied))
    }
    fill(number, className: className)
    return number
  }

  /// The button that a name means which nothing in the tree declares; `title` calls on it say that it is one.
  mutating func impliedButton(_ expression: String, at place: Place) -> Int {
    let key = StandInKey(
      place: Place(file: place.file, offset: -1), className: frame.typeName.map { $0 + "." + expression } ?? expression)
    if let known = standIns[key], state.heap[known] != nil { return known }
    let number = makeObject("UIButton", at: place)
    standIns[key] = number
    let id = frame.typeName.map { $0 + "." + expression } ?? expression
    let name = ObjectName(id: id, place: place, rank: .property, owner: frame.typeName, property: expression)
    state.heap[number]?.name = name
    state.heap[number]?.notes.append("declared elsewhere")
    state.heap[number]?.isReady = true
    return number
  }
}
