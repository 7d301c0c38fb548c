public import TitlefitControls
public import TitlefitLocales

/// One control with all its cases.
public struct ControlFacts: Sendable {
  /// The control.
  public var control: Control
  /// Its series, by text, language, variation and state, in that order, each with its first case only where the run asks
  /// about the control.
  public var series: [CaseSeries]
  /// The project's languages that are written from right to left.
  public var rightToLeftLanguages: [LanguageTag]
  /// Why the control was not measured at all, or nil where at least one series has cases.
  public var notMeasured: String?
  /// The fonts the control names that could not be opened, so that the system font stood in for them; in order.
  public var missingFonts: [String]
  /// How many cases all series had.
  public var caseCount: Int

  /// Makes facts; the cases are those of the series.
  public init(
    control: Control, series: [CaseSeries], rightToLeftLanguages: [LanguageTag], notMeasured: String? = nil,
    missingFonts: [String] = []
  ) {
    self.control = control
    self.series = series
    self.rightToLeftLanguages = rightToLeftLanguages
    self.notMeasured = notMeasured
    self.missingFonts = missingFonts
    caseCount = series.reduce(0) { $0 + $1.cases.count }
  }
}
