import Foundation
import Testing

/// Two titles that are cut in a button 100 points wide, and a storyboard's worth of nothing else.
private func project(comment: String = "") throws -> Scratch {
  let scratch = try Scratch()
  try scratch.write("\"save\" = \"Save\";\n\"open\" = \"Open\";\n", to: "en.lproj/Main.strings")
  try scratch.write(
    "/* \(comment) */\n\"save\" = \"Speichern und schließen\";\n\"open\" = \"Öffnen und bearbeiten\";\n",
    to: "de.lproj/Main.strings")
  try scratch.write(
    """
    widths: [320]
    content-sizes: [large]
    controls:
      - {name: saver, kind: legacy, titles: [Main/*], size: 17, width: 100}

    """, to: "titlefit.yml")
  return scratch
}

private func keys(_ outcome: Tool.Outcome) -> [String] {
  let findings = outcome.json?["findings"] as? [[String: Any]] ?? []
  return findings.compactMap { ($0["subject"] as? [String: Any])?["key"] as? String }
}

private let titles = ["audit", "--only", "title-truncated", "--only", "unused-suppression", "--format", "json"]

@Suite struct BaselineTests {
  @Test("what a baseline accepts is counted and not reported, and what is new is")
  func accepts() throws {
    let scratch = try project()
    #expect(try Tool.run(Tool.executable, titles, in: scratch.folder).status == 1)
    #expect(try Tool.run("baseline", in: scratch.folder).status == 0)
    let baseline = ["--baseline", "titlefit.baseline"]
    let known = try Tool.run(Tool.executable, titles + baseline, in: scratch.folder)
    #expect(known.status == 0)
    #expect(keys(known).isEmpty)
    #expect((known.json?["run"] as? [String: Any])?["accepted"] as? Int == 2)

    let german = try scratch.text(of: "de.lproj/Main.strings")
    let moved = "\n\n\n\"quit\" = \"Beenden und nichts speichern\";\n" + german.replacing("und", with: "sowie")
    try scratch.write(moved, to: "de.lproj/Main.strings")
    let later = try Tool.run(Tool.executable, titles + baseline, in: scratch.folder)
    #expect(later.status == 1)
    #expect(keys(later) == ["quit"])
  }

  @Test("entries that no longer occur are named, and fail a strict run")
  func stale() throws {
    let scratch = try project()
    #expect(try Tool.run("baseline", "--baseline", "known.txt", in: scratch.folder).status == 0)
    try scratch.write("\"save\" = \"Sichern\";\n\"open\" = \"Öffnen\";\n", to: "de.lproj/Main.strings")
    let mended = try Tool.run("audit", "--baseline", "known.txt", in: scratch.folder)
    #expect(mended.status == 0)
    #expect(mended.output.contains("but no longer there"))
    #expect(mended.output.contains("title-truncated de title-cut Main \"save\" control saver"))
    let strict = try Tool.run(
      "audit", "--baseline", "known.txt", "--strict-baseline", "--format", "xcode", in: scratch.folder)
    #expect(strict.status == 1)
    #expect(strict.error.contains("Main \"save\" control saver"))
    let narrow = try Tool.run(
      "audit", "--baseline", "known.txt", "--strict-baseline", "--language", "en", in: scratch.folder)
    #expect(narrow.status == 0)
  }

  @Test("a baseline that is missing, broken or not named is a usage error with its place")
  func broken() throws {
    let scratch = try project()
    try scratch.write("# titlefit baseline 1\n<<<<<<< HEAD\n", to: "broken.txt")
    let conflict = try Tool.run("audit", "--baseline", "broken.txt", in: scratch.folder)
    #expect(conflict.status == 2)
    #expect(conflict.error.contains("broken.txt:2: a merge conflict"))
    #expect(try Tool.run("audit", "--baseline", "nowhere", in: scratch.folder).status == 2)
    #expect(try Tool.run("audit", "--strict-baseline", in: scratch.folder).status == 2)
  }

  @Test("diff says what is new and why, what is fixed, and fails on what is new")
  func differences() throws {
    let scratch = try project()
    let audit = { (file: String) in
      try Tool.run(
        "audit", "--only", "title-truncated", "--format", "json", "--output", file, in: scratch.folder)
    }
    _ = try audit("old.json")
    try scratch.write(
      "\"save\" = \"Sichern\";\n\"open\" = \"Öffnen und bearbeiten\";\n\"quit\" = \"Beenden ohne Speichern\";\n",
      to: "de.lproj/Main.strings")
    _ = try audit("new.json")
    let text = try Tool.run("diff", "old.json", "new.json", in: scratch.folder)
    #expect(text.status == 1)
    #expect(text.output.contains("new error title-truncated de Main \"quit\" control saver"))
    #expect(text.output.contains("fixed error title-truncated de Main \"save\" control saver"))
    #expect(text.output.hasSuffix("1 new, 1 fixed, 1 unchanged\n"))
    let json = try Tool.run(
      "diff", "old.json", "new.json", "--format", "json", "--fail-on", "never", in: scratch.folder)
    #expect(json.status == 0)
    #expect((json.json?["new"] as? [[String: Any]])?.count == 1)
    #expect(try Tool.run("diff", "old.json", "old.json", in: scratch.folder).status == 0)
    #expect(try Tool.run("diff", "old.json", "titlefit.yml", in: scratch.folder).status == 2)
  }
}

@Suite struct SuppressionTests {
  @Test("a comment switches a rule off for its key and language, and is counted")
  func comment() throws {
    let scratch = try project(comment: "titlefit:disable title-truncated (a brand's name)")
    let outcome = try Tool.run(Tool.executable, titles, in: scratch.folder)
    #expect(keys(outcome) == ["open"])
    #expect((outcome.json?["run"] as? [String: Any])?["suppressed"] as? Int == 1)
  }

  @Test("the comment of the source language's file holds for every language")
  func sourceComment() throws {
    let scratch = try project()
    try scratch.write(
      "\"save\" = \"Save\";\n/* titlefit:disable title-truncated */\n\"open\" = \"Open\";\n",
      to: "en.lproj/Main.strings")
    #expect(keys(try Tool.run(Tool.executable, titles, in: scratch.folder)) == ["save"])
  }

  @Test("a comment that switches off nothing is reported, and one of a rule that did not run is not")
  func unused() throws {
    let scratch = try project(comment: "titlefit:disable near-limit")
    let all = try Tool.run("audit", "--format", "json", in: scratch.folder)
    #expect(all.output.contains("suppresses-nothing"))
    let some = try Tool.run(Tool.executable, titles, in: scratch.folder)
    #expect(!some.output.contains("suppresses-nothing"))
    #expect(keys(some).count == 2)
  }
}
