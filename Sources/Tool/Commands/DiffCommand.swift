import TitlefitArgumentParsing
import TitlefitReporters

/// `titlefit diff`: comparison of two reports.
enum DiffCommand {
  struct Values: Sendable {
    var format: AnswerFormat?
    var failOn: FailureThreshold?
    var files: [String] = []
  }

  static let verb = Verb(
    Command(
      CommandShape(
        name: "diff", summary: "what one JSON report has that the other lacks: new, fixed, unchanged",
        discussion: [
          "Findings are told apart by fingerprint, so moved lines, measured anew or reworded they are unchanged. Exit "
            + "status 1 says that something at or above --fail-on is new."
        ],
        positional: PositionalShape("OLD NEW", help: "two JSON reports", count: 2...2, completion: .files)),
      defaults: Values(),
      options: [
        .value("--format", named: "NAME", to: \.format, help: "text or json; text by default"),
        .value("--fail-on", named: "SEVERITY", to: \.failOn, help: "error, warning or never; error by default"),
      ], arguments: \.files),
    run: run)

  private static func run(_ values: Values, console: Console) throws -> ExitStatus {
    let reports = try values.files.map { try ComparedReport(file: $0) }
    guard let old = reports.first, let new = reports.last else { return .usage }
    let comparison = ReportComparison(old: old, new: new)
    let answer = ComparisonText(comparison)
    try console.output(values.format == .json ? answer.json.document : answer.text)
    let threshold = values.failOn ?? .error
    return comparison.new.contains { threshold.isReached(bySeverity: $0.finding.severity) } ? .findings : .clean
  }
}
