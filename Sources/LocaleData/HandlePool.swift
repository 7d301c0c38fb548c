import TitlefitLocking

/// Lends handles of a C library that serve one thread at a time, and keeps them for the next borrower.
///
/// A pool lives as long as the process, so that it never closes what it keeps.
final class HandlePool<Key: Hashable & Sendable>: Sendable {
  private struct Handle: @unchecked Sendable {
    // Sent between threads by the pool, used by one borrower at a time.
    let pointer: OpaquePointer
  }

  private let idle = LockedValue<[Key: [Handle]]>([:])
  private let open: @Sendable (Key) throws(LocaleDataError) -> OpaquePointer

  /// Makes a pool that opens handles with the given function.
  init(open: @escaping @Sendable (Key) throws(LocaleDataError) -> OpaquePointer) { self.open = open }

  /// Calls the body with a handle of the key.
  ///
  /// - Throws: ``LocaleDataError`` where none can be opened, and what the body throws.
  func withHandle<Result>(
    of key: Key, _ body: (OpaquePointer) throws(LocaleDataError) -> Result
  ) throws(LocaleDataError) -> Result {
    let handle: Handle
    if let kept = idle.withLock({ $0[key]?.popLast() }) {
      handle = kept
    } else {
      handle = Handle(pointer: try open(key))
    }
    defer { idle.withLock { $0[key, default: []].append(handle) } }
    return try body(handle.pointer)
  }
}
