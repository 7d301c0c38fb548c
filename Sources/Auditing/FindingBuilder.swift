import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

/// Turns what readers and rules say into findings, with the severities in force.
struct FindingBuilder: Sendable {
  let rules: RuleSet
  /// The findings in the order they were made.
  var findings: [Finding] = []
  /// The seconds each rule took, by id.
  var seconds: [RuleID: Double] = [:]
  /// What the rules that gather kept of a control's series, in the order of those rules.
  private var gathered: [[any Sendable]]

  init(rules: RuleSet) {
    self.rules = rules
    gathered = Array(repeating: [], count: rules.gathering.count)
  }

  /// The findings in their fixed order: place, rule, code, then subject.
  var sorted: [Finding] {
    findings.map { (key: SortKey($0), finding: $0) }.sorted { $0.key < $1.key }.map(\.finding)
  }

  /// Adds what the readers said.
  mutating func add(_ reading: ProjectReading) {
    for catalog in reading.catalogs { catalog.issues.forEach { add($0, of: catalog.catalog) } }
    for document in reading.documents { document.issues.forEach { add($0, of: nil) } }
    reading.issues.forEach { add($0, of: nil) }
  }

  /// Asks the rules about units, on at most so many threads; the findings come in the order of the units' stretches.
  mutating func ask(units: [UnitFacts], jobs: Int) {
    let stretch = 128
    let starts = Array(stride(from: 0, to: units.count, by: stretch))
    let parts = ParallelMap(jobs: jobs).map(starts) { [rules] start in
      var builder = FindingBuilder(rules: rules)
      builder.ask(units: units[start..<min(start + stretch, units.count)])
      return builder
    }
    for part in parts {
      findings += part.findings
      seconds.merge(part.seconds, uniquingKeysWith: +)
    }
  }

  private mutating func ask(units: ArraySlice<UnitFacts>) {
    for entry in rules.entries {
      guard let rule = entry.rule as? any UnitRule else { continue }
      timed(entry) { builder in
        for unit in units { builder.add(rule.check(unit), by: entry, about: FactPlace(unit)) }
      }
    }
  }

  /// Asks the rules about a series with all its cases, and lets those that gather keep what they need of it.
  mutating func ask(series: CaseSeries) {
    for (entry, rule) in rules.layout {
      timed(entry) { $0.add(rule.check(series), by: entry, about: FactPlace(series)) }
    }
    for (index, (entry, rule)) in rules.gathering.enumerated() {
      timed(entry) { builder in
        if let kept = rule.gather(from: series) { builder.gathered[index].append(kept) }
      }
    }
  }

  /// Asks the rules about one control whose series were asked about before; the builder has findings of no other.
  ///
  /// What several of its variants have in common is said once.
  mutating func ask(control: ControlFacts) {
    for entry in rules.entries {
      guard let rule = entry.rule as? any ControlRule else { continue }
      timed(entry) { $0.add(rule.check(control), by: entry, about: FactPlace(control)) }
    }
    for ((entry, rule), kept) in zip(rules.gathering, gathered) {
      timed(entry) { $0.add(Self.check(rule, control, kept), by: entry, about: FactPlace(control)) }
    }
    if !control.control.variants.isEmpty {
      var seen: Set<Fingerprint> = []
      findings.removeAll { !seen.insert($0.fingerprint).inserted }
    }
  }

  private static func check<Gathering: GatheringRule>(
    _ rule: Gathering, _ control: ControlFacts, _ kept: [any Sendable]
  ) -> [Violation] {
    rule.check(control, gathered: kept.compactMap { $0 as? Gathering.Gathered })
  }

  /// Asks the rules about one scene.
  mutating func ask(scene: SceneFacts) {
    for entry in rules.entries {
      guard let rule = entry.rule as? any SceneRule else { continue }
      timed(entry) { $0.add(rule.check(scene), by: entry, about: FactPlace()) }
    }
  }

  /// Asks the rules about the whole project.
  mutating func ask(project: ProjectFacts) {
    for entry in rules.entries {
      guard let rule = entry.rule as? any ProjectRule else { continue }
      timed(entry) { $0.add(rule.check(project), by: entry, about: FactPlace()) }
    }
  }

