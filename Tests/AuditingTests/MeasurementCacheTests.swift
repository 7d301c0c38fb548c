import Synchronization
import Testing
import TitlefitLocales
import TitlefitTestSupport
import TitlefitTypography

@testable import TitlefitAuditing

/// Counts what it is asked.
private final class Counting: TextMeasuring {
  let count = Atomic(0)
  let square = SquareFontMeasurer()

  func measure(_ request: TextRequest) throws(TextMeasurementError) -> TextMeasurement {
    count.add(1, ordering: .relaxed)
    return square.measure(request)
  }

  func metrics(of font: FontDescriptor) throws(TextMeasurementError) -> FontMetrics { square.metrics(of: font) }
}

@Test("A request is measured once, and canonically equal texts are different requests")
func once() throws {
  let counting = Counting()
  let cache = MeasurementCache(counting)
  let precomposed = TextRequest("\u{E9}", language: "fr", font: .system(10))
  let decomposed = TextRequest("e\u{301}", language: "fr", font: .system(10))
  #expect(precomposed.text == decomposed.text)
  _ = try cache.measure(precomposed)
  _ = try cache.measure(precomposed)
  #expect(counting.count.load(ordering: .relaxed) == 1)
  _ = try cache.measure(decomposed)
  #expect(counting.count.load(ordering: .relaxed) == 2)
}

@Test("A run takes over what earlier ones measured, and what was not asked for lately is forgotten past a limit")
func overRuns() throws {
  let (kept, dropped) = (
    TextRequest("kept", language: "de", font: .system(10)), TextRequest("x", language: "de", font: .system(10))
  )
  for (limit, measured) in [(1, 3), (3, 2)] {
    let counting = Counting()
    let memory = MeasurementMemory(counting, limit: limit)
    let first = try memory.measure(kept)
    _ = try memory.measure(dropped)
    for _ in 0..<2 {
      memory.turn()
      #expect(try memory.measure(kept) == first)
    }
    #expect(counting.count.load(ordering: .relaxed) == 2)
    _ = try memory.measure(dropped)
    #expect(counting.count.load(ordering: .relaxed) == measured)
  }
}
