/// Finds the word a user most likely meant among those that exist.
public enum NearestWord {
  /// The closest of the words by edits of single characters (insert, delete, replace, swap neighbours), or nil where none
  /// is close: at most a third of the longer word's characters may differ, at least one.
  ///
  /// Ties go to the word that comes first in the list.
  /// - Complexity: the length of the text times the lengths of all words.
  public static func among(_ words: [String], to text: String) -> String? {
    var best: (word: String, distance: Int)?
    for word in words {
      let distance = distance(Array(text.lowercased().unicodeScalars), Array(word.lowercased().unicodeScalars))
      let limit = max(1, max(text.unicodeScalars.count, word.unicodeScalars.count) / 3)
      if distance <= limit, distance < best?.distance ?? .max { best = (word, distance) }
    }
    return best?.word
  }

  /// The optimal string alignment distance of two texts.
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    guard !left.isEmpty, !right.isEmpty else { return max(left.count, right.count) }
    guard left.count < 200, right.count < 200 else { return .max }
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for row in 1...left.count {
      var current = [row]
      for column in 1...right.count {
        let same = left[row - 1] == right[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1, last[column - 1] + (same ? 0 : 1))
        let isSwap =
          row > 1 && column > 1 && left[row - 1] == right[column - 2] && left[row - 2] == right[column - 1]
        if isSwap { cost = min(cost, beforeLast[column - 2] + 1) }
        current.append(cost)
      }
      beforeLast = last
      last = current
    }
    return last[right.count]
  }
}
