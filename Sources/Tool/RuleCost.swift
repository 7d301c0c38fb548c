import TitlefitDiagnostics
import TitlefitReporters

/// What each rule cost and found, for `--verbose`.
struct RuleCost {
  private let rows: [(rule: String, hits: Int, seconds: Double)]

  /// Gathers the rules of a report, the dearest first.
  init(_ report: Report) {
    let hits = Dictionary(grouping: report.findings, by: \.rule).mapValues(\.count)
    rows =
      report.rules
      .map { ($0.id.name, hits[$0.id] ?? 0, report.run.ruleSeconds[$0.id] ?? 0) }
      .sorted { $0.2 == $1.2 ? $0.0 < $1.0 : $0.2 > $1.2 }
  }

  /// One line a rule: its id, its findings, and its milliseconds.
  var text: String {
    let widest = rows.map(\.rule.count).max() ?? 0
    return rows.map { row in
      let name = row.rule + String(repeating: " ", count: widest - row.rule.count)
      return SafeText.line("\(name)  \(row.hits) found  \(PointText.number(row.seconds * 1000, decimals: 2)) ms") + "\n"
    }.joined()
  }
}
