/// Breaks texts for people into lines of a terminal's width.
struct LineWrapping {
  /// The columns of a line; nil where lines are as long as they are.
  let columns: Int?

  /// A text of at least one word a line, cut at spaces, and where a word is wider than the line between two grapheme
  /// clusters; lines after the first are moved in.
  /// - Parameters:
  ///   - indent: the columns in front of every line, which the result holds as spaces.
  ///   - hanging: the further columns in front of every line but the first.
  /// - Complexity: linear in the length.
  func lines(_ text: String, indent: Int, hanging: Int = 2) -> [String] {
    let margin = String(repeating: " ", count: indent)
    // A terminal too narrow for the margin is left to fold lines by itself.
    guard let columns, columns >= indent + 20 else { return [margin + text] }
    var lines: [String] = []
    var line = ""
    var width = 0
    var room: Int { columns - indent - (lines.isEmpty ? 0 : hanging) }
    func end() {
      lines.append((lines.isEmpty ? margin : margin + String(repeating: " ", count: hanging)) + line)
      (line, width) = ("", 0)
    }
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      let own = DisplayWidth.columns(of: word)
      if width > 0, width + 1 + own > room {
        // A long word fills the line it starts on; moved whole it would be broken all the same.
        if own <= columns - indent - hanging || width + 8 > room { end() }
      }
      if width > 0 || !line.isEmpty {
        line += " "
        width += 1
      }
      for cluster in word {
        let next = DisplayWidth.columns(of: cluster)
        if width > 0, width + next > room { end() }
        line.append(cluster)
        width += next
      }
    }
    if !line.isEmpty || lines.isEmpty { end() }
    return lines
  }
}
