import Foundation
import Testing
import TitlefitDiagnostics
import TitlefitReporters
import TitlefitTestSupport

@Suite(.enabled(if: Browser.isExpected, "no Chromium is installed: apt-get install chromium"), .serialized)
struct PageInBrowserTests {
  /// Writes a report's page to a file and visits it.
  static func visit(_ report: Report, steps: [[String: Any]] = []) throws -> Browser.Visit {
    let file = FileManager.default.temporaryDirectory.appending(path: "titlefit-\(UUID().uuidString).html")
    defer { try? FileManager.default.removeItem(at: file) }
    try HTMLReporter().render(report, options: ReporterOptions()).write(to: file, atomically: true, encoding: .utf8)
    return try Browser.visit(file, steps: steps)
  }

  private static let shown = ["evaluate": "document.body.dataset.shown"]

  @Test("a page of 2,000 findings opens in under two seconds")
  func large() throws {
    let steps = [Self.shown, ["evaluate": "String(document.querySelectorAll('svg.b use').length)"]]
    // The clock counts what else the machine does; the quickest of a few visits is nearest to what the page costs.
    var quickest = Double.infinity
    for _ in 0..<4 where quickest >= 2000 {
      let visit = try Self.visit(LargeReport.report, steps: steps)
      #expect(visit.console.isEmpty)
      // 4,000 pictures of 14 letters.
      #expect(visit.texts == ["2000", "56000"])
      print("2,000 findings: \(Int(visit.milliseconds)) ms until the first frame, \(Int(visit.work)) ms of them work")
      quickest = min(quickest, visit.work)
    }
    #expect(quickest < 2000)
  }

  @Test("no text of the user's runs, loads or becomes an element")
  func hostile() throws {
    let texts =
      HostileTextTests.texts + [
        "<script>document.title='taken'</script>",
        "\"><img src=\"http://127.0.0.1:9/x\" onerror=\"document.title='taken'\">",
        "<svg onload=\"document.title='taken'\">",
        "'\"><iframe src=\"javascript:document.title='taken'\"></iframe>",
        "</style></title><base href=\"http://127.0.0.1:9/\">",
      ]
    let folder = FileManager.default.temporaryDirectory.appending(path: "titlefit-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var steps: [[String: Any]] = []
    for (number, text) in texts.enumerated() {
      let file = folder.appending(path: "\(number).html")
      try HTMLReporter().render(Self.report(saying: text), options: ReporterOptions())
        .write(to: file, atomically: true, encoding: .utf8)
      steps += [
        ["navigate": file.absoluteString],
        [
          "evaluate": "document.title + ' ' + document.querySelectorAll("
            + "'img,iframe,object,embed,base,script,svg[onload],meta[http-equiv=refresh]').length"
        ],
      ]
    }
    let visit = try Browser.visit(folder.appending(path: "0.html"), steps: steps)
    #expect(visit.console.isEmpty)
    // The script of the page itself is the one element found; the totals are those of the sample report.
    let titles = visit.results.compactMap { $0 as? String }
    #expect(titles == Array(repeating: "Titlefit: 2 errors, 2 warnings, 1 note 1", count: texts.count))
    #expect(visit.requests.count == texts.count + 1)
  }

  /// A report that says one text wherever users' files speak.
  private static func report(saying text: String) -> Report {
    var report = HostileTextTests.report(text)
    report.gallery?.controls[0].id = text
    report.gallery?.controls[0].titles = [text]
    report.gallery?.controls[0].setup = text
    report.gallery?.controls[0].entries[0].visible = text
    report.gallery?.languages[0].name = text
    return report
  }

  @Test("filters, search and keys show what they say, and the address keeps it")
  func filters() throws {
    let address = ["evaluate": "location.hash"]
    let focus = ["evaluate": "document.activeElement.id"]
    let print = "f-" + SampleReport.cut.fingerprint.description
    let visit = try Self.visit(
      SampleReport.report,
      steps: [
        Self.shown, ["hash": "#?language=de"], Self.shown, ["key": "Escape"], Self.shown, address,
        [
          "evaluate": "const s = document.querySelector('[name=severity]'); s.value = 'error'; "
            + "s.dispatchEvent(new Event('input', {bubbles: true})); ''"
        ], ["key": "x"], Self.shown, address,
        ["key": "Escape"], ["key": "/"], ["type": "checkout.buy"], Self.shown, address, ["key": "Escape"],
        ["key": "j"], focus, ["key": "j"], ["key": "k"], focus, ["hash": "#?severity=note"], ["hash": "#" + print],
        focus, Self.shown,
      ])
    #expect(visit.console.isEmpty)
    let expected = [
      "5", "2", "5", "", "", "2", "#?severity=error", "1", "#?q=checkout.buy", print, print, print, "5",
    ]
    #expect(zip(visit.results, visit.texts).filter { !($0.0 is NSNull) }.map(\.1) == expected)
  }
}
