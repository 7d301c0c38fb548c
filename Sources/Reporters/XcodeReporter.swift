public import TitlefitDiagnostics

/// Writes one line a finding in the form that Xcode and most editors turn into marks:
/// `file:line:column: warning: message [rule]`.
///
/// A related place follows as a `note:` line. A finding without a line gets line 1, since Xcode drops it otherwise.
public struct XcodeReporter: Reporter {
  /// `xcode`.
  public static let name = "xcode"

  /// Makes a reporter.
  public init() {}

  /// The findings in their order, then the failures.
  public func render(_ report: Report, options: ReporterOptions) -> String {
    var text = ""
    for finding in report.findings where finding.severity != .off {
      let message = [finding.message.text, finding.message.suggestion].filter { !$0.isEmpty }.joined(separator: ". ")
      text += line(finding.location, finding.severity.rawValue, message + " [" + finding.rule.name + "]")
      for related in finding.related { text += line(related.location, "note", related.label) }
    }
    for failure in report.failures {
      let message = [failure.message, failure.detail].filter { !$0.isEmpty }.joined(separator: ": ")
      text += line(failure.location, "error", message + " [" + failure.source + "]")
    }
    return text
  }

  private func line(_ location: SourceLocation?, _ kind: String, _ message: String) -> String {
    let place = location.map { "\($0.file):\(max(1, $0.line)):\(max(1, $0.column)): " } ?? ""
    return SafeText.line(place + kind + ": " + message) + "\n"
  }
}
