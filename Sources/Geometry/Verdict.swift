/// Whether a need fits the room it has, given the error bound of the measurement.
public enum Verdict: String, Sendable, Hashable, CaseIterable {
  /// need + error bound ≤ have.
  case fits
  /// Neither is certain.
  case unsure
  /// need − error bound > have.
  case fails

  /// The verdict of a need in a room, all three in the same unit; no room (`nil`) fits everything.
  ///
  /// A millionth of the unit is forgiven: sums of rounded lengths carry that much noise.
  public init(need: Double, have: Double?, errorBound: Double) {
    guard let have else {
      self = .fits
      return
    }
    let noise = 1e-6
    if need + errorBound <= have + noise {
      self = .fits
    } else if need - errorBound > have + noise {
      self = .fails
    } else {
      self = .unsure
    }
  }

  /// The worse of two verdicts.
  public func worse(_ other: Verdict) -> Verdict {
    self == .fails || other == .fails ? .fails : other == .fits ? self : other
  }
}
