import Testing
import TitlefitConstraintSolving

/// What a change to a whole system must do to all of its solutions: the ranges of all variables are compared.
@Suite("What does not matter")
struct InvarianceTests {
  private static func ranges(_ sample: Sample) throws -> [ClosedRange<Double>] {
    let (system, variables, _) = sample.build()
    let solution = try system.solve()
    var ranges: [ClosedRange<Double>] = []
    for variable in variables { ranges.append(try solution.range(of: variable)) }
    return ranges
  }

  private static func isClose(_ first: Double, _ second: Double, _ scale: Double = 1) -> Bool {
    first == second || abs(first - second) <= 1e-6 * scale * max(1, abs(first))
  }

  private func check(
    seed: UInt64, scale: Double = 1, prepare: (inout Sample) -> Void = { _ in },
    change: (inout Sample, inout SplitMix) -> Void,
    expect: (ClosedRange<Double>, Int) -> ClosedRange<Double> = { range, _ in range }
  ) throws {
    var random = SplitMix(state: seed)
    for number in 0..<400 {
      var sample = Sample(using: &random, requiredShare: 0.1)
      prepare(&sample)
      guard let before = try? Self.ranges(sample) else { continue }
      var changed = sample
      change(&changed, &random)
      for (place, range) in try Self.ranges(changed).enumerated() {
        let wanted = expect(before[place], place)
        #expect(
          Self.isClose(range.lowerBound, wanted.lowerBound, scale)
            && Self.isClose(range.upperBound, wanted.upperBound, scale),
          "system \(number), variable \(place): \(range), not \(wanted)")
      }
    }
  }

  @Test("the order of the constraints")
  func order() throws {
    try check(seed: 21) { sample, random in sample.lines.shuffle(using: &random) }
  }

  @Test("the unit of length", arguments: [0.125, 3, 1000])
  func unit(factor: Double) throws {
    try check(seed: 22, scale: max(1, factor)) { sample, _ in
      for place in sample.lines.indices { sample.lines[place].constant *= factor }
    } expect: { range, _ in
      range.lowerBound * factor...range.upperBound * factor
    }
  }

  @Test("where the origin is")
  func origin() throws {
    try check(seed: 23) { sample in
      sample.isNonNegative = sample.isNonNegative.map { _ in false }
    } change: { sample, _ in
      for place in sample.lines.indices {
        sample.lines[place].constant -= 64 * sample.lines[place].coefficients.reduce(0, +)
      }
    } expect: { range, _ in
      range.lowerBound + 64...range.upperBound + 64
    }
  }

  @Test("the numbers of the priorities, only their order")
  func priorities() throws {
    try check(seed: 24) { sample, _ in
      for place in sample.lines.indices {
        sample.lines[place].priority = sample.lines[place].priority.map { $0 / 1000 - 0.5 }
      }
    }
  }

  @Test("a constraint times a factor while its weight is divided by it")
  func rows() throws {
    try check(seed: 25) { sample, random in
      for place in sample.lines.indices {
        let factor = [0.25, 2.0, 8.0].randomElement(using: &random) ?? 1.0
        sample.lines[place].constant *= factor
        sample.lines[place].weight /= factor
        sample.lines[place].coefficients = sample.lines[place].coefficients.map { $0 * factor }
      }
    }
  }

  @Test("constraints that are stated twice at a higher level already")
  func redundant() throws {
    try check(seed: 26) { sample, _ in
      sample.lines += sample.lines.filter { $0.priority == nil }.map { line in
        var copy = line
        copy.priority = 100
        return copy
      }
    }
  }
}
