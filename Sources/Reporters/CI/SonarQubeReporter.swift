public import TitlefitDiagnostics

/// Writes SonarQube's generic issues with their rules; what the tool could not do is no issue and is left out.
///
/// Places are lines: SonarQube refuses a report whose columns reach beyond its own reading of the line. What has no place
/// stands at the start of `titlefit.yml`.
/// Source: SonarQube 10.3, "Generic formatted issue reports".
public struct SonarQubeReporter: Reporter {
  /// `sonarqube`.
  public static let name = "sonarqube"

  /// Makes a reporter.
  public init() {}

  /// One JSON object.
  public func render(_ report: Report, options: ReporterOptions) -> String {
    let report = report.placed(from: options.folder)
    let shown = report.shown
    let known = Set(report.rules.map(\.id))
    var severities: [RuleID: Severity] = [:]
    for finding in shown where !known.contains(finding.rule) {
      severities[finding.rule] = max(finding.severity, severities[finding.rule] ?? .off)
    }
    let unlisted = severities.keys.sorted().map { id in
      RuleSummary(id: id, family: "", title: id.name, severity: severities[id] ?? .note, status: "")
    }
    return JSONValue.object([
      "rules": .array((report.rules + unlisted).map(rule)), "issues": .array(shown.map(issue)),
    ]).document
  }

  private func rule(_ rule: RuleSummary) -> JSONValue {
    let help = rule.help.map { [$0.finds, $0.matters, $0.remedy].filter { !$0.isEmpty }.joined(separator: " ") }
    let impact: JSONValue = .object([
      "softwareQuality": .string("RELIABILITY"), "severity": .string(severity(rule.severity)),
    ])
    return .object([
      "id": .string(rule.id.name), "name": .string(rule.title), "description": .string(help ?? rule.title),
      "engineId": .string("titlefit"), "cleanCodeAttribute": .string("COMPLETE"), "impacts": .array([impact]),
    ])
  }

  private func issue(_ finding: Finding) -> JSONValue {
    var members: [String: JSONValue] = [
      "ruleId": .string(finding.rule.name),
      "primaryLocation": place(finding.location ?? placeOfTheProject, finding.sentence),
    ]
    if !finding.related.isEmpty {
      members["secondaryLocations"] = .array(finding.related.map { place($0.location, SafeText.line($0.label)) })
    }
    return .object(members)
  }

  private func place(_ location: SourceLocation, _ message: String) -> JSONValue {
    .object([
      "message": .string(message), "filePath": .string(location.file),
      "textRange": .object(["startLine": .integer(max(1, location.line))]),
    ])
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "HIGH"
    case .warning: "MEDIUM"
    case .note, .off: "LOW"
    }
  }
}
