import Dispatch
import Foundation
import Synchronization
import TitlefitRuleKit

/// What a signal does to a run.
///
/// Rule modules are ended: they lead process groups of their own, so a terminal's ^C does not reach them. The first ^C lets a
/// run that reports write what it has; any other signal, and a second ^C, end the process at once.
struct Interruption {
  private static let signals = [SIGHUP, SIGINT, SIGTERM]

  private let sources: [any DispatchSourceSignal]
  private let state: State

  private final class State: Sendable {
    /// Whether a signal came that ends the process at once.
    let isEnding = Atomic(false)
    /// Whether the run is to stop and report.
    let isStopped = Atomic(false)
  }

  /// Watches for signals that end the process.
  /// - Parameter reports: whether ^C stops the run for a partial report; without it and without modules nothing is changed.
  init(cancelling modules: [any RuleModule], reports: Bool) {
    let state = State()
    self.state = state
    let watched = reports || !modules.isEmpty ? Self.signals : []
    sources = watched.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global(qos: .userInteractive))
      source.setEventHandler {
        let stops = reports && number == SIGINT
        if stops, !state.isStopped.exchange(true, ordering: .sequentiallyConsistent) {
          for module in modules { module.cancel() }
          return
        }
        state.isEnding.store(true, ordering: .sequentiallyConsistent)
        for module in modules { module.cancel() }
        Self.end(by: number)
      }
      source.resume()
      return source
    }
  }

  /// Whether the run is to stop and report; from any thread.
  var isStopped: @Sendable () -> Bool {
    let state = state
    return { state.isStopped.load(ordering: .relaxed) }
  }

  /// Lets signals end the process at once again; after one that ends it this waits for that end, so that no report of half a
  /// run is written.
  func end() {
    while state.isEnding.load(ordering: .sequentiallyConsistent) { pause() }
    for source in sources { source.cancel() }
    if !sources.isEmpty { for number in Self.signals { signal(number, SIG_DFL) } }
  }

  /// Ends the process by ^C, as its caller expects, where the run was stopped by one.
  func endIfStopped() { if isStopped() { Self.end(by: SIGINT) } }

  /// The signal does what it would have done at once, also where whoever started the tool has blocked it.
  private static func end(by number: Int32) {
    signal(number, SIG_DFL)
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, number)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    raise(number)
  }
}
