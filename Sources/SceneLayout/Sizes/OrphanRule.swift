import TitlefitTypography

/// A label's habit of not leaving one word alone on its last line: the word before moves down to it.
///
/// ## Limits
/// Only spaces part words here; where the words of a line are not parted by spaces nothing moves. A last line of several
/// short words, which UIKit sometimes lengthens too, stays.
///
/// Source: UILabel.lineBreakStrategy (standard by default) and NSParagraphStyle.LineBreakStrategy.pushOut, documentation;
/// labels that Interface Builder recorded narrower than their greedy lines.
enum OrphanRule {
  /// The width of the widest line after the rule, in points.
  ///
  /// - Parameters:
  ///   - wrapped: the lines as they break greedily.
  ///   - request: what was measured.
  static func width(
    of wrapped: TextMeasurement, for request: TextRequest, measuring measurer: any TextMeasuring
  ) throws(TextMeasurementError) -> Double {
    let lines = wrapped.lines
    guard !wrapped.isTruncated, wrapped.hardBreakCount == 0, lines.count > 1, let last = lines.last,
      !last.text.contains(" ")
    else { return wrapped.width }
    let before = lines[lines.count - 2].text
    guard let space = before.lastIndex(of: " ") else { return wrapped.width }
    let moved = before[before.index(after: space)...]
    var part = request
    part.maximumWidth = nil
    part.text = String(before[..<space])
    let shortened = try measurer.measure(part).width
    part.text = moved + " " + last.text
    let lengthened = try measurer.measure(part).width
    if let limit = request.maximumWidth, lengthened > limit { return wrapped.width }
    let others = lines.dropLast(2).map(\.width).max() ?? 0
    return max(others, shortened, lengthened)
  }
}
