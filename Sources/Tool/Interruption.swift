import Dispatch
import Foundation
import Synchronization
import TitlefitRuleKit

/// Ends rule modules when the run is interrupted: they lead process groups of their own, so a terminal's ^C does not reach
/// them.
struct Interruption {
  private static let signals = [SIGHUP, SIGINT, SIGTERM]

  private let sources: [any DispatchSourceSignal]
  private let flag: Flag

  /// Whether a signal came.
  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  /// Watches for signals that end the process; without modules nothing is changed.
  init(cancelling modules: [any RuleModule]) {
    let flag = Flag()
    self.flag = flag
    guard !modules.isEmpty else {
      sources = []
      return
    }
    sources = Self.signals.map { number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        flag.isSet.store(true, ordering: .sequentiallyConsistent)
        for module in modules { module.cancel() }
        // The signal then does what it would have done at once, also where whoever started the tool has blocked it.
        signal(number, SIG_DFL)
        var set = sigset_t()
        sigemptyset(&set)
        sigaddset(&set, number)
        pthread_sigmask(SIG_UNBLOCK, &set, nil)
        raise(number)
      }
      source.resume()
      return source
    }
  }

  /// Lets signals end the process at once again; after one came it waits for that end, so that no report of half a run is
  /// written.
  func end() {
    while flag.isSet.load(ordering: .sequentiallyConsistent) { pause() }
    for source in sources { source.cancel() }
    if !sources.isEmpty { for number in Self.signals { signal(number, SIG_DFL) } }
  }
}
