import Foundation
import TitlefitLocking

/// The line on standard error that says how far a long run is.
///
/// It appears only on a terminal and only once the run has taken a second, so that logs and short runs stay clean.
final class ProgressLine: Sendable {
  private struct State {
    var lastShown: ContinuousClock.Instant?
  }

  private let console: Console
  private let isWanted: Bool
  private let start = ContinuousClock.now
  private let state = LockedValue(State())

  /// Makes a line; nothing is shown where standard error is no terminal.
  init(console: Console, isWanted: Bool) {
    self.console = console
    self.isWanted = isWanted && console.isErrorTerminal
  }

  /// Shows the counts and an estimate of the remaining time, at most ten times a second; from any thread.
  func show(_ done: Int, of total: Int) {
    guard isWanted else { return }
    let now = ContinuousClock.now
    let elapsed = start.duration(to: now)
    guard elapsed > .seconds(1), done > 0 else { return }
    state.withLock { state in
      if let last = state.lastShown, last.duration(to: now) < .milliseconds(100), done < total { return }
      state.lastShown = now
      let seconds = Double(elapsed.components.seconds) + Double(elapsed.components.attoseconds) / 1e18
      let rest = Int((seconds / Double(done) * Double(max(0, total - done))).rounded(.up))
      console.error("\r\u{1B}[Kcontrols \(done) of \(total), about \(rest) s left")
    }
  }

  /// Takes the line away.
  func clear() {
    state.withLock { state in
      if state.lastShown != nil { console.error("\r\u{1B}[K") }
      state.lastShown = nil
    }
  }
}
