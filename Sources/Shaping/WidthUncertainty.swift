/// How far measured widths may be from the platform's, kept so that the parts of a line add up.
///
/// The value of a line is `constant + √squared + linear + max(floor, proportional)`: the errors of single characters are
/// independent (√), those of characters never seen and of whole scripts are not.
public struct WidthUncertainty: Sendable, Hashable {
  /// Points, once a line.
  var constant = 0.0
  /// Square points, summed over characters.
  var squared = 0.0
  /// Points, summed over characters that the calibration hardly saw.
  var linear = 0.0
  /// Points: the least that a line with such text may be wrong by.
  var floor = 0.0
  /// Points, summed over runs in proportion to their width.
  var proportional = 0.0

  /// No uncertainty at all.
  public static let none = WidthUncertainty()

  /// Makes an uncertainty of zero.
  init() {}

  /// The bound in points, which holds for about 95 of 100 texts where the calibration had rows.
  public var bound: Double { constant + squared.squareRoot() + linear + max(floor, proportional) }

  /// Joins the uncertainties of two stretches of one line.
  public static func + (left: WidthUncertainty, right: WidthUncertainty) -> WidthUncertainty {
    var sum = left
    sum.constant = max(left.constant, right.constant)
    sum.squared += right.squared
    sum.linear += right.linear
    sum.floor = max(left.floor, right.floor)
    sum.proportional += right.proportional
    return sum
  }
}
