import TitlefitCTextShims
package import TitlefitLocales
package import TitlefitTypography

/// One thread's way into a collection: what it remembers of the cascade's choices, and the scratch memory of shaping.
///
/// A shaper is lent to one borrower at a time, which makes it sendable; nothing in it is locked. What two shapers remember
/// is the same where it is there.
package final class FontShaper: @unchecked Sendable {
  // The collection lends its shapers and outlives what they are lent for.
  private unowned let fonts: FontCollection
  private let buffer: ShapingBuffer
  private var memories = CascadeMemories()
  private let twins: FontTwins

  /// Makes a shaper that remembers nothing; nil where memory is short.
  ///
  /// - Parameter isFirst: whether it may use the collection's fonts themselves.
  init?(of fonts: FontCollection, takesShortcuts: Bool, isFirst: Bool) {
    self.fonts = fonts
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
    descriptor: FontDescriptor, _ body: (FontRun) throws(FontError) -> Void
  ) throws(FontError) {
    let memory = try memory(of: descriptor, language: language)
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
    of descriptor: FontDescriptor, language: LanguageTag
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
