import TitlefitControls
import TitlefitDiagnostics

/// A Swift file as the reader keeps it.
struct SwiftFile: CodeFile {
  /// The file's path.
  let path: String
  /// What it says.
  let tree: SyntaxTree
}

/// What all files of a project declare, by name.
struct ProjectIndex: Sendable {
  /// The files in order.
  let files: [SwiftFile]
  /// What the project says about its code.
  let settings: CodeSettings
  /// The types by full name.
  private(set) var types: [String: TypeDeclaration] = [:]
  /// The full names of types by their last component.
  private var fullNames: [String: [String]] = [:]
  /// The functions outside types, by name.
  private(set) var functions: [String: [FunctionDeclaration]] = [:]
  /// The variables outside types, by name.
  private(set) var variables: [String: [PropertyDeclaration]] = [:]
  /// The statements outside everything, by file.
  private(set) var statements: [[SyntaxNode]]
  /// The calls that make instances of the project's types with labelled arguments, by the types' last names.
  private(set) var constructions: [String: [Construction]] = [:]
  /// The types that name a protocol of the project as one that they meet, by the protocol's name, in order.
  private(set) var conformers: [String: [String]] = [:]
  private var aliases: [String: String] = [:]

  /// Joins what the files declare.
  init(_ files: [SwiftFile], declarations: [FileDeclarations], settings: CodeSettings) {
    self.files = files
    self.settings = settings
    statements = declarations.map(\.statements)
    for file in declarations {
      aliases.merge(file.aliases) { old, _ in old }
      for function in file.functions { functions[function.name, default: []].append(function) }
      for variable in file.variables { variables[variable.name, default: []].append(variable) }
      for type in file.types {
        if types[type.name] == nil {
          types[type.name] = type
          let last = type.name.split(separator: ".").last.map(String.init) ?? type.name
          fullNames[last, default: []].append(type.name)
        } else {
          types[type.name]?.add(type)
        }
      }
    }
    for name in types.keys.sorted() {
      guard let type = types[name], type.kind != .other else { continue }
      for base in type.inherited { if types[base]?.kind == .other { conformers[base, default: []].append(name) } }
    }
    for number in files.indices { addConstructions(of: number) }
  }

  /// - Complexity: linear in the number of the file's nodes.
  private mutating func addConstructions(of file: Int) {
    for call in files[file].tree.nodes(.call) {
      guard let name = call.calleeName, NameShape.isType(name), fullNames[name] != nil,
        call.arguments.contains(where: { $0.label != nil }), constructions[name, default: []].count < 64
      else { continue }
      let names = call.ancestors.compactMap { ancestor -> String? in
        switch ancestor.kind {
        case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration: ancestor.name
        case .extensionDeclaration: TypeText.name(ancestor.type)
        default: nil
        }
      }
      let maker = names.isEmpty ? nil : names.reversed().joined(separator: ".")
      constructions[name, default: []].append(Construction(node: call, file: file, maker: maker))
    }
  }

  /// The place as a report shows it.
  func location(_ place: Place) -> SourceLocation {
    guard files.indices.contains(place.file) else { return SourceLocation(file: "") }
    return files[place.file].tree.location(of: place.offset, in: files[place.file].path)
  }

  /// The type that a name means inside another type: nested in it or in what is around it, else of the whole project
  /// where only one has the name.
  func type(_ name: String, inside context: String?) -> TypeDeclaration? {
    let name = aliases[name] ?? name
    var outer = context
    while let around = outer {
      if let type = types[around + "." + name] { return type }
      if around == name || around.hasSuffix("." + name) { return types[around] }
      outer = around.lastIndex(of: ".").map { String(around[..<$0]) }
    }
    if let type = types[name] { return type }
    // A nested type is known by its last name only where no other type shares it.
    let candidates = fullNames[name] ?? []
    return candidates.count == 1 ? types[candidates[0]] : nil
  }

  /// Whether several types share a name that nothing tells apart.
  func isAmbiguous(_ name: String, inside context: String?) -> Bool {
    type(name, inside: context) == nil && (fullNames[name] ?? []).count > 1
  }

  /// A type and its base classes that are in the tree, nearest first.
  func lineage(_ name: String) -> [TypeDeclaration] {
    var lineage: [TypeDeclaration] = []
    var next: String? = name
    while let current = next, lineage.count < 32, let type = type(current, inside: nil),
      !lineage.contains(where: { $0.name == type.name })
    {
      lineage.append(type)
      next = type.kind == .reference ? type.inherited.first : nil
    }
    return lineage
  }

  /// The class outside the tree, or without a base in it, that a class ends in.
  func rootClass(_ name: String) -> String {
    guard let last = lineage(name).last else { return aliases[name] ?? name }
    return last.kind == .reference ? last.inherited.first ?? last.name : last.name
  }

  /// Whether a class is UIButton, derives from it, or is a button of a module outside the tree by its name.
  func isButtonClass(_ name: String) -> Bool {
    let root = rootClass(name)
    if root == "UIButton" { return true }
    guard types[root] == nil else { return false }
    return root.hasSuffix("Button") && !Self.otherButtons.contains(root) && !root.contains(".")
  }

  /// Whether a class is one of the tree or UIKit's own.
  func isKnownClass(_ name: String) -> Bool { rootClass(name) == "UIButton" }

  private static let otherButtons: Set<String> = [
    "Button", "NSButton", "UIBarButton", "NSPopUpButton", "EditButton", "PasteButton", "RenameButton", "ShareButton",
    "WKInterfaceButton", "CPButton", "CPBarButton", "RadioButton", "SignInWithAppleButton", "NSStatusBarButton",
  ]

  /// The functions of a name that a type and its bases have, nearest first, and those of extensions of UIKit's classes.
  func functions(_ name: String, of type: String) -> [FunctionDeclaration] {
    var found = lineage(type).flatMap { $0.functions[name] ?? [] }
    for base in foreignBases(of: type) { found += types[base]?.functions[name] ?? [] }
    return found
  }

  /// The property of a name that a type or one of its bases has; a file's own before others', and the type's own or its
  /// instances' as asked for, where both have the name.
  func property(_ name: String, of type: String, file: Int, isStatic: Bool = false) -> PropertyDeclaration? {
    let parts = lineage(type) + foreignBases(of: type).compactMap { types[$0] }
    for part in parts {
      guard let all = part.properties[name] else { continue }
      let fitting = all.filter { $0.isStatic == isStatic }
      let found = fitting.isEmpty ? all : fitting
      guard let first = found.first else { continue }
      return found.first { $0.file == file } ?? first
    }
    return nil
  }

  /// UIKit's classes above a class, as far as buttons and views need them.
  private func foreignBases(of name: String) -> [String] {
    let root = rootClass(name)
    var bases = [root]
    if isButtonClass(name) { bases += ["UIButton", "UIControl", "UIView"] }
    if root.hasSuffix("ViewController") { bases.append("UIViewController") }
    if root.hasSuffix("View") || root.hasSuffix("Cell") { bases.append("UIView") }
    var seen: Set<String> = []
    let lineageNames = Set(lineage(name).map(\.name))
    return bases.filter { !lineageNames.contains($0) && seen.insert($0).inserted }
  }
}
