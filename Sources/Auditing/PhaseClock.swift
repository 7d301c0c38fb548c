import Synchronization

/// Times the phases of a run.
struct PhaseClock {
  private(set) var phases: [String: Double] = [:]
  private var last = ContinuousClock.now

  /// Ends a phase.
  mutating func lap(_ name: String) {
    let now = ContinuousClock.now
    phases[name, default: 0] += (now - last) / .seconds(1)
    last = now
  }
}

/// Counts finished controls over all threads.
final class ProgressCounter: Sendable {
  private let done = Atomic(0)
  private let total: Int
  private let report: @Sendable (Int, Int) -> Void

  init(total: Int, report: @escaping @Sendable (Int, Int) -> Void) {
    self.total = total
    self.report = report
  }

  func step() { report(done.add(1, ordering: .relaxed).newValue, total) }
}
