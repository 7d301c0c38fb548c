/// One unknown number of a ``LinearSystem``; means something only to the system that made it and to its copies.
public struct Variable: Hashable, Sendable {
  /// Its place among the system's variables, in the order they were made.
  let index: Int
}

/// What may stand beside `+` and `-`: a variable or an expression.
public protocol LinearOperand {
  /// The operand as an expression.
  var expression: LinearExpression { get }
}

/// A sum of variables, each times a number, and a constant.
///
/// ```swift
/// trailing - leading - 2 * width + 8
/// ```
public struct LinearExpression: Hashable, Sendable {
  /// A variable and what it is multiplied by.
  public struct Term: Hashable, Sendable {
    /// The variable.
    public var variable: Variable
    /// What it is multiplied by.
    public var coefficient: Double
  }

  /// The terms in the order they were written; a variable may appear several times.
  public private(set) var terms: [Term]
  /// What is added to the terms.
  public var constant: Double

  /// A constant, 0 unless said otherwise.
  public init(_ constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  /// A variable times a number.
  public init(_ variable: Variable, times coefficient: Double = 1) {
    terms = [Term(variable: variable, coefficient: coefficient)]
    constant = 0
  }

  /// Adds a variable times a number, without building a second expression.
  public mutating func add(_ variable: Variable, times coefficient: Double = 1) {
    terms.append(Term(variable: variable, coefficient: coefficient))
  }

  /// Adds another expression times a number.
  public mutating func add(_ other: LinearExpression, times factor: Double = 1) {
    terms.reserveCapacity(terms.count + other.terms.count)
    for term in other.terms { add(term.variable, times: factor * term.coefficient) }
    // Not 0 times a factor that is no number: the coefficient is to be refused then, not the constant.
    if other.constant != 0 { constant += factor * other.constant }
  }

  /// The same sum with each variable once, in the order of the variables, and no coefficient 0;
  /// what rounding leaves of coefficients that cancel is 0.
  ///
  /// Complexity: O(n log n) in the number of terms.
  var merged: LinearExpression {
    var result = LinearExpression(constant)
    result.terms.reserveCapacity(terms.count)
    for term in terms.sorted(by: { $0.variable.index < $1.variable.index }) {
      if let last = result.terms.last, last.variable == term.variable {
        let sum = last.coefficient + term.coefficient
        let isNoise = abs(sum) <= 1e-12 * abs(term.coefficient)
        result.terms[result.terms.count - 1].coefficient = isNoise ? 0 : sum
      } else {
        result.terms.append(term)
      }
    }
    result.terms.removeAll { $0.coefficient == 0 }
    return result
  }
}

extension Variable: LinearOperand {
  /// The variable once.
  public var expression: LinearExpression { LinearExpression(self) }
}

extension LinearExpression: LinearOperand {
  /// Itself.
  public var expression: LinearExpression { self }
}

extension LinearOperand {
  /// The sum of two operands.
  public static func + (first: Self, second: some LinearOperand) -> LinearExpression {
    var result = first.expression
    result.add(second.expression)
    return result
  }

  /// The first operand less the second.
  public static func - (first: Self, second: some LinearOperand) -> LinearExpression {
    var result = first.expression
    result.add(second.expression, times: -1)
    return result
  }

  /// The operand and a constant.
  public static func + (first: Self, constant: Double) -> LinearExpression {
    var result = first.expression
    result.constant += constant
    return result
  }

  /// The operand less a constant.
  public static func - (first: Self, constant: Double) -> LinearExpression { first + -constant }

  /// A constant and the operand.
  public static func + (constant: Double, second: Self) -> LinearExpression { second + constant }

  /// A constant less the operand.
  public static func - (constant: Double, second: Self) -> LinearExpression { -1 * second + constant }

  /// The operand times a number.
  public static func * (factor: Double, operand: Self) -> LinearExpression {
    var result = LinearExpression()
    result.add(operand.expression, times: factor)
    return result
  }

  /// The operand times a number.
  public static func * (operand: Self, factor: Double) -> LinearExpression { factor * operand }

  /// The operand turned round.
  public static prefix func - (operand: Self) -> LinearExpression { -1 * operand }

  /// Adds an operand to an expression.
  public static func += (expression: inout LinearExpression, operand: Self) { expression.add(operand.expression) }

  /// Takes an operand from an expression.
  public static func -= (expression: inout LinearExpression, operand: Self) {
    expression.add(operand.expression, times: -1)
  }
}
