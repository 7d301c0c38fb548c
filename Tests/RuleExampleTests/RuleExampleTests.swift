import Testing
import TitlefitDiagnostics
import TitlefitRuleKit
import TitlefitStandardRules

@Test("An example yields exactly the codes it names", arguments: ExampleAudit.all)
func codes(of audit: ExampleAudit) {
  #expect(audit.findings().map(\.code) == audit.example.codes)
}

@Test("Every rule has an example that violates it and one that does not")
func kinds() {
  for rule in StandardRules.all {
    #expect(rule.examples.contains { !$0.codes.isEmpty }, "\(rule.description.id) has no violating example")
    #expect(rule.examples.contains { $0.codes.isEmpty }, "\(rule.description.id) has no clean example")
  }
}

@Test("Every code of a rule is one that its description lists")
func listed() {
  for rule in StandardRules.all {
    let listed = Set(rule.description.codes.map(\.code))
    for example in rule.examples { #expect(listed.isSuperset(of: example.codes), "\(rule.description.id)") }
  }
}

@Test(
  "A finding says what, why and what to do",
  arguments: ExampleAudit.all.filter { !$0.example.codes.isEmpty && !($0.rule is any FormatRule.Type) })
func messages(of audit: ExampleAudit) {
  for finding in audit.findings() {
    #expect(!finding.message.what.isEmpty && !finding.message.why.isEmpty && !finding.message.suggestion.isEmpty)
    #expect(!finding.message.what.hasSuffix(".") && !finding.message.why.hasSuffix("."))
  }
}
