import TitlefitCTextShims
import TitlefitLocking

/// Shapers that wait for the next borrower, one for each thread that ever shaped at the same time.
final class ShaperPool: Sendable {
  private let idle = ThreadLanes<[FontShaper]>([])
  private let hasFirst = LockedValue(false)
  private let takesShortcuts: Bool

  /// Makes an empty pool.
  init(takesShortcuts: Bool) { self.takesShortcuts = takesShortcuts }

  /// How the runs of all shapers that nobody uses were shaped.
  var counts: ShapingCounts { idle.values.joined().reduce(ShapingCounts()) { $0 + $1.counts } }

  /// Lends a shaper to a piece of work, one that the thread gave back if it waits: its memory is near.
  func withShaper<Value>(
    of fonts: FontCollection, _ body: (FontShaper) throws(FontError) -> Value
  ) throws(FontError) -> Value {
    let thread = Int(ts_thread_number())
    guard let shaper = idle.firstResult(thread, { $0.popLast() }) ?? make(of: fonts) else { throw .shapingFailed }
    defer { idle.withOwn(thread) { $0.append(shaper) } }
    return try body(shaper)
  }

  /// A new shaper; the first one may use the collection's fonts themselves.
  private func make(of fonts: FontCollection) -> FontShaper? {
    let isFirst = hasFirst.withLock { hasFirst in
      defer { hasFirst = true }
      return !hasFirst
    }
    return FontShaper(of: fonts, takesShortcuts: takesShortcuts, isFirst: isFirst)
  }
}
