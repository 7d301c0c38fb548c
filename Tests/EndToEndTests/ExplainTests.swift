import Foundation
import Testing
import TitlefitTestSupport

/// A project with one button whose German title is too wide, in a folder of its own.
private func project() throws -> Scratch {
  let scratch = try Scratch()
  let folder = scratch.folder.appending(path: "de.lproj")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  try Data("\"save\" = \"Speichern und schließen\";\n".utf8).write(to: folder.appending(path: "Main.strings"))
  try Data(
    """
    widths: [320]
    content-sizes: [large]
    controls:
      - {name: saver, kind: legacy, titles: [Main/save], size: 17, width: 100,
         content-edge-insets: {top: 0, left: 8, bottom: 0, right: 12}}
    """.utf8
  ).write(to: scratch.folder.appending(path: "titlefit.yml"))
  return scratch
}

@Test("A finding is explained by its fingerprint: the room, what is taken from it, the text and the verdict")
func explainsFindings() throws {
  let scratch = try project()
  let audit = try Tool.run("audit", "--format", "json", "--output", "report.json", in: scratch.folder)
  #expect(audit.status == 1)
  let report = try JSONSerialization.jsonObject(
    with: Data(contentsOf: scratch.folder.appending(path: "report.json")))
  let findings = try #require((report as? [String: Any])?["findings"] as? [[String: Any]])
  let finding = try #require(findings.first { $0["rule"] as? String == "title-truncated" })
  let fingerprint = try #require(finding["fingerprint"] as? String)

  let fromFile = try Tool.run("explain", fingerprint, "--report", "report.json", in: scratch.folder)
  #expect(fromFile.status == 0)
  // 100 points less 8 and 12 leave 80.
  for part in [
    "the button's width", "left content inset", "-8 pt", "-12 pt", "= left to the text", " 80 pt", "Latn: Speichern",
    "verdict    fails", "de.lproj/Main.strings:1:10",
  ] {
    #expect(fromFile.output.contains(part), "\(part) in \(fromFile.output)")
  }
  let again = try Tool.run("explain", fingerprint, in: scratch.folder)
  #expect(again.output == fromFile.output)
}

@Test("A fingerprint that no finding has, and a report that is none, are usage errors")
func refusesUnknownFingerprints() throws {
  let scratch = try project()
  let unknown = try Tool.run("explain", "0123456789abcdef", in: scratch.folder)
  #expect(unknown.status == 2)
  #expect(unknown.error.contains("no finding with the fingerprint 0123456789abcdef"))
  let other = try Tool.run("explain", "0123456789abcdef", "--report", "titlefit.yml", in: scratch.folder)
  #expect(other.status == 2)
  #expect(other.error.contains("no JSON report"))
}
