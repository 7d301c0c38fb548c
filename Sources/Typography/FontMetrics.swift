/// The vertical measures of a font at its size, in points.
public struct FontMetrics: Sendable, Hashable {
  /// The height above the baseline, positive.
  public var ascender: Double
  /// The depth below the baseline, positive.
  public var descender: Double
  /// The gap between lines that the font asks for; zero for San Francisco.
  public var leading: Double

  /// Makes metrics from three lengths in points, all positive or zero.
  public init(ascender: Double, descender: Double, leading: Double) {
    self.ascender = ascender
    self.descender = descender
    self.leading = leading
  }

  /// The height of one line in points, as `UIFont.lineHeight`: ascender, descender and leading together, not rounded.
  public var lineHeight: Double { ascender + descender + leading }
}
