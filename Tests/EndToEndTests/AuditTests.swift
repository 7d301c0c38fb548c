import Foundation
import Testing
import TitlefitTestSupport

@Suite struct AuditTests {
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("\"save\" = \"Save\";\n", to: "en.lproj/Localizable.strings")
    try scratch.write("\"save\" = \"Sichern\";\n", to: "de.lproj/Localizable.strings")
    return scratch
  }

  @Test("a project without anything to read has status 3 and still a JSON report")
  func nothing() throws {
    let scratch = try Scratch()
    let outcome = try Tool.run("audit", "--format", "json", in: scratch.folder)
    #expect(outcome.status == 3)
    let failures = try #require(outcome.json?["failures"] as? [[String: Any]])
    #expect(failures.map { $0["code"] as? String } == ["nothing-read"])
  }

  @Test("a path that does not exist is named, and fails the run")
  func missingPath() throws {
    let scratch = try project()
    let outcome = try Tool.run("audit", "de.lproj", "nowhere", "--format", "xcode", in: scratch.folder)
    #expect(outcome.status == 2)
    #expect(outcome.output.contains("nowhere:1:1: error: there is no such file or folder"))
  }

  @Test("the report says what was read")
  func inputs() throws {
    let scratch = try project()
    let outcome = try Tool.run("audit", "--format", "json", in: scratch.folder)
    let report = try #require(outcome.json)
    #expect(report["schema"] as? String == "titlefit-report/1")
    let inputs = try #require((report["run"] as? [String: Any])?["inputs"] as? [[String: Any]])
    #expect(inputs.map { $0["format"] as? String } == ["strings"])
    #expect(inputs.first?["files"] as? Int == 2)
    #expect(inputs.first?["languages"] as? [String] == ["de", "en"])
  }

  @Test("a configuration with mistakes is refused with the place of each and the nearest word")
  func brokenConfiguration() throws {
    let scratch = try project()
    try scratch.write("widths: [320]\nlanguagess: all\nplatform: ios-71\n", to: "titlefit.yml")
    let outcome = try Tool.run("audit", in: scratch.folder)
    #expect(outcome.status == 2)
    let lines = outcome.error.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("titlefit.yml:2:1: error:") == true)
    #expect(lines.first?.contains("languages") == true)
    #expect(lines.last?.contains("titlefit.yml:3:11: error:") == true)
  }

  @Test("several reports come out of one run, each in its file")
  func reports() throws {
    let scratch = try project()
    let outcome = try Tool.run(
      "audit", "--format", "xcode", "--output", "out.txt", "--report", "json=a.json", "--report=text=b.txt",
      in: scratch.folder)
    #expect(outcome.output.isEmpty)
    #expect(try scratch.text(of: "a.json").hasPrefix("{"))
    #expect(try scratch.text(of: "b.txt").contains("read 2 strings files"))
    #expect(FileManager.default.fileExists(atPath: scratch.folder.appending(path: "out.txt").path))
  }

  @Test("a report that cannot be written is named and leaves standard output empty")
  func unwritable() throws {
    let scratch = try project()
    let outcome = try Tool.run("audit", "--report", "json=no/such/folder/a.json", in: scratch.folder)
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("no/such/folder/a.json: there is no such file or folder"))
  }

  @Test("a system font that cannot be opened fails the run, and the report says why")
  func systemFont() throws {
    let scratch = try project()
    try scratch.write(
      "fonts: {system: nowhere.ttf}\ncontrols:\n  - {name: a, titles: [Localizable/*], width: 120}\n",
      to: "titlefit.yml")
    let outcome = try Tool.run("audit", "--format", "json", in: scratch.folder)
    #expect(outcome.status == 2)
    let failures = try #require(outcome.json?["failures"] as? [[String: Any]])
    #expect(failures.map { $0["code"] as? String } == ["no-system-font"])
  }

  @Test("places in a configuration above the folder are told from the folder, not from the root")
  func relativePlaces() throws {
    let scratch = try project()
    try scratch.write("controls:\n  - {name: a, titles: [Nowhere/*], width: 120}\n", to: "titlefit.yml")
    let outcome = try Tool.run(
      "audit", "--format", "xcode", in: scratch.folder.appending(path: "de.lproj"))
    #expect(outcome.status == 1)
    #expect(outcome.output.contains("../titlefit.yml:2:"))
    #expect(!outcome.output.contains(scratch.folder.path))
  }

  @Test("the number of threads changes no byte but the times")
  func jobs() throws {
    let folder = CorpusFile.url("Projects/Lantern")
    let outputs = try ["1", "7"].map { jobs in
      let outcome = try Tool.run(
        "audit", "--format", "json", "--language", "de", "--language", "ar", "--jobs", jobs, in: folder)
      let withoutTimes = outcome.output.replacing(/"phases": \{[^}]*\}/, with: "")
      return withoutTimes
    }
    #expect(outputs[0].count > 1000)
    #expect(outputs[0] == outputs[1])
  }

  @Test("a text too long to be measured is named although its button has others")
  func longText() throws {
    let scratch = try Scratch()
    let long = String(repeating: "x", count: 70_000)
    try scratch.write("\"k\" = \"\(long)\";\n\"ok\" = \"Go\";\n", to: "en.lproj/Localizable.strings")
    try scratch.write(
      "controls:\n  - {name: p, titles: [\"Localizable/*\"], width: 60, kind: legacy}\n", to: "titlefit.yml")
    let outcome = try Tool.run("audit", in: scratch.folder)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("a text is longer than 65536 UTF-16 units"))
    #expect(outcome.output.contains("1 of 1 control measured"))
  }

  @Test("a font file that is broken is named with what is wrong with it")
  func brokenFont() throws {
    let scratch = try Scratch()
    try scratch.write("\"ok\" = \"Go\";\n", to: "en.lproj/Localizable.strings")
    try scratch.write([0, 1, 0, 0, 0, 9] + [UInt8](repeating: 7, count: 60), to: "Cut.ttf")
    try scratch.write(
      "controls:\n  - {name: p, titles: [\"Localizable/*\"], width: 60, kind: legacy, font: Cut.ttf}\n",
      to: "titlefit.yml")
    let outcome = try Tool.run("audit", in: scratch.folder)
    #expect(outcome.output.contains("The font file \"Cut.ttf\" cannot be used: it is not an OpenType font"))
  }

  @Test("a link out of the project is named and not followed")
  func linkOutside() throws {
    let (scratch, other) = (try Scratch(), try Scratch())
    try other.write("secret of another user\n", to: "Secret.strings")
    try other.write("\"a\" = \"A\";\n", to: "shared/Shared.strings")
    try scratch.write("\"ok\" = \"Go\";\n", to: "App/en.lproj/Localizable.strings")
    try scratch.write("\"b\" = \"B\";\n", to: "Shared/Shared.strings")
    let lproj = scratch.folder.appending(path: "App/en.lproj")
    for (name, target) in [
      ("Secret", other.folder.appending(path: "Secret.strings").path), ("Own", "../../Shared/Shared.strings"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: lproj.appending(path: name + ".strings").path, withDestinationPath: target)
    }
    let outcome = try Tool.run("audit", "App", in: scratch.folder)
    #expect(outcome.output.contains("the link leads out of the project") && !outcome.output.contains("secret"))
    // What lies elsewhere in the folder that the tool was started in is the project's own.
    #expect(outcome.output.contains("read 2 strings files (2 entries)"))
  }

  @Test("a run of no language is no clean run")
  func noLanguage() throws {
    let scratch = try Scratch()
    try scratch.write("\"ok\" = \"Go\";\n", to: "en.lproj/Localizable.strings")
    try scratch.write("languages: [fr]\n", to: "titlefit.yml")
    let outcome = try Tool.run("audit", in: scratch.folder)
    #expect(outcome.status == 3 && outcome.output.contains("No text in fr was found"))
    #expect(try Tool.run("audit", "--language", "fr", "--language", "en", in: scratch.folder).status == 0)
    try scratch.write("languages: []\n", to: "titlefit.yml")
    #expect(try Tool.run("audit", in: scratch.folder).status == 2)
  }

  @Test("a width set beside the title in a function that nothing in the file calls counts")
  func widthInFunction() throws {
    let scratch = try Scratch()
    try scratch.write("\"ok\" = \"Unwiderruflich\";\n", to: "de.lproj/Localizable.strings")
    let code = """
      import UIKit
      class Screen: UIViewController {
        let button = UIButton(type: .system)
        func build() {
          button.setTitle(NSLocalizedString("ok", comment: ""), for: .normal)
          button.widthAnchor.constraint(equalToConstant: 40).isActive = true
        }
      }
      """
    try scratch.write(code, to: "Screen.swift")
    let outcome = try Tool.run("audit", in: scratch.folder)
    #expect(outcome.status == 1 && outcome.output.contains("has 40 pt"))
    let controls = try Tool.run("controls", in: scratch.folder)
    #expect(controls.output.contains("in build()") && controls.output.contains("Screen.swift:6"))
  }

  @Test("init writes a configuration that audit takes, and does not replace one")
  func initialise() throws {
    let scratch = try project()
    #expect(try Tool.run("init", in: scratch.folder).status == 0)
    let text = try scratch.text(of: "titlefit.yml")
    #expect(text.contains("#   2 .strings files: Localizable"))
    #expect(text.contains("source-language: en"))
    let audit = try Tool.run("audit", "--fail-on", "never", in: scratch.folder)
    #expect(audit.status == 0)
    #expect(audit.error.isEmpty)
    #expect(try Tool.run("init", in: scratch.folder).status == 2)
    #expect(try Tool.run("init", "--force", in: scratch.folder).status == 0)
  }

  @Test("broken and hostile files never end the run by a signal")
  func hostileFiles() throws {
    let scratch = try project()
    let deep = String(repeating: "[", count: 100_000)
    try scratch.write("\"a\" = \"\\U12", to: "fr.lproj/Localizable.strings")
    try scratch.write([0xFF, 0xFE, 0x00], to: "it.lproj/Localizable.strings")
    try scratch.write(deep, to: "Localizable.xcstrings")
    try scratch.write("<plist><dict><key>a</key>", to: "es.lproj/Localizable.stringsdict")
    try scratch.write("<!DOCTYPE x [<!ENTITY a \"&a;&a;\">]><document>&a;", to: "Main.storyboard")
    try scratch.write(String(repeating: "<view>", count: 100_000), to: "Deep.xib")
    try scratch.write("let b = UIButton( { { \"\\( ", to: "Broken.swift")
    let outcome = try Tool.run("audit", "--format", "json", in: scratch.folder)
    #expect(outcome.signal == nil)
    #expect([0, 1].contains(outcome.status))
    #expect(outcome.json != nil)
  }
}
