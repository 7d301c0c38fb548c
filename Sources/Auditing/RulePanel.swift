import TitlefitDiagnostics
import TitlefitRuleKit

/// All that is asked in a run: the rules compiled in, those that the configuration declares, and the modules'.
struct RulePanel: Sendable {
  /// All rules, the modules' among them.
  let rules: RuleSet
  private let modules: [any RuleModule]
  private let outline: ProjectOutline
  /// What the declared rules and the modules want to see.
  private let scopes: Set<FactScope>
  private let wanted: [Set<FactScope>]

  /// Starts the modules and asks them for their rules.
  init(_ rules: RuleSet, modules: [any RuleModule], project: JoinedProject, configuration: AuditConfiguration) {
    outline = ProjectOutline(sourceLanguage: project.sourceLanguage, languages: project.languages)
    let outline = outline
    let described = modules.map { $0.start(outline) }
    self.modules = modules
    self.rules = rules.including(described.flatMap { $0.map(\.rule) }, configuration: configuration)
    let all = self.rules
    wanted = described.map { rules in Set(rules.filter { all[$0.rule.id] != nil }.map(\.scope)) }
    scopes = wanted.reduce(Set(all.declared.map(\.rule.description.scope))) { $0.union($1) }
  }

  /// Asks about the cases of a series.
  func ask(about series: CaseSeries, into findings: inout FindingBuilder) {
    if scopes.contains(.laidOut) { ask(FactGroup(series, of: outline), into: &findings) }
  }

  /// Asks about one control, whose cases were asked about before.
  func ask(about control: ControlFacts, into findings: inout FindingBuilder) {
    if scopes.contains(.control) { ask(FactGroup(control, of: outline), into: &findings) }
  }

  /// Asks about units, their texts, and the project.
  func ask(about project: ProjectFacts, into findings: inout FindingBuilder) {
    if scopes.contains(.unit) {
      for unit in project.units { ask(FactGroup(unit, of: outline), into: &findings) }
    }
    if scopes.contains(.text) {
      for group in project.units.compactMap({ FactGroup(textsOf: $0, of: outline) }) { ask(group, into: &findings) }
    }
    if scopes.contains(.project) { ask(FactGroup(project, of: outline), into: &findings) }
  }

  /// Waits for the modules and takes their findings.
  /// - Returns: their failures, at most one a module, in the modules' order.
  func finish(into findings: inout FindingBuilder) -> [AuditFailure] {
    modules.compactMap { module in
      let outcome = module.finish()
      findings.add(outcome)
      return outcome.failure
    }
  }

  private func ask(_ group: FactGroup, into findings: inout FindingBuilder) {
    findings.ask(group: group)
    for (module, wanted) in zip(modules, wanted) where wanted.contains(group.scope) { module.submit(group) }
  }
}
