import Foundation
import Testing

/// A project with a German and a French title that are cut, in a repository with one commit.
private func repository() throws -> Scratch {
  let scratch = try Scratch()
  try scratch.write("\"save\" = \"Save\";\n\"open\" = \"Open\";\n", to: "app/en.lproj/Main.strings")
  try scratch.write(
    "\"save\" = \"Änderungen sichern und schließen\";\n\"open\" = \"Ein anderes Dokument öffnen\";\n",
    to: "app/de.lproj/Main.strings")
  try scratch.write(
    """
    source-language: en
    widths: [320]
    content-sizes: [large]
    controls:
      - {name: saver, titles: ["Main/*"], kind: configured, style: plain, line-break: tail, width: 100}

    """, to: "app/titlefit.yml")
  try git(scratch, "init", "-q", "-b", "main")
  try commit(scratch)
  return scratch
}

@discardableResult
private func git(_ scratch: Scratch, _ arguments: String...) throws -> Tool.Outcome {
  let identity = ["-c", "user.name=a", "-c", "user.email=a@example.com", "-c", "commit.gpgsign=false"]
  let outcome = try Tool.run(
    URL(filePath: "/usr/bin/env"), ["git", "-C", scratch.folder.path] + identity + arguments, in: scratch.folder)
  #expect(outcome.status == 0, "git \(arguments): \(outcome.error)")
  return outcome
}

private func commit(_ scratch: Scratch) throws {
  try git(scratch, "add", "-A")
  try git(scratch, "commit", "-q", "-m", "x")
}

/// The keys with language of the findings about cut titles.
private func cut(_ scratch: Scratch, _ options: String..., in folder: String = "app") throws -> [String] {
  let outcome = try Tool.run(
    Tool.executable, ["audit", "--only", "title-truncated", "--format", "json"] + options,
    in: scratch.folder.appending(path: folder))
  let findings = outcome.json?["findings"] as? [[String: Any]]
  #expect(findings != nil, "\(outcome.error)")
  return (findings ?? []).compactMap { finding in
    let subject = finding["subject"] as? [String: Any]
    return "\(subject?["language"] ?? "-") \(subject?["key"] ?? "-")"
  }
}

@Suite struct ChangedSinceTests {
  @Test("findings in lines that did not change are left out and counted")
  func unchanged() throws {
    let scratch = try repository()
    #expect(try cut(scratch) == ["de save", "de open"])
    #expect(try cut(scratch, "--changed-since", "HEAD") == [])
    let outcome = try Tool.run(
      "audit", "--only", "title-truncated", "--changed-since", "HEAD", in: scratch.folder.appending(path: "app"))
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("unchanged since HEAD"))
    #expect(outcome.output.contains("2 findings left out"))
  }

  @Test("what is committed on a branch, staged, unstaged or untracked counts, from the commit shared with the revision")
  func branch() throws {
    let scratch = try repository()
    try git(scratch, "checkout", "-q", "-b", "topic")
    let german = try scratch.text(of: "app/de.lproj/Main.strings")
    try scratch.write(german.replacing("schließen", with: "beenden"), to: "app/de.lproj/Main.strings")
    try commit(scratch)
    #expect(try cut(scratch, "--changed-since", "main") == ["de save"])
    try scratch.write(
      "\"save\" = \"Enregistrer les modifications\";\n", to: "app/fr.lproj/Main.strings")
    #expect(try cut(scratch, "--changed-since", "main") == ["de save", "fr save"])
    // What others changed on main since then is not this branch's.
    try git(scratch, "checkout", "-q", "main")
    try scratch.write(german.replacing("Dokument", with: "Blatt"), to: "app/de.lproj/Main.strings")
    try git(scratch, "commit", "-q", "-a", "-m", "x")
    try git(scratch, "checkout", "-q", "topic")
    #expect(try cut(scratch, "--changed-since", "main") == ["de save", "fr save"])
  }

  @Test("the same holds from another folder, and for files with odd names")
  func names() throws {
    let scratch = try repository()
    try scratch.write("\"x\" = \"Ein sehr langer deutscher Titel\";\n", to: "app/two \"words\"/de.lproj/Main.strings")
    #expect(try cut(scratch, "--changed-since", "main", "app", in: "") == ["de x"])
    try commit(scratch)
    #expect(try cut(scratch, "--changed-since", "HEAD~1") == ["de x"])
    #expect(try cut(scratch, "--changed-since", "HEAD") == [])
  }

  @Test("a moved file brings nothing new")
  func renamed() throws {
    let scratch = try repository()
    try git(scratch, "mv", "app/de.lproj", "app/Texts")
    try git(scratch, "mv", "app/Texts", "app/de.lproj")
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "app/Resources"), withIntermediateDirectories: true)
    for language in ["de", "en"] { try git(scratch, "mv", "app/\(language).lproj", "app/Resources/\(language).lproj") }
    try commit(scratch)
    #expect(try cut(scratch) == ["de save", "de open"])
    #expect(try cut(scratch, "--changed-since", "HEAD~1") == [])
  }

  @Test("a baseline is applied to all findings: what it accepts is not stale only because it did not change")
  func baseline() throws {
    let scratch = try repository()
    let folder = scratch.folder.appending(path: "app")
    #expect(try Tool.run("baseline", "--only", "title-truncated", in: folder).status == 0)
    try scratch.write("\"save\" = \"Änderungen sichern und schließen\";\n", to: "app/de.lproj/Main.strings")
    let outcome = try Tool.run(
      "audit", "--only", "title-truncated", "--baseline", "titlefit.baseline", "--strict-baseline", "--changed-since",
      "main", in: folder)
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("no longer there: 1 entry"))
  }

  @Test(
    "what is no revision, no repository or no git is a usage error that says so",
    arguments: [
      ("nowhere", "no revision \"nowhere\""), ("--output=stolen", "takes a revision"), ("", "takes a revision"),
      ("HEAD~9", "no revision"), ("main..main", "no revision"), ("orphan", "share none"),
    ])
  func wrong(revision: String, words: String) throws {
    let scratch = try repository()
    try git(scratch, "checkout", "-q", "--orphan", "orphan")
    try git(scratch, "commit", "-q", "-m", "orphan")
    try git(scratch, "checkout", "-q", "main")
    let outcome = try Tool.run("audit", "--changed-since=" + revision, in: scratch.folder.appending(path: "app"))
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(words), "\(outcome.error)")
    #expect(outcome.output.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: scratch.folder.appending(path: "app/stolen").path))
  }

  @Test("outside a repository and without git the message says what is missing")
  func missing() throws {
    let scratch = try Scratch()
    try scratch.write("\"save\" = \"Save\";\n", to: "en.lproj/Main.strings")
    let ceiling = ["GIT_CEILING_DIRECTORIES": scratch.folder.deletingLastPathComponent().path]
    let outside = try Tool.run("audit", "--changed-since", "main", in: scratch.folder, environment: ceiling)
    #expect(outside.status == 2)
    #expect(outside.error.contains("needs a git work tree"))
    let without = try Tool.run(
      "audit", "--changed-since", "main", in: scratch.folder, environment: ["PATH": "/nowhere"])
    #expect(without.status == 2)
    #expect(without.error.contains("there is none on the PATH"))
  }
}
