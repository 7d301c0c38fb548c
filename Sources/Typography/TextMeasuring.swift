/// Something that can measure text: the real engine, or a double in tests.
///
/// A measurer may be used by several threads at once and answers the same request with the same numbers.
public protocol TextMeasuring: Sendable {
  /// Measures one text.
  ///
  /// - Throws: ``TextMeasurementError`` where no font can be opened; a missing glyph is no error but part of the result.
  func measure(_ request: TextRequest) throws(TextMeasurementError) -> TextMeasurement

  /// The vertical measures of a font, fallback fonts left aside.
  ///
  /// - Throws: ``TextMeasurementError`` where the font cannot be opened.
  func metrics(of font: FontDescriptor) throws(TextMeasurementError) -> FontMetrics
}

/// Why a text could not be measured.
public enum TextMeasurementError: Error, Sendable, Hashable {
  /// No file serves the font; the name or path asked for and the reason.
  case fontUnavailable(name: String, reason: String)
  /// The text is longer than the engine takes; its length and the limit in UTF-16 units.
  case textTooLong(length: Int, limit: Int)
  /// A library call failed; which one and its status.
  case engine(call: String, status: Int)
}
