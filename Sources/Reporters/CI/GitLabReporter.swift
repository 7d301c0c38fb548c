public import TitlefitDiagnostics

/// Writes GitLab's Code Quality report: errors are `major`, warnings `minor`, notes `info`.
///
/// GitLab takes two entries with one fingerprint for one, so the second of a kind gets a number behind it. What has no
/// place stands at the start of `titlefit.yml`.
/// Source: GitLab, "Code Quality report format".
public struct GitLabReporter: Reporter {
  /// `gitlab`.
  public static let name = "gitlab"

  /// Makes a reporter.
  public init() {}

  /// One JSON list.
  public func render(_ report: Report, options: ReporterOptions) -> String {
    let report = report.placed(from: options.folder)
    var seen: [String: Int] = [:]
    func unique(_ print: String) -> String {
      seen[print, default: 0] += 1
      let count = seen[print] ?? 1
      return count == 1 ? print : print + "-\(count)"
    }
    let findings = report.shown.map { finding in
      entry(
        finding.sentence, check: finding.rule.name, print: unique(finding.fingerprint.description),
        severity: severity(finding.severity), at: finding.location)
    }
    let failures = report.failures.map { failure in
      entry(
        failure.sentence, check: failure.code, print: unique("failure-" + failure.source + "-" + failure.code),
        severity: "critical", at: failure.location)
    }
    return JSONValue.array(findings + failures).document
  }

  private func entry(
    _ text: String, check: String, print: String, severity: String, at location: SourceLocation?
  ) -> JSONValue {
    let place = location ?? placeOfTheProject
    return .object([
      "description": .string(text), "check_name": .string(check), "fingerprint": .string(print),
      "severity": .string(severity),
      "location": .object(["path": .string(place.file), "lines": .object(["begin": .integer(max(1, place.line))])]),
    ])
  }

  private func severity(_ severity: Severity) -> String {
    switch severity {
    case .error: "major"
    case .warning: "minor"
    case .note, .off: "info"
    }
  }
}
