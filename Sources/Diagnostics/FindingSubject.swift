public import TitlefitLocales

/// What a finding is about, by names and never by places or numbers: the base of the fingerprint.
public struct FindingSubject: Sendable, Hashable {
  /// The table (a catalog's name without extension), or nil.
  public var table: String?
  /// The key in the table, or nil.
  public var key: String?
  /// The language, or nil where the finding concerns all.
  public var language: LanguageTag?
  /// The variation's path, such as `plural.few` or `device.iphone/plural.one`, or nil for the plain text.
  public var variation: String?
  /// The control's id, or nil.
  public var control: String?
  /// The control's state, such as `selected`, or nil for normal.
  public var state: String?
  /// The file, only for findings whose subject is a file, such as one that cannot be read.
  public var file: String?

  /// Makes a subject; what is left out is nil.
  public init(
    table: String? = nil, key: String? = nil, language: LanguageTag? = nil, variation: String? = nil,
    control: String? = nil, state: String? = nil, file: String? = nil
  ) {
    self.table = table
    self.key = key
    self.language = language
    self.variation = variation
    self.control = control
    self.state = state
    self.file = file
  }
}

/// The conditions a case is laid out under.
public struct FindingCondition: Sendable, Hashable {
  /// The device width in points, or nil where it plays no part.
  public var width: Double?
  /// The content size category's name, such as `large`, or nil where it plays no part.
  public var contentSize: String?
  /// `ltr` or `rtl`, or nil where direction plays no part.
  public var direction: String?
  /// How many of the conditions looked at fail, this one counted.
  public var failing: Int
  /// How many conditions were looked at.
  public var total: Int

  /// Makes a condition.
  public init(width: Double?, contentSize: String?, direction: String?, failing: Int = 1, total: Int = 1) {
    self.width = width
    self.contentSize = contentSize
    self.direction = direction
    self.failing = failing
    self.total = total
  }
}
