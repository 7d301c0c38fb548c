import TitlefitCTextShims
import TitlefitLocales

/// The scratch memory of one shaping call.
final class ShapingBuffer {
  private let handle: OpaquePointer

  /// Makes a buffer; one that takes shortcuts gives the same glyphs sooner. Nil where memory is short.
  init?(takesShortcuts: Bool) {
    guard let handle = ts_buffer_create(takesShortcuts) else { return nil }
    self.handle = handle
  }

  deinit { ts_buffer_destroy(handle) }

  /// Shapes a stretch of text and hands the glyphs, in visual order and font units, to the body, with whether
  /// their advances are sums of pairs.
  func shape<Value>(
    _ text: [UInt16], range: Range<Int>, font: FontInstance, script: ScriptCode, language: String, isRightToLeft: Bool,
    _ body: (UnsafeBufferPointer<ts_glyph>, Bool) -> Value
  ) throws(FontError) -> Value {
    let count = language.withCString { language in
      var shaping = ts_shaping(
        script: script.raw, language: language, right_to_left: isRightToLeft, kerning: font.kerns,
        ligatures: font.rule != .fitted)
      return ts_shape(handle, font.font.handle, text, text.count, range.lowerBound, range.count, &shaping)
    }
    guard count >= 0 else { throw .shapingFailed }
    var length = 0
    let glyphs = ts_buffer_glyphs(handle, &length)
    return body(UnsafeBufferPointer(start: glyphs, count: length), ts_buffer_is_pairwise(handle))
  }

  /// How the runs of this buffer were shaped so far.
  var counts: ShapingCounts { ShapingCounts(ts_buffer_counts(handle)) }
}

/// How runs were shaped.
package struct ShapingCounts: Sendable, Hashable {
  /// By HarfBuzz, once for each run; pairs of characters that a font was asked about are among them.
  package var whole = 0
  /// By adding up the advances of characters and the kerning of pairs.
  package var byPairs = 0
  /// From memory.
  package var recalled = 0

  /// Reads the counts of a buffer.
  init(_ counts: ts_shaping_counts) {
    whole = Int(counts.whole)
    byPairs = Int(counts.by_pairs)
    recalled = Int(counts.recalled)
  }

  /// No run.
  package init() {}

  /// All runs of two counts.
  package static func + (left: ShapingCounts, right: ShapingCounts) -> ShapingCounts {
    var sum = left
    sum.whole += right.whole
    sum.byPairs += right.byPairs
    sum.recalled += right.recalled
    return sum
  }
}
