import Foundation
import Testing
import TitlefitTestSupport

@Suite struct HostsTests {
  /// Set `TITLEFIT_SKIP_CONSUMER=1` to leave out the test that builds the package once more.
  private static let isWanted = ProcessInfo.processInfo.environment["TITLEFIT_SKIP_CONSUMER"] != "1"

  @Test("A declared rule and one in Python find the same, byte for byte")
  func declaredAndPython() throws {
    let project = try HouseProject()
    let declared = try project.findings("declared.yml")
    #expect(declared.contains("house/loud-title") && declared.contains("house/low-reserve"))
    #expect(try project.findings("module.yml") == declared)
  }

  @Test(
    "A team's own executable with the same rules in Swift finds the same as the declared ones, byte for byte",
    .tags(.slow), .enabled(if: isWanted), .timeLimit(.minutes(20)))
  func compiledIn() throws {
    let project = try HouseProject()
    let tool = try project.buildOwnTool()
    #expect(try project.findings("titlefit.yml", with: tool) == project.findings("declared.yml"))
    let page = try Tool.run(tool, ["explain", "house/loud-title"])
    #expect(page.output.contains("A long title shouts"))
  }

  @Test("--no-rule-modules runs no module")
  func without() throws {
    let project = try HouseProject()
    #expect(try !project.findings("module.yml", "--no-rule-modules").contains("house/"))
  }

  @Test("A module that is not there is one failure; the findings and the exit status are those without it")
  func missingModule() throws {
    let project = try HouseProject()
    let broken = try project.text("module.yml").replacing("python3, ../../../RuleModules/house.py", with: "./none")
    try project.write(broken, to: "module.yml")
    let outcome = try project.audit("module.yml")
    let failures = try #require(outcome.json?["failures"] as? [[String: Any]])
    #expect(failures.map { $0["code"] as? String } == ["cannot-start"])
    #expect(failures.first?["source"] as? String == "house")
    #expect(outcome.status == (try project.audit("titlefit.yml")).status)
  }

  @Test("An interrupted run takes its modules with it and reports what it has as partial", .timeLimit(.minutes(12)))
  func interrupted() throws {
    let project = try HouseProject()
    let broken = try project.text("module.yml")
      .replacing("python3, ../../../RuleModules/house.py", with: "/bin/sh, hang.sh")
    try project.write(broken, to: "module.yml")
    try project.write("echo $$ > pid.new; mv pid.new pid; sleep 600", to: "hang.sh")
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = ["audit", "--config", "module.yml", "--report", "json=partial.json"]
    process.currentDirectoryURL = project.app
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var child: pid_t?
    while child == nil {
      usleep(20_000)
      child = (try? project.text("pid")).flatMap { pid_t($0.trimmingCharacters(in: .whitespacesAndNewlines)) }
    }
    process.interrupt()
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal)
    #expect(kill(try #require(child), 0) == -1)
    let report = try JSONSerialization.jsonObject(with: Data(try project.text("partial.json").utf8)) as? [String: Any]
    let failures = report?["failures"] as? [[String: Any]]
    #expect(failures?.contains { $0["code"] as? String == "interrupted" } == true)
  }

  @Test("--verbose tells what each rule found and took")
  func verbose() throws {
    let project = try HouseProject()
    let outcome = try project.audit("module.yml", "--verbose")
    #expect(outcome.error.contains(/house\/loud-title +5 found +[0-9.]+ ms/))
  }

  @Test("The facts that rules may ask are printed with their types")
  func facts() throws {
    let outcome = try Tool.run("explain", "--facts")
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("| `layout.title.needed` | number or none | pt |"))
  }

  @Test("The module in Python passes the conformance kit, its recorded conversation included")
  func conformance() throws {
    let kit = CorpusFile.url("RuleModules")
    let outcome = try Tool.run(
      URL(filePath: "/usr/bin/env"),
      [
        "python3", kit.appending(path: "conformance.py").path, "--timeout", "60", "--transcript",
        kit.appending(path: "house.transcript").path, "--", "python3", kit.appending(path: "house.py").path,
      ])
    #expect(outcome.status == 0, "\(outcome.output)")
    #expect(outcome.output.contains("7 of 7 checks passed"))
  }
}

/// A copy of the project whose rules are written three times, with the Python module where its configuration looks.
private struct HouseProject {
  private let scratch: Scratch
  var app: URL { scratch.folder.appending(path: "Projects/HouseRules/App") }

  init() throws {
    scratch = try Scratch()
    try FileManager.default.createDirectory(
      at: scratch.folder.appending(path: "Projects"), withIntermediateDirectories: true)
    for folder in ["Projects/HouseRules", "RuleModules"] {
      try FileManager.default.copyItem(at: CorpusFile.url(folder), to: scratch.folder.appending(path: folder))
    }
  }

  func text(_ configuration: String) throws -> String {
    try scratch.text(of: "Projects/HouseRules/App/" + configuration)
  }

  func write(_ text: String, to configuration: String) throws {
    try scratch.write(text, to: "Projects/HouseRules/App/" + configuration)
  }

  func audit(_ configuration: String, with tool: URL = Tool.executable, _ options: String...) throws -> Tool.Outcome {
    try audit(configuration, with: tool, options: options)
  }

  /// The findings of the JSON report as its bytes are, the configuration having one name so that places are the same.
  func findings(_ configuration: String, with tool: URL = Tool.executable, _ options: String...) throws -> String {
    let own = try text("titlefit.yml")
    defer { try? write(own, to: "titlefit.yml") }
    try write(try text(configuration), to: "titlefit.yml")
    let outcome = try audit("titlefit.yml", with: tool, options: options)
    let start = try #require(outcome.output.range(of: "\"findings\":"))
    let end = try #require(outcome.output.range(of: "\"rules\":", range: start.upperBound..<outcome.output.endIndex))
    return String(outcome.output[start.lowerBound..<end.lowerBound])
  }

  private func audit(_ configuration: String, with tool: URL, options: [String]) throws -> Tool.Outcome {
    try Tool.run(tool, ["audit", "--config", configuration, "--format", "json"] + options, in: app)
  }

  /// Builds the package in this copy; its build lies beside ours and is kept, since it takes minutes.
  func buildOwnTool() throws -> URL {
    let package = scratch.folder.appending(path: "Projects/HouseRules")
    let manifest = try scratch.text(of: "Projects/HouseRules/Package.swift")
      .replacing("\"../../..\"", with: "\"" + CorpusFile.repository.path + "\"")
    try scratch.write(manifest, to: "Projects/HouseRules/Package.swift")
    let build = CorpusFile.repository.appending(path: ".build/house")
    let outcome = try Tool.run(
      URL(filePath: "/usr/bin/env"),
      ["swift", "build", "--package-path", package.path, "--scratch-path", build.path, "--product", "house-audit"])
    #expect(outcome.status == 0, "\(outcome.output)\(outcome.error)")
    return build.appending(path: "debug/house-audit")
  }
}
