import Foundation
import Testing
import TitlefitDiagnostics
import TitlefitReporters

@Suite struct LineReporterTests {
  private func render(_ reporter: any Reporter, _ change: (inout Finding) -> Void) -> String {
    var report = SampleReport.report
    report.findings = [SampleReport.cut]
    report.failures = []
    change(&report.findings[0])
    return reporter.render(report, options: ReporterOptions())
  }

  @Test("GitHub's commands escape what ends a property or a command")
  func github() {
    let text = render(GitHubReporter()) { finding in
      finding.location?.file = "a,b:c%.strings"
      finding.message = FindingMessage("50% :: done")
      finding.visible = nil
    }
    #expect(text == "::error file=a%2Cb%3Ac%25.strings,line=12,col=20,title=title-truncated::50%25 :\\u{3a} done\n")
  }

  @Test("more annotations than GitHub shows are said in a last notice")
  func manyAnnotations() {
    var report = SampleReport.report
    report.failures = []
    report.findings = Array(repeating: SampleReport.cut, count: 10)
    let lines = { (report: Report) in
      GitHubReporter().render(report, options: ReporterOptions()).split(separator: "\n")
    }
    #expect(lines(report).count == 10)
    report.findings.append(SampleReport.cut)
    #expect(lines(report).count == 12)
    #expect(lines(report).last?.hasPrefix("::notice title=titlefit::11 errors") == true)
  }

  @Test("no hostile text opens a workflow command or a row of its own", arguments: HostileTextTests.texts)
  func oneLine(text: String) {
    for name in ["github", "csv", "markdown"] {
      guard let reporter = try? ReporterList.reporter(named: name) else { continue }
      let lines = { (report: Report) in reporter.render(report, options: ReporterOptions()).count { $0.isNewline } }
      #expect(lines(HostileTextTests.report(text)) == lines(SampleReport.report))
    }
  }

  @Test("GitLab gets a fingerprint for each of two findings alike")
  func gitlab() throws {
    var report = SampleReport.report
    report.findings = [SampleReport.cut, SampleReport.cut]
    report.failures = []
    let text = GitLabReporter().render(report, options: ReporterOptions())
    let entries = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    let print = SampleReport.cut.fingerprint.description
    #expect(entries.compactMap { $0["fingerprint"] as? String } == [print, print + "-2"])
    #expect(entries.first?["severity"] as? String == "major")
  }

  @Test(
    "JSON for servers stays valid and names every finding", arguments: HostileTextTests.texts)
  func json(text: String) throws {
    let report = HostileTextTests.report(text)
    for name in ["gitlab", "sonarqube", "sarif"] {
      let output = try ReporterList.reporter(named: name).render(report, options: ReporterOptions())
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(output.utf8)) }
    }
  }

  @Test(
    "a cell is quoted where it must be, and no formula reaches a spreadsheet",
    arguments: [
      ("a,b", "\"a,b\""), ("say \"hi\"", "\"say \"\"hi\"\"\""), ("=1+1", "'=1+1"), ("@x", "'@x"), ("-8", "'-8"),
      ("plain", "plain"),
    ])
  func csv(key: String, cell: String) {
    let text = render(CSVReporter()) { $0.subject.key = key }
    let head = "error,title-truncated,title-cut,Localizable," + cell + ",de,"
    #expect(text.split(separator: "\r\n").last?.hasPrefix(head) == true)
    // Without the mark spreadsheets take UTF-8 for the system's code page.
    #expect(Array(text.utf8.prefix(3)) == [0xEF, 0xBB, 0xBF])
  }

  @Test(
    "services get the paths of files below their folder from there",
    arguments: ["github", "gitlab", "sarif", "sonarqube"])
  func folders(name: String) throws {
    var report = SampleReport.report
    report.findings = ["/source/app/de.lproj/A.strings", "./B.strings", "/source/application/C.strings"].map { file in
      var finding = SampleReport.cut
      finding.location = SourceLocation(file: file, line: 3, column: 1)
      finding.related = []
      return finding
    }
    let text = try ReporterList.reporter(named: name).render(report, options: ReporterOptions(folder: "/source/app"))
    #expect(text.contains("de.lproj/A.strings") && !text.contains("/source/app/de") && !text.contains("./B.strings"))
    #expect(text.contains("/source/application/C.strings"))
  }

  @Test("every row of a table has the heading's cells")
  func columns() {
    let text = CSVReporter().render(SampleReport.report, options: ReporterOptions())
    let rows = text.split(separator: "\r\n")
    #expect(rows.count == 6)
    // No cell of these two findings holds a comma.
    #expect(Set([0, 2, 4].map { index in rows[index].count { $0 == "," } }) == [20])
  }

  @Test("a Markdown table names nobody, links nothing and has no cell more")
  func markdown() {
    let text = render(MarkdownReporter()) { finding in
      finding.subject.key = "a|b `c` <img> @team #12"
      finding.message = FindingMessage("see https://example.org [x](y) @team #12 | end")
    }
    #expect(!text.contains("@") && !text.contains("<img") && !text.contains("https://") && !text.contains("[x]"))
    let row = text.split(separator: "\n").last { $0.hasPrefix("| ") }
    #expect(row?.count { $0 == "|" } == 6)
  }

  @Test("of many findings a Markdown comment shows the first ten, and each says what to do")
  func markdownFolds() {
    var report = SampleReport.report
    report.findings = Array(repeating: SampleReport.cut, count: 13)
    let parts = MarkdownReporter().render(report, options: ReporterOptions()).components(separatedBy: "<details>")
    #expect(parts.map { $0.split(separator: "\n").count { $0.hasPrefix("| ❌") } } == [10, 3])
    #expect(parts.last?.hasPrefix("<summary>3 more</summary>\n\n| |") == true)
    #expect(parts[0].components(separatedBy: "<br>→ ").count == 11)
    report.findings.removeLast()
    #expect(!MarkdownReporter().render(report, options: ReporterOptions()).contains("<details>"))
  }

  @Test("a control's name is not said twice beside a key that begins with it")
  func markdownControl() {
    let text = render(MarkdownReporter()) { finding in
      finding.subject.key = "aB1.title"
      finding.subject.control = "aB1"
    }
    #expect(text.contains("| <code>aB1.title</code> |"))
  }

  @Test("a Markdown table ends at its limit and says how many are left out")
  func markdownLimit() {
    var report = SampleReport.report
    report.failures = []
    report.findings = Array(repeating: SampleReport.cut, count: 60)
    let text = MarkdownReporter().render(report, options: ReporterOptions())
    #expect(text.split(separator: "\n").count { $0.hasPrefix("| ❌") } == MarkdownReporter.limit)
    #expect(text.contains("… and 10 more"))
    report.findings = report.findings.map { finding in
      var finding = finding
      finding.message = FindingMessage(String(repeating: "w", count: 20_000))
      return finding
    }
    #expect(MarkdownReporter().render(report, options: ReporterOptions()).utf8.count < 65_536)
  }
}
