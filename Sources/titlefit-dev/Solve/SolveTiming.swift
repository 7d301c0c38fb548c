import TitlefitConstraintSolving

/// Measures how long systems take, by turns: built and solved from nothing, and solved again from the state after the
/// levels from 1000 up.
struct SolveTiming {
  /// What to solve.
  let systems: [SystemRecord]
  /// How often; the first round warms up and is not counted.
  let rounds: Int

  /// Prints the median of each way over all systems, the highest twentieth and the slowest, in milliseconds.
  func run() {
    var fresh = [[Double]](repeating: [], count: systems.count)
    var again = fresh
    var pivots: [Int] = []
    for round in 0...rounds {
      for (index, record) in systems.enumerated() {
        guard let system = try? record.system().system else { continue }
        var settled = system
        guard let solution = try? system.solve(), (try? settled.settle(through: 1000)) != nil else { continue }
        let first = Self.milliseconds { _ = try? record.system().system.solve() }
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
      print("exchanges       median \(pivots[pivots.count / 2]), most \(most) (\(pivots.count) systems)")
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
    let (middle, high) = (medians[medians.count / 2], medians[medians.count * 95 / 100])
    print(padded + "median \(text(middle)) ms, 95 % below \(text(high)) ms, slowest \(text(most)) ms")
  }
}
