import Testing
import TitlefitSwiftSources

@Test("A call has its callee's last name, labelled arguments and closures")
func call() throws {
  let tree = SyntaxTree("a?.b!.setTitle(x, for: .normal) { y } done: { z }")
  let call = try #require(tree.nodes(.call).first)
  #expect(call.calls("setTitle"))
  #expect(call.callee?.base?.memberPath?.names == ["a", "b"])
  #expect(call.argument(nil)?.name == "x")
  #expect(call.argument("for")?.memberPath == MemberPath(["normal"], isImplicit: true))
  #expect(call.trailingClosures.map(\.name) == [nil, "done"])
}

@Test("An assignment through an optional chain has the whole path at its left")
func assignment() throws {
  let tree = SyntaxTree("b.configuration?.contentInsets.leading += -12")
  let found = tree.root.assignments(to: ["b", "configuration", "contentInsets", "leading"])
  let assignment = try #require(found.first)
  #expect(assignment.name == "+=")
  #expect(assignment.left?.memberPath?.isOptional == true)
  #expect(assignment.right?.kind == .prefixOperation)
}

@Test(
  "Operators bind as Swift binds them",
  arguments: [
    ("a = b ?? c + d * e", "(a=(b??(c+(d*e))))"), ("a + b - c", "((a+b)-c)"), ("a ?? b ?? c", "(a??(b??c))"),
    ("a ? b : c ? d : e", "(a?b:(c?d:e))"), ("a == b && c < d || e", "(((a==b)&&(c<d))||e)"),
    ("a as B ?? c", "((a as)??c)"), ("a = b = c", "(a=(b=c))"), ("-a * b", "((-a)*b)"),
    ("a\n  ? b\n  : c", "(a?b:c)"), ("try a + b", "(try(a+b))"),
  ])
func precedence(_ text: String, _ expected: String) throws {
  let item = try #require(SyntaxTree(text).root.items.first)
  #expect(grouped(item) == expected)
}

/// An expression with parentheses round each operation.
private func grouped(_ node: SyntaxNode) -> String {
  let parts = node.children.filter { $0.role != .type }.map(grouped)
  switch node.kind {
  case .binaryOperation, .assignment: return "(" + parts.joined(separator: node.name ?? "") + ")"
  case .ternary: return "(\(parts[0])?\(parts[1]):\(parts[2]))"
  case .prefixOperation, .tryExpression: return "(" + (node.name ?? "") + parts.joined() + ")"
  case .cast: return "(" + parts.joined() + " as)"
  default: return node.name ?? "?"
  }
}

@Test("A property has its attributes, modifiers, type and the closure that makes it")
func property() throws {
  let tree = SyntaxTree(
    """
    class A: B {
      @IBOutlet private weak var o: UIButton!
      private(set) lazy var b: UIButton = { let c = UIButton(); return c }()
      var n = make { $0 } { didSet { f() } }
    }
    """)
  let members = try #require(tree.nodes(.classDeclaration).first?.body).items
  #expect(members[0].hasAttribute("IBOutlet") && members[0].hasModifier(.weak))
  let outlet = try #require(members[0].child(.binding))
  #expect(outlet.name == "o" && outlet.type?.kind == .implicitlyUnwrappedType)
  #expect(members[1].hasModifier(.lazy))
  #expect(members[1].child(.binding)?.value?.closureRunAtOnce?.items.count == 2)
  #expect(members[2].child(.binding)?.children(.accessor).map(\.name) == ["didSet"])
}

@Test("Functions keep labels, names, types, defaults and results")
func function() throws {
  let tree = SyntaxTree(
    "@objc static func f<T>(_ a: Int, with b: [T]? = nil, c: String...) async throws -> UIButton {}")
  let function = try #require(tree.nodes(.functionDeclaration).first)
  #expect(function.isStatic)
  #expect(function.parameters.map(\.name) == ["a", "b", "c"])
  #expect(function.parameters.map(\.label) == [nil, "with", "c"])
  #expect(function.parameters[1].value?.kind == .nilLiteral)
  #expect(function.type?.name == "UIButton")
}

@Test("Enum cases have raw and associated values")
func enumCases() {
  let tree = SyntaxTree("enum E: String { case a = \"x\", b(Int, c: String)\n case d }")
  let elements = tree.nodes(.enumElement)
  #expect(elements.map(\.name) == ["a", "b", "d"])
  #expect(elements[0].value?.stringValue == "x")
  #expect(elements[1].parameters.map(\.name) == [nil, "c"])
}

@Test("A closure's signature is told from its statements")
func closures() throws {
  let tree = SyntaxTree("f { [weak self, x = y] (a: A, b) -> C in g() }; f { a, _ in g() }; f { [a].h() }")
  let closures = tree.nodes(.closure)
  try #require(closures.count == 3)
  #expect(closures[0].children(.capture).map(\.name) == ["self", "x"])
  #expect(closures.map { $0.parameters.map(\.name) } == [["a", "b"], ["a", "_"], []])
  #expect(closures.map(\.items.count) == [1, 1, 1])
}

