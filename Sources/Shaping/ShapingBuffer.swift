import Synchronization
import TitlefitCTextShims

/// The scratch memory of one shaping call.
///
/// Sent between threads by the pool that lends it, and used by one borrower at a time, which makes it sendable.
final class ShapingBuffer: @unchecked Sendable {
  private let handle: OpaquePointer = ts_buffer_create()

  deinit { ts_buffer_destroy(handle) }

  /// Shapes a stretch of text, glyphs in visual order and font units.
  func shape(
    _ text: [UInt16], range: Range<Int>, font: FontInstance, script: ScriptCode, language: String, isRightToLeft: Bool
  ) throws(FontError) -> [ts_glyph] {
    let count = language.withCString { language in
      var shaping = ts_shaping(
        script: script.raw, language: language, right_to_left: isRightToLeft, kerning: font.kerns,
        ligatures: font.rule != .fitted)
      return ts_shape(handle, font.font.handle, text, text.count, range.lowerBound, range.count, &shaping)
    }
    guard count >= 0 else { throw .shapingFailed }
    return [ts_glyph](unsafeUninitializedCapacity: Int(count)) { glyphs, initialized in
      guard let start = glyphs.baseAddress else { return }
      initialized = ts_buffer_copy_glyphs(handle, font.font.handle, start, glyphs.count)
    }
  }
}

/// Buffers that wait for the next call, one for each thread that ever shaped at the same time.
final class BufferPool: Sendable {
  private let idle = Mutex<[ShapingBuffer]>([])

  /// Lends a buffer to a piece of work.
  func withBuffer<Value>(_ body: (ShapingBuffer) throws(FontError) -> Value) throws(FontError) -> Value {
    let buffer = idle.withLock { $0.popLast() } ?? ShapingBuffer()
    defer { idle.withLock { $0.append(buffer) } }
    return try body(buffer)
  }
}
