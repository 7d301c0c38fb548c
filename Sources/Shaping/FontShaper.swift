import TitlefitCTextShims
package import TitlefitLocales
import TitlefitLocking
package import TitlefitTypography

/// One thread's way into a collection: what it remembers of the cascade's choices, and the scratch memory of shaping.
///
/// A shaper is lent to one borrower at a time, which makes it sendable; nothing in it is locked. What two shapers remember
/// is the same where it is there.
package final class FontShaper: @unchecked Sendable {
  private let buffer: ShapingBuffer
  private var memories = CascadeMemories()
  private let twins: FontTwins

  /// Makes a shaper that remembers nothing; nil where memory is short.
  ///
  /// - Parameter isFirst: whether it may use the collection's fonts themselves.
  init?(takesShortcuts: Bool, isFirst: Bool) {
    twins = FontTwins(areOriginals: isFirst)
    guard let buffer = ShapingBuffer(takesShortcuts: takesShortcuts) else { return nil }
    self.buffer = buffer
  }

  /// How runs were shaped so far.
  var counts: ShapingCounts { buffer.counts }

  /// Cuts a stretch of one script into the fonts that serve it, cluster by cluster.
  ///
  /// - Parameter clusters: the UTF-16 offsets of the grapheme cluster boundaries of the stretch, both ends included,
  ///   rising, within the text.
  /// - Throws: ``FontError`` where the primary font cannot be opened, and what the body throws.
  /// - Complexity: linear in the length of the stretch.
  package func forEachRun(
    of text: [UInt16], clusters: ArraySlice<Int>, script: ScriptCode, language: LanguageTag,
    descriptor: FontDescriptor, in fonts: FontCollection, _ body: (FontRun) throws(FontError) -> Void
  ) throws(FontError) {
    let memory = try memory(of: descriptor, language: language, in: fonts)
    var search: FontSearch?
    try memory.forEachRun(
      of: text, clusters: clusters, script: script,
      search: { cluster in
        if search == nil {
          search = FontSearch(
            collection: fonts, primary: memory.primary, script: script, language: language, descriptor: descriptor,
            twins: twins)
        }
        let choice = search?.choose(text, cluster) ?? CascadeMemory.Choice(font: memory.primary, isMissing: true)
        if !choice.isMissing { fonts.note(choice.font, script: choice.font.served(in: script)) }
        return choice
      }, body)
  }

  private func memory(
    of descriptor: FontDescriptor, language: LanguageTag, in fonts: FontCollection
  ) throws(FontError) -> CascadeMemory {
    if let known = memories.memory(of: descriptor, language: language) { return known }
    let memory = CascadeMemory(primary: try twins.twin(of: try fonts.primaryFont(of: descriptor)))
    memories.keep(memory, of: descriptor, language: language)
    return memory
  }

  /// Shapes a stretch of text with one font; the rest of the text counts as context.
  ///
  /// - Precondition: the range lies within the text.
  package func shape(
    _ text: [UInt16], range: Range<Int>, font: FontInstance, script: ScriptCode, language: LanguageTag,
    isRightToLeft: Bool
  ) throws(FontError) -> ShapedRun {
    var kerning: [Double]?
    let glyphs = try buffer.shape(
      text, range: range, font: font, script: script, language: language.shapingTag, isRightToLeft: isRightToLeft
    ) { raw, isPairwise in
      if isPairwise { kerning = font.kerning(raw) }
      return font.place(raw, of: text, in: range, isRightToLeft: isRightToLeft)
    }
    return ShapedRun(glyphs: glyphs, range: range, font: font, kerning: kerning)
  }
}

/// Shapers that wait for the next borrower, one for each thread that ever shaped at the same time.
final class ShaperPool: Sendable {
  private struct Shelf {
    var idle: [(shaper: FontShaper, thread: UInt)] = []
    /// How many shapers there are, lent ones among them.
    var count = 0
  }

  private let shelf = LockedValue(Shelf())
  private let takesShortcuts: Bool

  /// Makes an empty pool.
  init(takesShortcuts: Bool) { self.takesShortcuts = takesShortcuts }

  /// How the runs of all shapers that nobody uses were shaped.
  var counts: ShapingCounts { shelf.withLock { $0.idle.reduce(ShapingCounts()) { $0 + $1.shaper.counts } } }

  /// Lends a shaper to a piece of work, the one that the thread gave back last if it waits: its memory is near.
  func withShaper<Value>(_ body: (FontShaper) throws(FontError) -> Value) throws(FontError) -> Value {
    let thread = UInt(ts_thread_mark())
    guard let shaper = take(for: thread) else { throw .shapingFailed }
    defer { shelf.withLock { $0.idle.append((shaper, thread)) } }
    return try body(shaper)
  }

  private func take(for thread: UInt) -> FontShaper? {
    let (waiting, isFirst): (FontShaper?, Bool) = shelf.withLock { shelf in
      guard let last = shelf.idle.indices.last else {
        shelf.count += 1
        return (nil, shelf.count == 1)
      }
      let own = shelf.idle.lastIndex { $0.thread == thread } ?? last
      return (shelf.idle.remove(at: own).shaper, false)
    }
    return waiting ?? FontShaper(takesShortcuts: takesShortcuts, isFirst: isFirst)
  }
}
