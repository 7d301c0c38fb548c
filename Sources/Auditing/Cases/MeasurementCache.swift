import TitlefitLocking
import TitlefitTypography

/// A measurer that remembers what it has measured, for the cases of one series.
///
/// The same title is measured at one content size for every device's width, and many widths ask the same question. A
/// series is also the right life time: another series has another text, so nothing is lost when memory is let go with it.
final class MeasurementCache: TextMeasuring {
  private struct Memory: Sendable {
    var measurements: [MeasurementKey: TextMeasurement] = [:]
    var metrics: [FontDescriptor: FontMetrics] = [:]
  }

  private let measurer: any TextMeasuring
  private let memory = LockedValue(Memory())

  /// Makes an empty cache before a measurer.
  init(_ measurer: any TextMeasuring) { self.measurer = measurer }

  func measure(_ request: TextRequest) throws(TextMeasurementError) -> TextMeasurement {
    let key = MeasurementKey(request)
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
