/// The numbers behind a finding, each with a name; reporters format them, rules don't.
public struct Evidence: Sendable, Hashable {
  /// What the unit of ``available`` and ``needed`` is.
  public enum Unit: String, Sendable, Hashable {
    /// Points.
    case points
    /// Lines of text.
    case lines
  }

  /// The room there is, in ``unit``, or nil.
  public var available: Double?
  /// The room that is needed, in ``unit``, or nil.
  public var needed: Double?
  /// The unit of both.
  public var unit: Unit
  /// The error bound of ``needed`` in points, or nil.
  public var errorBound: Double?
  /// Further values under short names in lowerCamelCase, in alphabetical order when reported.
  public var values: [String: EvidenceValue]

  /// Makes evidence; what is left out is nil.
  public init(
    available: Double? = nil, needed: Double? = nil, unit: Unit = .points, errorBound: Double? = nil,
    values: [String: EvidenceValue] = [:]
  ) {
    self.available = available
    self.needed = needed
    self.unit = unit
    self.errorBound = errorBound
    self.values = values
  }
}

/// One named value of evidence.
public enum EvidenceValue: Sendable, Hashable {
  /// A number; lengths are points.
  case number(Double)
  /// A text, such as the fitting content size.
  case text(String)
  /// Several texts, such as the missing plural categories.
  case list([String])
  /// Several named lengths in points, such as what is taken from a width, in the order in which they are counted.
  case terms([EvidenceTerm])
}

/// One named length of a sum.
public struct EvidenceTerm: Sendable, Hashable {
  /// What it is, in plain words.
  public var name: String
  /// Its length in points; negative where it is taken away.
  public var points: Double

  /// Makes a term.
  public init(_ name: String, _ points: Double) {
    self.name = name
    self.points = points
  }
}
