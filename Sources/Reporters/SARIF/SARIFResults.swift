import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales

/// Turns findings into SARIF results.
struct SARIFResults {
  private let indexes: [RuleID: Int]

  /// Results refer to the rules by their places in this list.
  init(rules: [RuleSummary]) {
    indexes = Dictionary(rules.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }

  /// A finding that is reported.
  func result(_ finding: Finding) -> JSONValue { .object(members(of: finding)) }

  /// A finding that was accepted, with its suppression.
  func result(_ accepted: AcceptedFinding) -> JSONValue {
    var members = members(of: accepted.finding)
    switch accepted.acceptance {
    case .baseline(let file):
      members["suppressions"] = .array([
        .object(["kind": .string("external"), "justification": .string("accepted in " + SafeText.line(file))])
      ])
    case .comment(let location):
      members["suppressions"] = .array([
        .object([
          "kind": .string("inSource"),
          "justification": .string("a translation's comment says " + Suppression.directive),
          "location": SARIFPlace.value(location),
        ])
      ])
    }
    return .object(members)
  }

  private func members(of finding: Finding) -> [String: JSONValue] {
    var members: [String: JSONValue] = [
      "ruleId": .string(finding.rule.name),
      "level": .string(SARIFRule.level(finding.severity)),
      "message": .object(["text": .string(finding.sentence)]),
      "partialFingerprints": .object(["titlefit/v1": .string(finding.fingerprint.description)]),
      "properties": properties(of: finding),
    ]
    members["ruleIndex"] = indexes[finding.rule].map(JSONValue.integer)
    var location = SARIFPlace.members(finding.location ?? placeOfTheProject)
    if let control = finding.subject.control, !control.isEmpty {
      location["logicalLocations"] = .array([.object(["name": .string(control), "kind": .string("member")])])
    }
    members["locations"] = .array([.object(location)])
    if !finding.related.isEmpty {
      members["relatedLocations"] = .array(
        finding.related.enumerated().map { index, related in
          var place = SARIFPlace.members(related.location)
          place["id"] = .integer(index)
          place["message"] = .object(["text": .string(SafeText.line(related.label))])
          return .object(place)
        })
    }
    return members
  }

  private func properties(of finding: Finding) -> JSONValue {
    let subject = finding.subject
    let texts = [
      "code": finding.code, "table": subject.table, "key": subject.key, "language": subject.language?.description,
      "variation": subject.variation, "state": subject.state, "verdict": finding.verdict?.rawValue,
      "visible": finding.visible, "condition": finding.conditionWords.isEmpty ? nil : finding.conditionWords,
    ]
    var members = texts.compactMapValues { $0.map(JSONValue.string) }
    members["available"] = finding.evidence.available.map(JSONValue.thousandths)
    members["needed"] = finding.evidence.needed.map(JSONValue.thousandths)
    members["errorBound"] = finding.evidence.errorBound.map(JSONValue.thousandths)
    return .object(members)
  }
}

/// A rule as SARIF describes it.
enum SARIFRule {
  /// The reporting descriptor.
  static func value(_ rule: RuleSummary) -> JSONValue {
    var members: [String: JSONValue] = [
      "id": .string(rule.id.name),
      "shortDescription": .object(["text": .string(rule.title)]),
      "defaultConfiguration": .object(["level": .string(level(rule.severity))]),
      "properties": .object(["tags": .texts([rule.family, rule.status])]),
    ]
    if let help = rule.help {
      let text = [help.finds, help.matters, help.remedy].filter { !$0.isEmpty }.joined(separator: "\n\n")
      members["fullDescription"] = .object(["text": .string(help.finds.isEmpty ? rule.title : help.finds)])
      members["help"] = .object(["text": .string(text), "markdown": .string(text)])
    }
    return .object(members)
  }

  /// SARIF's word for a severity.
  static func level(_ severity: Severity) -> String { severity == .off ? "none" : severity.rawValue }
}

/// A place as SARIF writes it.
enum SARIFPlace {
  /// The location.
  static func value(_ location: SourceLocation) -> JSONValue { .object(members(location)) }

  /// The location's members.
  static func members(_ location: SourceLocation) -> [String: JSONValue] {
    var artifact: [String: JSONValue] = ["uri": .string(uri(location.file))]
    if !location.file.hasPrefix("/") { artifact["uriBaseId"] = .string("%SRCROOT%") }
    var physical: [String: JSONValue] = ["artifactLocation": .object(artifact)]
    if location.line > 0 {
      var region: [String: JSONValue] = ["startLine": .integer(location.line)]
      if location.column > 0 { region["startColumn"] = .integer(location.column) }
      physical["region"] = .object(region)
    }
    return ["physicalLocation": .object(physical)]
  }

  /// A path as a URI reference: what is not unreserved is percent-encoded byte by byte, slashes stay.
  ///
  /// Source: RFC 3986, sections 2.3, 3.3 and 4.2: without colons no first segment is taken for a scheme.
  private static func uri(_ path: String) -> String {
    var text = path.hasPrefix("/") ? "file://" : ""
    for byte in path.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x2F, 0x5F, 0x7E:
        text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
      }
    }
    return text
  }
}
