import TitlefitTypography

/// The last texts an engine worked out, so that the same title in another room is not shaped again.
///
/// A text has one place, found from its units and size; a newer text takes it over. Units are compared, not strings: two
/// canonically equal texts may be shaped differently.
struct RecentTexts {
  // A layout asks for the same few texts again and again; a longer memory was no faster.
  private static let capacity = 256
  /// The most UTF-16 units a remembered text has.
  private static let lengthLimit = 512

  private var places = [TextFacts?](repeating: nil, count: capacity)

  /// The facts of a text of this style, or nil where they are not remembered.
  func facts(of units: [UInt16], style: PreparedText.Style) -> TextFacts? {
    guard let facts = places[Self.place(units, style)], facts.text.units == units, facts.text.style == style else {
      return nil
    }
    return facts
  }

  /// Remembers the facts of a text, if it is short.
  mutating func remember(_ facts: TextFacts) {
    guard facts.text.units.count <= Self.lengthLimit else { return }
    places[Self.place(facts.text.units, facts.text.style)] = facts
  }

  /// The place of a text: FNV-1a over its units, the size and the weight.
  private static func place(_ units: [UInt16], _ style: PreparedText.Style) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func mix(_ value: UInt64) { hash = (hash ^ value) &* 0x0000_0100_0000_01B3 }
    for unit in units.prefix(lengthLimit) { mix(UInt64(unit)) }
    mix(style.font.size.bitPattern >> 40)
    mix(UInt64(truncatingIfNeeded: style.font.weight.rawValue))
    return Int(truncatingIfNeeded: (hash ^ hash >> 32) & UInt64(capacity - 1))
  }
}
