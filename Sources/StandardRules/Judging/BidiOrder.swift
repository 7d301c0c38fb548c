import TitlefitGeometry
import TitlefitUnicodeText

/// The order in which the characters of a text are drawn.
struct BidiOrder {
  private let levels: [UInt8]
  private let units: [UInt16]

  /// Runs the bidirectional algorithm over one line; nil where ICU fails.
  /// - Complexity: linear in the length of the text.
  init?(_ text: String, direction: LayoutDirection) {
    units = Array(text.utf16)
    guard !units.isEmpty, units.count < 4096,
      let found = try? TextAnalysis.levels(of: units, direction: direction)
    else { return nil }
    levels = found
  }

  /// The UTF-16 offsets from the left to the right.
  var visual: [Int] { BidiLine.visualOrder(of: levels) }

  /// The place of each UTF-16 offset, counted from the left.
  var places: [Int] {
    var places = Array(repeating: 0, count: levels.count)
    for (place, offset) in visual.enumerated() where places.indices.contains(offset) { places[offset] = place }
    return places
  }

  /// Whether the character at an offset is drawn from right to left.
  func isRightToLeft(at offset: Int) -> Bool { levels.indices.contains(offset) && levels[offset] & 1 == 1 }
}
