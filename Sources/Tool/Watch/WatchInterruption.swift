import Dispatch
import Foundation
import TitlefitLocking
import TitlefitRuleKit

/// Ends a watching process when a signal asks for it: rule modules first, and never in the middle of a file.
struct WatchInterruption {
  /// The modules of the current run.
  private final class Modules: Sendable {
    let list = LockedValue<[any RuleModule]>([])
  }

  private let modules = Modules()
  private let sources: [any DispatchSourceSignal]

  /// Takes the signals over; the process then ends with 128 and the signal's number, as shells write it.
  init(console: Console) {
    sources = [SIGHUP, SIGINT, SIGTERM].map { [modules] number in
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
      source.setEventHandler {
        modules.list.withLock { modules in for module in modules { module.cancel() } }
        FileBytes.writing.withLock { _ in
          // The terminal shows ^C on the line that is being written.
          if console.isErrorTerminal { console.error("\r\u{1B}[K") }
          _exit(128 + number)
        }
      }
      source.resume()
      return source
    }
  }

  /// Names the modules of the run that begins.
  func cancels(_ modules: [any RuleModule]) { self.modules.list.withLock { $0 = modules } }
}
