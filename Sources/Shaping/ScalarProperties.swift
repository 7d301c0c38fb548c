import TitlefitCTextShims
import TitlefitLocales

/// What the cascade asks of a single scalar, as the shaper's own tables answer it.
enum ScalarProperties {
  /// The ISO 15924 script, four bytes, big-endian.
  static func script(_ scalar: UInt32) -> ScriptCode { ScriptCode(raw: ts_scalar_script(scalar)) }

  /// Whether the scalar draws nothing by itself: joiners, variation selectors, direction marks, controls.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    if scalar < 0x20 || (0x7F...0xA0).contains(scalar) && scalar != 0xA0 { return true }
    return scalar >= 0xAD && ts_scalar_is_ignorable(scalar)
  }

  /// Whether the scalar is drawn in colour unless text presentation is asked for.
  static func hasEmojiPresentation(_ scalar: UInt32) -> Bool {
    scalar >= 0x231A && ts_scalar_has_emoji_presentation(scalar)
  }

  /// Whether the scalar can be drawn in colour; digits can.
  static func isEmoji(_ scalar: UInt32) -> Bool { ts_scalar_is_emoji(scalar) }

  /// The canonical composition of two scalars, or nil.
  static func composition(_ first: UInt32, _ second: UInt32) -> UInt32? {
    let composed = ts_scalar_compose(first, second)
    return composed == 0 ? nil : composed
  }

  /// The first scalar of the canonical decomposition.
  static func base(_ scalar: UInt32) -> UInt32 { scalar < 0xC0 ? scalar : ts_scalar_base(scalar) }
}

extension ScriptCode {
  /// Emoji, as ISO 15924 counts them.
  static let emoji = ScriptCode(raw: 0x5A73_7965)
  /// Marks that take the script of their base.
  static let inherited = ScriptCode(raw: 0x5A69_6E68)
  /// Characters without a script.
  static let unknown = ScriptCode(raw: 0x5A7A_7A7A)
  /// Latin.
  static let latin = ScriptCode(raw: 0x4C61_746E)
  /// Greek.
  static let greek = ScriptCode(raw: 0x4772_656B)
  /// Cyrillic.
  static let cyrillic = ScriptCode(raw: 0x4379_726C)
  /// Ideographs.
  static let han = ScriptCode(raw: 0x4861_6E69)
  /// Hangul.
  static let hangul = ScriptCode(raw: 0x4861_6E67)
  /// Arabic.
  static let arabic = ScriptCode(raw: 0x4172_6162)

  /// Whether the platform's user interface font itself draws the script.
  var isPrimary: Bool {
    self == .latin || self == .common || self == .inherited || self == .greek || self == .cyrillic || self == .unknown
  }
}

/// Walks the scalars of a stretch of UTF-16; a lone surrogate comes out as U+FFFD.
@inline(__always)
func forEachScalar(in text: [UInt16], _ range: Range<Int>, _ body: (UInt32) -> Void) {
  var index = range.lowerBound
  while index < range.upperBound {
    let unit = UInt32(text[index])
    index += 1
    guard unit & 0xF800 == 0xD800 else {
      body(unit)
      continue
    }
    if unit < 0xDC00, index < range.upperBound, text[index] & 0xFC00 == 0xDC00 {
      body(0x10000 + (unit - 0xD800) << 10 + (UInt32(text[index]) - 0xDC00))
      index += 1
    } else {
      body(0xFFFD)
    }
  }
}
