import TitlefitCTextShims
package import TitlefitGeometry

/// Finds the embedding levels of many texts one after the other without allocating; one thread uses it at a time.
///
/// ## Limits
/// A text that runs in one direction throughout has the paragraph's level or the next of that direction everywhere,
/// whatever embeddings it holds: ICU leaves the deeper levels out where they cannot change the order.
package final class BidiResolver {
  private let analyzer: OpaquePointer

  /// Opens a resolver.
  ///
  /// - Throws: ``UnicodeTextError`` where ICU cannot.
  package init() throws(UnicodeTextError) {
    var status: Int32 = 0
    guard let analyzer = ts_analyzer_open("und", &status) else {
      throw .icu(call: "uloc_forLanguageTag", status: Int(status))
    }
    self.analyzer = analyzer
  }

  deinit { ts_analyzer_close(analyzer) }

  /// Writes a level for each unit; false where ICU fails or the buffer is shorter than the text.
  package func resolve(
    _ units: UnsafeBufferPointer<UInt16>, direction: LayoutDirection, into levels: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard let text = units.baseAddress, let first = levels.baseAddress, levels.count >= units.count else {
      return units.isEmpty
    }
    var status: Int32 = 0
    ts_bidi_levels(analyzer, text, Int32(units.count), direction.paragraphLevel, first, &status)
    return status <= 0
  }

  /// Writes the visual order of neighbours with these levels, from left to right.
  package func order(_ levels: UnsafeBufferPointer<UInt8>, into order: UnsafeMutableBufferPointer<Int32>) {
    guard let first = levels.baseAddress, let target = order.baseAddress, order.count >= levels.count else { return }
    ts_bidi_visual_order(first, Int32(levels.count), target)
  }

  /// The direction of the first strong character: 0 left to right, 1 right to left, -1 none.
  package func firstStrong(_ units: UnsafeBufferPointer<UInt16>) -> Int {
    guard let first = units.baseAddress else { return -1 }
    return Int(ts_bidi_first_strong(first, Int32(units.count)))
  }
}
