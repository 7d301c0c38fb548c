public import TitlefitDiagnostics

/// Writes Checkstyle's XML: findings by file, notes as `info`.
///
/// Findings without a place stand under `titlefit.yml`.
/// Source: Checkstyle 10, XMLLogger.
public struct CheckstyleReporter: Reporter {
  /// `checkstyle`.
  public static let name = "checkstyle"

  /// Makes a reporter.
  public init() {}

  /// One document.
  public func render(_ report: Report, options: ReporterOptions) -> String {
    var rows: [String: [String]] = [:]
    func add(_ location: SourceLocation?, _ severity: String, _ message: String, source: String) {
      let place = location ?? placeOfTheProject
      let line = "\(max(1, place.line))"
      let source = "titlefit." + source
      let row =
        place.column > 0
        ? XMLText.tag(
          "error",
          ["line": line, "column": "\(place.column)", "severity": severity, "message": message, "source": source],
          isEmpty: true)
        : XMLText.tag(
          "error", ["line": line, "severity": severity, "message": message, "source": source], isEmpty: true)
      rows[place.file, default: []].append("    " + row + "\n")
    }
    for finding in report.shown {
      let severity = finding.severity == .note ? "info" : finding.severity.rawValue
      add(finding.location, severity, finding.sentence, source: finding.rule.name)
    }
    for failure in report.failures { add(failure.location, "error", failure.sentence, source: failure.code) }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"10.0\">\n"
    for file in rows.keys.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      text += "  " + XMLText.tag("file", ["name": file]) + "\n" + (rows[file] ?? []).joined() + "  </file>\n"
    }
    return text + "</checkstyle>\n"
  }
}
