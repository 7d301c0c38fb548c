public import TitlefitDiagnostics

/// Writes SARIF 2.1.0: one run, rules with their help, and fingerprints under the name `titlefit/v1`.
///
/// GitHub refuses more than 25,000 results a run and shows the first 5,000: of more than ``limit`` findings the weightiest
/// are written, and a notification of the invocation says how many are left out. The document is one line, since size is
/// limited too. GitHub refuses results without a place: what has none stands at the start of `titlefit.yml`.
/// Source: OASIS SARIF 2.1.0; GitHub, "SARIF support for code scanning".
public struct SARIFReporter: Reporter {
  /// `sarif`.
  public static let name = "sarif"

  /// How many results are written at most, accepted ones included.
  public static let limit = 5000

  /// Makes a reporter.
  public init() {}

  /// One SARIF log.
  public func render(_ report: Report, options: ReporterOptions) -> String {
    JSONValue.object([
      "$schema": .string("https://json.schemastore.org/sarif-2.1.0.json"),
      "version": .string("2.1.0"),
      "runs": .array([run(report.placed(from: options.folder))]),
    ]).compactDocument
  }

  private func run(_ report: Report) -> JSONValue {
    let shown = report.weightiestFirst
    let total = shown.count + report.accepted.count
    let results = SARIFResults(rules: report.rules)
    let own = shown.prefix(Self.limit).map { results.result($0) }
    let accepted = report.accepted.prefix(Self.limit - own.count).map { results.result($0) }
    return .object([
      "tool": .object([
        "driver": .object([
          "name": .string("titlefit"), "semanticVersion": .string(report.toolVersion),
          "rules": .array(report.rules.map(SARIFRule.value)),
        ])
      ]),
      "columnKind": .string("utf16CodeUnits"),
      "invocations": .array([invocation(report, left: total - own.count - accepted.count)]),
      "results": .array(own + accepted),
    ])
  }

  private func invocation(_ report: Report, left: Int) -> JSONValue {
    var notifications = report.failures.map { failure in
      notification("error", id: failure.code, failure.sentence, at: failure.location)
    }
    if left > 0 {
      let text = "\(left) findings are left out: at most \(Self.limit) are written, the weightiest first"
      notifications.append(notification("warning", id: "results-left-out", text, at: nil))
    }
    return .object([
      "executionSuccessful": .bool(report.failures.isEmpty),
      "toolExecutionNotifications": .array(notifications),
    ])
  }

  private func notification(_ level: String, id: String, _ text: String, at location: SourceLocation?) -> JSONValue {
    var members: [String: JSONValue] = [
      "level": .string(level), "message": .object(["text": .string(text)]),
      "descriptor": .object(["id": .string(id)]),
    ]
    if let location { members["locations"] = .array([SARIFPlace.value(location)]) }
    return .object(members)
  }
}
