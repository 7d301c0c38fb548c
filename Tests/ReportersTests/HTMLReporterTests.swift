import Foundation
import Testing
import TitlefitDiagnostics
import TitlefitGeometry

@testable import TitlefitReporters

@Suite struct HTMLReporterTests {
  static func page(_ report: Report = SampleReport.report) -> String {
    HTMLReporter().render(report, options: ReporterOptions())
  }

  @Test(
    "the digest of a script is SHA-256's",
    arguments: [
      // FIPS 180-4's examples: "abc", two blocks, and the empty message, whose Base64 is known from RFC 9530's field.
      ("abc", "ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="),
      ("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq", "JI1qYdIGOLjlwCaTDD5gOaM85Flk/yFn9uzt1BnbBsE="),
      ("", "47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU="),
    ])
  func digest(text: String, expected: String) { #expect(ContentDigest.base64(of: text) == expected) }

  @Test(
    "a hostile text adds no element, attribute or script to the page",
    arguments: [
      "<script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "' onfocus='alert(1)", "</style><b>", "]]>&lt;",
      "javascript:alert(1)",
    ])
  func hostile(text: String) throws {
    var report = HostileTextTests.report(text)
    var control = try #require(report.gallery?.controls.first)
    control.id = text
    control.titles = [text]
    control.setup = text
    control.entries[0].visible = text
    report.gallery?.controls[0] = control
    let plain = Self.page(HostileTextTests.report("x"))
    let page = Self.page(report)
    for opening in ["<script", "<img", "<b>", "<style", " onerror=", " onfocus="] {
      let escaped = text.contains(opening) && !opening.hasPrefix("<")
      #expect(escaped || page.ranges(of: opening).count == plain.ranges(of: opening).count)
    }
    #expect(!page.contains("href=\"javascript:"))
  }

  @Test("findings with one fingerprint have addresses of their own")
  func anchors() {
    var report = SampleReport.report
    report.findings = [SampleReport.cut, SampleReport.cut]
    let print = SampleReport.cut.fingerprint.description
    let page = Self.page(report)
    #expect(page.contains("id=\"f-\(print)\""))
    #expect(page.contains("id=\"f-\(print)-2\""))
  }

  @Test("a finding stands beside the picture of its own condition")
  func pictureOfCondition() throws {
    let model = PageModel(SampleReport.report)
    let control = try #require(model.controls.first)
    #expect(control.entry(showing: SampleReport.cut) == 1)
    var other = SampleReport.cut
    other.subject.key = "unknown"
    #expect(control.entry(showing: other) == nil)
  }

  @Test("beyond the limit the lightest findings are left out, and the page says how many")
  func limit() {
    var report = SampleReport.report
    let notes = (0..<PageModel.findingLimit).map { number in
      var note = SampleReport.lines
      note.subject.key = "n\(number)"
      return note
    }
    report.findings = notes + [SampleReport.cut, SampleReport.duplicate]
    let model = PageModel(report)
    #expect(model.findings.count == PageModel.findingLimit)
    #expect(model.omittedFindings == 2)
    #expect(model.findings.suffix(2).map(\.finding.severity) == [.error, .warning])
    #expect(Self.page(report).contains("2 lighter findings are left out"))
  }

  @Test("outlines are numbered by first use, and those that nothing draws are dropped")
  func numbering() {
    var gallery = SampleReport.gallery
    gallery.controls[0].entries[0].picture.mapTexts { text in
      var text = text
      text.glyphs.reverse()
      return text
    }
    gallery.numberOutlines()
    #expect(gallery.outlines == [SampleReport.outlines[1], SampleReport.outlines[0]])
    #expect(gallery.controls[0].entries[0].picture.texts[0].glyphs.map(\.outline) == [0, 1])
  }

  @Test("without pictures the page still has every finding")
  func noGallery() {
    var report = SampleReport.report
    report.gallery = nil
    let page = Self.page(report)
    for finding in report.shown { #expect(page.contains("id=\"f-\(finding.fingerprint)\"")) }
    #expect(!page.contains("id=\"overview\""))
  }

  @Test("2,000 findings with 4,000 pictures stay below 10 MB")
  func size() {
    let page = Self.page(LargeReport.report)
    #expect(page.utf8.count < 10_000_000)
    #expect(page.ranges(of: "class=\"finding ").count == 2000)
  }
}
