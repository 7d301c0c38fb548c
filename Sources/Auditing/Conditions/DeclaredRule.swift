import TitlefitDiagnostics
import TitlefitGeometry
public import TitlefitRuleKit

/// A rule that the configuration file declares: a condition over facts and a message.
public struct DeclaredRule: FactRule {
  /// What it is and what it wants to see.
  public let description: FactRuleDescription
  private let condition: ConditionTerm
  private let code: String
  private let what: MessageTemplate
  private let why: MessageTemplate?
  private let suggestion: MessageTemplate?

  init(
    _ description: FactRuleDescription, condition: ConditionTerm, what: MessageTemplate, why: MessageTemplate?,
    suggestion: MessageTemplate?
  ) {
    self.description = description
    self.condition = condition
    self.what = what
    self.why = why
    self.suggestion = suggestion
    code = description.rule.codes.first?.code ?? description.rule.id.name
  }

  /// What is wrong with a record, or nil where the condition does not hold.
  public func judge(_ record: FactRecord) -> CaseJudgement? {
    guard condition.holds(record) else { return nil }
    let message = FindingMessage(
      what.text(record), why: why?.text(record) ?? "", suggestion: suggestion?.text(record) ?? "")
    return CaseJudgement(.fails, code: code, message: message)
  }
}
