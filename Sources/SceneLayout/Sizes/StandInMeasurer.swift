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
      var measured = try measurer.measure(copy)
      if request.maximumWidth == nil, Self.isMonospaced(request.font) {
        measured.lines = measured.lines.map { line in
          MeasuredLine(text: line.text, width: Double(line.text.count) * Self.monospacedAdvance * request.font.size)
        }
        measured.width = measured.lines.map(\.width).max() ?? 0
      }
      return measured
    }
  }

  func metrics(of font: FontDescriptor) throws(TextMeasurementError) -> FontMetrics {
    do {
      return try measurer.metrics(of: font)
    } catch .fontUnavailable {
      return try measurer.metrics(of: Self.standIn(for: font))
    }
  }

  /// The width of every character of the monospaced fonts that come with the systems, in em.
  ///
  /// Source: advance widths of Menlo, 1233 of 2048 units; Courier's 1229 differ by less than a point in a title.
  private static let monospacedAdvance = 1233.0 / 2048

  private static func isMonospaced(_ font: FontDescriptor) -> Bool {
    guard case .named(let name) = font.family else { return false }
    let lower = name.lowercased()
    return ["menlo", "courier", "mono"].contains { lower.contains($0) }
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
