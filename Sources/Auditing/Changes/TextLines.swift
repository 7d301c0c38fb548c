/// The lines of files, each file read once, and the stretches of them that belong together.
final class TextLines {
  private let read: (String) -> [Substring]
  private var files: [String: [Substring]] = [:]

  init(read: @escaping (String) -> [Substring]) { self.read = read }

  /// A file's lines without their ends.
  func lines(of file: String) -> [Substring] {
    if let known = files[file] { return known }
    let lines = read(file)
    files[file] = lines
    return lines
  }

  /// The lines of the scene of a storyboard that a line lies in; nil where it lies in none.
  /// - Complexity: linear in the distance to the scene's ends.
  func scene(around line: Int, of file: String) -> ClosedRange<Int>? {
    let lines = lines(of: file)
    guard (1...max(1, lines.count)).contains(line), !lines.isEmpty else { return nil }
    guard let start = lines[..<line].lastIndex(where: { $0.contains("<scene ") }),
      let end = lines[(line - 1)...].firstIndex(where: { $0.contains("</scene>") }), start <= end
    else { return nil }
    return start + 1...end + 1
  }

  /// The lines of an entry of a YAML list that starts, behind its hyphen, at a place: up to the next line that is not
  /// indented further than the hyphen, blank lines and remarks at its end left out.
  func entry(at line: Int, column: Int, of file: String) -> ClosedRange<Int>? {
    let lines = lines(of: file)
    guard line >= 1, line <= lines.count else { return nil }
    let indent = lines[line - 1].prefix { $0 == " " }.count
    var end = line
    for index in line..<max(line, lines.count) {
      let text = lines[index]
      let content = text.drop { $0 == " " || $0 == "\t" }
      if content.isEmpty || content.first == "#" { continue }
      guard text.prefix(while: { $0 == " " }).count > indent else { break }
      end = index + 1
    }
    return line...end
  }
}
