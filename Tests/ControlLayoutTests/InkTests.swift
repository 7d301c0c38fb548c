import Testing
import TitlefitControlLayout
import TitlefitGeometry
import TitlefitTestSupport
import TitlefitTypography

/// A square font whose lines are drawn in a given box.
private struct InkedMeasurer: TextMeasuring {
  var ink: InkExtents
  private let square = SquareFontMeasurer()

  init(ink: InkExtents) { self.ink = ink }

  func metrics(of font: FontDescriptor) -> FontMetrics { square.metrics(of: font) }

  func measure(_ request: TextRequest) -> TextMeasurement {
    var measurement = square.measure(request)
    for index in measurement.lines.indices { measurement.lines[index].ink = ink }
    return measurement
  }
}

private func overflow(_ ink: InkExtents, height: Double? = nil) throws -> EdgeInsets? {
  var scene = Scene(configuration(), title: "Save", height: height)
  scene.measurer = InkedMeasurer(ink: ink)
  return try scene.layout().title?.inkOverflow
}

@Test("Ink that leaves the label is counted on each side")
func inkOutside() throws {
  // The label is 20 × 12, four fifths of the 12 above the baseline: 9.6 and 2.4.
  let result = try #require(try overflow(InkExtents(minX: -1, maxX: 22, above: 10.6, below: 4.4)))
  #expect(isClose([result.top, result.left, result.bottom, result.right], [1, 1, 2, 2]))
}

@Test("Ink inside the label is none of it")
func inkInside() throws {
  #expect(try overflow(InkExtents(minX: 1, maxX: 19, above: 8, below: 2)) == EdgeInsets.zero)
}

@Test("A label that is too low cuts ink at its bottom")
func inkInLowLabel() throws {
  // 20 − 14 leaves 6 of 12: ink that ends with the line is 6 too deep.
  let result = try #require(try overflow(InkExtents(minX: 0, maxX: 20, above: 9.6, below: 2.4), height: 20))
  #expect(isClose([result.bottom], [6]))
}

@Test("A measurement without ink says nothing about it")
func noInk() throws {
  #expect(try Scene(configuration(), title: "Save").layout().title?.inkOverflow == nil)
}
