import Dispatch

/// What a thread sanitizer has to tell apart: the same count on four threads, bare or under the lock.
final class Count: @unchecked Sendable {
  #if RACES
    private var value = 0
    func step() { value += 1 }
    func now() -> Int { value }
  #else
    private let value = LockedValue(0)
    func step() { value.withLock { $0 += 1 } }
    func now() -> Int { value.withLock { $0 } }
  #endif
}

let count = Count()
DispatchQueue.concurrentPerform(iterations: 4) { _ in for _ in 0..<1000 { count.step() } }
print(count.now())
