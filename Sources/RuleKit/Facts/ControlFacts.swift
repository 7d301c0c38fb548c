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
  /// The texts that could not be measured, in the order of the series, whether or not others could.
  public var textsNotMeasured: [TextNotMeasured] = []
  /// The fonts the control names that could not be opened, so that the system font stood in for them; in order.
  public var missingFonts: [String]
  /// Why those of them that are there cannot be used, by name; the others were not found.
  public var unusableFonts: [String: String] = [:]
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

/// A text of a control that could not be measured.
public struct TextNotMeasured: Sendable, Hashable {
  /// The title, or the subtitle of a button without one.
  public var text: BoundText
  /// Why, as a short phrase.
  public var reason: String

  /// Makes a text.
  public init(_ text: BoundText, reason: String) {
    self.text = text
    self.reason = reason
  }
}
