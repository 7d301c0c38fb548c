public import TitlefitDiagnostics
public import TitlefitLocales

/// The project as a whole.
public struct ProjectFacts: Sendable {
  /// The language the project is written in.
  public var sourceLanguage: LanguageTag
  /// All languages, in the order of their tags.
  public var languages: [LanguageTag]
  /// All units, by table and key.
  public var units: [UnitFacts]
  /// All controls, in the order of their places, without their series, which are let go once they were looked at.
  public var controls: [ControlFacts]
  /// The title patterns of the configuration that match no unit, with the control's name and the pattern's place.
  public var deadBindings: [DeadBinding]

  /// Makes facts.
  public init(
    sourceLanguage: LanguageTag, languages: [LanguageTag], units: [UnitFacts], controls: [ControlFacts],
    deadBindings: [DeadBinding] = []
  ) {
    self.sourceLanguage = sourceLanguage
    self.languages = languages
    self.units = units
    self.controls = controls
    self.deadBindings = deadBindings
  }
}

/// A pattern of the configuration that no unit matches.
public struct DeadBinding: Sendable, Hashable {
  /// The control's name.
  public var control: String
  /// The pattern as written.
  public var pattern: String
  /// Where it stands.
  public var location: SourceLocation

  /// Makes a dead binding.
  public init(control: String, pattern: String, location: SourceLocation) {
    self.control = control
    self.pattern = pattern
    self.location = location
  }
}