  /// Asks the rules that the configuration declares about records that belong together.
  mutating func ask(group: FactGroup) {
    for (entry, rule) in rules.declared where rule.description.scope == group.scope {
      timed(entry) { builder in
        let judgements = group.records.enumerated().compactMap { index, record in
          rule.judge(record).map { (index: index, judgement: $0) }
        }
        if !judgements.isEmpty { builder.add(group.violations(of: judgements), by: entry, about: group.place) }
      }
    }
  }

  /// Adds what a module's rules found.
  mutating func add(_ outcome: RuleModuleOutcome) {
    for found in outcome.violations {
      if let entry = rules[found.rule] { add([found.violation], by: entry, about: found.place) }
    }
    for (rule, time) in outcome.seconds where rules[rule] != nil { seconds[rule, default: 0] += time }
  }

  /// Takes over what another builder found.
  mutating func add(_ outcome: ControlOutcome) {
    findings += outcome.findings
    seconds.merge(outcome.seconds, uniquingKeysWith: +)
  }

  /// Takes over what another builder found and gathered.
  mutating func add(_ other: FindingBuilder) {
    findings += other.findings
    for (index, kept) in other.gathered.enumerated() { gathered[index] += kept }
    seconds.merge(other.seconds, uniquingKeysWith: +)
  }

  private mutating func timed(_ entry: RuleSet.Entry, _ work: (inout FindingBuilder) -> Void) {
    let start = ContinuousClock.now
    work(&self)
    let time = start.duration(to: .now).components
    seconds[entry.description.id, default: 0] += Double(time.seconds) + Double(time.attoseconds) / 1e18
  }

  private mutating func add(
    _ violations: [Violation], by entry: RuleSet.Entry, about place: @autoclosure () -> FactPlace
  ) {
    if violations.isEmpty { return }
    let facts = place()
    for violation in violations {
      var severity = violation.verdict == .unsure ? entry.unsureSeverity : entry.severity
      if let limit = violation.severityLimit { severity = min(severity, limit) }
      guard severity != .off else { continue }
      findings.append(
        Finding(
          rule: entry.description.id, code: violation.code, severity: severity, message: violation.message,
          subject: violation.subject.completed(by: facts.subject), verdict: violation.verdict,
          condition: violation.condition, evidence: violation.evidence, visible: violation.visible,
          location: violation.location ?? facts.location,
          related: (violation.related + facts.related).filter { $0.location != violation.location ?? facts.location },
          estimates: violation.estimates))
    }
  }

  private mutating func add(_ issue: FormatIssue, of catalog: Catalog?) {
    guard let entry = rules[issue.rule] else { return }
    let language = issue.language.flatMap { try? LanguageTag($0) } ?? catalog?.language
    findings.append(
      Finding(
        rule: issue.rule, code: issue.code, severity: entry.severity, message: issue.message,
        subject: FindingSubject(
          table: catalog?.table, key: issue.key, language: language,
          file: issue.key == nil ? issue.location.file : nil),
        location: issue.location, related: issue.related))
  }
}

/// What findings are ordered by.
private struct SortKey: Comparable {
  var location: SourceLocation
  var rule: RuleID
  var code: String
  var fingerprint: Fingerprint
  var text: String

  init(_ finding: Finding) {
    location = finding.location ?? SourceLocation(file: "")
    rule = finding.rule
    code = finding.code
    fingerprint = finding.fingerprint
    text = finding.message.text
  }

  static func < (left: SortKey, right: SortKey) -> Bool {
    if left.location != right.location { return left.location < right.location }
    if left.rule != right.rule { return left.rule < right.rule }
    if left.code != right.code { return left.code < right.code }
    if left.fingerprint != right.fingerprint { return left.fingerprint < right.fingerprint }
    return left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension FindingSubject {
  /// The subject with what it leaves out taken from another.
  func completed(by other: FindingSubject) -> FindingSubject {
    FindingSubject(
      table: table ?? other.table, key: key ?? other.key, language: language ?? other.language,
      variation: variation ?? other.variation, control: control ?? other.control, state: state ?? other.state,
      file: file ?? other.file)
  }
}
