import Foundation
import TitlefitConstraintSolving

/// Solves systems of constraints from standard input, one ``SystemRecord`` a line, and prints one JSON object for each;
/// or, with a number of rounds, how long they take.
///
/// The comparison with other solvers is `Corpora/Constraints/compare_kiwi.py`.
struct SolveCommand {
  /// How often each system is solved for its time; nil prints solutions.
  let rounds: Int?

  /// Runs the command.
  /// - Returns: 0, or 3 where a line is no system.
  func run() -> Int32 {
    var systems: [SystemRecord] = []
    var number = 0
    while let line = readLine() {
      number += 1
      do {
        let record = try JSONDecoder().decode(SystemRecord.self, from: Data(line.utf8))
        let made = try record.system()
        if rounds == nil {
          print(Self.answer(made.system, made.variables, made.constraints))
        } else {
          systems.append(record)
        }
      } catch {
        FileHandle.standardError.write(Data("titlefit-dev: line \(number): \(error)\n".utf8))
        return 3
      }
    }
    if let rounds { SolveTiming(systems: systems, rounds: rounds).run() }
    return 0
  }

  private static func answer(_ system: LinearSystem, _ variables: [Variable], _ constraints: [ConstraintID]) -> String {
    do {
      let solution = try system.solve()
      var ranges: [ClosedRange<Double>] = []
      for variable in variables { ranges.append(try solution.range(of: variable)) }
      return "{\"values\": \(numbers(variables.map { solution.value(of: $0) })), "
        + "\"low\": \(numbers(ranges.map(\.lowerBound))), \"high\": \(numbers(ranges.map(\.upperBound))), "
        + "\"errors\": \(numbers(constraints.map { solution.violation(of: $0) })), "
        + "\"levels\": \(numbers(solution.levels.map(\.violation))), \"pivots\": \(solution.pivots)}"
    } catch .contradictory(let conflict) {
      let members = conflict.labels.map { $0.dropFirst() }.joined(separator: ", ")
      return "{\"contradictory\": [\(members)]}"
    } catch {
      return "{\"failure\": \"\(error)\"}"
    }
  }

  /// A JSON array; what is infinite is null.
  private static func numbers(_ values: [Double]) -> String {
    "[" + values.map { $0.isFinite ? "\($0)" : "null" }.joined(separator: ", ") + "]"
  }
}
