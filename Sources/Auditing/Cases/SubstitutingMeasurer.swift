import TitlefitTypography

/// A measurer that lets the system font stand in for named fonts and files that cannot be opened, and says so in the
/// measurement.
struct SubstitutingMeasurer: TextMeasuring {
  /// The share of a width by which another font's may differ from the system font's.
  ///
  /// Estimated: Helvetica Neue and Avenir Next lie within 8 % of San Francisco in running Latin text; condensed and wide
  /// faces lie further off, which no bound of use could cover.
  static let uncertainty = 0.12

  let measurer: any TextMeasuring

  func measure(_ request: TextRequest) throws(TextMeasurementError) -> TextMeasurement {
    do {
      return try measurer.measure(request)
    } catch {
      guard case .fontUnavailable(let name, _) = error, request.font.family != .system else { throw error }
      var substitute = request
      substitute.font.family = .system
      var measurement = try measurer.measure(substitute)
      measurement.errorBound += Self.uncertainty * measurement.needed
      measurement.estimates.append(Self.estimate(name))
      return measurement
    }
  }

  func metrics(of font: FontDescriptor) throws(TextMeasurementError) -> FontMetrics {
    do {
      return try measurer.metrics(of: font)
    } catch {
      guard case .fontUnavailable = error, font.family != .system else { throw error }
      var substitute = font
      substitute.family = .system
      return try measurer.metrics(of: substitute)
    }
  }

  /// The sentence that a measurement with the stand-in carries.
  static func estimate(_ name: String) -> String {
    "the font \"\(name)\" was not found; the system font stands in, ± 12 %"
  }
}
