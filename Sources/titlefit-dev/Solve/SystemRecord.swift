import TitlefitConstraintSolving

/// A system of constraints as `titlefit-dev solve` reads it: one JSON object a line.
///
/// ```json
/// {"variables": 2, "nonNegative": [1], "constraints": [{"r": "<", "p": 1000, "k": -375, "t": [[0, 1], [1, 1]]}]}
/// ```
/// `r` is `=`, `<` or `>` against 0, `p` the priority (absent: required), `w` the weight (absent: 1), `k` the constant,
/// `t` pairs of a variable's number and its coefficient.
struct SystemRecord: Codable {
  /// One constraint.
  struct Line: Codable {
    /// `=`, `<` or `>`.
    var r: String
    /// The priority; nil is required.
    var p: Double?
    /// The weight; nil is 1.
    var w: Double?
    /// The constant.
    var k: Double
    /// Pairs of a variable's number and its coefficient.
    var t: [[Double]]
  }

  /// How many variables there are.
  var variables: Int
  /// The numbers of those that may not be negative.
  var nonNegative: [Int]
  /// The constraints.
  var constraints: [Line]

  /// The record does not describe a system.
  struct Malformed: Error {}

  /// The system, with its variables and constraints in the order of the record.
  /// - Throws: ``Malformed``.
  func system() throws(Malformed) -> (system: LinearSystem, variables: [Variable], constraints: [ConstraintID]) {
    guard (0...100_000).contains(variables) else { throw Malformed() }
    var system = LinearSystem()
    var isNonNegative = [Bool](repeating: false, count: variables)
    for index in nonNegative {
      guard isNonNegative.indices.contains(index) else { throw Malformed() }
      isNonNegative[index] = true
    }
    let made = isNonNegative.enumerated().map { system.makeVariable("x\($0.offset)", isNonNegative: $0.element) }
    var ids: [ConstraintID] = []
    for (index, line) in constraints.enumerated() {
      var expression = LinearExpression(line.k)
      for pair in line.t {
        guard pair.count == 2, let variable = Int(exactly: pair[0]), made.indices.contains(variable) else {
          throw Malformed()
        }
        expression.add(made[variable], times: pair[1])
      }
      guard let relation = ["=": Relation.equal, "<": .atMost, ">": .atLeast][line.r] else { throw Malformed() }
      ids.append(
        system.add(
          expression, relation, priority: line.p.map { Priority($0) } ?? .required, label: "c\(index)",
          weight: line.w ?? 1))
    }
    return (system, made, ids)
  }
}
