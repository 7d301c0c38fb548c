import TitlefitConstraintSolving

/// Measures how long systems take: solved from nothing, and again from the state after the levels above 999, by turns.
struct SolveTiming {
  /// What to solve.
  let systems: [LinearSystem]
  /// How often; the first round warms up and is not counted.
  let rounds: Int

  /// Prints the median of each way over all systems, the highest twentieth and the slowest, in milliseconds.
  func run() {
    var fresh = [[Double]](repeating: [], count: systems.count)
    var again = fresh
    var pivots: [Int] = []
    for round in 0...rounds {
      for (index, system) in systems.enumerated() {
        var settled = system
        guard let solution = try? system.solve(), (try? settled.settle(through: 1000)) != nil else { continue }
        let first = Self.milliseconds { _ = try? system.solve() }
        let second = Self.milliseconds { _ = try? settled.solve() }
        guard round > 0 else {
          pivots.append(solution.pivots)
          continue
        }
        fresh[index].append(first)
        again[index].append(second)
      }
    }
    Self.show("from nothing", fresh)
    Self.show("after settling", again)
    pivots.sort()
    if let most = pivots.last {
      print("pivots          median \(pivots[pivots.count / 2]), most \(most) (\(pivots.count) systems with a solution)")
    }
  }

  private static func milliseconds(_ body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) / 1e15 + Double(duration.components.seconds) * 1000
  }

  private static func show(_ name: String, _ samples: [[Double]]) {
    let medians = samples.filter { !$0.isEmpty }.map { $0.sorted()[$0.count / 2] }.sorted()
    guard let most = medians.last else { return }
    func text(_ value: Double) -> String { "\((value * 1000).rounded() / 1000)" }
    let padded = name + String(repeating: " ", count: max(0, 16 - name.count))
    print(
      padded + "median \(text(medians[medians.count / 2])) ms, 95 % below \(text(medians[medians.count * 95 / 100])) ms, "
        + "slowest \(text(most)) ms")
  }
}
