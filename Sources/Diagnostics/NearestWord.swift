/// Finds the word that a user most likely meant among those that exist.
public enum NearestWord {
  /// The nearest of the words, or nil where none is near; the first of equally near ones.
  ///
  /// Near means: at most one edit in three letters, at least one and at most three edits; an edit inserts, removes,
  /// replaces or swaps letters. A word of which the text is the beginning counts as near too. Upper and lower case count
  /// as equal.
  /// - Complexity: the product of the text's length (at most 64 bytes, longer ones have no near word) and all words'.
  public static func among(_ words: some Sequence<String>, to text: String) -> String? {
    let typed = Array(text.lowercased().utf8)
    guard !typed.isEmpty, typed.count <= 64 else { return nil }
    var best: (word: String, distance: Int)?
    for word in words {
      let letters = Array(word.lowercased().utf8)
      let bare = letters.drop { $0 == UInt8(ascii: "-") }.count
      let allowed = min(3, max(1, bare / 3))
      var distance = distance(typed, letters)
      if distance > allowed, bare > 0, typed.count >= 5, letters.starts(with: typed) { distance = allowed }
      if distance <= allowed, distance < best?.distance ?? Int.max { best = (word, distance) }
    }
    return best?.word
  }

  /// The edits between two words, a swap of neighbours counting as one (optimal string alignment).
  ///
  /// Source: Boytsov, "Indexing methods for approximate dictionary searching", 2011, section 2.2.
  private static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    var beforeLast = [Int](repeating: 0, count: right.count + 1)
    var last = Array(0...right.count)
    for row in left.indices {
      var current = [row + 1] + [Int](repeating: 0, count: right.count)
      for column in right.indices {
        let cost = left[row] == right[column] ? 0 : 1
        current[column + 1] = min(last[column + 1] + 1, current[column] + 1, last[column] + cost)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          current[column + 1] = min(current[column + 1], beforeLast[column - 1] + 1)
        }
      }
      (beforeLast, last) = (last, current)
    }
    return last[right.count]
  }
}
