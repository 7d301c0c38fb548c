import TitlefitConstraintSolving

/// A small random system whose numbers can be read, permuted and solved in another way.
struct Sample {
  struct Line {
    var coefficients: [Double]
    var constant: Double
    var relation: Relation
    /// nil: required.
    var priority: Double?
    var weight = 1.0
  }

  var isNonNegative: [Bool]
  var lines: [Line]

  /// Whole numbers that make many ties, degenerate corners and contradictions.
  init(using random: inout SplitMix, requiredShare: Double = 0.25) {
    let count = Int.random(in: 1...3, using: &random)
    isNonNegative = (0..<count).map { _ in Double.random(in: 0..<1, using: &random) < 0.4 }
    lines = (0..<Int.random(in: 1...7, using: &random)).map { _ in
      var coefficients = (0..<count).map { _ in Double([-2, -1, 0, 0, 1, 1, 3].randomElement(using: &random) ?? 0) }
      if coefficients.allSatisfy({ $0 == 0 }) { coefficients[0] = 1 }
      let isRequired = Double.random(in: 0..<1, using: &random) < requiredShare
      return Line(
        coefficients: coefficients, constant: Double(Int.random(in: -9...9, using: &random)),
        relation: Relation.allCases.randomElement(using: &random) ?? .equal,
        priority: isRequired ? nil : [1000, 750, 250].randomElement(using: &random),
        weight: [1, 1, 1, 2].randomElement(using: &random) ?? 1)
    }
  }

  /// The system, its variables and its constraints in the order of the lines.
  func build() -> (system: LinearSystem, variables: [Variable], constraints: [ConstraintID]) {
    var system = LinearSystem()
    let variables = isNonNegative.enumerated().map { system.makeVariable("x\($0)", isNonNegative: $1) }
    let constraints = lines.enumerated().map { number, line in
      var expression = LinearExpression(line.constant)
      for (variable, coefficient) in zip(variables, line.coefficients) {
        expression.add(variable, times: coefficient)
      }
      return system.add(
        expression, line.relation, priority: line.priority.map { Priority($0) } ?? .required, label: "\(number)",
        weight: line.weight)
    }
    return (system, variables, constraints)
  }

  /// The priorities of lines that are not required, highest first.
  var levels: [Double] { Set(lines.compactMap(\.priority)).sorted(by: >) }
}

/// Sebastiano Vigna's SplitMix64, so that a failing system comes again.
struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
