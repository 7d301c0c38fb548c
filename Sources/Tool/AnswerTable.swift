import TitlefitReporters

/// Names and values in two columns, for answers that people read.
struct AnswerTable {
  private let rows: [(name: String, value: String)]

  /// Makes a table; values are made safe for one line.
  init(_ rows: [(String, String)]) { self.rows = rows.map { ($0.0, SafeText.line($0.1)) } }

  /// One line a row, the values in line with each other.
  var text: String {
    let widest = rows.map(\.name.count).max() ?? 0
    return rows.map { $0.name + String(repeating: " ", count: widest - $0.name.count + 2) + $0.value + "\n" }.joined()
  }
}
