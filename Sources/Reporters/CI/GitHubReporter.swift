public import TitlefitDiagnostics

/// Writes GitHub's workflow commands, one annotation a finding, the weightiest first; notes are `notice`.
///
/// GitHub shows ten annotations of each severity a step; where there are more, a last notice says so, and the log holds
/// them all.
/// Source: GitHub, "Workflow commands for GitHub Actions"; the escapes are those of actions/toolkit, `command.ts`.
public struct GitHubReporter: Reporter {
  /// `github`.
  public static let name = "github"

  /// How many annotations of each severity GitHub shows.
  static let shownPerSeverity = 10

  /// Makes a reporter.
  public init() {}

  /// The failures, then the findings.
  public func render(_ report: Report, options: ReporterOptions) -> String {
    let report = report.placed(from: options.folder)
    var text = ""
    for failure in report.failures {
      text += command("error", at: failure.location, title: "titlefit", failure.sentence)
    }
    for finding in report.weightiestFirst {
      let kind = finding.severity == .note ? "notice" : finding.severity.rawValue
      text += command(kind, at: finding.location, title: finding.rule.name, finding.sentence)
    }
    let errors = report.count(.error) + report.failures.count
    if [errors, report.count(.warning), report.count(.note)].contains(where: { $0 > Self.shownPerSeverity }) {
      let message = "\(report.totals); GitHub shows \(Self.shownPerSeverity) of each severity, the log holds them all"
      text += command("notice", at: nil, title: "titlefit", message)
    }
    return text
  }

  private func command(_ kind: String, at location: SourceLocation?, title: String, _ message: String) -> String {
    var properties: [String] = []
    if let location {
      properties.append("file=" + property(location.file))
      if location.line > 0 { properties.append("line=\(location.line)") }
      if location.line > 0, location.column > 0 { properties.append("col=\(location.column)") }
    }
    properties.append("title=" + property(title))
    return "::" + kind + " " + properties.joined(separator: ",") + "::" + data(message) + "\n"
  }

  private func data(_ text: String) -> String { SafeText.line(text).replacing("%", with: "%25") }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
