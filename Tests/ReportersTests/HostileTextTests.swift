import Foundation
import Testing
import TitlefitDiagnostics
import TitlefitReporters

@Suite struct HostileTextTests {
  /// Texts that translators, attackers and broken files may leave in any member of a finding.
  static let texts = [
    "", "line one\nline two\r\n", "\u{1B}[31mred\u{1B}]0;title\u{7}", "abc\u{202E}fed\u{2066}x\u{2069}",
    "a\u{0}b\u{8}c",
    "quote \" back \\ slash / <b> & ' ]]>", "\u{2028}\u{2029}\u{85}\u{9B}31m", "👩‍👩‍👧‍👦 नी ٣ عناصر",
    "\u{FEFF}\u{FFFE}\u{10FFFF}",
    "::error::x", "a ::set-output name=x::y", "x ##vso[task.setvariable]y ##[error]z ##teamcity[x]",
    "/etc/passwd:1:1: error: fake [x]", String(repeating: "\u{301}", count: 400), "\u{E0041}\u{E007F}",
  ]

  static func report(_ text: String) -> Report {
    var report = SampleReport.report
    report.findings = report.findings.map { finding in
      var finding = finding
      finding.message = FindingMessage(text, why: text, suggestion: text)
      finding.subject.key = text
      finding.subject.table = text
      finding.subject.control = text
      finding.visible = text
      finding.location?.file = text
      finding.evidence.values = ["text": .text(text), text: .list([text])]
      finding.estimates = [text]
      return finding
    }
    report.failures[0].message = text
    report.failures[0].detail = text
    report.run.controls.notMeasured = [text: 1]
    return report
  }

  @Test("JSON stays valid and keeps every text", arguments: texts)
  func json(text: String) throws {
    let output = JSONReporter().render(Self.report(text), options: ReporterOptions())
    let object = try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    let finding = try #require((object["findings"] as? [[String: Any]])?.first)
    let visible = try #require(finding["visible"] as? String)
    #expect(Array(visible.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("no report writes a character that moves a cursor or turns the direction", arguments: texts)
  func safe(text: String) throws {
    for name in ReporterList.names {
      let output = try ReporterList.reporter(named: name).render(Self.report(text), options: ReporterOptions())
      // RFC 4180 ends rows with both.
      let text = name == "csv" ? output.replacing("\r\n", with: "\n") : output
      for scalar in text.unicodeScalars where scalar != "\n" {
        #expect(!scalar.properties.isBidiControl)
        #expect(scalar.properties.generalCategory != .control)
      }
    }
  }

  @Test("a text with line breaks adds no line to the lines that Xcode reads", arguments: texts)
  func xcode(text: String) {
    let count = { (report: Report) in XcodeReporter().render(report, options: ReporterOptions()).count { $0 == "\n" } }
    #expect(count(Self.report(text)) == count(SampleReport.report))
  }

  @Test("no line of a text for people is a command of the build server that shows it", arguments: texts)
  func commands(text: String) throws {
    for name in ["text", "xcode", "markdown"] {
      let output = try ReporterList.reporter(named: name).render(Self.report(text), options: ReporterOptions())
      for line in output.split(separator: "\n") {
        #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(name): \(line)")
        for start in ["##[", "##vso[", "##teamcity["] { #expect(!line.contains(start), "\(name): \(line)") }
      }
    }
  }

  @Test("numbers that are not finite become null and no negative zero is written")
  func numbers() {
    #expect(JSONValue.array([.number(.nan), .number(.infinity), .number(-0.0)]).document == "[null, null, 0]\n")
  }

  @Test(
    "a number has one spelling",
    arguments: [
      (75.0, "75"), (34.0 + 1.0 / 3, "34.333"), (0.1 + 0.2, "0.3"), (-12.25, "-12.25"), (0.00001, "0"),
      (1e15, "1000000000000000"),
    ])
  func spelling(value: Double, text: String) { #expect(JSONValue.thousandths(value).document == text + "\n") }
}
