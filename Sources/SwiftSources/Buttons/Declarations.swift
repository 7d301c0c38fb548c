/// A function, initializer or subscript of the project.
struct FunctionDeclaration: Sendable, Hashable {
  /// The name, `init` for initializers.
  var name: String
  /// The node.
  var node: SyntaxNode
  /// The file's number.
  var file: Int
  /// The type it belongs to, or nil.
  var owner: String?
  /// Whether it belongs to the type and not to its instances.
  var isStatic: Bool

  /// Where it is declared.
  var place: Place { Place(file: file, offset: node.range.lowerBound) }
}

/// A stored or computed property, or a global variable.
struct PropertyDeclaration: Sendable, Hashable {
  /// The name.
  var name: String
  /// The binding.
  var node: SyntaxNode
  /// The file's number.
  var file: Int
  /// The type it belongs to, or nil.
  var owner: String?
  /// Whether it belongs to the type and not to its instances.
  var isStatic: Bool
  /// Whether an interface document fills it.
  var isOutlet: Bool
  /// Whether an interface document may set it as a user-defined runtime attribute.
  var isInspectable: Bool
  /// The written type without optional marks and brackets, or nil.
  var typeName: String?
  /// Whether the written type is a list.
  var isList: Bool

  /// Where the name stands.
  var place: Place { Place(file: file, offset: node.nameRange?.lowerBound ?? node.range.lowerBound) }

  /// The body that computes it, or nil for a stored one.
  var getter: SyntaxNode? {
    node.children(.accessor).first { accessor in
      let name = accessor.name
      return name == nil || name == "get" || name == "_read"
    }
  }

  /// The body that runs when it is set, or nil.
  func observer(_ names: [String]) -> SyntaxNode? {
    node.children(.accessor).first { accessor in accessor.name.map(names.contains) ?? false }
  }
}

/// A type of the project with the members of all its parts.
struct TypeDeclaration: Sendable {
  /// What kind of type it is.
  enum Kind: Sendable, Hashable {
    /// A class.
    case reference
    /// A struct or actor.
    case structure
    /// An enum.
    case enumeration
    /// A protocol, or a type of another module that the project extends.
    case other
  }

  /// The full name, outer types first.
  var name: String
  /// What kind of type it is.
  var kind: Kind
  /// The types after its colon, in order.
  var inherited: [String] = []
  /// The functions by name.
  var functions: [String: [FunctionDeclaration]] = [:]
  /// The properties by name; several where the project has several types of one name.
  var properties: [String: [PropertyDeclaration]] = [:]
  /// The names of ``properties`` in the order of the files.
  var propertyOrder: [String] = []
  /// The cases of an enum: raw values by name.
  var cases: [String: SyntaxNode?] = [:]
  /// The names of ``cases`` in order.
  var caseOrder: [String] = []
  /// The files it is declared or extended in, with the place of its name; the declaration itself first.
  var places: [Place] = []

  /// Takes over the members of another part.
  mutating func add(_ part: TypeDeclaration) {
    if part.kind != .other { kind = part.kind }
    inherited += part.inherited.filter { !inherited.contains($0) }
    functions.merge(part.functions) { $0 + $1 }
    properties.merge(part.properties) { $0 + $1 }
    propertyOrder += part.propertyOrder.filter { !propertyOrder.contains($0) }
    cases.merge(part.cases) { old, _ in old }
    caseOrder += part.caseOrder.filter { !caseOrder.contains($0) }
    places = part.kind == .other ? places + part.places : part.places + places
  }
}

/// What one file declares.
struct FileDeclarations: Sendable {
  /// The types and extensions, each part on its own, in order.
  var types: [TypeDeclaration] = []
  /// The functions outside types.
  var functions: [FunctionDeclaration] = []
  /// The variables outside types.
  var variables: [PropertyDeclaration] = []
  /// The statements outside everything.
  var statements: [SyntaxNode] = []
  /// The aliases of types.
  var aliases: [String: String] = [:]
  /// Whether the file's text can be about buttons at all.
  var namesButtons: Bool
  /// The types that the file names.
  var mentions: Set<String>

