/// What a ``SyntaxNode`` is; each case names the roles of its children (``SyntaxRole``) and what its name is.
///
/// `item`s are what a block or file holds: declarations, statements and expressions, in order. Declarations also have
/// children of the roles `attribute` and `modifier`, which come first.
public enum SyntaxKind: UInt8, Sendable, Hashable, CaseIterable {
  // MARK: Containers

  /// A whole file: `item`s.
  case file
  /// Statements in braces: `item`s; of a type's body, the members.
  case block
  /// `#if … #endif` in any place: a `branch` for each part.
  case conditionalCompilation
  /// One part of a `#if`: `condition` (none for `#else`), then `item`s, or what else stands in such a place.
  case compilationBranch
  /// Tokens that were passed over, because they make no sense or nest too deeply; no children.
  case unread

  // MARK: Declarations

  /// `import A.B`; name: the last part of the path.
  case importDeclaration
  /// `class A: B`; name: the type's. `genericParameter`s as nodes of ``parameter``, `inheritedType`s, `body` (a block).
  case classDeclaration
  /// `struct A`; as ``classDeclaration``.
  case structDeclaration
  /// `enum A`; as ``classDeclaration``.
  case enumDeclaration
  /// `actor A`; as ``classDeclaration``.
  case actorDeclaration
  /// `protocol A`; as ``classDeclaration``.
  case protocolDeclaration
  /// `extension A.B`; name: the last part of the type's. `type` (the extended one), `inheritedType`s, `body`.
  case extensionDeclaration
  /// `func f(…) -> T { … }`; name: the function's. `parameter`s, `type` (the result), `body`.
  case functionDeclaration
  /// `init(…) { … }`; name: `init`. `parameter`s, `body`.
  case initializerDeclaration
  /// `deinit { … }`; `body`.
  case deinitializerDeclaration
  /// `subscript(…) -> T { … }`; `parameter`s, `type`, `accessor`s.
  case subscriptDeclaration
  /// `let` or `var` with one or more `binding`s; see ``SyntaxNode/isConstant``.
  case variableDeclaration
  /// One of a variable declaration's: `pattern`, `type`, `value`, `accessor`s; name: the pattern's if it is a plain name.
  case binding
  /// `get`, `set`, `willSet`, `didSet` …; name: that word, none for a getter without its word. `parameter`, `body`.
  case accessor
  /// A parameter of a function, a subscript, an enum case or a closure; name: the one used inside; `type`, `value` (the
  /// default). See ``SyntaxNode/label``.
  case parameter
  /// `case a, b(Int)` of an enum: `element`s.
  case enumCaseDeclaration
  /// One case; name: the case's. `parameter`s (the associated values), `value` (the raw value).
  case enumElement
  /// `typealias A = B`; name: the alias. `type`.
  case typealiasDeclaration
  /// `associatedtype A: B`; name: the type's. `inheritedType`s.
  case associatedtypeDeclaration
  /// `operator`, `precedencegroup`, `macro`: kept as a stretch of tokens.
  case otherDeclaration
  /// `@IBOutlet`, `@available(…)`; name: the last part of its type's. `argument`s.
  case attribute
  /// `private`, `lazy`, `private(set)`, `weak`; name: the word.
  case modifier

  // MARK: Statements

  /// `guard a, let b else { … }`: `condition`s, `otherwise` (a block).
  case guardStatement
  /// `for p in s where c { … }`: `pattern`, `value` (the sequence), `filter`, `body`.
  case forStatement
  /// `while a, let b { … }`: `condition`s, `body`.
  case whileStatement
  /// `repeat { … } while c`: `body`, `condition`.
  case repeatStatement
  /// `defer { … }`: `body`.
  case deferStatement
  /// `do { … } catch p { … }`: `body`, `branch`es.
  case doStatement
  /// A part of ``doStatement``: `pattern`s, `filter`, `body`.
  case catchClause
  /// `return a`: `value` or nothing.
  case returnStatement
  /// `throw a`: `value`.
  case throwStatement
  /// `break`, `continue`, `fallthrough`, `yield`, `discard`; name: the word.
  case jumpStatement

  // MARK: Branches, as statements and as expressions

  /// `if a, let b { … } else …`: `condition`s, `then` (a block), `otherwise` (a block or another `if`).
  case ifExpression
  /// `switch a { … }`: `value` (the subject), `branch`es, with `#if` among them.
  case switchExpression
  /// `case p, q where c: …` or `default: …`: `pattern`s with a `filter` each may have, then `item`s.
  case switchCase
  /// `let a = b`, `let a`, `case p = b` as a condition; name: the bound name. `pattern`, `type`, `value`.
  case bindingCondition
  /// `#available(…)` or `#unavailable(…)` as a condition; name: the word. `argument`s.
  case availabilityCondition

