import Synchronization
import TitlefitGeometry
import TitlefitLocales
public import TitlefitTypography

/// A measurer that remembers what it has measured.
///
/// Requests are compared by the bytes of their text: Swift's strings are equal where they are canonically equivalent,
/// though they may be shaped differently.
public final class MeasurementCache: TextMeasuring {
  private struct Key: Hashable, Sendable {
    var text: [UInt8]
    var language: LanguageTag
    var direction: LayoutDirection
    var font: FontDescriptor
    var maximumWidth: Double?
    var lineLimit: Int
    var lineBreakMode: LineBreakMode
  }

  private struct Shard: Sendable {
    var measurements: [Key: TextMeasurement] = [:]
    var hits = 0
    var misses = 0
  }

  private let measurer: any TextMeasuring
  private let shards: [ShardBox]

  private final class ShardBox: Sendable {
    let shard = Mutex(Shard())
  }

  /// Makes an empty cache before a measurer.
  public init(_ measurer: any TextMeasuring) {
    self.measurer = measurer
    shards = (0..<16).map { _ in ShardBox() }
  }

  /// How many requests were answered from memory, and how many by the measurer.
  ///
  /// With several threads a request may be measured twice, so that only their sum is the same on every run.
  public var counts: (hits: Int, misses: Int) {
    shards.reduce(into: (hits: 0, misses: 0)) { counts, box in
      box.shard.withLock {
        counts.hits += $0.hits
        counts.misses += $0.misses
      }
    }
  }

  /// Measures a text, or answers from memory.
  public func measure(_ request: TextRequest) throws(TextMeasurementError) -> TextMeasurement {
    let key = Key(
      text: Array(request.text.utf8), language: request.language, direction: request.direction, font: request.font,
      maximumWidth: request.maximumWidth, lineLimit: request.lineLimit, lineBreakMode: request.lineBreakMode)
    let box = shards[Int(UInt(bitPattern: key.hashValue) % UInt(shards.count))]
    let known = box.shard.withLock { shard -> TextMeasurement? in
      let found = shard.measurements[key]
      if found == nil { shard.misses += 1 } else { shard.hits += 1 }
      return found
    }
    if let known { return known }
    let measurement = try measurer.measure(request)
    box.shard.withLock { $0.measurements[key] = measurement }
    return measurement
  }

  /// The vertical measures of a font, asked of the measurer each time.
  public func metrics(of font: FontDescriptor) throws(TextMeasurementError) -> FontMetrics {
    try measurer.metrics(of: font)
  }
}
