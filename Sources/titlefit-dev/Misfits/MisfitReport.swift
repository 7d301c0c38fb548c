import Foundation
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales

/// The results over the corpus, as Markdown and as JSON.
struct MisfitReport {
  /// All outcomes, by name.
  let outcomes: [MisfitOutcome]

  private var decidable: [MisfitOutcome] { outcomes.filter(\.isDecidable) }
  private var undecidable: [MisfitOutcome] { outcomes.filter { !$0.isDecidable } }

  // MARK: Markdown

  /// The page `RESULTS.md`.
  var markdown: String {
    [
      "# Misfits: what each method says",
      "Written by `titlefit-dev misfits --write`; [README.md](README.md) says what the columns mean.",
      summary, methodTable(outcomes, tuned: true), unseen, "## Cases\n\n" + caseTable, missed, waiting,
    ].filter { !$0.isEmpty }.joined(separator: "\n\n") + "\n"
  }

  private var summary: String {
    let tally = MisfitTally(product: outcomes)
    return """
      \(outcomes.count) cases from public reports, \(decidable.count) decidable by the rules there are, \
      \(undecidable.count) waiting for more. Of the decidable ones Titlefit finds \(tally.found) with the reported \
      symptom; \(tally.fired) of their \(tally.cases) twins fire.
      """
  }

  private var unseen: String {
    let later = outcomes.filter(\.misfit.isUnseen)
    guard !later.isEmpty else { return "" }
    return "## Reports that no rule was written from\n\nThe same for the \(later.count) reports that were looked up "
      + "after the rules were there, at the usual thresholds.\n\n" + methodTable(later, tuned: false)
  }

  private func methodTable(_ outcomes: [MisfitOutcome], tuned: Bool) -> String {
    var rows = ["| method | threshold | found | twins fired | precision | recall |", "|---|---|---|---|---|---|"]
    rows.append(row("Titlefit", "–", MisfitTally(product: outcomes)))
    for method in SimplerMethod.allCases {
      let usual = method.usualThreshold
      rows.append(row(method.rawValue, "usual: \(number(usual))", MisfitTally(method, above: usual, outcomes)))
      guard tuned else { continue }
      let best = MisfitTally.bestThreshold(method, outcomes)
      rows.append(
        row(method.rawValue, "best on this corpus: \(number(best))", MisfitTally(method, above: best, outcomes)))
    }
    return rows.joined(separator: "\n")
  }

  private func row(_ name: String, _ threshold: String, _ tally: MisfitTally) -> String {
    let figures = [
      "\(tally.found) of \(tally.cases)", "\(tally.fired) of \(tally.cases)", tally.precision.map(percent) ?? "–",
      percent(tally.recall),
    ]
    return "| " + ([name, threshold] + figures).joined(separator: " | ") + " |"
  }

  private var caseTable: String {
    let names = SimplerMethod.allCases.map(\.rawValue)
    var rows = ["| case | text | expected | Titlefit | " + names.joined(separator: " | ") + " |"]
    rows.append("|---|---|---|---" + String(repeating: "|---", count: names.count) + "|")
    for outcome in decidable {
      let cells = SimplerMethod.allCases.map { method in
        said(outcome.scores[method], outcome.twinScores[method], above: method.usualThreshold)
      }
      let line = [link(outcome), shown(outcome), outcome.misfit.expectation.rule, product(outcome)] + cells
      rows.append("| " + line.joined(separator: " | ") + " |")
    }
    return rows.joined(separator: "\n")
  }

  private func link(_ outcome: MisfitOutcome) -> String { "[\(outcome.misfit.name)](\(outcome.misfit.name).yml)" }

  private func shown(_ outcome: MisfitOutcome) -> String {
    guard let button = outcome.misfit.misfit else { return "" }
    let text = button.text.replacing("\n", with: "⏎").replacing("\u{AD}", with: "")
    return "\(text) (\(button.language))"
  }

  private func product(_ outcome: MisfitOutcome) -> String {
    var text = outcome.match == nil ? "missed" : outcome.isFound ? "found" : "found, other text"
    if outcome.match?.verdict == .unsure { text += " (in doubt)" }
    if let visible = outcome.match?.visible { text += " `\(visible.replacing("\n", with: "⏎"))`" }
    return text + ", twin " + (outcome.twinFires ? "fires" : "silent")
  }

  private func said(_ score: Double?, _ twin: Double?, above threshold: Double) -> String {
    func word(_ score: Double?, _ yes: String, _ no: String) -> String {
      score.map { $0 > threshold ? yes : no } ?? no
    }
    return word(score, "found", "missed") + ", twin " + word(twin, "fires", "silent")
  }

  private var missed: String {
    let failing = decidable.filter { !$0.isFound || $0.twinFires }
    guard !failing.isEmpty else { return "" }
    let lines = failing.map { outcome in
      let twin = outcome.twinFindings.map { $0.rule.name }.joined(separator: ", ")
      return "- \(link(outcome)): \(product(outcome))" + (twin.isEmpty ? "" : " (\(twin))") + ". "
        + (outcome.misfit.open ?? "Not explained yet.")
    }
    return "## Decidable and not right\n\n" + lines.joined(separator: "\n")
  }

  private var waiting: String {
    let lines = undecidable.map { "- \(link($0)): needs \($0.misfit.needs ?? "") (`\($0.misfit.expectation.rule)`)." }
    return lines.isEmpty ? "" : "## Not decidable yet\n\n" + lines.joined(separator: "\n")
  }

  private func percent(_ share: Double) -> String { String(format: "%.0f %%", share * 100) }
  private func number(_ value: Double) -> String { String(format: "%.2f", value) }

  // MARK: JSON

  /// The same as one JSON object with sorted keys.
  /// - Throws: Foundation's error where it cannot be written.
  func json() throws -> String {
    let tally = MisfitTally(product: outcomes)
    let object: [String: Any] = [
      "cases": outcomes.map(Self.object),
      "titlefit": [
        "cases": outcomes.count, "decidable": tally.cases, "found": tally.found, "twinsFired": tally.fired,
      ],
    ]
    let data = try JSONSerialization.data(
      withJSONObject: object, options: [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes])
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func object(_ outcome: MisfitOutcome) -> [String: Any] {
    var object: [String: Any] = [
      "name": outcome.misfit.name, "rule": outcome.misfit.expectation.rule, "code": outcome.misfit.expectation.code,
      "reports": outcome.misfit.reports, "decidable": outcome.isDecidable, "found": outcome.isFound,
      "findings": (outcome.findings ?? []).map(describe), "twinFindings": outcome.twinFindings.map(describe),
      "scores": scores(outcome.scores), "twinScores": scores(outcome.twinScores),
    ]
    object["unseen"] = outcome.misfit.isUnseen
    object["open"] = outcome.misfit.open
    object["needs"] = outcome.misfit.needs
    object["visible"] = outcome.match?.visible
    object["reportedVisible"] = outcome.misfit.expectation.visible
    return object
  }

  private static func describe(_ finding: Finding) -> String {
    "\(finding.rule)/\(finding.code) \(finding.severity.rawValue): \(finding.message.text)"
  }

  private static func scores(_ scores: [SimplerMethod: Double]) -> [String: Double] {
    Dictionary(uniqueKeysWithValues: scores.map { ($0.key.rawValue, ($0.value * 1000).rounded() / 1000) })
  }
}
