/// What a ``SyntaxNode`` is to its parent; ``SyntaxKind`` says which roles the children of a kind have.
public enum SyntaxRole: UInt8, Sendable, Hashable, CaseIterable {
  /// The file itself, which has no parent.
  case root
  /// A declaration, statement or expression of a block, file, closure, `case` or `#if` part.
  case item
  /// An attribute of a declaration, parameter or type.
  case attribute
  /// A modifier of a declaration.
  case modifier
  /// A generic parameter.
  case genericParameter
  /// A type after a type's colon.
  case inheritedType
  /// A parameter of a function, closure, enum case, accessor or function type.
  case parameter
  /// A type: annotation, result, generic argument, extended or cast type.
  case type
  /// The braces of a declaration or loop.
  case body
  /// A binding of a `let` or `var`.
  case binding
  /// An accessor of a variable or subscript.
  case accessor
  /// A case of an enum, an element of an array or an entry of a dictionary.
  case element
  /// A pattern.
  case pattern
  /// The one value of its parent: initial, default, raw, returned, operand, subject.
  case value
  /// The key of a dictionary's entry or type.
  case key
  /// One of the conditions of `if`, `guard`, `while`, `? :` or `#if`.
  case condition
  /// What happens where the conditions hold.
  case then
  /// What happens where they don't.
  case otherwise
  /// What follows `where`.
  case filter
  /// A `case`, a `catch`, a part of `#if`.
  case branch
  /// What is called.
  case callee
  /// What a member, subscript or chain belongs to.
  case base
  /// An argument in parentheses or brackets.
  case argument
  /// A closure after the parentheses.
  case trailingClosure
  /// A part of a closure's capture list.
  case capture
  /// A part of a string.
  case segment
  /// The operand before an operator.
  case left
  /// The operand after an operator.
  case right
}