  /// Collects what a file declares.
  /// - Complexity: linear in the number of declarations and their members.
  init(_ tree: SyntaxTree, file: Int, readsDebugCode: Bool) {
    var collector = DeclarationCollector(file: file, readsDebugCode: readsDebugCode)
    collector.collect(tree.root.items, into: nil)
    types = collector.types
    functions = collector.functions
    variables = collector.variables
    statements = collector.statements
    aliases = collector.aliases
    namesButtons = Self.namesButtons(tree.bytes)
    mentions = Self.mentions(tree)
  }

  /// Whether `Button`, `button` or `setTitle` stands somewhere in the text.
  private static func namesButtons(_ bytes: [UInt8]) -> Bool {
    let (word, title) = (Array("utton".utf8), Array("etTitle".utf8))
    var index = 0
    while index + 5 <= bytes.count {
      if bytes[index] == word[0], bytes[index..<(index + 5)].elementsEqual(word) { return true }
      if bytes[index] == title[0], index + 7 <= bytes.count, bytes[index..<(index + 7)].elementsEqual(title) {
        return true
      }
      index += 1
    }
    return false
  }

  private static func mentions(_ tree: SyntaxTree) -> Set<String> {
    var names: Set<String> = []
    for index in 0..<tree.nodeCount {
      let node = tree.node(index)
      guard node.kind == .identifier || node.kind == .namedType, let name = node.name,
        name.utf8.first.map({ (65...90).contains($0) }) ?? false
      else { continue }
      names.insert(name)
    }
    return names
  }
}

/// Walks declarations; the depth of nested types is bounded.
private struct DeclarationCollector {
  let file: Int
  let readsDebugCode: Bool
  var types: [TypeDeclaration] = []
  var functions: [FunctionDeclaration] = []
  var variables: [PropertyDeclaration] = []
  var statements: [SyntaxNode] = []
  var aliases: [String: String] = [:]

  private static let depthLimit = 24

  init(file: Int, readsDebugCode: Bool) {
    self.file = file
    self.readsDebugCode = readsDebugCode
  }

  /// Collects items; `type` is the number of the type they belong to.
  mutating func collect(_ items: [SyntaxNode], into type: Int?, depth: Int = 0) {
    guard depth < Self.depthLimit else { return }
    for item in items {
      switch item.kind {
      case .classDeclaration, .structDeclaration, .enumDeclaration, .actorDeclaration, .protocolDeclaration,
        .extensionDeclaration:
        collectType(item, outer: type, depth: depth)
      case .functionDeclaration, .initializerDeclaration: addFunction(item, to: type)
      case .variableDeclaration:
        addVariables(item, to: type)
        if type == nil { statements.append(item) }
      case .enumCaseDeclaration: addCases(item, to: type)
      case .typealiasDeclaration:
        if let name = item.name, let target = TypeText.name(item.type) { aliases[name] = target }
      case .conditionalCompilation:
        for branch in CompilationBranches.readable(item, readsDebugCode: readsDebugCode) {
          collect(branch.items, into: type, depth: depth + 1)
        }
      case .importDeclaration, .otherDeclaration, .unread, .attribute: break
      default: if type == nil { statements.append(item) }
      }
    }
  }

  private mutating func collectType(_ node: SyntaxNode, outer: Int?, depth: Int) {
    let written = node.kind == .extensionDeclaration ? TypeText.name(node.type) : node.name
    guard let written, let body = node.body else { return }
    let name = outer.map { types[$0].name + "." + written } ?? written
    var type = TypeDeclaration(name: name, kind: Self.kind(node.kind))
    type.inherited = node.children(.inheritedType).compactMap(TypeText.name)
    type.places = [Place(file: file, offset: node.nameRange?.lowerBound ?? node.range.lowerBound)]
    let index = types.count
    types.append(type)
    collect(body.items, into: index, depth: depth + 1)
  }

