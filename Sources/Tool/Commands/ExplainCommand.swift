import TitlefitArgumentParsing
import TitlefitDiagnostics
import TitlefitReporters
import TitlefitRuleKit
import TitlefitSourceParsing

/// `titlefit explain`: the page of a rule, one finding with every number in its sum, the facts that rules may ask, or
/// the font that stands in for the system's.
enum ExplainCommand {
  struct Values: Sendable {
    var audit = AuditOptions()
    var report: String?
    var showsFacts = false
    var identifiers: [String] = []
  }

  static let verb = Verb(
    Command(
      CommandShape(
        name: "explain", summary: "the page of a rule; or, by fingerprint, one finding with every number in its sum",
        discussion: [
          "A finding is looked up in the report that --report names; without it the project in the current folder is "
            + "audited again. \"explain stand-in\" tells what measures where San Francisco is not installed."
        ],
        positional: PositionalShape("ID", help: "a rule's id, a finding's fingerprint, or stand-in", count: 0...1)),
      defaults: Values(),
      options: ProjectOptions.selection.map { $0.lifted(to: \.audit.project) } + [
        .value(
          "--report", named: "FILE", to: \.report, help: "the JSON report that holds the finding", completion: .files),
        .flag("--facts", to: \.showsFacts, help: "what rules may ask: every fact with its type, unit and meaning"),
      ], arguments: \.identifiers),
    run: run)

  private static func run(_ values: Values, console: Console) throws -> ExitStatus {
    if values.showsFacts {
      try console.output(FactTable.markdown)
    } else if values.identifiers.isEmpty {
      throw CommandFailure.usage("explain takes a rule's id, a finding's fingerprint, or --facts")
    }
    for identifier in values.identifiers {
      if identifier == StandInPage.name {
        try console.output(StandInPage.markdown)
      } else if isFingerprint(identifier) {
        try console.output(finding(identifier, values, console: console))
      } else {
        try console.output(RulePageText(try rule(identifier)).markdown)
      }
    }
    return .clean
  }

  /// Whether a text is 16 hexadecimal digits.
  private static func isFingerprint(_ text: String) -> Bool {
    text.utf8.count == 16 && text.utf8.allSatisfy { (48...57).contains($0) || (97...102).contains($0) }
  }

  private static func finding(_ fingerprint: String, _ values: Values, console: Console) throws -> String {
    let bytes: [UInt8]
    if let path = values.report {
      bytes = try FileBytes.read(path)
    } else {
      let report = try AuditCommand.report(values.audit, console: console)
      bytes = Array(JSONReporter().render(report, options: ReporterOptions()).utf8)
    }
    let source = values.report ?? "the audit of this project"
    guard let root = document(bytes), root["schema"]?.string == "titlefit-report/1" else {
      throw CommandFailure.usage("\(source) is no JSON report of titlefit")
    }
    guard let explanation = FindingExplanation(fingerprint: fingerprint, in: root) else {
      throw CommandFailure.usage("\(source) has no finding with the fingerprint \(fingerprint)")
    }
    return explanation.text
  }

  /// The bytes as JSON, or nil where they are no text at all.
  private static func document(_ bytes: [UInt8]) -> ReportValue? {
    do throws(TextDecodingError) {
      return JSONDocument(reading: try SourceText(bytes)).root
    } catch {
      return nil
    }
  }

  private static func rule(_ identifier: String) throws -> any Rule.Type {
    let rules = Assembly.rules
    if let rule = rules.first(where: { $0.description.id.name == identifier }) { return rule }
    if let rule = rules.first(where: { $0.description.codes.contains { $0.code == identifier } }) { return rule }
    throw ArgumentError.invalidValue(
      option: "ID", value: identifier,
      fault: .notAmong(rules.map { $0.description.id.name }.sorted(), given: identifier))
  }
}
