import Testing
import TitlefitConstraintSolving

@Suite("Expressions")
struct ExpressionTests {
  /// The value of an expression at a = 2, b = 5.
  private static func value(_ make: (Variable, Variable) -> LinearExpression) throws -> Double {
    var system = LinearSystem()
    let a = system.makeVariable("a")
    let b = system.makeVariable("b")
    system.add(a - 2, .equal, priority: .required, label: "a")
    system.add(b - 5, .equal, priority: .required, label: "b")
    return try system.solve().value(of: make(a, b))
  }

  @Test("are written as sums, differences and multiples")
  func operators() throws {
    #expect(try Self.value { a, b in a + b } == 7)
    #expect(try Self.value { a, b in a - b } == -3)
    #expect(try Self.value { a, b in 3 * a - b * 2 + 1 } == -3)
    #expect(try Self.value { a, b in 10 - (a - b) } == 13)
    #expect(try Self.value { a, b in 1.5 + -b } == -3.5)
    #expect(try Self.value { a, b in -(a + b - 1) * 2 } == -12)
    #expect(
      try Self.value { a, b in
        var sum = LinearExpression(1)
        sum += a
        sum -= 2 * b
        sum.add(a, times: 0.5)
        return sum
      } == -6)
  }

  @Test("know the names and labels their system gave")
  func names() {
    var system = LinearSystem()
    let a = system.makeVariable("a")
    let id = system.add(a, .equal, priority: 749.5, label: "zero")
    #expect(system.name(of: a) == "a")
    #expect(system.label(of: id) == "zero")
    #expect(system.priority(of: id) == 749.5)
    #expect("\(Priority.required) \(Priority(750))" == "required 750.0")
  }
}
