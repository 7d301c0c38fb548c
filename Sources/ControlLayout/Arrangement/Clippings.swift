import TitlefitGeometry
import TitlefitTypography

/// Collects what does not fit.
struct Clippings {
  private var found: [Clipping] = []

  /// Notes a part whose need is more than its room; no room is no limit.
  mutating func note(_ part: Clipping.Part, _ axis: Clipping.Axis, needed: Double, available: Double?) {
    guard let available, needed > available + TextFitter.noise else { return }
    found.append(Clipping(part: part, axis: axis, needed: needed, available: available))
  }

  /// Notes a text that is too wide or has too many lines; for a shrinking text what it needs when smallest.
  mutating func note(_ part: Clipping.Part, _ text: PlacedText?) {
    guard let text else { return }
    note(part, .horizontal, needed: text.neededWidth, available: text.availableWidth)
    let lines = text.lineLimit == 1 ? 1 : max(1, text.measurement.unlimitedLineCount)
    let limited = text.lineLimit > 1 ? Double(text.lineLimit) * text.lineHeight : .infinity
    let room = min(text.availableHeight ?? .infinity, limited)
    note(part, .vertical, needed: Double(lines) * text.lineHeight, available: room.isFinite ? room : nil)
  }

  /// All of them, the one that lacks most first; then by part and axis.
  var worstFirst: [Clipping] {
    found.sorted { left, right in
      let lacking = (left.needed - left.available, right.needed - right.available)
      if lacking.0 != lacking.1 { return lacking.0 > lacking.1 }
      return left.part == right.part ? left.axis.rawValue < right.axis.rawValue : left.part < right.part
    }
  }
}
