/// Writes a comparison for people or as JSON.
public struct ComparisonText: Sendable {
  private let comparison: ReportComparison

  /// Makes the text of a comparison.
  public init(_ comparison: ReportComparison) { self.comparison = comparison }

  /// New findings with their reasons, fixed ones, those that weigh more than before, and the totals.
  public var text: String {
    var text = ""
    for new in comparison.new {
      let reasons = new.reasons.map { "because " + $0.words }
      text += block("new", new.finding, notes: [SafeText.line(new.finding.message)] + reasons)
    }
    for finding in comparison.fixed { text += block("fixed", finding, notes: []) }
    for known in comparison.unchanged where known.oldSeverity != known.finding.severity {
      text += block("unchanged", known.finding, notes: ["was " + SafeText.line(known.oldSeverity)])
    }
    return text + "\(comparison.new.count) new, \(comparison.fixed.count) fixed, "
      + "\(comparison.unchanged.count) unchanged\n"
  }

  /// One object with `new`, `fixed` and `unchanged`, under the schema `titlefit-diff/1`.
  public var json: JSONValue {
    .object([
      "schema": .string("titlefit-diff/1"),
      "new": .array(
        comparison.new.map { new in
          let reasons = new.reasons.map { reason in
            JSONValue.object(["kind": .string(reason.name), "message": .string(reason.words)])
          }
          return .object(members(of: new.finding).merging(["reasons": .array(reasons)]) { own, _ in own })
        }),
      "fixed": .array(comparison.fixed.map { .object(members(of: $0)) }),
      "unchanged": .array(
        comparison.unchanged.map { known in
          .object(members(of: known.finding).merging(["oldSeverity": .string(known.oldSeverity)]) { own, _ in own })
        }),
    ])
  }

  private func block(_ kind: String, _ finding: ComparedFinding, notes: [String]) -> String {
    let head = [kind, finding.severity, finding.rule].map { SafeText.line($0) } + [finding.subjectWords]
    let place = finding.place.map { [SafeText.line($0)] } ?? []
    return head.joined(separator: " ") + "\n" + (notes + place).map { "    " + $0 + "\n" }.joined()
  }

  private func members(of finding: ComparedFinding) -> [String: JSONValue] {
    [
      "fingerprint": .string(finding.fingerprint), "rule": .string(finding.rule),
      "severity": .string(finding.severity), "message": .string(finding.message),
      "subject": .object(finding.subject.mapValues(JSONValue.string)), "place": .text(finding.place),
    ]
  }
}
