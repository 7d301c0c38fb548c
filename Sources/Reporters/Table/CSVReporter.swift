public import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales

/// Writes a table for spreadsheets: a heading, then a row a finding; rows end with CR LF. It begins with the byte order mark,
/// by which spreadsheets know UTF-8.
///
/// A text that a spreadsheet would take for a formula (it starts with `=`, `+`, `-`, `@` or white space) gets an
/// apostrophe before it; numbers do not.
/// Source: RFC 4180; Microsoft, "Opening CSV UTF-8 files correctly in Excel"; OWASP, "CSV injection".
public struct CSVReporter: Reporter {
  /// `csv`.
  public static let name = "csv"

  /// Makes a reporter.
  public init() {}

  private static let columns = [
    "severity", "rule", "code", "table", "key", "language", "variation", "control", "state", "verdict", "available",
    "needed", "unit", "errorBound", "visible", "message", "suggestion", "file", "line", "column", "fingerprint",
  ]

  /// The heading and the findings.
  public func render(_ report: Report, options: ReporterOptions) -> String {
    var text = "\u{FEFF}" + Self.columns.joined(separator: ",") + "\r\n"
    for finding in report.shown { text += cells(of: finding).joined(separator: ",") + "\r\n" }
    return text
  }

  private func cells(of finding: Finding) -> [String] {
    let subject = finding.subject
    let evidence = finding.evidence
    let hasUnit = evidence.available != nil || evidence.needed != nil
    let place = finding.location
    return [
      finding.severity.rawValue, self.text(finding.rule.name), self.text(finding.code), self.text(subject.table),
      self.text(subject.key), self.text(subject.language?.description), self.text(subject.variation),
      self.text(subject.control), self.text(subject.state), self.text(finding.verdict?.rawValue),
      number(evidence.available), number(evidence.needed), hasUnit ? evidence.unit.rawValue : "",
      number(evidence.errorBound), self.text(finding.visible), self.text(finding.message.text),
      self.text(finding.message.suggestion), self.text(place?.file),
      place.map { $0.line > 0 ? String($0.line) : "" } ?? "",
      place.map { $0.column > 0 ? String($0.column) : "" } ?? "", finding.fingerprint.description,
    ]
  }

  private func number(_ value: Double?) -> String {
    guard let value, value.isFinite else { return "" }
    return PointText.number(value, decimals: 3)
  }

  private func text(_ text: String?) -> String {
    guard let text, !text.isEmpty else { return "" }
    var safe = SafeText.line(text)
    if let first = safe.unicodeScalars.first, "=+-@ \u{FF1D}\u{FF0B}\u{FF0D}\u{FF20}".unicodeScalars.contains(first) {
      safe = "'" + safe
    }
    let needsQuotes = safe.unicodeScalars.contains { $0 == "\"" || $0 == "," }
    return needsQuotes
      ? "\"" + safe.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\"" : safe
  }
}
