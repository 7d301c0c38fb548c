public import TitlefitCatalogs
public import TitlefitControlLayout
public import TitlefitDiagnostics
public import TitlefitLocales

/// A text as a control shows it: from which unit it comes, in which language, variation and state.
public struct BoundText: Sendable, Hashable {
  /// The table, or nil for a text that no catalog holds.
  public var table: String?
  /// The key, or nil for a text that no catalog holds.
  public var key: String?
  /// The language.
  public var language: LanguageTag
  /// What selects the text among the unit's variations.
  public var variation: VariationPath
  /// The control's state that shows it.
  public var state: ControlState
  /// The text as it stands in the catalog, placeholders included.
  public var value: String
  /// Where the value stands.
  public var location: SourceLocation
  /// Whether the text is the source's, shown because the language has none of its own.
  public var isFallback: Bool
  /// The plural category of each argument's number where the catalog tells; see `StringText.pluralArguments`.
  public var pluralArguments: [Int: PluralCategory]

  /// Makes a text.
  public init(
    table: String?, key: String?, language: LanguageTag, variation: VariationPath = VariationPath(),
    state: ControlState = .normal, value: String, location: SourceLocation, isFallback: Bool = false,
    pluralArguments: [Int: PluralCategory] = [:]
  ) {
    self.table = table
    self.key = key
    self.language = language
    self.variation = variation
    self.state = state
    self.value = value
    self.location = location
    self.isFallback = isFallback
    self.pluralArguments = pluralArguments
  }
}

/// A text with one sample value in the place of each placeholder.
public struct SampledText: Sendable, Hashable {
  /// The text as the reader of the app sees it.
  public var text: String
  /// Where the sample values stand in ``text``.
  public var values: [SampledValue]

  /// Makes a text.
  public init(_ text: String, values: [SampledValue] = []) {
    self.text = text
    self.values = values
  }
}

/// One sample value in a text.
public struct SampledValue: Sendable, Hashable {
  /// The stretch of the text in UTF-16 offsets.
  public var range: Range<Int>
  /// The placeholder as the catalog spells it, such as `%lld`.
  public var placeholder: String
  /// The value put in its place.
  public var value: String

  /// Makes a value.
  public init(range: Range<Int>, placeholder: String, value: String) {
    self.range = range
    self.placeholder = placeholder
    self.value = value
  }
}
