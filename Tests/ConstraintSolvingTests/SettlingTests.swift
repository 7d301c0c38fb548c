import Testing
import TitlefitConstraintSolving

@Suite("Settled levels")
struct SettlingTests {
  private static func ranges(_ system: LinearSystem, _ variables: [Variable]) throws -> [ClosedRange<Double>] {
    let solution = try system.solve()
    var ranges: [ClosedRange<Double>] = []
    for variable in variables { ranges.append(try solution.range(of: variable)) }
    return ranges
  }

  private static func areClose(_ first: [ClosedRange<Double>], _ second: [ClosedRange<Double>]) -> Bool {
    func close(_ first: Double, _ second: Double) -> Bool { first == second || abs(first - second) < 1e-6 }
    return first.count == second.count
      && zip(first, second).allSatisfy { close($0.lowerBound, $1.lowerBound) && close($0.upperBound, $1.upperBound) }
  }

  @Test("give the same solutions as none, whatever is added afterwards", arguments: 51...52)
  func same(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for number in 0..<400 {
      let sample = Sample(using: &random, requiredShare: 0.1)
      var (system, variables, constraints) = sample.build()
      let through = Priority([Double.infinity, 1000, 800, 250].randomElement(using: &random) ?? 0)
      guard (try? system.settle(through: through)) != nil else { continue }
      var fresh = sample.build().system
      func change(_ system: inout LinearSystem, _ priority: Priority) -> Variable {
        let more = system.makeVariable("more", isNonNegative: true)
        system.add(more - variables[0] - 2, .equal, priority: priority, label: "more")
        if constraints.count > 1 { system.replace(constraints[1], with: variables[0] + more - 5) }
        return more
      }
      let priority = Priority([900.0, 500, 100].randomElement(using: &random) ?? 0)
      let more = change(&system, priority)
      _ = change(&fresh, priority)
      variables.append(more)
      constraints.removeAll()
      guard let wanted = try? Self.ranges(fresh, variables) else { continue }
      #expect(Self.areClose(try Self.ranges(system, variables), wanted), "system \(number)")
    }
  }

  @Test("are not solved again, and copies share them")
  func shared() throws {
    var system = LinearSystem()
    let width = system.makeVariable("width", isNonNegative: true)
    system.add(width - 200, .atMost, priority: 1000, label: "room")
    system.add(width - 30, .atLeast, priority: 1000, label: "least")
    try system.settle(through: 1000)
    var copy = system
    let need = copy.add(width - 250, .atLeast, priority: 750, label: "need")
    let solution = try copy.solve()
    #expect(solution.value(of: width) == 200)
    #expect(solution.violation(of: need) == 50)
    #expect(solution.levels.map(\.priority) == [1000, 750])
    #expect(try system.solve().pivots == 0)
    copy.replace(need, with: width - 120)
    #expect(try copy.solve().gaveWay.isEmpty)
    #expect(try copy.solve().range(of: width) == 120...200)
  }

  @Test("are forgotten when a constraint joins them")
  func forgotten() throws {
    var system = LinearSystem()
    let x = system.makeVariable("x")
    system.add(x - 10, .equal, priority: 500, label: "low")
    try system.settle(through: 500)
    system.add(x - 20, .equal, priority: 500, label: "equal rank", weight: 2)
    #expect(try system.solve().value(of: x) == 20)
    try system.settle(through: 100)
    system.add(x - 30, .equal, priority: .required, label: "required")
    #expect(try system.solve().value(of: x) == 30)
  }
}
