import Foundation
import Testing
import TitlefitDiagnostics
import TitlefitReporters

@Suite struct SARIFReporterTests {
  private typealias Object = [String: Any]

  private func run(_ report: Report) throws -> [String: Any] {
    let text = SARIFReporter().render(report, options: ReporterOptions())
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
    #expect(log["version"] as? String == "2.1.0")
    let runs = try #require(log["runs"] as? [Object])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  @Test("every result has a message, a level SARIF knows and a rule that the run describes or its own id")
  func results() throws {
    let run = try run(SampleReport.report)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let driver = try #require((run["tool"] as? Object)?["driver"] as? Object)
    #expect(driver["name"] as? String == "titlefit")
    let rules = try #require(driver["rules"] as? [Object])
    #expect((rules.first?["help"] as? Object)?["text"] as? String != nil)
    let results = try #require(run["results"] as? [Object])
    #expect(results.count == 7)
    for result in results {
      #expect((result["message"] as? Object)?["text"] as? String != nil)
      #expect(["error", "warning", "note"].contains(result["level"] as? String))
      let prints = try #require(result["partialFingerprints"] as? [String: String])
      #expect(Array(prints.keys) == ["titlefit/v1"])
      // GitHub refuses the whole file where one result has no place.
      let place = (result["locations"] as? [Object])?.first?["physicalLocation"] as? Object
      #expect((place?["artifactLocation"] as? Object)?["uri"] as? String != nil)
      if let index = result["ruleIndex"] as? Int {
        #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
      }
    }
  }

  @Test("what was accepted is a result with its suppression, and no other result has one")
  func suppressions() throws {
    let results = try #require(try run(SampleReport.report)["results"] as? [Object])
    let kinds = results.map { ($0["suppressions"] as? [Object])?.first?["kind"] as? String }
    #expect(kinds == [nil, nil, nil, nil, nil, "external", "inSource"])
  }

  @Test("of more findings than the limit the weightiest are written, and a notification counts the others")
  func limit() throws {
    var report = SampleReport.report
    report.findings = Array(repeating: SampleReport.lines, count: SARIFReporter.limit) + [SampleReport.cut]
    let run = try run(report)
    let results = try #require(run["results"] as? [Object])
    #expect(results.count == SARIFReporter.limit)
    #expect(results.first?["ruleId"] as? String == "title-truncated")
    let invocation = try #require((run["invocations"] as? [Object])?.first)
    let notes = try #require(invocation["toolExecutionNotifications"] as? [Object])
    let texts = notes.compactMap { ($0["message"] as? Object)?["text"] as? String }
    // One of 5001 findings and the two accepted ones do not fit 5000 results.
    #expect(texts.last == "3 findings are left out: at most 5000 are written, the weightiest first")
  }

  @Test(
    "a path is a URI reference",
    arguments: [
      ("de.lproj/A b.strings", "de.lproj/A%20b.strings"), ("/tmp/ü", "file:///tmp/%C3%BC"), ("a:b%", "a%3Ab%25"),
    ])
  func paths(path: String, uri: String) throws {
    var finding = SampleReport.cut
    finding.location?.file = path
    var report = SampleReport.report
    report.findings = [finding]
    let result = try #require((try run(report)["results"] as? [Object])?.first)
    let location = try #require((result["locations"] as? [Object])?.first?["physicalLocation"] as? Object)
    #expect((location["artifactLocation"] as? Object)?["uri"] as? String == uri)
    #expect((location["region"] as? Object)?["startColumn"] as? Int == 20)
  }
}
