/// Texts of the user's files made safe for HTML.
enum HTMLText {
  /// The text with markup's characters as references and controls as visible escapes, for content and quoted attributes.
  /// - Complexity: linear in the length.
  static func escaped(_ text: String) -> String {
    let safe = SafeText.line(text)
    guard safe.utf8.contains(where: isMarkup) else { return safe }
    var result = ""
    result.reserveCapacity(safe.utf8.count + 16)
    for scalar in safe.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// A sentence whose quoted parts keep their own reading direction, so that an Arabic title turns no English words.
  static func sentence(_ text: String) -> String {
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2, parts.count % 2 == 1 else { return escaped(text) }
    return parts.enumerated().map { index, part in
      index % 2 == 1 ? "“<bdi>" + escaped(String(part)) + "</bdi>”" : escaped(String(part))
    }.joined()
  }

  /// Several lines with line breaks between them.
  static func lines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "<br>")
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == 0x26 || byte == 0x3C || byte == 0x3E || byte == 0x22 || byte == 0x27
  }
}