  // MARK: Names and paths

  /// A name: `a`, `self`, `super`, `Self`, `$0`, `_`.
  case identifier
  /// `a.b`, or `.b` with no `base`; name: the part after the dot (`b`, `0`, `init`, `self`).
  case memberAccess
  /// `a?` in a chain: `base`.
  case optionalChain
  /// `a!`: `base`.
  case forcedValue
  /// `a<T>`: `base`, `type`s.
  case specialization
  /// `\A.b`: `value`, a path whose innermost base is the root type, if written.
  case keyPath

  // MARK: Calls

  /// `f(a, b: c) { … }`: `callee`, `argument`s, `trailingClosure`s (nodes of ``argument``).
  case call
  /// `a[b]`: `base`, `argument`s.
  case subscriptAccess
  /// `#selector(…)`, `#Preview { … }`; name: the word after `#`. `argument`s, `trailingClosure`s.
  case macroExpansion
  /// An argument or a part of a tuple; name: the label, if any. `value`.
  case argument
  /// `{ [weak self] a, b in … }`: `capture`s, `parameter`s, `type` (the result), then `item`s.
  case closure
  /// `weak self`, `x = y`; name: the captured one. `value`.
  case capture

  // MARK: Literals

  /// A whole number.
  case integerLiteral
  /// A number with fraction or exponent.
  case floatLiteral
  /// `true` or `false`.
  case booleanLiteral
  /// `nil`
  case nilLiteral
  /// A string: `segment`s, which are ``stringSegment``s and ``interpolation``s. See ``SyntaxNode/stringValue``.
  case stringLiteral
  /// Plain characters of a string as written.
  case stringSegment
  /// `\(…)` in a string: `argument`s.
  case interpolation
  /// A regular expression.
  case regexLiteral
  /// `[a, b]`: `element`s.
  case arrayLiteral
  /// `[a: b]` and `[:]`: `element`s of ``dictionaryEntry``.
  case dictionaryLiteral
  /// `a: b` in a dictionary: `key`, `value`.
  case dictionaryEntry

  // MARK: Operators

  /// `(a)`: `value`.
  case parenthesized
  /// `()`, `(a, b)`, `(x: a)`: `argument`s.
  case tuple
  /// `-a`, `!a`, `&a`, `...a`; name: the operator. `value`. A bare operator given as a value has no child.
  case prefixOperation
  /// `a...` or an own operator; name: the operator. `value`.
  case postfixOperation
  /// `a + b`, `a ?? b`, `a == b`; name: the operator. `left`, `right`.
  case binaryOperation
  /// `a = b`, `a += b`; name: the operator. `left`, `right`.
  case assignment
  /// `a ? b : c`: `condition`, `then`, `otherwise`.
  case ternary
  /// `a as T`, `a as? T`, `a as! T`: `value`, `type`; see ``SyntaxNode/isOptional`` and ``SyntaxNode/isForced``.
  case cast
  /// `a is T`, and `is T` as a pattern: `value`, `type`.
  case typeCheck
  /// `try a`, `try? a`, `try! a`: `value`; see ``SyntaxNode/isOptional`` and ``SyntaxNode/isForced``.
  case tryExpression
  /// `await a`: `value`.
  case awaitExpression
  /// `consume a`, `copy a`, `each a`, `repeat a`, `unsafe a`, `any A`, `some A` as an expression; name: the word. `value`.
  case wordOperation
  /// `let a` or `var (a, b)` in a pattern: `pattern`; see ``SyntaxNode/isConstant``.
  case bindingPattern

  // MARK: Types

  /// `A`, `A.B`, `A<B>`; name: the last part. `base`, `type`s (the generic arguments).
  case namedType
  /// `A?`: `type`.
  case optionalType
  /// `A!`: `type`.
  case implicitlyUnwrappedType
  /// `[A]`: `type`.
  case arrayType
  /// `[A: B]`: `key`, `value`.
  case dictionaryType
  /// `(A, b: B)`: `parameter`s.
  case tupleType
  /// `(A) async throws -> B`: `parameter`s, `type` (the result).
  case functionType
  /// `A & B`: `type`s.
  case compositionType
  /// `some A`, `any A`, `inout A`, `@escaping A`, `A...`, `~A`, `[3 of A]`: `type`s; name: the word, if one.
  case modifiedType
}
