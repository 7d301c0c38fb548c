/// A word that means something to Swift, everywhere or in some places.
///
/// Source: The Swift Programming Language (6.2), Lexical Structure, "Keywords and Punctuation".
public enum Word: UInt8, Sendable, Hashable, CaseIterable {
  /// No word that is known.
  case none
  // Reserved everywhere.
  /// `associatedtype`
  case `associatedtype`
  /// `class`
  case `class`
  /// `deinit`
  case `deinit`
  /// `enum`
  case `enum`
  /// `extension`
  case `extension`
  /// `fileprivate`
  case `fileprivate`
  /// `func`
  case `func`
  /// `import`
  case `import`
  /// `init`
  case `init`
  /// `inout`
  case `inout`
  /// `internal`
  case `internal`
  /// `let`
  case `let`
  /// `operator`
  case `operator`
  /// `precedencegroup`
  case `precedencegroup`
  /// `private`
  case `private`
  /// `protocol`
  case `protocol`
  /// `public`
  case `public`
  /// `rethrows`
  case `rethrows`
  /// `static`
  case `static`
  /// `struct`
  case `struct`
  /// `subscript`
  case `subscript`
  /// `typealias`
  case `typealias`
  /// `var`
  case `var`
  /// `break`
  case `break`
  /// `case`
  case `case`
  /// `catch`
  case `catch`
  /// `continue`
  case `continue`
  /// `default`
  case `default`
  /// `defer`
  case `defer`
  /// `do`
  case `do`
  /// `else`
  case `else`
  /// `fallthrough`
  case `fallthrough`
  /// `for`
  case `for`
  /// `guard`
  case `guard`
  /// `if`
  case `if`
  /// `in`
  case `in`
  /// `repeat`
  case `repeat`
  /// `return`
  case `return`
  /// `throw`
  case `throw`
  /// `switch`
  case `switch`
  /// `where`
  case `where`
  /// `while`
  case `while`
  /// `Any`
  case anyType
  /// `as`
  case `as`
  /// `false`
  case `false`
  /// `is`
  case `is`
  /// `nil`
  case `nil`
  /// `self`
  case `self`
  /// `Self`
  case selfType
  /// `super`
  case `super`
  /// `throws`
  case `throws`
  /// `true`
  case `true`
  /// `try`
  case `try`
  // Meaningful in some places, names elsewhere.
  /// `await`
  case `await`
  /// `actor`
  case actor
  /// `any`
  case any
  /// `some`
  case some
  /// `async`
  case async
  /// `borrowing`
  case borrowing
  /// `consuming`
  case consuming
  /// `consume`
  case consume
  /// `copy`
  case copy
  /// `borrow`
  case borrow
  /// `convenience`
  case convenience
  /// `didSet`
  case didSet
  /// `dynamic`
  case dynamic
  /// `each`
  case each
  /// `final`
  case final
  /// `get`
  case get
  /// `indirect`
  case indirect
  /// `infix`
  case infix
  /// `isolated`
  case isolated
  /// `lazy`
  case lazy
  /// `left`
  case left
  /// `macro`
  case macro
  /// `mutating`
  case mutating
  /// `nonisolated`
  case nonisolated
  /// `nonmutating`
  case nonmutating
  /// `open`
  case open
  /// `optional`
  case optional
  /// `override`
  case override
  /// `package`
  case package
  /// `postfix`
  case postfix
  /// `prefix`
  case prefix
  /// `reasync`
  case reasync
  /// `required`
  case required
  /// `right`
  case right
  /// `sending`
  case sending
  /// `set`
  case set
  /// `then`
  case then
  /// `unowned`
  case unowned
  /// `unsafe`
  case unsafe
  /// `weak`
  case weak
  /// `willSet`
  case willSet
  /// `yield`
  case yield
  /// `discard`
  case discard
  /// `distributed`
  case distributed
  /// `available`
  case available
  /// `unavailable`
  case unavailable
  /// `elseif`
  case elseif
  /// `endif`
  case endif
  /// `unsafeAddress`
  case unsafeAddress
  /// `_read`
  case underscoredRead
  /// `_modify`
  case underscoredModify
  /// `read`
  case read
  /// `modify`
  case modify
  /// `Type`
  case metatype
  /// `Protocol`
  case protocolMetatype
  /// `error`
  case error
  /// `warning`
  case warning

  /// The word as it is spelled in a file; empty for ``none``.
  public var spelling: String {
    switch self {
    case .none: ""
    case .anyType: "Any"
    case .selfType: "Self"
    case .metatype: "Type"
    case .protocolMetatype: "Protocol"
    case .underscoredRead: "_read"
    case .underscoredModify: "_modify"
    default: String(describing: self)
    }
  }

  /// Whether Swift reserves the word, so that it is no name without backticks.
  public var isReserved: Bool { self != .none && rawValue <= Word.`try`.rawValue }
}
