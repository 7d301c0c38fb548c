import Testing
import TitlefitConstraintSolving

@Suite("The best solution")
struct OptimumTests {
  @Test("has the level sums that trying every corner finds, and every corner's range", arguments: 1...4)
  func corners(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    var solved = 0
    for number in 0..<600 {
      let sample = Sample(using: &random)
      guard let totals = Corners(sample).totals else { continue }
      solved += 1
      let (system, variables, _) = sample.build()
      let solution = try system.solve()
      let mine = solution.levels.filter { !$0.priority.isRequired }.map(\.violation)
      try #require(mine.count == totals.count)
      #expect(Corners.order(mine, totals) == 0, "system \(number): \(mine), not \(totals)")
      let best = Corners(sample).best
      for (place, variable) in variables.enumerated() {
        let range = try solution.range(of: variable)
        let corners = best.map { $0[place] }
        if range.lowerBound.isFinite { #expect(abs((corners.min() ?? .nan) - range.lowerBound) < 1e-6, "\(number)") }
        if range.upperBound.isFinite { #expect(abs((corners.max() ?? .nan) - range.upperBound) < 1e-6, "\(number)") }
        #expect(corners.allSatisfy { $0 > range.lowerBound - 1e-6 && $0 < range.upperBound + 1e-6 }, "\(number)")
      }
    }
    #expect(solved > 300)
  }

  @Test("keeps required constraints and signs, and its values have the errors it states", arguments: 11...12)
  func feasible(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    for _ in 0..<600 {
      let sample = Sample(using: &random)
      let (system, variables, constraints) = sample.build()
      guard let solution = try? system.solve() else { continue }
      let point = variables.map { solution.value(of: $0) }
      #expect(zip(point, sample.isNonNegative).allSatisfy { $0 >= 0 || !$1 })
      #expect(solution.gaveWay.allSatisfy { !system.priority(of: $0).isRequired })
      #expect(solution.gaveWay == solution.levels.flatMap(\.gaveWay))
      #expect(constraints.filter { solution.violation(of: $0) > 0 } == solution.gaveWay.sorted())
      let stated = solution.levels.filter { !$0.priority.isRequired }.map(\.violation)
      #expect(Corners.order(stated, Corners.totals(at: point, sample)) == 0)
    }
  }

  /// Source: E. M. L. Beale, Cycling in the dual simplex algorithm, Naval Research Logistics Quarterly 2 (1955); the
  /// optimum is -5/4.
  @Test("is found where the steepest column alone goes round in circles")
  func beale() throws {
    var system = LinearSystem()
    let x = (4...7).map { system.makeVariable("x\($0)", isNonNegative: true) }
    system.add(0.25 * x[0] - 8 * x[1] - x[2] + 9 * x[3], .atMost, priority: .required, label: "first")
    system.add(0.5 * x[0] - 12 * x[1] - 0.5 * x[2] + 3 * x[3], .atMost, priority: .required, label: "second")
    system.add(x[2] - 1, .atMost, priority: .required, label: "third")
    let objective = -0.75 * x[0] + 20 * x[1] - 0.5 * x[2] + 6 * x[3]
    system.add(objective + 1000, .atMost, priority: 1, label: "as small as possible")
    let solution = try system.solve()
    #expect(abs(solution.value(of: objective) + 1.25) < 1e-9)
    #expect(solution.pivots < 30)
  }

  @Test("of forty views in rows with four hundred constraints takes at most one exchange for each")
  func effort() throws {
    var system = LinearSystem()
    var before: (left: Variable, width: Variable, top: Variable, height: Variable)?
    for number in 0..<40 {
      let left = system.makeVariable("left")
      let width = system.makeVariable("width", isNonNegative: true)
      let top = system.makeVariable("top")
      let height = system.makeVariable("height", isNonNegative: true)
      let need = Double(40 + number * 7 % 90)
      let isFirst = number % 4 == 0
      if let before {
        let start = isFirst ? left - 16 : left - before.left - before.width - 8
        system.add(start, .equal, priority: 1000, label: "start \(number)")
        let row = isFirst ? top - before.top - before.height - 8 : top - before.top
        system.add(row, .equal, priority: 1000, label: "row \(number)")
      } else {
        system.add(left - 16, .equal, priority: 1000, label: "start")
        system.add(top - 20, .equal, priority: 1000, label: "row")
      }
      system.add(left + width - 304, .atMost, priority: 1000, label: "end \(number)")
      if number % 4 == 3 { system.add(left + width - 304, .equal, priority: 999, label: "fill \(number)") }
      system.add(height - 0.5 * width, .equal, priority: 900, label: "aspect \(number)")
      for (variable, need) in [(width, need), (height, 20)] {
        system.add(variable - need, .atLeast, priority: 750, label: "compression \(number)")
        system.add(variable - need, .atMost, priority: 250, label: "hugging \(number)")
        system.add(variable - 4, .atLeast, priority: 1000, label: "least \(number)")
      }
      before = (left, width, top, height)
    }
    #expect(system.constraintCount == 410)
    #expect(try system.solve().pivots <= system.constraintCount)
  }

  @Test("is the same each time, ties included")
  func repeatable() throws {
    var random = SplitMix(state: 5)
    for _ in 0..<200 {
      let (system, variables, _) = Sample(using: &random, requiredShare: 0).build()
      let first = try system.solve()
      let second = try system.solve()
      #expect(variables.allSatisfy { first.value(of: $0) == second.value(of: $0) })
    }
  }
}
