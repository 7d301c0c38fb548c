/// A path pattern: `*` and `?` within a path component, `**` across components, as `.gitignore` users expect.
///
/// A pattern without a slash matches a file or folder of that name anywhere; a pattern that matches a folder takes all
/// that is below it.
struct GlobPattern: Sendable, Hashable {
  private let components: [[Unicode.Scalar]]

  init(_ text: String) {
    var text = text
    while text.hasSuffix("/") { text.removeLast() }
    while text.hasPrefix("./") { text.removeFirst(2) }
    if text.hasPrefix("/") { text.removeFirst() } else if !text.contains("/"), !text.isEmpty { text = "**/" + text }
    components = text.split(separator: "/").map { Array($0.unicodeScalars) }
  }

  /// Whether a path of components matches, or lies below something that does.
  func matches(_ path: [String]) -> Bool {
    guard !components.isEmpty else { return false }
    let path = path.map { Array($0.unicodeScalars) }
    return (0...path.count).contains { length in length > 0 && Self.match(components[...], path[..<length]) }
  }

  private static func match(_ pattern: ArraySlice<[Unicode.Scalar]>, _ path: ArraySlice<[Unicode.Scalar]>) -> Bool {
    guard let first = pattern.first else { return path.isEmpty }
    if first == ["*", "*"] {
      let rest = pattern.dropFirst()
      // `folder/**` means what is in the folder, and the folder itself is no loss either.
      return (path.startIndex...path.endIndex).contains { match(rest, path[$0...]) }
    }
    guard let component = path.first, matchComponent(first[...], component[...]) else { return false }
    return match(pattern.dropFirst(), path.dropFirst())
  }

  /// Matches one component, going back to the last star where a character differs; linear memory, no recursion.
  static func matchComponent(_ pattern: ArraySlice<Unicode.Scalar>, _ text: ArraySlice<Unicode.Scalar>) -> Bool {
    var (patternIndex, textIndex) = (pattern.startIndex, text.startIndex)
    var retry: (pattern: Int, text: Int)?
    while textIndex < text.endIndex {
      if patternIndex < pattern.endIndex, pattern[patternIndex] == "*" {
        patternIndex += 1
        retry = (patternIndex, textIndex)
      } else if patternIndex < pattern.endIndex,
        pattern[patternIndex] == "?" || pattern[patternIndex] == text[textIndex]
      {
        patternIndex += 1
        textIndex += 1
      } else if let star = retry {
        retry = (star.pattern, star.text + 1)
        (patternIndex, textIndex) = (star.pattern, star.text + 1)
      } else {
        return false
      }
    }
    return pattern[patternIndex...].allSatisfy { $0 == "*" }
  }
}

extension UnitPattern {
  /// Whether a table and key match, `*` standing for any characters.
  func matches(table otherTable: String, key otherKey: String) -> Bool {
    Self.match(table, otherTable) && Self.match(key, otherKey)
  }

  private static func match(_ pattern: String, _ text: String) -> Bool {
    GlobPattern.matchComponent(Array(pattern.unicodeScalars)[...], Array(text.unicodeScalars)[...])
  }
}
