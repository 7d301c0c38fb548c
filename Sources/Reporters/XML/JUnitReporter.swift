public import TitlefitDiagnostics
import TitlefitLocales

/// Writes JUnit's XML: a suite for each rule that ran, a case for each finding.
///
/// A rule without findings is one case that passes, so that a clean run is no empty report. Errors and warnings are
/// failures of their type; a note passes and its text is the case's output. What the tool could not do is an error of
/// the suite `titlefit`.
public struct JUnitReporter: Reporter {
  /// `junit`.
  public static let name = "junit"

  /// Makes a reporter.
  public init() {}

  /// One document.
  public func render(_ report: Report, options: ReporterOptions) -> String {
    let byRule = Dictionary(grouping: report.shown) { $0.rule }
    let rules = Set(byRule.keys).union(report.rules.map(\.id)).sorted()
    let failing = report.shown.count { $0.severity > .note }
    var suites = rules.map { suite($0, byRule[$0] ?? []) }
    if !report.failures.isEmpty { suites.append(suite(report.failures)) }
    let tests = rules.reduce(report.failures.count) { $0 + max(1, byRule[$1]?.count ?? 0) }
    let head = XMLText.tag(
      "testsuites",
      ["name": "titlefit", "tests": "\(tests)", "failures": "\(failing)", "errors": "\(report.failures.count)"])
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + head + "\n" + suites.joined() + "</testsuites>\n"
  }

  private func suite(_ rule: RuleID, _ findings: [Finding]) -> String {
    let failing = findings.count { $0.severity > .note }
    let head = XMLText.tag(
      "testsuite",
      ["name": rule.name, "tests": "\(max(1, findings.count))", "failures": "\(failing)", "errors": "0"])
    var cases = findings.map { testCase($0) }
    if cases.isEmpty {
      cases = ["    " + XMLText.tag("testcase", ["name": "no findings", "classname": rule.name], isEmpty: true) + "\n"]
    }
    return "  " + head + "\n" + cases.joined() + "  </testsuite>\n"
  }

  /// The name holds no number and no wording, so that a server knows the case again.
  private func testCase(_ finding: Finding) -> String {
    let language = finding.subject.language.map { $0.description + " " } ?? ""
    let name = finding.code + " " + language + finding.subject.words
    let place = finding.location ?? placeOfTheProject
    let head = XMLText.tag(
      "testcase",
      ["name": name, "classname": finding.rule.name, "file": place.file, "line": "\(max(1, place.line))"])
    let position = place.file + ":\(max(1, place.line)):\(max(1, place.column))"
    let body = XMLText.escaped(position + ": " + finding.sentence)
    let content =
      finding.severity == .note
      ? "<system-out>" + body + "</system-out>"
      : XMLText.tag("failure", ["type": finding.severity.rawValue, "message": finding.message.text]) + body
        + "</failure>"
    return "    " + head + "\n      " + content + "\n    </testcase>\n"
  }

  private func suite(_ failures: [AuditFailure]) -> String {
    let head = XMLText.tag(
      "testsuite",
      ["name": "titlefit", "tests": "\(failures.count)", "failures": "0", "errors": "\(failures.count)"])
    let cases = failures.map { failure in
      "    " + XMLText.tag("testcase", ["name": failure.source, "classname": "titlefit"]) + "\n      "
        + XMLText.tag("error", ["type": failure.code, "message": failure.sentence], isEmpty: true)
        + "\n    </testcase>\n"
    }
    return "  " + head + "\n" + cases.joined() + "  </testsuite>\n"
  }
}
