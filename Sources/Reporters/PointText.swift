/// Lengths in words of a message.
public enum PointText {
  /// A number with at most so many decimals, trailing zeros left out: `120`, `143.5`.
  ///
  /// Numbers that are not finite give `?`; from a million million on they are written as Swift does.
  public static func number(_ value: Double, decimals: Int = 1) -> String {
    guard value.isFinite else { return "?" }
    guard abs(value) < 1e12 else { return value.description }
    var factor = 1
    for _ in 0..<decimals { factor *= 10 }
    let units = Int((value * Double(factor)).rounded())
    let (whole, rest) = abs(units).quotientAndRemainder(dividingBy: factor)
    let sign = units < 0 ? "-" : ""
    guard rest > 0 else { return sign + String(whole) }
    var digits = String(rest)
    digits = String(repeating: "0", count: decimals - digits.utf8.count) + digits
    while digits.hasSuffix("0") { digits.removeLast() }
    return sign + String(whole) + "." + digits
  }

  /// Two numbers to be compared: one decimal each, two where one would make different numbers look equal.
  public static func pair(_ first: Double, _ second: Double) -> (String, String) {
    let short = (number(first), number(second))
    guard short.0 == short.1, first != second else { return short }
    return (number(first, decimals: 2), number(second, decimals: 2))
  }
}
