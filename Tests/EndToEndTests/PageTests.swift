import Foundation
import Testing
import TitlefitTestSupport

@Suite(.enabled(if: Browser.isExpected, "no Chromium is installed: apt-get install chromium"), .serialized)
struct PageTests {
  @Test("the page of Lantern shows its heat map, its pictures and every finding, and says nothing on the console")
  func lantern() throws {
    let scratch = try Scratch()
    let project = try scratch.copy("Lantern")
    let page = scratch.folder.appending(path: "report.html")
    let outcome = try Tool.run(
      "audit", "--format", "json", "--report", "html=" + page.path, "--fail-on", "never", "--quiet", in: project)
    let report = try #require(outcome.json)
    let findings = try #require(report["findings"] as? [[String: Any]])
    let run = try #require(report["run"] as? [String: Any])
    let measured = try #require((run["controls"] as? [String: Any])?["measured"] as? Int)
    let languages = try #require(run["languages"] as? [String])
    let prints = findings.compactMap { $0["fingerprint"] as? String }
    let count = { (selector: String) in ["evaluate": "String(document.querySelectorAll('\(selector)').length)"] }
    let visit = try Browser.visit(
      page,
      steps: [
        count(".heat tbody tr"), count(".heat thead th[scope=col]"), count(".finding"),
        ["evaluate": "[...document.querySelectorAll('.finding')].map(f => f.id).sort().join()"],
        // Letters are drawn: every picture of a title has glyphs, and every glyph its outline.
        [
          "evaluate":
            "String([...document.querySelectorAll('svg.b use')].every(u => document.querySelector(u.getAttribute('href'))))"
        ],
        ["evaluate": "String(document.querySelectorAll('.strip svg.b').length >= 1000)"],
        ["evaluate": "String(document.querySelector('.case svg.b .overflow').getBoundingClientRect().width > 1)"],
        ["evaluate": "String(document.querySelector('.case svg.b use').getBoundingClientRect().height > 1)"],
      ])
    #expect(visit.console.isEmpty)
    #expect(visit.requests.count == 1)
    let ids = prints.map { "f-" + $0 }.sorted().joined(separator: ",")
    #expect(
      visit.texts == [
        String(measured), String(languages.count), String(findings.count), ids, "true", "true", "true", "true",
      ])
  }

  @Test("the same project gives the same page whatever the number of threads")
  func deterministic() throws {
    let scratch = try Scratch()
    let project = try scratch.copy("Lantern")
    let pages = try ["1", "4"].map { jobs in
      try Tool.run("audit", "--format", "html", "--jobs", jobs, "--fail-on", "never", "--quiet", in: project).output
    }
    #expect(pages[0] == pages[1])
    #expect(pages[0].hasPrefix("<!doctype html>"))
  }
}
