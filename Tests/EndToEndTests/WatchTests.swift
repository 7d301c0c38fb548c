import Foundation
import Testing

/// A watching tool in a project of its own, ended with the value.
private final class Watching {
  let scratch: Scratch
  private let process = Process()

  convenience init(_ options: String...) throws {
    let scratch = try Scratch()
    try scratch.write("\"save\" = \"Sichern\";\n", to: "app/de.lproj/Main.strings")
    try scratch.write("\"save\" = \"Save\";\n", to: "app/en.lproj/Main.strings")
    try scratch.write(Self.configuration, to: "app/titlefit.yml")
    try self.init(scratch, folder: "app", ["--only", "title-truncated"] + options)
  }

  /// Watches a folder of a scratch folder.
  init(_ scratch: Scratch, folder: String, _ options: [String]) throws {
    self.scratch = scratch
    for name in ["out", "err"] { try scratch.write("", to: name) }
    process.executableURL = Tool.executable
    process.arguments = ["audit", "--watch"] + options
    process.currentDirectoryURL = scratch.folder.appending(path: folder)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: scratch.folder.appending(path: "out"))
    process.standardError = try FileHandle(forWritingTo: scratch.folder.appending(path: "err"))
    try process.run()
  }

  deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }

  static let configuration = """
    source-language: en
    widths: [320]
    content-sizes: [large]
    controls:
      - {name: saver, titles: ["Main/*"], kind: configured, style: plain, line-break: tail, width: 100}

    """

  /// Waits until standard error says something so many times.
  func waitFor(_ words: String, times: Int = 1) throws {
    var said = ""
    for _ in 0..<1200 {
      said = try scratch.text(of: "err")
      if said.components(separatedBy: words).count > times { return }
      if !process.isRunning { break }
      usleep(50_000)
    }
    Issue.record("\(words) was not said \(times) times: \(said)")
  }

  /// Ends the tool with a signal and returns its status.
  func end(_ number: Int32 = SIGINT) -> Int32 {
    kill(process.processIdentifier, number)
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    return process.terminationStatus
  }

  /// Puts a file in another's place at once, as editors save.
  func replace(_ path: String, with text: String) throws {
    try scratch.write(text, to: "draft")
    let paths = ["draft", path].map { scratch.folder.appending(path: $0).path }
    #expect(rename(paths[0], paths[1]) == 0)
  }
}

private let long = "\"save\" = \"Änderungen sichern und schließen\";\n"

