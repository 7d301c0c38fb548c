#if THREAD_SANITIZER
  #if canImport(Glibc)
    import Glibc
  #else
    import Darwin
  #endif

  /// A lock of the C library, which the thread sanitizer watches; in builds for it only.
  @usableFromInline
  final class AnnouncedLock: @unchecked Sendable {
    // A lock is made to be reached by several threads, which makes it sendable.
    private let handle: UnsafeMutablePointer<pthread_mutex_t>

    /// Makes a lock that nobody holds.
    @usableFromInline
    init() {
      handle = .allocate(capacity: 1)
      handle.initialize(to: pthread_mutex_t())
      pthread_mutex_init(handle, nil)
    }

    deinit {
      pthread_mutex_destroy(handle)
      handle.deallocate()
    }

    /// Waits until nobody else holds the lock.
    @usableFromInline
    func lock() { pthread_mutex_lock(handle) }

    /// Gives the lock back.
    @usableFromInline
    func unlock() { pthread_mutex_unlock(handle) }
  }
#endif
