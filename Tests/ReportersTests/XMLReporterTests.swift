import Foundation
import Testing
import TitlefitDiagnostics
import TitlefitReporters

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct XMLReporterTests {
  /// Counts elements while the parser checks that the document is well-formed.
  private final class Counter: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]
    var messages: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements[name, default: 0] += 1
      if let message = attributes["message"] { messages.append(message) }
    }
  }

  private func parsed(_ report: Report, by reporter: any Reporter) -> Counter? {
    let counter = Counter()
    let parser = XMLParser(data: Data(reporter.render(report, options: ReporterOptions()).utf8))
    parser.delegate = counter
    return parser.parse() ? counter : nil
  }

  @Test("XML stays well-formed whatever the texts hold", arguments: HostileTextTests.texts)
  func wellFormed(text: String) throws {
    let report = HostileTextTests.report(text)
    let junit = try #require(parsed(report, by: JUnitReporter()))
    #expect(junit.elements["testcase"] == 6)
    let checkstyle = try #require(parsed(report, by: CheckstyleReporter()))
    #expect(checkstyle.elements["error"] == 6)
  }

  @Test("a rule without findings is a case that passes, and a note fails nothing")
  func passing() throws {
    var report = SampleReport.report
    report.failures = []
    report.findings = [SampleReport.lines]
    let junit = try #require(parsed(report, by: JUnitReporter()))
    #expect(junit.elements["testcase"] == 2)
    #expect(junit.elements["failure"] == nil)
    #expect(junit.elements["system-out"] == 1)
  }

  @Test("a text with markup comes back as it was")
  func markup() throws {
    var report = SampleReport.report
    report.findings = [SampleReport.cut]
    report.findings[0].message = FindingMessage("<b> & \"quoted\" 'too'")
    let junit = try #require(parsed(report, by: JUnitReporter()))
    #expect(junit.messages.first == "<b> & \"quoted\" 'too'")
  }
}
