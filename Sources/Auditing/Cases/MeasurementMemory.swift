import TitlefitLocking
public import TitlefitTypography

/// The measurements of the last run, for the next one over nearly the same texts.
///
/// A run looks up what earlier runs measured. What was not asked for lately is forgotten once there is much of it, so that
/// memory follows the project and not the number of runs; a run that takes most outcomes over asks for little, so that
/// having asked for nothing once is no reason to forget. Errors are not remembered: a font may have come.
public final class MeasurementMemory: TextMeasuring {
  private struct Memory: Sendable {
    var current: [MeasurementKey: TextMeasurement] = [:]
    var last: [MeasurementKey: TextMeasurement] = [:]
  }

  private let measurer: any TextMeasuring
  private let limit: Int
  private let memory = LockedValue(Memory())

  /// Makes an empty memory before a measurer.
  /// - Parameter limit: how many measurements are kept whether they are asked for or not.
  public init(_ measurer: any TextMeasuring, limit: Int = 50_000) {
    self.measurer = measurer
    self.limit = limit
  }

  /// Begins the next run.
  public func turn() {
    memory.withLock { memory in
      guard memory.current.count >= limit else { return }
      memory.last = memory.current
      memory.current = [:]
    }
  }

  /// What was measured before, or is measured now.
  public func measure(_ request: TextRequest) throws(TextMeasurementError) -> TextMeasurement {
    let key = MeasurementKey(request)
    let known = memory.withLock { memory -> TextMeasurement? in
      if let known = memory.current[key] { return known }
      let known = memory.last[key]
      if let known { memory.current[key] = known }
      return known
    }
    if let known { return known }
    let measurement = try measurer.measure(request)
    memory.withLock { $0.current[key] = measurement }
    return measurement
  }

  /// The metrics known from before, or asked for now.
  public func metrics(of font: FontDescriptor) throws(TextMeasurementError) -> FontMetrics {
    try measurer.metrics(of: font)
  }
}

/// A request by the bytes of its text: Swift's strings are equal where they are canonically equivalent, though they may be
/// shaped differently.
struct MeasurementKey: Hashable, Sendable {
  private var text: [UInt8]
  private var request: TextRequest

  /// The key of a request.
  init(_ request: TextRequest) {
    text = Array(request.text.utf8)
    self.request = request
    self.request.text = ""
  }
}
