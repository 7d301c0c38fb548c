/// What one report has that another lacks, by fingerprint.
public struct ReportComparison: Sendable, Hashable {
  /// A finding of the new report only, and why.
  public struct New: Sendable, Hashable {
    /// The finding.
    public var finding: ComparedFinding
    /// The reasons that the reports show; never empty.
    public var reasons: [NewnessReason]
  }

  /// A finding of both reports.
  public struct Unchanged: Sendable, Hashable {
    /// The finding as the new report has it.
    public var finding: ComparedFinding
    /// The severity in the old report.
    public var oldSeverity: String
  }

  /// The findings of the new report only, in its order.
  public private(set) var new: [New] = []
  /// The findings of the old report only, in its order.
  public private(set) var fixed: [ComparedFinding] = []
  /// The findings of both, in the order of the new one.
  public private(set) var unchanged: [Unchanged] = []

  /// Compares two reports; of findings with one fingerprint as many are unchanged as both have.
  /// - Complexity: linear in the number of findings.
  public init(old: ComparedReport, new: ComparedReport) {
    var left = Dictionary(grouping: old.findings) { $0.fingerprint }.mapValues { Array($0.reversed()) }
    var added: [ComparedFinding] = []
    for finding in new.findings {
      if let known = left[finding.fingerprint]?.popLast() {
        unchanged.append(Unchanged(finding: finding, oldSeverity: known.severity))
      } else {
        added.append(finding)
      }
    }
    for finding in old.findings.reversed() where !(left[finding.fingerprint] ?? []).isEmpty {
      left[finding.fingerprint]?.removeLast()
      fixed.append(finding)
    }
    fixed.reverse()
    let search = ReasonSearch(old: old, new: new)
    self.new = added.map { New(finding: $0, reasons: search.reasons(for: $0)) }
  }
}

/// Looks for the reasons of new findings in what both reports say.
private struct ReasonSearch {
  private let old: ComparedReport
  private let new: ComparedReport
  private let bySubject: [[String: String]: ComparedFinding]
  private let byText: [[String: String]: ComparedFinding]
  private let byRoom: [[String]: ComparedFinding]

  init(old: ComparedReport, new: ComparedReport) {
    self.old = old
    self.new = new
    let first = { (one: ComparedFinding, _: ComparedFinding) in one }
    // A finding that measured the text tells more about it than one that did not.
    let measuredFirst = old.findings.filter { $0.text != nil } + old.findings.filter { $0.text == nil }
    bySubject = Dictionary(
      measuredFirst.filter { !$0.subject.isEmpty }.map { ($0.subject, $0) }, uniquingKeysWith: first)
    byText = Dictionary(
      old.findings.filter { $0.text != nil }.map { (Self.text(of: $0), $0) }, uniquingKeysWith: first)
    byRoom = Dictionary(
      old.findings.filter { $0.buttonWidth != nil }.map { (Self.room(of: $0), $0) }, uniquingKeysWith: first)
  }

  func reasons(for finding: ComparedFinding) -> [NewnessReason] {
    var reasons: [NewnessReason] = []
    let isRuleNew = !old.rules.contains(finding.rule)
    if isRuleNew { reasons.append(.rule(instead: nil)) }
    if let language = finding.subject["language"], !old.languages.contains(language) { reasons.append(.language) }
    let counterpart = bySubject[finding.subject]
    reasons += [text(of: finding, counterpart), font(of: finding, counterpart), room(of: finding, counterpart)]
      .compactMap(\.self)
    if reasons.isEmpty, let counterpart, saysTheSame(counterpart, finding) {
      reasons.append(.rule(instead: counterpart.rule))
    }
    if reasons.isEmpty, old.conditions != new.conditions {
      reasons.append(.conditions(old: old.conditions, new: new.conditions))
    }
    if reasons.isEmpty, old.toolVersion != new.toolVersion {
      reasons.append(.tool(old: old.toolVersion, new: new.toolVersion))
    }
    guard reasons.isEmpty else { return reasons }
    // A room that had changed is a reason by now.
    return [byRoom[Self.room(of: finding)] == nil || finding.buttonWidth == nil ? .textOrRoom : .newText]
  }

  /// Whether another rule said it in the old report: about what both measured, or about what neither did.
  private func saysTheSame(_ old: ComparedFinding, _ new: ComparedFinding) -> Bool {
    old.rule != new.rule && old.text == new.text && old.buttonWidth == new.buttonWidth
  }

  /// The same unit in the same language, under the same control where the old report has it.
  private func text(of finding: ComparedFinding, _ counterpart: ComparedFinding?) -> NewnessReason? {
    guard let text = finding.text, let before = (counterpart ?? byText[Self.text(of: finding)])?.text, before != text
    else { return nil }
    return .text(old: before, new: text)
  }

  private func font(of finding: ComparedFinding, _ counterpart: ComparedFinding?) -> NewnessReason? {
    guard let font = finding.font else { return nil }
    if let counterpart, counterpart.condition == finding.condition, let before = counterpart.font, before != font {
      return .font(old: before, new: font)
    }
    for name in new.fonts.keys.sorted() where font.contains(name) {
      guard let digest = new.fonts[name], digest != old.fonts[name] else { continue }
      guard let before = old.fonts[name] else { return .newFont(name) }
      return .font(old: name + " " + before.prefix(12), new: name + " " + digest.prefix(12))
    }
    return nil
  }

  /// The room of the same control under the same condition, whatever text the old report speaks of.
  private func room(of finding: ComparedFinding, _ counterpart: ComparedFinding?) -> NewnessReason? {
    guard let width = finding.buttonWidth, let before = byRoom[Self.room(of: finding)], let old = before.buttonWidth
    else { return nil }
    if abs(old - width) > 0.001 { return .room(old: old, new: width) }
    guard let counterpart, counterpart.condition == finding.condition, let oldTaken = counterpart.taken,
      let taken = finding.taken, let oldWidth = counterpart.buttonWidth, abs(oldTaken - taken) > 0.001
    else { return nil }
    return .room(old: oldWidth - oldTaken, new: width - taken)
  }

  private static func text(of finding: ComparedFinding) -> [String: String] {
    finding.subject.filter { ["table", "key", "language", "variation"].contains($0.key) }
  }

  private static func room(of finding: ComparedFinding) -> [String] {
    [finding.subject["control"] ?? "", finding.condition]
  }
}
