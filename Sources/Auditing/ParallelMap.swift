import Dispatch
import Foundation
import Synchronization
import TitlefitLocking

/// Maps a list on several threads, the results in the order of the list whatever the number of threads.
struct ParallelMap: Sendable {
  /// The number of threads; at least one.
  let jobs: Int

  /// Makes a map for a number of threads; 0 means one a core.
  init(jobs: Int) {
    self.jobs = jobs > 0 ? jobs : max(1, ProcessInfo.processInfo.activeProcessorCount)
  }

  /// Calls `transform` once for each element and collects the results in the elements' order.
  ///
  /// Threads take the next element when they are done with one, so that a few large elements do not hold up the rest.
  func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    guard jobs > 1, elements.count > 1 else { return elements.map(transform) }
    // Dispatch orders what was before the threads and what they do, unseen by the thread sanitizer; this says it again.
    let next = Atomic(0)
    next.store(0, ordering: .releasing)
    let collected = LockedValue<[(Int, Result)]>([])
    DispatchQueue.concurrentPerform(iterations: min(jobs, elements.count)) { _ in
      var own: [(Int, Result)] = []
      while true {
        let index = next.add(1, ordering: .acquiringAndReleasing).oldValue
        guard index < elements.count else { break }
        own.append((index, transform(elements[index])))
      }
      collected.withLock { $0 += own }
    }
    return collected.withLock { $0.sorted { $0.0 < $1.0 }.map(\.1) }
  }
}
