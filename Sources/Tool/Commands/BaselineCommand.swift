import TitlefitArgumentParsing
import TitlefitDiagnostics
import TitlefitReporters

/// `titlefit baseline`: acceptance of today's findings.
enum BaselineCommand {
  /// The file that is written where the command line names none.
  static let fileName = "titlefit.baseline"

  static let verb = Verb(
    Command(
      CommandShape(
        name: "baseline", summary: "accept today's findings into titlefit.baseline (or --baseline FILE)",
        discussion: [
          "The file has one line a finding, sorted by fingerprint, so that two branches' files merge. It is written anew: "
            + "what no longer occurs is gone. Audit the same paths with --baseline to see only what is new."
        ],
        positional: PositionalShape("PATH", help: "files or folders", count: 0...10_000, completion: .files)),
      defaults: AuditOptions(),
      options: ProjectOptions.selection.map { $0.lifted(to: \.project) }
        + ProjectOptions.rules.map { $0.lifted(to: \.project) } + [
          .value(
            "--baseline", named: "FILE", to: \.baseline.path, help: "the file to write; titlefit.baseline by default",
            completion: .files),
          .flag("--quiet", to: \.isQuiet, help: "no progress and no remarks on standard error"),
        ], arguments: \.paths),
    run: run)

  private static func run(_ options: AuditOptions, console: Console) throws -> ExitStatus {
    let outcome = try AuditCommand.outcome(options, console: console)
    console.error(outcome.report.failures.map(\.line).joined())
    if let status = outcome.status { return status }
    let path = options.baseline.path ?? fileName
    let baseline = Baseline(accepting: outcome.report.findings)
    try FileBytes.write(baseline.text, to: path)
    if !options.isQuiet {
      let findings = baseline.entries.reduce(0) { $0 + $1.count }
      console.error(SafeText.line("accepted \(findings) \(findings == 1 ? "finding" : "findings") in \(path)") + "\n")
    }
    return .clean
  }
}
