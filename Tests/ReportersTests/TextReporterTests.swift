import Testing
import TitlefitDiagnostics
import TitlefitReporters

@Suite struct TextReporterTests {
  private func lines(_ findings: [Finding]) -> [String] {
    var report = SampleReport.report
    report.findings = findings
    report.failures = []
    return TextReporter().render(report, options: ReporterOptions()).split(separator: "\n").map(String.init)
  }

  @Test("the bars stand in one scale: the longer one is full")
  func bars() throws {
    var finding = SampleReport.cut
    finding.evidence = Evidence(available: 50, needed: 100)
    let bars = lines([finding]).filter { $0.contains("█") }
    #expect(bars.map { line in line.count { $0 == "█" } } == [14, 28])
    #expect(bars.allSatisfy { $0.hasSuffix(" pt") })
    #expect(bars.first?.count == bars.last?.count)
  }

  @Test("a room below zero has an empty bar and no finding crashes the bar")
  func oddRooms() {
    for (have, need) in [(-8.0, 20.0), (0, 0), (.infinity, 1), (1, .nan), (-5, -9), (1e300, 1)] {
      var finding = SampleReport.cut
      finding.evidence = Evidence(available: have, needed: need)
      #expect(lines([finding]).count { $0.contains("█") } <= 2)
    }
  }

  @Test("needs that differ by less than a tenth are shown with two decimals")
  func closeNeeds() {
    let bars = lines([SampleReport.unsure]).filter { $0.contains("█") }
    #expect(bars.first?.hasSuffix("   120 pt") == true)
    #expect(bars.last?.hasSuffix("120.04 pt ±0.6") == true)
  }

  @Test("a clean run says so")
  func clean() { #expect(lines([]).last == "no findings") }

  @Test("without leave no colour is written")
  func noColour() {
    let text = TextReporter().render(SampleReport.report, options: ReporterOptions())
    #expect(!text.unicodeScalars.contains("\u{1B}"))
  }
}
