/// How tightly an operator binds; more is tighter.
///
/// Source: Swift 6.3.1, interface of module `Swift`, `precedencegroup` and `operator` declarations.
enum Precedence: UInt8, Comparable {
  /// `=` and `+=`, from right to left.
  case assignment
  /// `? :`, from right to left.
  case ternary
  /// An operator of which nothing is known.
  case unknown
  /// `||`
  case disjunction
  /// `&&`
  case conjunction
  /// `==`, `<`, `~=`
  case comparison
  /// `??`, from right to left.
  case nilCoalescing
  /// `as`, `is`
  case casting
  /// `..<`, `...`
  case range
  /// `+`, `-`, `|`, `^`
  case addition
  /// `*`, `/`, `%`, `&`
  case multiplication
  /// `<<`, `>>`
  case shift

  static func < (left: Precedence, right: Precedence) -> Bool { left.rawValue < right.rawValue }

  /// Whether `a op b op c` is `a op (b op c)`.
  var isRightAssociative: Bool { self == .assignment || self == .ternary || self == .nilCoalescing }

  /// The precedence of an operator between operands.
  init(_ spelling: ArraySlice<UInt8>) {
    var packed: UInt64 = 0
    for byte in spelling.prefix(4) { packed = packed << 8 | UInt64(byte) }
    self = spelling.count > 4 ? .unknown : Self.byOperator[packed] ?? .unknown
  }

  private static let byOperator: [UInt64: Precedence] = {
    let groups: [(Precedence, String)] = [
      (.assignment, "= += -= *= /= %= &= |= ^= <<= >>= &+= &-= &*= &<<= &>>= .&= .|= .^= ??="),
      (.disjunction, "|| .|"), (.conjunction, "&& .&"),
      (.comparison, "== != < <= > >= === !== ~= .== .!= .< .<= .> .>="), (.nilCoalescing, "??"),
      (.range, "... ..<"), (.addition, "+ - | ^ &+ &- .^"), (.multiplication, "* / % & &* &/ &%"),
      (.shift, "<< >> &<< &>>"),
    ]
    var table: [UInt64: Precedence] = [:]
    for (precedence, operators) in groups {
      for spelling in operators.split(separator: " ") {
        table[spelling.utf8.reduce(0) { $0 << 8 | UInt64($1) }] = precedence
      }
    }
    return table
  }()
}
