import TitlefitArgumentParsing
import TitlefitDiagnostics
import TitlefitRuleKit

/// `titlefit explain`: the page of a rule.
enum ExplainCommand {
  struct Values: Sendable {
    var identifiers: [String] = []
  }

  static let verb = Verb(
    Command(
      CommandShape(
        name: "explain", summary: "the page of a rule",
        positional: PositionalShape("ID", help: "a rule's id; by fingerprint is not built yet", count: 1...1)),
      defaults: Values(),
      options: [
        .notBuilt("--report", named: "FILE", help: "the JSON report that holds the finding"),
        .notBuilt("--facts", help: "what rules may ask about a case"),
      ], arguments: \.identifiers),
    run: run)

  private static func run(_ values: Values, console: Console) throws -> ExitStatus {
    for identifier in values.identifiers { try console.output(RulePageText(try rule(identifier)).markdown) }
    return .clean
  }

  private static func rule(_ identifier: String) throws -> any Rule.Type {
    let rules = Assembly.rules
    if let rule = rules.first(where: { $0.description.id.name == identifier }) { return rule }
    if let rule = rules.first(where: { $0.description.codes.contains { $0.code == identifier } }) { return rule }
    if identifier.utf8.count == 16, identifier.utf8.allSatisfy({ (48...57).contains($0) || (97...102).contains($0) }) {
      throw CommandFailure.notBuilt("explain by fingerprint")
    }
    throw ArgumentError.invalidValue(
      option: "ID", value: identifier,
      fault: .notAmong(rules.map { $0.description.id.name }.sorted(), given: identifier))
  }
}