  private static func kind(_ kind: SyntaxKind) -> TypeDeclaration.Kind {
    switch kind {
    case .classDeclaration: .reference
    case .structDeclaration, .actorDeclaration: .structure
    case .enumDeclaration: .enumeration
    default: .other
    }
  }

  private mutating func addFunction(_ node: SyntaxNode, to type: Int?) {
    let name = node.kind == .initializerDeclaration ? "init" : node.name ?? ""
    let function = FunctionDeclaration(
      name: name, node: node, file: file, owner: type.map { types[$0].name }, isStatic: node.isStatic)
    if let type { types[type].functions[name, default: []].append(function) } else { functions.append(function) }
  }

  private mutating func addVariables(_ node: SyntaxNode, to type: Int?) {
    let isOutlet = node.hasAttribute("IBOutlet")
    let isInspectable = node.hasAttribute("IBInspectable")
    let isStatic = node.isStatic
    for binding in node.children(.binding) {
      guard let name = binding.name else { continue }
      let property = PropertyDeclaration(
        name: name, node: binding, file: file, owner: type.map { types[$0].name }, isStatic: isStatic,
        isOutlet: isOutlet, isInspectable: isInspectable, typeName: TypeText.name(binding.type),
        isList: TypeText.isList(binding.type))
      guard let type else {
        variables.append(property)
        continue
      }
      if types[type].properties[name] == nil { types[type].propertyOrder.append(name) }
      types[type].properties[name, default: []].append(property)
    }
  }

  private mutating func addCases(_ node: SyntaxNode, to type: Int?) {
    guard let type else { return }
    for element in node.children(.element) {
      guard let name = element.name, types[type].cases[name] == nil else { continue }
      types[type].cases[name] = .some(element.value)
      types[type].caseOrder.append(name)
    }
  }
}

/// Types as written.
enum TypeText {
  /// The name of a type without optional marks, brackets, `some` and generic arguments; nil for tuples and functions.
  static func name(_ node: SyntaxNode?) -> String? {
    var node = node
    for _ in 0..<16 {
      guard let current = node else { return nil }
      switch current.kind {
      case .optionalType, .implicitlyUnwrappedType, .arrayType, .modifiedType, .compositionType: node = current.type
      case .namedType:
        let names = current.memberPath?.names ?? []
        if ["Array", "Optional", "Set"].contains(names.last ?? ""), let inner = current.type {
          node = inner
          continue
        }
        return names.isEmpty ? nil : names.joined(separator: ".")
      case .identifier, .memberAccess: return current.memberPath?.names.joined(separator: ".")
      default: return nil
      }
    }
    return nil
  }

  /// Whether a type is a list, through optional marks.
  static func isList(_ node: SyntaxNode?) -> Bool {
    var node = node
    for _ in 0..<16 {
      guard let current = node else { return false }
      switch current.kind {
      case .optionalType, .implicitlyUnwrappedType, .modifiedType: node = current.type
      case .arrayType: return true
      case .namedType: return ["Array", "Set"].contains(current.name ?? "")
      default: return false
      }
    }
    return false
  }
}

/// The parts of `#if` that count.
enum CompilationBranches {
  /// The parts that are read, each with the condition as written; debug code is left out unless it is asked for.
  static func readable(
    _ node: SyntaxNode, readsDebugCode: Bool
  ) -> [(condition: String?, items: [SyntaxNode])] {
    var branches: [(String?, [SyntaxNode])] = []
    for branch in node.children(.branch) {
      let condition = branch.child(.condition).map { $0.text.filter { !$0.isWhitespace } }
      if !readsDebugCode {
        if condition == "DEBUG" || condition?.hasPrefix("DEBUG&&") == true { continue }
        if condition == "!DEBUG" {
          branches.append((condition, branch.items))
          break
        }
      }
      branches.append((condition, branch.items))
    }
    return branches
  }
}