@Test("Branches keep their conditions, patterns and parts")
func branches() throws {
  let tree = SyntaxTree(
    """
    if let a, case .b(let c) = d, #available(iOS 26, *) { e() } else if f { g() } else { h() }
    let t = switch s { case .x, .y where z: 1; @unknown default: 2 }
    """)
  let first = try #require(tree.nodes(.ifExpression).first)
  #expect(first.children(.condition).map(\.kind) == [.bindingCondition, .bindingCondition, .availabilityCondition])
  #expect(first.child(.otherwise)?.kind == .ifExpression)
  let cases = try #require(tree.nodes(.switchExpression).first).children(.branch)
  #expect(cases.map { $0.children(.pattern).count } == [2, 0])
  #expect(cases.map(\.isDefault) == [false, true])
}

@Test("Every part of #if is kept with its condition, between cases and in chains too")
func conditionalCompilation() throws {
  let tree = SyntaxTree(
    """
    #if os(visionOS)
    a()
    #elseif DEBUG
    b()
    #else
    c()
    #endif
    switch s {
    #if X
    case .d: e()
    #endif
    default: break
    }
    v
    #if Y
      .f()
    #endif
      .g()
    """)
  #expect(tree.issues.isEmpty)
  let parts = tree.nodes(.conditionalCompilation)
  #expect(parts.map { $0.children(.branch).count } == [3, 1, 1])
  #expect(parts[0].children(.branch).map { $0.child(.condition)?.text } == ["os(visionOS)", "DEBUG", nil])
  #expect(tree.root.items.last?.calls("g") == true)
}

@Test("A case of a switch ends where #if puts a further case in")
func conditionalCases() throws {
  let tree = SyntaxTree(
    """
    switch s {
    case .a:
      #if X
      b()
      #endif
    #if X
    case .c: d()
    #elseif Y
    #if Z
    case .e: f()
    #endif
    #endif
    case .g: h()
    #if Z
    @unknown default: break
    #endif
    }
    """)
  #expect(tree.issues.isEmpty)
  let branches = try #require(tree.nodes(.switchExpression).first).children(.branch)
  #expect(
    branches.map(\.kind) == [.switchCase, .conditionalCompilation, .switchCase, .conditionalCompilation])
  #expect(tree.nodes(.switchCase).map { $0.descendants(.call).count } == [1, 1, 1, 1, 0])
}

@Test(
  "A call on the line before a declaration is no modifier of it",
  arguments: ["open(url)", "_fail(a)", "__b", "optional(c)"])
func callBeforeDeclaration(_ text: String) {
  let tree = SyntaxTree(text + "\nlet x = 1")
  #expect(tree.root.items.map { $0.kind == .variableDeclaration } == [false, true])
  #expect(tree.nodes(.modifier).isEmpty)
}

@Test("A binding may be of self alone")
func bindingOfSelf() {
  let tree = SyntaxTree("guard let self, let a = self.b else { return }; if let self = self {}")
  #expect(tree.issues.isEmpty)
  #expect(tree.nodes(.bindingCondition).map(\.name) == ["self", "a", "self"])
}

@Test("An accessor of any name is one behind an accessor that is known")
func accessors() {
  let tree = SyntaxTree("var a: B { @c unsafeAddress { d } nonmutating unsafeMutableAddress { e } }")
  #expect(tree.issues.isEmpty)
  #expect(tree.nodes(.accessor).map(\.name) == ["unsafeAddress", "unsafeMutableAddress"])
}

@Test("A block that each part of #if opens is closed once behind it")
func sharedBrace() {
  let tree = SyntaxTree("func f() {\n#if A\nif a {\n#else\nif b {\n#endif\nc()\n}\n}\nfunc g() {}")
  #expect(tree.root.items.compactMap(\.name) == ["f", "g"])
}

@Test("Generic arguments are told from comparisons")
func genericArguments() {
  let tree = SyntaxTree("a = B<C>(); d = e < f; g(h < i, j > k)")
  #expect(tree.nodes(.specialization).count == 1)
  #expect(tree.nodes(.binaryOperation).map(\.name) == ["<", "<", ">"])
}

@Test(
  "What is wrong in one statement leaves the next ones alone",
  arguments: [
    "f(a, b\nlet x = 1\n", "f(a b c)\nlet x = 1\n", "a = = b\nlet x = 1\n", "if { }\nlet x = 1\n", ") ] \nlet x = 1\n",
    "a.\nlet x = 1\n", "@\nlet x = 1\n", "a ? b\nlet x = 1\n", "[a: \nlet x = 1\n", "func ()\nlet x = 1\n",
    "#else\nlet x = 1\n", "case .a:\nlet x = 1\n",
  ])
func recovery(_ text: String) {
  let tree = SyntaxTree(text)
  #expect(!tree.issues.isEmpty)
  #expect(tree.root.items.contains { $0.kind == .variableDeclaration && $0.child(.binding)?.name == "x" })
}
