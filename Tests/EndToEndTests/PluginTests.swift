import Foundation
import Testing
import TitlefitTestSupport

extension Tag {
  /// Tests that build the package once more and take minutes.
  @Tag static var slow: Self
}

@Suite struct PluginTests {
  /// Set `TITLEFIT_SKIP_CONSUMER=1` to leave the test out, for instance under a sanitizer.
  private static let isWanted = ProcessInfo.processInfo.environment["TITLEFIT_SKIP_CONSUMER"] != "1"

  @Test(
    "a package that depends on this one audits itself without any permission, and fails on its planted fault",
    .tags(.slow), .enabled(if: isWanted), .timeLimit(.minutes(20)))
  func consumer() throws {
    let scratch = try Scratch()
    let package = try scratch.copy("Consumer")
    let manifest = try scratch.text(of: "Consumer/Package.swift")
      .replacing("\"../../..\"", with: "\"" + CorpusFile.repository.path + "\"")
    try scratch.write(manifest, to: "Consumer/Package.swift")
    let failing = try swift(package, "--format", "xcode")
    #expect(failing.status == 1)
    #expect(failing.output.contains("de.lproj/Localizable.strings:4:"))
    #expect(failing.output.contains("[title-truncated]"))
    #expect(failing.output.split(separator: "\n").count { $0.contains(": error: ") } == 1)
    let clean = try swift(package, "--language", "en")
    #expect(clean.status == 0)
  }

  /// Runs the plugin; its build lies beside ours and is kept, since building the tool takes minutes.
  private func swift(_ package: URL, _ arguments: String...) throws -> Tool.Outcome {
    let build = CorpusFile.repository.appending(path: ".build/consumer")
    return try Tool.run(
      URL(filePath: "/usr/bin/env"),
      ["swift", "package", "--package-path", package.path, "--scratch-path", build.path, "audit-titles"] + arguments)
  }
}
