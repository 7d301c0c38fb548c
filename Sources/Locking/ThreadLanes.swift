/// Values of one kind, one for each of a few lanes, so that threads on different lanes do not wait for each other.
///
/// Two threads that take turns at one lock pass its memory back and forth even where neither ever waits; it cost two
/// threads that measure short titles a twentieth of their time. A thread uses the lane of its number and looks at the others
/// only where that one does not serve.
public final class ThreadLanes<Value: Sendable>: Sendable {
  /// A lane's value with a lock of its own.
  @usableFromInline
  final class Lane: Sendable {
    @usableFromInline let value: LockedValue<Value>
    /// Keeps the next lane's lock out of this one's two cache lines.
    private let distance = SIMD16<UInt64>()

    init(_ value: Value) { self.value = LockedValue(value) }
  }

  @usableFromInline let lanes: [Lane]

  /// Makes the lanes, each with the same value.
  ///
  /// - Parameter count: how many lanes there are; more threads than that share them.
  public init(count: Int = 16, _ value: Value) {
    lanes = (0..<max(1, count)).map { _ in Lane(value) }
  }

  /// Calls the body with the value of a thread's lane while no other thread has it.
  ///
  /// - Parameter thread: the number of the calling thread; the same number gives the same lane.
  @inlinable
  public func withOwn<Result: Sendable>(_ thread: Int, _ body: (inout Value) -> Result) -> Result {
    lanes[Int(UInt(bitPattern: thread) % UInt(lanes.count))].value.withLock { body(&$0) }
  }

  /// What the body finds in the first lane that has it, the thread's own lane first; nil where none has.
  ///
  /// - Complexity: linear in the number of lanes where the thread's own has nothing.
  @inlinable
  public func firstResult<Result: Sendable>(_ thread: Int, _ body: (inout Value) -> Result?) -> Result? {
    let own = Int(UInt(bitPattern: thread) % UInt(lanes.count))
    for step in 0..<lanes.count {
      if let result = lanes[(own + step) % lanes.count].value.withLock({ body(&$0) }) { return result }
    }
    return nil
  }

  /// The values of all lanes, each as it is when its turn comes.
  public var values: [Value] { lanes.map { $0.value.withLock { $0 } } }
}
