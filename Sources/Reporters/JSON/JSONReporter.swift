public import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales

/// Writes the report as JSON under the schema `titlefit-report/1`.
///
/// Every member that the contract names is always there, null where it says nothing; only the times in `run.phases` differ
/// between two runs over the same inputs.
public struct JSONReporter: Reporter {
  /// `json`.
  public static let name = "json"

  /// Makes a reporter.
  public init() {}

  /// One JSON object.
  public func render(_ report: Report, options: ReporterOptions) -> String {
    JSONValue.object([
      "schema": .string("titlefit-report/1"),
      "tool": .object(["name": .string("titlefit"), "version": .string(report.toolVersion)]),
      "run": run(report.run),
      "rules": .array(report.rules.map(rule)),
      "findings": .array(report.findings.map(finding)),
      "failures": .array(report.failures.map(failure)),
    ]).document
  }

  private func controls(_ count: ControlCount) -> JSONValue {
    var members: [String: JSONValue] = [
      "found": .integer(count.found),
      "measured": .integer(count.measured),
      "notMeasured": .object(count.notMeasured.mapValues(JSONValue.integer)),
    ]
    members["codeTitles"] = count.codeTitles.map { titles in
      .object([
        "found": .integer(titles.found), "keys": .integer(titles.keys), "literals": .integer(titles.literals),
        "unresolved": .object(titles.unresolved.mapValues(JSONValue.integer)),
      ])
    }
    return .object(members)
  }

  private func run(_ run: RunFacts) -> JSONValue {
    .object([
      "inputs": .array(run.inputs.map(input)),
      "controls": controls(run.controls),
      "languages": languages(run.languages),
      "cases": .integer(run.cases),
      "fonts": .array(run.fonts.map(font)),
      "platform": .string(run.platform),
      "widths": .array(run.widths.map(JSONValue.thousandths)),
      "contentSizes": .texts(run.contentSizes),
      "sourceLanguage": .string(run.sourceLanguage.description),
      "accepted": .integer(run.accepted),
      "suppressed": .integer(run.suppressed),
      "staleBaseline": .array(run.staleBaseline.map(stale)),
      "changes": run.changes.map(changes) ?? .null,
      "phases": .object(run.phases.mapValues(JSONValue.thousandths)),
    ])
  }

  private func changes(_ changes: ChangeFacts) -> JSONValue {
    .object([
      "since": .string(changes.revision), "base": .string(changes.base), "leftOut": .integer(changes.leftOut),
    ])
  }

  private func stale(_ entry: BaselineEntry) -> JSONValue {
    .object([
      "fingerprint": .string(entry.fingerprint), "count": .integer(entry.count), "rule": .string(entry.rule),
      "language": .text(entry.language), "subject": .string(entry.subject),
    ])
  }

  private func input(_ input: InputCount) -> JSONValue {
    var members: [String: JSONValue] = [
      "format": .string(input.format), "files": .integer(input.files), "entries": .integer(input.entries),
      "languages": languages(input.languages),
    ]
    members["keys"] = input.keys.map(JSONValue.integer)
    return .object(members)
  }

  private func font(_ font: FontFact) -> JSONValue {
    .object([
      "name": .string(font.name), "file": .string(font.file), "digest": .string(font.digest),
      "scripts": .texts(font.scripts), "bound": .string(font.bound),
    ])
  }

  private func rule(_ rule: RuleSummary) -> JSONValue {
    .object([
      "id": .string(rule.id.name), "family": .string(rule.family), "title": .string(rule.title),
      "severity": .string(rule.severity.rawValue), "status": .string(rule.status),
    ])
  }

  private func finding(_ finding: Finding) -> JSONValue {
    .object([
      "rule": .string(finding.rule.name),
      "code": .string(finding.code),
      "severity": .string(finding.severity.rawValue),
      "verdict": .text(finding.verdict?.rawValue),
      "message": .string(finding.message.text),
      "suggestion": .text(finding.message.suggestion.isEmpty ? nil : finding.message.suggestion),
      "subject": subject(finding.subject),
      "condition": finding.condition.map(condition) ?? .null,
      "evidence": evidence(finding.evidence),
      "visible": .text(finding.visible),
      "location": .place(finding.location),
      "related": .array(
        finding.related.map { .object(["label": .string($0.label), "location": .place($0.location)]) }),
      "estimated": .texts(finding.estimates),
      "fingerprint": .string(finding.fingerprint.description),
    ])
  }

  private func subject(_ subject: FindingSubject) -> JSONValue {
    var members: [String: JSONValue] = [
      "table": .text(subject.table), "key": .text(subject.key), "language": .text(subject.language?.description),
      "variation": .text(subject.variation), "control": .text(subject.control), "state": .text(subject.state),
    ]
    members["file"] = subject.file.map(JSONValue.string)
    return .object(members)
  }

  private func condition(_ condition: FindingCondition) -> JSONValue {
    .object([
      "width": .length(condition.width), "contentSize": .text(condition.contentSize),
      "direction": .text(condition.direction), "failing": .integer(condition.failing),
      "total": .integer(condition.total),
    ])
  }

  /// The rule's own values first, so that none of them can stand for a member of the contract.
  private func evidence(_ evidence: Evidence) -> JSONValue {
    var members = evidence.values.mapValues(value)
    members["available"] = evidence.available.map(JSONValue.thousandths)
    members["needed"] = evidence.needed.map(JSONValue.thousandths)
    members["errorBound"] = evidence.errorBound.map(JSONValue.thousandths)
    if evidence.available != nil || evidence.needed != nil { members["unit"] = .string(evidence.unit.rawValue) }
    return .object(members)
  }

  private func value(_ value: EvidenceValue) -> JSONValue {
    switch value {
    case .number(let number): .thousandths(number)
    case .text(let text): .string(text)
    case .list(let texts): .texts(texts)
    case .terms(let terms):
      .array(terms.map { .object(["name": .string($0.name), "points": .thousandths($0.points)]) })
    }
  }

  private func failure(_ failure: AuditFailure) -> JSONValue {
    .object([
      "source": .string(failure.source), "code": .string(failure.code), "message": .string(failure.message),
      "detail": .string(failure.detail), "location": .place(failure.location),
    ])
  }

  private func languages(_ tags: [LanguageTag]) -> JSONValue { .texts(tags.map(\.description)) }
}

extension JSONValue {
  /// A place: `file`, and `line` and `column` where they are known; null without a place.
  public static func place(_ location: SourceLocation?) -> JSONValue {
    guard let location else { return .null }
    var members: [String: JSONValue] = ["file": .string(location.file)]
    if location.line > 0 { members["line"] = .integer(location.line) }
    if location.line > 0, location.column > 0 { members["column"] = .integer(location.column) }
    return .object(members)
  }
}
