/// Texts of the user's files made safe for one line of a terminal or log.
public enum SafeText {
  /// The text with every character that could move a cursor, start a line or turn the reading direction shown as an
  /// escape (`\n`, `\u{1b}`, `\u{202e}`), and with what a build server takes for a command broken by one; all others stand as
  /// they are.
  ///
  /// Joiners (U+200C, U+200D) and variation selectors stay: they belong to words and emoji.
  /// Source: actions/runner, `ActionCommand.cs`: `::` at the start of a line but for white space, `##[` anywhere; Azure
  /// Pipelines, "Logging commands": `##vso[`; TeamCity, "Service messages": `##teamcity[`.
  /// - Complexity: linear in the length.
  public static func line(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { !isSafe($0) || $0 == ":" || $0 == "#" }) else { return text }
    var result = ""
    // A line may be wrapped at any white space.
    var (before, last): (Unicode.Scalar, Unicode.Scalar) = (" ", " ")
    for scalar in text.unicodeScalars {
      switch scalar {
      case ":" where last == ":" && before.properties.isWhitespace,
        "#" where last == "#":
        result += escape(scalar)
      case _ where isSafe(scalar): result.unicodeScalars.append(scalar)
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result += escape(scalar)
      }
      (before, last) = (last, scalar)
    }
    return result
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String { "\\u{" + String(scalar.value, radix: 16) + "}" }

  /// The safe text in straight quotes, a quote in it with a backslash.
  public static func quoted(_ text: String) -> String {
    "\"" + line(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\\\"") + "\""
  }

  /// Whether a character neither controls a terminal nor the reading direction.
  ///
  /// Source: Unicode 15, Bidi_Control; ECMA-48, C0 and C1 sets.
  static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: false
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
    case 0x2028, 0x2029, 0xFEFF, 0xFFF9...0xFFFB, 0xE0000...0xE007F: false
    default: true
    }
  }
}
