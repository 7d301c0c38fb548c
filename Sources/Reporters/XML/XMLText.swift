/// Texts made safe for XML.
enum XMLText {
  /// An element's start or, with `isEmpty`, the whole element; attributes in the given order.
  static func tag(_ name: String, _ attributes: KeyValuePairs<String, String>, isEmpty: Bool = false) -> String {
    "<" + name + attributes.map { " " + $0.key + "=\"" + escaped($0.value) + "\"" }.joined() + (isEmpty ? "/>" : ">")
  }

  /// A text for an attribute or an element; what moves cursors or is no character of XML is shown as an escape.
  ///
  /// Source: XML 1.0, fifth edition, sections 2.2 (Char) and 2.4.
  static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in SafeText.line(text).unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&apos;"
      case "\u{FFFE}", "\u{FFFF}": result += "\\u{" + String(scalar.value, radix: 16) + "}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
