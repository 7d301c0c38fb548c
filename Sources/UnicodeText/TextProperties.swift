import TitlefitCTextShims

/// What Unicode's character database says of single code points and of whole strings.
///
/// A code point is any 32-bit number: unpaired surrogates have properties too, and a number above U+10FFFF has none.
public enum TextProperties {
  /// The General_Category.
  public static func generalCategory(of codePoint: UInt32) -> GeneralCategory {
    GeneralCategory(rawValue: Int(ts_general_category(codePoint))) ?? .unassigned
  }

  /// The ISO 15924 name of the code point's own script: `Zyyy` for Common, `Zinh` for Inherited, `Zzzz` for unknown.
  public static func script(of codePoint: UInt32) -> String { String(cString: ts_script_name(ts_script_of(codePoint))) }

  /// The scripts that occur in a text, Common, Inherited and unknown left out, sorted by name.
  ///
  /// - Complexity: linear in the length of the text.
  public static func scripts(in text: String) -> [String] {
    var codes: Set<Int32> = []
    for scalar in text.unicodeScalars { codes.insert(ts_script_of(scalar.value)) }
    let names = codes.map { String(cString: ts_script_name($0)) }
    return names.filter { !["Zyyy", "Zinh", "Zzzz"].contains($0) }.sorted()
  }

  /// Whether the code point has the General_Category Cc.
  public static func isControl(_ codePoint: UInt32) -> Bool { generalCategory(of: codePoint) == .control }

  /// Whether no character is assigned to the code point; noncharacters count as unassigned.
  public static func isUnassigned(_ codePoint: UInt32) -> Bool { generalCategory(of: codePoint) == .unassigned }

  /// Whether the code point is a mark, an embedding, an override, an isolate or the end of one (Bidi_Control).
  public static func isBidiControl(_ codePoint: UInt32) -> Bool { has(ts_property_bidi_control, codePoint) }

  /// Whether the character is mirrored in right-to-left text, as parentheses are (Bidi_Mirrored).
  public static func isMirrored(_ codePoint: UInt32) -> Bool { has(ts_property_bidi_mirrored, codePoint) }

  /// The code point whose glyph stands for this one in right-to-left text, or the same where there is none.
  ///
  /// Source: UAX #9, rule L4; BidiMirroring.txt.
  public static func mirrored(_ codePoint: UInt32) -> UInt32 { ts_mirror(codePoint) }

  /// Whether a renderer shows nothing for it where the font has no glyph (Default_Ignorable_Code_Point).
  public static func isDefaultIgnorable(_ codePoint: UInt32) -> Bool { has(ts_property_default_ignorable, codePoint) }

  /// Whether the character is shown as a colour picture unless a text selector follows (Emoji_Presentation).
  public static func isEmojiPresentation(_ codePoint: UInt32) -> Bool { has(ts_property_emoji_presentation, codePoint) }

  /// Whether the character may be an emoji (Emoji); digits, `#` and `*` are.
  public static func isEmoji(_ codePoint: UInt32) -> Bool { has(ts_property_emoji, codePoint) }

  /// Whether the code point is white space (White_Space), U+0085 and the no-break space among them.
  public static func isWhiteSpace(_ codePoint: UInt32) -> Bool { has(ts_property_white_space, codePoint) }

  /// Whether the code point will never be a character, as U+FFFF.
  public static func isNoncharacter(_ codePoint: UInt32) -> Bool { has(ts_property_noncharacter, codePoint) }

  /// Whether the text is in Normalization Form C.
  ///
  /// - Throws: ``UnicodeTextError`` where ICU has no normalization data.
  /// - Complexity: linear in the length of the text.
  public static func isNormalizedNFC(_ text: String) throws(UnicodeTextError) -> Bool {
    let units = Array(text.utf16)
    var status: Int32 = 0
    let answer = ts_is_nfc(units, Int32(clamping: units.count), &status)
    guard status <= 0 else { throw .icu(call: "unorm2_isNormalized", status: Int(status)) }
    return answer != 0
  }

  private static func has(_ property: some BinaryInteger, _ codePoint: UInt32) -> Bool {
    ts_has_property(Int32(property), codePoint) != 0
  }

  private static func has(_ property: some RawRepresentable<UInt32>, _ codePoint: UInt32) -> Bool {
    ts_has_property(Int32(property.rawValue), codePoint) != 0
  }
}
