import Synchronization
import TitlefitGeometry
import TitlefitLocales
import TitlefitTypography

/// A measurer that remembers what it has measured, for the cases of one series.
///
/// The same title is measured at one content size for every device's width, and many widths ask the same question. A
/// series is also the right life time: another series has another text, so nothing is lost when memory is let go with it.
/// Requests are compared by the bytes of their text: Swift's strings are equal where they are canonically equivalent,
/// though they may be shaped differently.
final class MeasurementCache: TextMeasuring {
  private struct Key: Hashable, Sendable {
    var text: [UInt8]
    var language: LanguageTag
    var direction: LayoutDirection
    var font: FontDescriptor
    var maximumWidth: Double?
    var lineLimit: Int
    var lineBreakMode: LineBreakMode
  }

  private struct Memory: Sendable {
    var measurements: [Key: TextMeasurement] = [:]
    var metrics: [FontDescriptor: FontMetrics] = [:]
  }

  private let measurer: any TextMeasuring
  private let memory = Mutex(Memory())

  /// Makes an empty cache before a measurer.
  init(_ measurer: any TextMeasuring) { self.measurer = measurer }

  func measure(_ request: TextRequest) throws(TextMeasurementError) -> TextMeasurement {
    let key = Key(
      text: Array(request.text.utf8), language: request.language, direction: request.direction, font: request.font,
      maximumWidth: request.maximumWidth, lineLimit: request.lineLimit, lineBreakMode: request.lineBreakMode)
    if let known = memory.withLock({ $0.measurements[key] }) { return known }
    let measurement = try measurer.measure(request)
    memory.withLock { $0.measurements[key] = measurement }
    return measurement
  }

  func metrics(of font: FontDescriptor) throws(TextMeasurementError) -> FontMetrics {
    if let known = memory.withLock({ $0.metrics[font] }) { return known }
    let metrics = try measurer.metrics(of: font)
    memory.withLock { $0.metrics[font] = metrics }
    return metrics
  }
}
