public import Synchronization

/// A value that one thread at a time reaches.
///
/// `Mutex` of the standard library and nothing more, but for a build under the thread sanitizer. On Linux that one takes
/// every use of a `Mutex` by two threads for a race: the lock is a word of its own whose ordering the sanitizer cannot see,
/// because it lies in a library that is not built with it. A build with `-DTHREAD_SANITIZER` therefore takes a lock of the
/// C library around it, which the sanitizer knows; see `make check-threads`. What is left to report then is real.
public struct LockedValue<Value: ~Copyable>: ~Copyable, Sendable {
  @usableFromInline let mutex: Mutex<Value>
  #if THREAD_SANITIZER
    @usableFromInline let announced = AnnouncedLock()
  #endif

  /// Guards a value.
  @inlinable
  public init(_ value: consuming sending Value) { mutex = Mutex(value) }

  /// Calls the body with the value while no other thread has it; other threads wait.
  ///
  /// - Throws: what the body throws.
  @inlinable
  public borrowing func withLock<Result: ~Copyable, Failure: Error>(
    _ body: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    #if THREAD_SANITIZER
      announced.lock()
      defer { announced.unlock() }
    #endif
    return try mutex.withLock(body)
  }
}
