import TitlefitTypography

/// Measures texts whose font no file serves with the system's font of the same size and of the weight in the font's name.
struct StandInMeasurer: TextMeasuring {
  private let measurer: any TextMeasuring

  /// Wraps a measurer.
  init(_ measurer: any TextMeasuring) { self.measurer = measurer }

  func measure(_ request: TextRequest) throws(TextMeasurementError) -> TextMeasurement {
    do {
      return try measurer.measure(request)
    } catch .fontUnavailable {
      var copy = request
      copy.font = Self.standIn(for: request.font)
      return try measurer.measure(copy)
    }
  }

  func metrics(of font: FontDescriptor) throws(TextMeasurementError) -> FontMetrics {
    do {
      return try measurer.metrics(of: font)
    } catch .fontUnavailable {
      return try measurer.metrics(of: Self.standIn(for: font))
    }
  }

  private static func standIn(for font: FontDescriptor) -> FontDescriptor {
    var copy = font
    copy.family = .system
    guard case .named(let name) = font.family else { return copy }
    let lower = name.lowercased()
    copy.isItalic = font.isItalic || lower.hasSuffix("italic") || lower.hasSuffix("oblique")
    let weights = FontWeight.allCases.filter { lower.contains($0.name.lowercased()) }
    // Semibold contains bold: the longest name is the one that is meant.
    if let weight = weights.max(by: { $0.name.utf8.count < $1.name.utf8.count }) { copy.weight = weight }
    return copy
  }
}
