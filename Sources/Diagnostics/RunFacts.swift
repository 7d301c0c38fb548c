public import TitlefitLocales

/// What one run read, measured and used.
public struct RunFacts: Sendable, Hashable {
  /// What was read, one element a format, by format name.
  public var inputs: [InputCount]
  /// The controls that were found and what became of them.
  public var controls: ControlCount
  /// The languages that were measured, in order.
  public var languages: [LanguageTag]
  /// How many cases were laid out.
  public var cases: Int
  /// The fonts that served, in the order of their names.
  public var fonts: [FontFact]
  /// The platform generation, such as `ios-17`.
  public var platform: String
  /// The device widths in points.
  public var widths: [Double]
  /// The content size categories' names.
  public var contentSizes: [String]
  /// The source language.
  public var sourceLanguage: LanguageTag
  /// The seconds each phase took, by the phase's name; not part of what is deterministic.
  public var phases: [String: Double]
  /// How many findings a baseline accepted.
  public var accepted = 0
  /// How many findings comments of translations switched off.
  public var suppressed = 0
  /// The entries of the baseline that no longer occur, with the count that is missing.
  public var staleBaseline: [BaselineEntry] = []
  /// What was left out as unchanged, or nil where the run looked at everything.
  public var changes: ChangeFacts?
  /// The seconds each rule took, by its id; not part of what is deterministic, and not of reports.
  public var ruleSeconds: [RuleID: Double]

  /// Makes the facts of an empty run.
  public init(platform: String, sourceLanguage: LanguageTag) {
    self.platform = platform
    self.sourceLanguage = sourceLanguage
    inputs = []
    controls = ControlCount(found: 0, measured: 0, notMeasured: [:])
    languages = []
    cases = 0
    fonts = []
    widths = []
    contentSizes = []
    phases = [:]
    ruleSeconds = [:]
  }
}

/// How much of one format was read.
public struct InputCount: Sendable, Hashable {
  /// The format's name, such as `strings`.
  public var format: String
  /// How many files.
  public var files: Int
  /// How many entries: key and value pairs with duplicates, top-level keys of a .stringsdict, key × language units of a
  /// String Catalog, controls of a document.
  public var entries: Int
  /// The languages seen in these files, in order.
  public var languages: [LanguageTag]
  /// How many distinct keys, for formats whose entries are key × language units; nil elsewhere.
  public var keys: Int?

  /// Makes a count.
  public init(format: String, files: Int, entries: Int, languages: [LanguageTag], keys: Int? = nil) {
    self.format = format
    self.files = files
    self.entries = entries
    self.languages = languages
    self.keys = keys
  }
}

/// What became of the controls that were found.
public struct ControlCount: Sendable, Hashable {
  /// How many controls.
  public var found: Int
  /// How many of them were measured in at least one case.
  public var measured: Int
  /// The others by reason.
  public var notMeasured: [String: Int]
  /// What came of the places in code that give buttons a title, or nil where no code was read.
  public var codeTitles: CodeTitleCount?

  /// Makes a count.
  public init(found: Int, measured: Int, notMeasured: [String: Int]) {
    self.found = found
    self.measured = measured
    self.notMeasured = notMeasured
  }
}

/// A font file that served in a run.
public struct FontFact: Sendable, Hashable {
  /// The face's name.
  public var name: String
  /// The file's name without its folders.
  public var file: String
  /// The file's SHA-256 digest in hexadecimal.
  public var digest: String
  /// The ISO 15924 scripts it served, in order.
  public var scripts: [String]
  /// The error bound in words, such as `± 0.6 pt at 10 characters`.
  public var bound: String

  /// Makes a fact.
  public init(name: String, file: String, digest: String, scripts: [String], bound: String) {
    self.name = name
    self.file = file
    self.digest = digest
    self.scripts = scripts
    self.bound = bound
  }
}

/// What came of the places in code that give buttons a title; a place counts once.
public struct CodeTitleCount: Sendable, Hashable {
  /// How many places.
  public var found: Int
  /// How many led to a key.
  public var keys: Int
  /// How many led to a text that no catalog translates, and to no key.
  public var literals: Int
  /// The others by reason.
  public var unresolved: [String: Int]
  /// The others by place: reason, then expression.
  public var places: [UnresolvedCodeTitle]

  /// Makes a count.
  public init(found: Int, keys: Int, literals: Int, unresolved: [String: Int], places: [UnresolvedCodeTitle] = []) {
    self.found = found
    self.keys = keys
    self.literals = literals
    self.unresolved = unresolved
    self.places = places
  }
}

/// A place in code that gives a button a title which could not be found out.
public struct UnresolvedCodeTitle: Sendable, Hashable {
  /// Why, a stable word.
  public var reason: String
  /// The expression, shortened.
  public var expression: String
  /// Where.
  public var location: SourceLocation

  /// Makes a title.
  public init(reason: String, expression: String, location: SourceLocation) {
    self.reason = reason
    self.expression = expression
    self.location = location
  }
}
