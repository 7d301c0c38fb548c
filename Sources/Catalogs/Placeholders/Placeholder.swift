/// One format specifier of a text: `%@`, `%1$lld`, `%.1f`, `%#@files@`, `%arg`.
public struct Placeholder: Sendable, Hashable {
  /// What kind of argument it takes.
  public enum Kind: Sendable, Hashable {
    /// An object: `%@`.
    case object
    /// A signed integer: `%d`, `%i`, `%D`.
    case integer
    /// An unsigned integer: `%u`, `%x`, `%o` and their capitals.
    case unsigned
    /// A floating-point number: `%f`, `%e`, `%g`, `%a` and their capitals.
    case floating
    /// A character: `%c`, `%C`.
    case character
    /// A C string: `%s`, `%S`.
    case cString
    /// A pointer: `%p`.
    case pointer
    /// A variable with forms of its own: `%#@name@`.
    case variable(name: String)
    /// The argument of a String Catalog's substitution: `%arg`.
    case substitutionArgument
  }

  /// The UTF-16 units of the text that the specifier spans.
  public var range: Range<Int>
  /// What kind of argument it takes.
  public var kind: Kind
  /// The argument's number from 1: the one named (`%2$@`), else the one it takes by its turn.
  public var argument: Int
  /// Whether the text names the argument's number.
  public var isNumbered: Bool
  /// Whether the number stands without its dollar sign, as in `%1#@files@`.
  public var isDollarMissing: Bool = false
  /// The flags as spelled, of `-+ #0'`.
  public var flags: String = ""
  /// The least width in characters, or nil.
  public var width: Int?
  /// The precision, or nil.
  public var precision: Int?
  /// Whether width or precision is an argument of its own, `*`.
  public var hasStar: Bool = false
  /// The length modifier: `l`, `ll`, `h`, `hh`, `q`, `L`, `z`, `t`, `j`; empty where there is none.
  public var lengthModifier: String = ""
  /// The conversion's letter; empty for variables and `%arg`.
  public var conversion: String = ""

  /// Makes a placeholder; what is left out is absent.
  public init(range: Range<Int>, kind: Kind, argument: Int, isNumbered: Bool) {
    self.range = range
    self.kind = kind
    self.argument = argument
    self.isNumbered = isNumbered
  }

  /// The specifier without the argument's number, as sample values are looked up: `%lld`, `%.1f`, `%#@files@`, `%arg`.
  public var specifier: String {
    switch kind {
    case .variable(let name): return "%#@" + name + "@"
    case .substitutionArgument: return "%arg"
    default: break
    }
    let width = hasStar ? "*" : width.map(String.init) ?? ""
    return "%" + flags + width + (precision.map { "." + String($0) } ?? "") + lengthModifier + conversion
  }

  /// The conversion with its length modifier alone: `%lld` for `%-5lld`; variables and `%arg` as ``specifier``.
  public var plainSpecifier: String { conversion.isEmpty ? specifier : "%" + lengthModifier + conversion }
}

/// A percent sign that starts no specifier.
public struct InvalidPlaceholder: Sendable, Hashable {
  /// Why it is none.
  public enum Reason: String, Sendable, Hashable {
    /// The text or the specifier ends before its conversion: `100 %` at the end, `%1` in `%1%@`.
    case unfinished
    /// A letter or sign follows that is no conversion: `%y`.
    case unknownConversion
    /// A percent sign of running text, as in `100 % fertig`: formatting would take ` f` for a specifier.
    case percentSign
    /// The name of a variable is not closed: `%#@files`.
    case unclosedVariable
  }

  /// The UTF-16 units of the text it spans.
  public var range: Range<Int>
  /// Why it is none.
  public var reason: Reason

  /// Makes an invalid placeholder.
  public init(range: Range<Int>, reason: Reason) {
    self.range = range
    self.reason = reason
  }
}
