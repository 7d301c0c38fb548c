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

  private let scratch: Scratch
  private let package: URL

  init() throws {
    scratch = try Scratch()
    package = try scratch.copy("Consumer")
    let manifest = try scratch.text(of: "Consumer/Package.swift")
      .replacing("\"../../..\"", with: "\"" + CorpusFile.repository.path + "\"")
    try scratch.write(manifest, to: "Consumer/Package.swift")
  }

  private static let german = "Consumer/Sources/Consumer/Resources/de.lproj/Localizable.strings"

  // One test, one step after the other: each step is a build of the state that the step before left.
  @Test(
    "a package that depends on this one is audited by two commands and in every build",
    .tags(.slow), .enabled(if: isWanted), .timeLimit(.minutes(30)))
  func consumer() throws {
    try audits()
    try failsTheBuild()
    try acceptsAndBuilds()
    try warns()
    try namesBrokenCatalogs()
    try seesInterfaceFiles()
    try seesNewFiles()
  }

  /// `audit-titles` asks for no permission and fails on the planted fault.
  private func audits() throws {
    let failing = try swift("package", "audit-titles", "--format", "xcode")
    #expect(failing.status == 1)
    #expect(failing.output.contains("de.lproj/Localizable.strings:4:"))
    #expect(failing.output.contains("[title-truncated]"))
    #expect(failing.output.split(separator: "\n").count { $0.contains(": error: ") } == 1)
    #expect(try swift("package", "audit-titles", "--language", "en").status == 0)
  }

  /// The plugin's finding stands in the build's output with a place that editors open, again in the next build.
  private func failsTheBuild() throws {
    for _ in 0..<2 {
      let failing = try swift("build")
      #expect(failing.status != 0)
      let lines = failing.output.split(separator: "\n").filter { $0.contains("[title-truncated]") }
      #expect(lines.count == 1, "\(failing.output)")
      #expect(lines.allSatisfy { $0.hasPrefix("/") && $0.contains("/de.lproj/Localizable.strings:4:") })
    }
  }

  /// `audit-titles-baseline` writes nothing without permission; a build leaves out what it accepted.
  private func acceptsAndBuilds() throws {
    let file = package.appending(path: "titlefit.baseline").path
    #expect(try swift("package", "audit-titles-baseline").status == 1)
    #expect(!FileManager.default.fileExists(atPath: file))
    let accepting = try swift("package", "--allow-writing-to-package-directory", "audit-titles-baseline")
    #expect(accepting.status == 0, "\(accepting.error)")
    #expect(try scratch.text(of: "Consumer/titlefit.baseline").contains("title-truncated de title-cut Localizable"))
    let building = try swift("build")
    #expect(building.status == 0, "\(building.output)")
    try FileManager.default.removeItem(atPath: file)
    let failing = try swift("build")
    #expect(failing.status != 0)
    #expect(failing.output.contains("[title-truncated]"), "\(failing.output)")
  }

  /// A changed configuration is audited; its warnings do not fail the build.
  private func warns() throws {
    let configuration = try scratch.text(of: "Consumer/titlefit.yml")
    try scratch.write(configuration + "rules: {title-truncated: warning}\n", to: "Consumer/titlefit.yml")
    let warned = try swift("build")
    #expect(warned.status == 0, "\(warned.output)")
    #expect(warned.output.contains(": warning: \"Benachrichtigungseinstellungen\""))
    try scratch.write(configuration, to: "Consumer/titlefit.yml")
  }

  /// A catalog with a syntax error fails the build at its place, and the entries behind it are still read.
  private func namesBrokenCatalogs() throws {
    let german = try scratch.text(of: Self.german)
    try scratch.write("\"broken\" = ;\n" + german, to: Self.german)
    let broken = try swift("build")
    #expect(broken.status != 0)
    #expect(broken.output.contains("de.lproj/Localizable.strings:1:"), "\(broken.output)")
    #expect(broken.output.contains("[title-truncated]"))
    try scratch.write(german.replacing("Benachrichtigungseinstellungen", with: "Hinweise"), to: Self.german)
    #expect(try swift("build").status == 0)
  }

  /// An interface document is audited when it comes and when it changes.
  private func seesInterfaceFiles() throws {
    let file = "Consumer/Sources/Consumer/Resources/Panel.xib"
    try scratch.write("<document>\n<objects>\n", to: file)
    let broken = try swift("build")
    #expect(broken.status != 0)
    #expect(broken.output.contains("/Panel.xib:"), "\(broken.output)")
    let head = "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" version=\"3.0\" toolsVersion=\"22505\">"
    try scratch.write(head + "<objects/></document>\n", to: file)
    let mended = try swift("build")
    #expect(mended.status == 0, "\(mended.output)")
  }

  /// A language that is new in the target is audited.
  private func seesNewFiles() throws {
    try scratch.write(
      "\"button.save\" = \"Enregistrer les modifications\";\n",
      to: Self.german.replacing("de.lproj", with: "fr.lproj"))
    let failing = try swift("build")
    #expect(failing.status != 0)
    #expect(failing.output.contains("fr.lproj/Localizable.strings:1:"), "\(failing.output)")
  }

  /// Runs SwiftPM in the package; its build lies beside ours and is kept, since building the tool takes minutes.
  private func swift(_ verb: String, _ arguments: String...) throws -> Tool.Outcome {
    let build = CorpusFile.repository.appending(path: ".build/consumer")
    return try Tool.run(
      URL(filePath: "/usr/bin/env"),
      ["swift", verb, "--package-path", package.path, "--scratch-path", build.path] + arguments)
  }
}
