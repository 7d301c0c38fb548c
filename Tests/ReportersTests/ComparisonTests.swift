import Testing
import TitlefitReporters

@Suite struct ComparisonTests {
  private func finding(
    _ print: String, rule: String = "title-truncated", key: String = "k", text: String = "Sichern",
    font: String = "Inter, 17 pt", width: Double = 100, severity: String = "error"
  ) -> ComparedFinding {
    var finding = ComparedFinding()
    finding.fingerprint = print
    finding.rule = rule
    finding.severity = severity
    finding.subject = ["table": "T", "key": key, "language": "de", "control": "c"]
    finding.condition = "320 large"
    finding.text = text
    finding.font = font
    finding.buttonWidth = width
    finding.taken = 20
    return finding
  }

  private func report(_ findings: [ComparedFinding], _ change: (inout ComparedReport) -> Void = { _ in })
    -> ComparedReport
  {
    var report = ComparedReport()
    report.findings = findings
    report.rules = ["title-truncated", "near-limit"]
    report.languages = ["de"]
    report.fonts = ["Inter": "0a"]
    report.conditions = "widths 320"
    report.toolVersion = "0.1.0"
    change(&report)
    return report
  }

  private func reasons(_ old: ComparedReport, _ new: ComparedReport) -> [[NewnessReason]] {
    ReportComparison(old: old, new: new).new.map(\.reasons)
  }

  @Test("findings are told apart by fingerprint and count")
  func sets() {
    let comparison = ReportComparison(
      old: report([finding("a"), finding("b"), finding("b"), finding("d")]),
      new: report([finding("c"), finding("b"), finding("a"), finding("c")]))
    #expect(comparison.new.map(\.finding.fingerprint) == ["c", "c"])
    #expect(comparison.fixed.map(\.fingerprint) == ["b", "d"])
    #expect(comparison.unchanged.map(\.finding.fingerprint) == ["b", "a"])
  }

  @Test("a finding is new because its text, its font, its room or its rule changed")
  func causes() {
    let old = report([finding("a", rule: "near-limit")])
    #expect(
      reasons(old, report([finding("b", text: "Speichern")])) == [[.text(old: "Sichern", new: "Speichern")]])
    #expect(
      reasons(old, report([finding("b", font: "Inter, 23 pt")]))
        == [[.font(old: "Inter, 17 pt", new: "Inter, 23 pt")]])
    #expect(reasons(old, report([finding("b", width: 90)])) == [[.room(old: 100, new: 90)]])
    #expect(reasons(old, report([finding("b")])) == [[.rule(instead: "near-limit")]])
    #expect(reasons(report([]) { $0.rules = [] }, report([finding("b")])) == [[.rule(instead: nil)]])
  }

  @Test("where the old report says nothing of the text, what the runs have in common leaves text or room")
  func unknown() {
    #expect(reasons(report([]), report([finding("b")])) == [[.textOrRoom]])
    #expect(
      reasons(report([]) { $0.fonts = ["Inter": "0b"] }, report([finding("b")]))
        == [[.font(old: "Inter 0b", new: "Inter 0a")]])
    #expect(reasons(report([]) { $0.fonts = [:] }, report([finding("b")])) == [[.newFont("Inter")]])
    #expect(
      reasons(report([]) { $0.conditions = "widths 375" }, report([finding("b")]))
        == [[.conditions(old: "widths 375", new: "widths 320")]])
    #expect(reasons(report([]) { $0.languages = [] }, report([finding("b")])) == [[.language]])
  }

  @Test("another text under the same control tells that the room changed")
  func sibling() {
    let old = report([finding("a", key: "other")])
    #expect(reasons(old, report([finding("b", width: 90)])) == [[.room(old: 100, new: 90)]])
    #expect(reasons(old, report([finding("b")])) == [[.newText]])
  }

  @Test("a rule that did not measure the text is no reason, and one that did comes before it")
  func neighbours() {
    var missing = finding("a", rule: "missing-translation")
    (missing.text, missing.font, missing.buttonWidth, missing.taken) = (nil, nil, nil, nil)
    #expect(reasons(report([missing]), report([finding("b")])) == [[.textOrRoom]])
    let measured = finding("c", rule: "near-limit", width: 110)
    #expect(reasons(report([missing, measured]), report([finding("b")])) == [[.room(old: 110, new: 100)]])
  }

  @Test("the text names new, fixed and heavier findings and ends with the totals")
  func text() {
    let comparison = ReportComparison(
      old: report([finding("a", severity: "warning"), finding("d")]), new: report([finding("a"), finding("c")]))
    let lines = ComparisonText(comparison).text.split(separator: "\n")
    #expect(lines.first == "new error title-truncated de T \"k\" control c")
    #expect(lines.contains("    was warning"))
    #expect(lines.last == "1 new, 1 fixed, 1 unchanged")
  }
}
