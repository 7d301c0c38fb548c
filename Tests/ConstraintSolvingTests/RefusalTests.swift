import Testing
import TitlefitConstraintSolving

@Suite("What is refused")
struct RefusalTests {
  private static func failure(_ system: LinearSystem) -> SolvingFailure? {
    do {
      _ = try system.solve()
      return nil
    } catch {
      return error
    }
  }

  private static func part(
    coefficient: Double = 1, constant: Double = 1, priority: Double = 1000, weight: Double = 1
  ) -> UnusableNumber.Part? {
    var system = LinearSystem()
    let x = system.makeVariable("x")
    system.add(coefficient * x + constant, .equal, priority: Priority(priority), label: "bad", weight: weight)
    guard case .unusableNumber(let number) = failure(system) else { return nil }
    return number.label == "bad" ? number.part : nil
  }

  @Test(
    "coefficients that are no number, infinite, huge or tiny",
    arguments: [Double.nan, .infinity, -.infinity, 2e6, -2e6, 1e-7])
  func coefficients(value: Double) { #expect(Self.part(coefficient: value) == .coefficient) }

  @Test("constants that are no number, infinite or huge", arguments: [Double.nan, .infinity, -.infinity, 1.1e9])
  func constants(value: Double) { #expect(Self.part(constant: value) == .constant) }

  @Test("weights that are not positive, no number or huge", arguments: [Double.nan, .infinity, 0, -1, 2e6])
  func weights(value: Double) { #expect(Self.part(weight: value) == .weight) }

  @Test("priorities that cannot be ordered", arguments: [Double.nan, -.infinity])
  func priorities(value: Double) { #expect(Self.part(priority: value) == .priority) }

  @Test("nothing at the edges of what is allowed; coefficients that cancel are left out")
  func edges() throws {
    #expect(Self.part(coefficient: 1e6, constant: -1e9, priority: -3, weight: 1e-6) == nil)
    var system = LinearSystem()
    let x = system.makeVariable("x")
    let y = system.makeVariable("y")
    system.add(0.1 * x + 0.2 * x - 0.3 * x + y - 2, .equal, priority: 1, label: "y")
    #expect(try system.solve().value(of: y) == 2)
  }

  @Test("a variable of a larger system")
  func foreign() {
    var larger = LinearSystem()
    _ = larger.makeVariable("first")
    let second = larger.makeVariable("second")
    var system = LinearSystem()
    _ = system.makeVariable("only")
    system.add(second - 1, .equal, priority: 1, label: "foreign")
    guard case .unusableNumber(let number) = Self.failure(system) else {
      Issue.record("not refused")
      return
    }
    #expect(number.part == .foreignVariable)
  }

  @Test("a table of more cells than allowed, before it is made")
  func size() {
    var system = LinearSystem()
    let x = system.makeVariable("x")
    for number in 0..<4200 { system.add(x - Double(number), .equal, priority: 1, label: "") }
    #expect(Self.failure(system) == .tooLarge(constraints: 4200, variables: 1))
  }

  @Test("more exchanges than allowed")
  func limit() {
    var system = LinearSystem()
    let x = system.makeVariable("x")
    let y = system.makeVariable("y")
    system.add(x - 4, .equal, priority: 1, label: "x")
    system.add(y - x - 1, .equal, priority: 1, label: "y")
    #expect(Self.failure(system) == nil)
    system.pivotLimit = 1
    #expect(Self.failure(system) == .pivotLimitReached(1))
  }

  @Test("nothing else, however badly numbers are mixed; nearly all are solved or contradictory", arguments: 41...44)
  func hostile(seed: UInt64) {
    var random = SplitMix(state: seed)
    var ended = 0
    var solved = 0
    for _ in 0..<300 {
      var sample = Sample(using: &random, requiredShare: 0.1)
      for place in sample.lines.indices {
        sample.lines[place].constant *= [1e-9, 1, 1e8].randomElement(using: &random) ?? 1
        sample.lines[place].coefficients = sample.lines[place].coefficients.map {
          $0 * ([1e-6, 1, 1.0 / 3, 3e5].randomElement(using: &random) ?? 1)
        }
      }
      switch Self.failure(sample.build().system) {
      case nil: solved += 1
      case .contradictory: ended += 1
      case .pivotLimitReached: continue
      case let other: Issue.record("\(String(describing: other))")
      }
    }
    #expect(solved > 200)
    #expect(solved + ended >= 299)
  }
}
