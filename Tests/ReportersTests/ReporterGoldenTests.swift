import Foundation
import Testing
import TitlefitReporters
import TitlefitTestSupport

@Suite struct ReporterGoldenTests {
  @Test("every reporter shows the sample report as its golden file does", arguments: ReporterList.names)
  func golden(name: String) throws {
    let text = try ReporterList.reporter(named: name).render(SampleReport.report, options: ReporterOptions())
    #expect(try Golden.expected("Reporters/sample." + name, recording: text) == text)
  }

  @Test("the text report in colour and in full shows what its golden file does")
  func colour() throws {
    let options = ReporterOptions(usesColor: true, isVerbose: true)
    let text = TextReporter().render(SampleReport.report, options: options)
    #expect(try Golden.expected("Reporters/sample-colour.text", recording: text) == text)
  }

  @Test("no golden file is left that no reporter writes")
  func unread() throws {
    let expected = Set(ReporterList.names.map { "sample." + $0 } + ["sample-colour.text"])
    #expect(try Set(CorpusFile.names(in: "Golden/Reporters")) == expected)
  }

  @Test("a name that nothing answers to lists those that work")
  func names() {
    let built = [
      "text", "xcode", "json", "sarif", "junit", "checkstyle", "github", "gitlab", "sonarqube", "csv", "markdown",
      "html",
    ]
    #expect(throws: ReporterError.unknown("yaml", built: built)) { try ReporterList.reporter(named: "yaml") }
  }
}
