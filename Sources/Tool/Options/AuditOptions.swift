import TitlefitArgumentParsing
import TitlefitDiagnostics
import TitlefitReporters

/// The options of `audit`.
struct AuditOptions: Sendable {
  var project = ProjectOptions()
  var format: ReporterName?
  var output: String?
  var reports: [ReportTarget] = []
  var failOn: FailureThreshold?
  var baseline = BaselineOptions()
  var changedSince: String?
  var watches = false
  var isQuiet = false
  var isVerbose = false
  var forbidsColor = false
  var paths: [String] = []

  /// Whether some report that is asked for shows pictures.
  var showsPictures: Bool {
    ([format].compactMap(\.self) + reports.map(\.name)).contains { type(of: $0.reporter).showsPictures }
  }

  static let options: [Option<AuditOptions>] =
    ProjectOptions.selection.map { $0.lifted(to: \.project) } + ProjectOptions.rules.map { $0.lifted(to: \.project) }
    + BaselineOptions.options.map { $0.lifted(to: \.baseline) }
    + [
      .value("--format", named: "NAME", to: \.format, help: "the report on standard output; text by default"),
      .value(
        "--output", named: "FILE", to: \.output, help: "write that report to a file instead", completion: .files),
      .list("--report", named: "NAME=FILE", to: \.reports, help: "write one more report to a file"),
      .value("--fail-on", named: "SEVERITY", to: \.failOn, help: "error, warning or never; error by default"),
      .flag("--quiet", to: \.isQuiet, help: "no progress and no remarks on standard error"),
      .flag("--verbose", to: \.isVerbose, help: "fonts, times and files"),
      .flag("--no-color", to: \.forbidsColor, help: "no colours, as with NO_COLOR set"),
      .value(
        "--changed-since", named: "REV", to: \.changedSince,
        help: "only findings in places that changed since the commit shared with a revision, such as origin/main"),
      .flag("--watch", to: \.watches, help: "audit again whenever a file of the project changes; ^C ends"),
    ]
}

extension AuditOptions {
  /// Sees that no report replaces another: two cannot go into one file.
  /// - Throws: ``CommandFailure/usage(_:)`` with the file that is named twice.
  func checkTargets() throws(CommandFailure) {
    var seen: Set<String> = []
    for path in [output].compactMap(\.self) + reports.map(\.path) where !FileBytes.isDevice(path) {
      guard seen.insert(FileBytes.place(of: path)).inserted else {
        throw .usage("two reports go into " + path + ", where the later would replace the earlier")
      }
    }
  }
}

/// The name of a reporter that works.
struct ReporterName: ArgumentValue {
  static var completion: Completion { .words(ReporterList.names) }

  /// The reporter.
  let reporter: any Reporter
  /// Its name.
  let name: String

  init(argument: String) throws(ValueFault) {
    do throws(ReporterError) {
      reporter = try ReporterList.reporter(named: argument)
      name = argument
    } catch {
      throw .notAmong(ReporterList.names, given: argument)
    }
  }
}

/// A further report and the file it goes to, written as `NAME=FILE`.
struct ReportTarget: ArgumentValue {
  /// The reporter.
  let name: ReporterName
  /// The file.
  let path: String

  init(argument: String) throws(ValueFault) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[1].isEmpty else {
      throw .expected("a report's name and a file, such as json=out.json")
    }
    name = try ReporterName(argument: parts[0])
    path = parts[1]
  }
}

/// From which severity on findings fail the run.
enum FailureThreshold: String, CaseIterable, ArgumentValue {
  case error, warning, never

  /// Whether a report holds a finding that fails the run.
  func isReached(by report: Report) -> Bool {
    report.findings.contains { isReached(bySeverity: $0.severity.rawValue) }
  }

  /// Whether a finding of a severity, by its name, fails the run.
  func isReached(bySeverity name: String) -> Bool {
    guard let severity = Severity(rawValue: name) else { return false }
    switch self {
    case .error: return severity >= .error
    case .warning: return severity >= .warning
    case .never: return false
    }
  }
}
