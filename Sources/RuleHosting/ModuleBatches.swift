import TitlefitRuleKit

/// A batch of records with what is needed to read its answer.
struct ModuleBatch: Sendable {
  var id: Int
  var scope: FactScope
  /// The groups with the number of their first records, ascending.
  var groups: [(first: Int, group: FactGroup)] = []
  /// The records as JSON, commas between them.
  var bytes: [UInt8] = []
  var count = 0

  /// The group that holds a record, and the record's index there.
  /// - Complexity: logarithmic in the number of groups.
  func record(_ fact: Int) -> (position: Int, index: Int)? {
    var (low, high) = (0, groups.count)
    while low < high {
      let middle = (low + high) / 2
      if groups[middle].first <= fact { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let index = fact - groups[low - 1].first
    return groups[low - 1].group.records.indices.contains(index) ? (low - 1, index) : nil
  }

  /// The violations that an answer means, or the fault in it.
  func violations(
    _ findings: [AnnouncedFinding], rules: [String: AnnouncedRule]
  ) -> Result<[ModuleViolation], ModuleFault> {
    struct Key: Hashable {
      var position: Int
      var rule: String
      var code: String
    }
    var order: [Key] = []
    var judged: [Key: [(index: Int, judgement: CaseJudgement)]] = [:]
    for finding in findings {
      guard let rule = rules[finding.rule], rule.description.scope == scope else {
        return .failure(
          wrong("a finding of \(ModuleMessageReader.excerpt(finding.rule)), which is no rule of this batch"))
      }
      guard let (position, index) = record(finding.fact) else {
        return .failure(wrong("a finding about a fact that is not in its batch"))
      }
      guard rule.description.rule.codes.contains(where: { $0.code == finding.judgement.code }) else {
        return .failure(
          wrong("the code \(ModuleMessageReader.excerpt(finding.judgement.code)), which \(finding.rule) does not have"))
      }
      let key = Key(position: position, rule: finding.rule, code: finding.judgement.code)
      if judged[key] == nil { order.append(key) }
      judged[key, default: []].append((index, finding.judgement))
    }
    return .success(
      order.flatMap { key -> [ModuleViolation] in
        guard let rule = rules[key.rule], let judgements = judged[key] else { return [] }
        let group = groups[key.position].group
        return group.violations(of: judgements.sorted { $0.index < $1.index }).map {
          ModuleViolation(rule: rule.description.rule.id, violation: $0, place: group.place)
        }
      })
  }

  private func wrong(_ text: String) -> ModuleFault { ModuleFault("wrong-finding", "it reported " + text) }
}

/// The limits of batches.
enum ModuleBatches {
  /// How many batches may be unanswered.
  static let window = 8
  /// From how many records on a batch is sent.
  static let records = 512
  /// From how many bytes on a batch is sent.
  static let bytes = 512 << 10
  /// The most violations that one module may report in a run.
  static let violations = 200_000
}