@Suite(.timeLimit(.minutes(12))) struct WatchTests {
  @Test("a save, an atomic save, a new file and a deleted file each lead to a report in place of the old one")
  func changes() throws {
    let watching = try Watching("--format", "csv", "--output", "../report.csv", "--fail-on", "never")
    let rows = { try watching.scratch.text(of: "report.csv").split(separator: "\r\n").count - 1 }
    try watching.waitFor("watching")
    #expect(try rows() == 0)
    try watching.scratch.write(long, to: "app/de.lproj/Main.strings")
    try watching.waitFor("watching", times: 2)
    #expect(try rows() == 1)
    try watching.replace("app/de.lproj/Main.strings", with: long + "\"open\" = \"Ein anderes Dokument öffnen\";\n")
    try watching.waitFor("watching", times: 3)
    #expect(try rows() == 2)
    try watching.scratch.write("\"save\" = \"Enregistrer les modifications\";\n", to: "app/fr.lproj/Main.strings")
    try watching.waitFor("watching", times: 4)
    #expect(try rows() == 3)
    try FileManager.default.removeItem(at: watching.scratch.folder.appending(path: "app/de.lproj"))
    try watching.waitFor("watching", times: 5)
    #expect(try rows() == 1)
    #expect(watching.end() == 130)
    let names = try FileManager.default.contentsOfDirectory(atPath: watching.scratch.folder.path).sorted()
    #expect(names == ["app", "err", "out", "report.csv"])
  }

  @Test("a broken configuration is named with its place, and its mending goes on with the work")
  func brokenConfiguration() throws {
    let watching = try Watching()
    try watching.waitFor("audited")
    try watching.scratch.write("widths: wide\n", to: "app/titlefit.yml")
    try watching.waitFor("waiting for a change")
    #expect(try watching.scratch.text(of: "err").contains("titlefit.yml:1:9: error:"))
    try watching.scratch.write(Watching.configuration, to: "app/titlefit.yml")
    try watching.waitFor("audited", times: 2)
    #expect(watching.end(SIGTERM) == 143)
    // Nothing is cleared where no terminal reads.
    #expect(try !watching.scratch.text(of: "out").unicodeScalars.contains("\u{1B}"))
  }

  @Test("what is wrong with the command line ends the tool at once")
  func wrongCommandLine() throws {
    let scratch = try Scratch()
    #expect(try Tool.run("audit", "--watch", "nowhere", in: scratch.folder).status == 3)
    #expect(try Tool.run("audit", "--watch", "--baseline", "nowhere", in: scratch.folder).status == 2)
  }

  @Test("files that nothing depends on are not waited for, and quiet says nothing")
  func irrelevant() throws {
    let watching = try Watching("--quiet", "--output", "../report.txt")
    while !FileManager.default.fileExists(atPath: watching.scratch.folder.appending(path: "report.txt").path) {
      usleep(50_000)
    }
    let first = try FileManager.default.attributesOfItem(
      atPath: watching.scratch.folder.appending(path: "report.txt").path)
    try watching.scratch.write("x", to: "app/notes.txt")
    usleep(1_000_000)
    let later = try FileManager.default.attributesOfItem(
      atPath: watching.scratch.folder.appending(path: "report.txt").path)
    #expect(first[.systemFileNumber] as? Int == later[.systemFileNumber] as? Int)
    #expect(try watching.scratch.text(of: "err").isEmpty)
    #expect(watching.end(SIGHUP) == 129)
  }

  @Test("after each change the report is the one that a fresh audit gives, byte for byte but for the times")
  func freshReports() throws {
    let scratch = try Scratch()
    _ = try scratch.copy("Lantern")
    let options = ["--language", "de", "--language", "ar", "--width", "320", "--content-size", "large"]
    let output = ["--format", "json", "--output", "../report.json", "--fail-on", "never"]
    let watching = try Watching(scratch, folder: "Lantern", options + output)
    try watching.waitFor("watching")
    for (round, (file, old, new)) in Self.edits.enumerated() {
      let path = "Lantern/" + file
      let text = try scratch.text(of: path)
      try #require(text.contains(old))
      try scratch.write(text.replacing(old, with: new, maxReplacements: 1), to: path)
      try watching.waitFor("watching", times: round + 2)
      let fresh = try Tool.run(
        Tool.executable, ["audit", "--format", "json", "--fail-on", "never"] + options,
        in: scratch.folder.appending(path: "Lantern"))
      #expect(try untimed(scratch.text(of: "report.json")) == untimed(fresh.output), "\(file)")
    }
  }

  /// A value, a line before all others, a constraint, a line of code, a configuration: each in a file of Lantern.
  private static let edits = [
    ("App/de.lproj/Main.strings", "\" = \"", "\" = \"Donaudampfschifffahrts"),
    ("App/de.lproj/Main.strings", "/*", "/* One more line. */\n/*"),
    ("App/Base.lproj/Main.storyboard", "<constraints>", "\n<constraints>"),
    ("App/Base.lproj/Main.storyboard", "constant=\"", "constant=\"1"),
    ("App/Code/SleepViewController.swift", "import", "// A line.\nimport"),
    ("titlefit.yml", "source-language", "# A line.\nsource-language"),
  ]
}

/// A JSON report without the run's seconds and the fonts, which a watching tool lists for all its rounds.
private func untimed(_ report: String) throws -> Data {
  var object = try #require(try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any])
  var run = try #require(object["run"] as? [String: Any])
  for name in ["phases", "ruleSeconds", "fonts"] { run[name] = nil }
  object["run"] = run
  return try JSONSerialization.data(withJSONObject: object, options: .sortedKeys)
}
