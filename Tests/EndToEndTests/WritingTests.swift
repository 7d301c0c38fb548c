import Foundation
import Testing

@Suite struct WritingTests {
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    let entries = (0..<400).map { "\"key\($0)\" = \"one\";\n\"key\($0)\" = \"two\";\n" }.joined()
    try scratch.write(entries, to: "de.lproj/Main.strings")
    return scratch
  }

  @Test("a full device is an error with a message, and stays a device")
  func fullDevice() throws {
    let scratch = try project()
    let outcome = try Tool.run("audit", "--report", "json=/dev/full", in: scratch.folder)
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("/dev/full: No space left on device"))
    #expect(outcome.output.isEmpty)
    let attributes = try FileManager.default.attributesOfItem(atPath: "/dev/full")
    #expect(attributes[.type] as? FileAttributeType == .typeCharacterSpecial)
  }

  @Test("a disk that fills up while a report is written leaves the old report and no draft")
  func noHalfFile() throws {
    let scratch = try project()
    try scratch.write("old", to: "report.json")
    try scratch.write("", to: "folder/empty")
    // The limit of 8 KiB a file stands for the full disk; the signal that goes with it is ignored.
    let script =
      "trap '' XFSZ; ulimit -f 8; exec \"$0\" audit --quiet --report json=report.json --report json=folder/new.json"
    let outcome = try Tool.run(
      URL(filePath: "/bin/bash"), ["-c", script, Tool.executable.path], in: scratch.folder)
    #expect(outcome.status == 3)
    #expect(outcome.error.contains("report.json: File too large"))
    #expect(outcome.output.isEmpty)
    #expect(try scratch.text(of: "report.json") == "old")
    let names = try FileManager.default.contentsOfDirectory(atPath: scratch.folder.path).sorted()
    #expect(names == ["de.lproj", "folder", "report.json"])
  }

  @Test("a closed pipe is an error with a message, and the files of the run are whole")
  func closedPipe() throws {
    let scratch = try project()
    // The reader ends at once; the pause lets it.
    let script = "{ sleep 0.5; \"$0\" audit --quiet --report json=whole.json 2>err; echo $? >status; } | true"
    _ = try Tool.run(URL(filePath: "/bin/bash"), ["-c", script, Tool.executable.path], in: scratch.folder)
    #expect(try scratch.text(of: "status") == "3\n")
    #expect(try scratch.text(of: "err").contains("standard output was closed"))
    #expect(try scratch.text(of: "whole.json").hasSuffix("}\n"))
  }

  @Test("a link keeps pointing to its file, and the file keeps its permissions")
  func link() throws {
    let scratch = try project()
    try scratch.write("old", to: "real.json")
    let real = scratch.folder.appending(path: "real.json").path
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: real)
    let link = scratch.folder.appending(path: "link.json").path
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "real.json")
    _ = try Tool.run("audit", "--quiet", "--report", "json=link.json", in: scratch.folder)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "real.json")
    #expect(try scratch.text(of: "real.json").hasPrefix("{"))
    let attributes = try FileManager.default.attributesOfItem(atPath: real)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
  }

  @Test("pipes that nobody serves are an error after a while and not a wait for ever", .timeLimit(.minutes(12)))
  func pipes() throws {
    let scratch = try project()
    #expect(mkfifo(scratch.folder.appending(path: "titlefit.baseline").path, 0o600) == 0)
    let written = try Tool.run("baseline", in: scratch.folder)
    #expect(written.status == 2)
    #expect(written.error.contains("titlefit.baseline: nobody reads from this pipe"))
    let read = try Tool.run("audit", "--baseline", "titlefit.baseline", in: scratch.folder)
    #expect(read.status == 2)
    #expect(read.error.contains("nobody writes to this pipe"))
  }

  @Test("pipes that a shell has set up are read and written")
  func shellPipes() throws {
    let scratch = try project()
    let script =
      "\"$0\" audit --quiet --fail-on never --baseline <(sleep 0.3; echo '# titlefit baseline 1') --report csv=>(cat >copy)"
      + " >report; sleep 0.5"
    let outcome = try Tool.run(URL(filePath: "/bin/bash"), ["-c", script, Tool.executable.path], in: scratch.folder)
    #expect(outcome.error.isEmpty)
    #expect(try scratch.text(of: "copy").hasSuffix("\r\n"))
  }

  @Test("every format of one run is whole in its file")
  func everyFormat() throws {
    let scratch = try project()
    let names = [
      "text", "xcode", "json", "sarif", "junit", "checkstyle", "github", "gitlab", "sonarqube", "csv", "markdown",
    ]
    let options = names.flatMap { ["--report", "\($0)=out.\($0)"] }
    let outcome = try Tool.run(
      Tool.executable, ["audit", "--quiet", "--fail-on", "never"] + options, in: scratch.folder)
    #expect(outcome.status == 0)
    for name in names { #expect(try scratch.text(of: "out." + name).utf8.last == 10) }
  }
}
