import Foundation
import Testing
import TitlefitTestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A project whose every text, key, name and file name wants to be more than text.
private enum HostileProject {
  static let texts = [
    "line one\nline two\r\nlast line", "\u{1B}[31mred\u{1B}]0;title\u{7} text", "abc\u{202E}fed\u{2066}x\u{2069} text",
    "a\u{1}b\u{8}c\u{7F} text", "quote \" back \\ slash / <b> & ' ]]> --> text",
    "<script>alert(1)</script><img src=x onerror=alert(1)>", "\u{2028}\u{2029}\u{85}\u{9B}31m text",
    "::error::x text", "a\n::set-output name=x::y", "x ##vso[task.setvariable]y ##[error]z ##teamcity[x]",
    "=HYPERLINK(\"http://x\",\"y\")", "+1+cmd|' /C calc'!A0", "/etc/passwd:1:1: error: fake [x]",
    String(repeating: "\u{301}", count: 400), "javascript:alert(1) [x](javascript:y)", "\u{FEFF}\u{FFFE} text",
    String(repeating: "W", count: 20_000),
  ]

  /// A file name with a line break, a command and an escape.
  static let name = "x\n::error::evil\u{1B}[31m ##[error]"

  static func make() throws -> Scratch {
    let scratch = try Scratch()
    let keyed = texts.enumerated().map { "\(quoted("k\($0)")) = \(quoted($1));\n\(quoted($1)) = \(quoted($1));\n" }
    try scratch.write(keyed.joined(), to: "de.lproj/Localizable.strings")
    let titles = texts.enumerated().map { "\(quoted("b\($0).normalTitle")) = \(quoted($1));\n" }
    try scratch.write(titles.joined(), to: "de.lproj/Main.strings")
    try scratch.write(document, to: "Base.lproj/Main.storyboard")
    try scratch.write(code, to: "Screen.swift")
    try scratch.write("\"a\" = \"b\";\n\"a\" = ;\n", to: "\(name).lproj/\(name).strings")
    try scratch.write("{", to: "\(name).xcstrings")
    return scratch
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }

  /// Buttons of 60 points with each text as title, label and class; characters that no XML may hold are left out.
  private static var document: String {
    let buttons = texts.enumerated().map { index, text in
      let value = attribute(text)
      return "<button id=\"b\(index)\" userLabel=\"\(value)\" customClass=\"\(value)\"><rect key=\"frame\" x=\"10\" "
        + "y=\"\(index * 40)\" width=\"60\" height=\"35\"/><autoresizingMask key=\"autoresizingMask\"/>"
        + "<state key=\"normal\" title=\"\(value)\"/></button>"
    }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" useAutolayout="YES"><scenes>
      <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController"><view key="view" id="v">
      <rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>\(buttons.joined())</subviews></view>
      </viewController></objects></scene></scenes></document>
      """
  }

  private static func attribute(_ text: String) -> String {
    text.unicodeScalars.filter { ($0.value >= 32 || "\n\r\t".unicodeScalars.contains($0)) && $0.value != 0xFFFE }
      .map { scalar in
        let isPlain = scalar.properties.isAlphabetic && scalar.isASCII || scalar == " "
        return isPlain ? String(scalar) : "&#\(scalar.value);"
      }.joined()
  }

  private static var code: String {
    let lines = texts.enumerated().map { index, text in
      let literal = text.unicodeScalars.map { scalar in
        scalar.properties.isAlphabetic && scalar.isASCII ? String(scalar) : "\\u{\(String(scalar.value, radix: 16))}"
      }.joined()
      return """
          let c\(index) = UIButton(type: .custom)
          c\(index).setTitle(NSLocalizedString("\(literal)", comment: ""), for: .normal)
          c\(index).accessibilityIdentifier = "\(literal)"
          c\(index).frame = CGRect(x: 0, y: 0, width: 60, height: 40)

        """
    }
    return "import UIKit\nfinal class Screen: UIViewController {\n  override func viewDidLoad() {\n" + lines.joined()
      + "  }\n}\n"
  }
}

/// Refuses what moves a cursor, turns a line or starts a command of a build server.
private func expectInert(_ text: String, _ what: String, allowsCommandInside: Bool = false) {
  for scalar in text.unicodeScalars where scalar != "\n" {
    guard scalar.properties.generalCategory != .control, !scalar.properties.isBidiControl else {
      Issue.record("\(what) holds U+\(String(scalar.value, radix: 16))")
      return
    }
  }
  for line in text.split(separator: "\n") {
    #expect(!line.drop { $0.isWhitespace }.hasPrefix("::"), "\(what): \(line.prefix(200))")
    if allowsCommandInside { continue }
    for start in ["##[", "##vso[", "##teamcity["] where line.contains(start) {
      Issue.record("\(what): \(line.prefix(200))")
    }
  }
}

/// Collects what an SVG may not have.
private final class ActiveParts: NSObject, XMLParserDelegate {
  var found: [String] = []
  var elements: Set<String> = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    elements.insert(name)
    for (key, value) in attributes {
      let isForeign = key.hasSuffix("href") && !value.hasPrefix("#")
      if key.lowercased().hasPrefix("on") || isForeign || value.lowercased().contains("javascript:") {
        found.append("\(name) \(key)=\(value)")
      }
    }
  }
}

@Suite struct HostileProjectTests {
  @Test("What titlefit controls prints of hostile texts is inert, and its JSON keeps them", .timeLimit(.minutes(5)))
  func controls() throws {
    let scratch = try HostileProject.make()
    let text = try Tool.run("controls", in: scratch.folder)
    #expect(text.status == 0)
    expectInert(text.output, "controls")
    expectInert(text.error, "the messages of controls")
    let json = try Tool.run("controls", "--format", "json", in: scratch.folder)
    expectInert(json.output, "controls as JSON")
    let controls = try #require(json.json?["controls"] as? [[String: Any]])
    let keys = controls.flatMap { ($0["titles"] as? [[String: Any]] ?? []).compactMap { $0["key"] as? String } }
    for wanted in HostileProject.texts {
      #expect(keys.contains { Array($0.unicodeScalars) == Array(wanted.unicodeScalars) }, "\(wanted.prefix(40))")
    }
  }

  @Test("Reports, explanations, comparisons and baselines of hostile texts are inert", .timeLimit(.minutes(5)))
  func findings() throws {
    let scratch = try HostileProject.make()
    let widths = ["--width", "320", "--content-size", "large"]
    let audit = try Tool.run(
      Tool.executable, ["audit", "--format", "json", "--fail-on", "never"] + widths, in: scratch.folder)
    #expect(audit.status == 0)
    expectInert(audit.output, "the report")
    expectInert(audit.error, "the messages of audit")
    var report = try #require(audit.json)
    let findings = try #require(report["findings"] as? [[String: Any]])
    #expect(findings.count > HostileProject.texts.count)
    try scratch.write(audit.output, to: "new.json")

    report["findings"] = []
    try scratch.write([UInt8](JSONSerialization.data(withJSONObject: report)), to: "old.json")
    let comparison = try Tool.run("diff", "old.json", "new.json", "--fail-on", "never", in: scratch.folder)
    #expect(comparison.status == 0)
    expectInert(comparison.output, "diff")
    let compared = try Tool.run(
      "diff", "old.json", "new.json", "--fail-on", "never", "--format", "json", in: scratch.folder)
    expectInert(compared.output, "diff as JSON")
    #expect((compared.json?["new"] as? [Any])?.count == findings.count)

    var explained: Set<String> = []
    for finding in findings where explained.count < 8 {
      let subject = finding["subject"] as? [String: Any]
      guard let key = subject?["key"] as? String, explained.insert(key).inserted,
        let fingerprint = finding["fingerprint"] as? String
      else { continue }
      let explanation = try Tool.run("explain", fingerprint, "--report", "new.json", in: scratch.folder)
      #expect(explanation.status == 0)
      expectInert(explanation.output, "explain")
    }
  }

  @Test("A baseline of hostile texts has one line a finding and accepts all of them", .timeLimit(.minutes(5)))
  func baseline() throws {
    let scratch = try HostileProject.make()
    let widths = ["--width", "320", "--content-size", "large"]
    let written = try Tool.run(Tool.executable, ["baseline"] + widths, in: scratch.folder)
    #expect(written.status == 0)
    expectInert(written.error, "the messages of baseline")
    let text = try scratch.text(of: "titlefit.baseline")
    // A file that nobody shows as a log; it holds what its lines are told apart by.
    expectInert(text, "the baseline", allowsCommandInside: true)
    for line in text.split(separator: "\n").dropFirst() {
      let isEntry = line.prefix(16).allSatisfy { $0.isHexDigit }
      #expect(isEntry, "\(line.prefix(80))")
    }
    let audit = try Tool.run(
      Tool.executable, ["audit", "--baseline", "titlefit.baseline", "--strict-baseline", "--format", "json"] + widths,
      in: scratch.folder)
    #expect(audit.status == 0)
    #expect((audit.json?["findings"] as? [Any])?.isEmpty == true)
  }

  @Test("A picture of hostile titles is XML without scripts, events and foreign links", arguments: ["en", "de"])
  func render(language: String) throws {
    let scratch = try HostileProject.make()
    let picture = try Tool.run("render", "Base.lproj/Main.storyboard", "--language", language, in: scratch.folder)
    #expect(picture.status == 0)
    expectInert(picture.output, "the picture")
    let parser = XMLParser(data: Data(picture.output.utf8))
    let parts = ActiveParts()
    parser.delegate = parts
    #expect(parser.parse())
    #expect(parts.found == [])
    #expect(parts.elements.contains("path"))
    #expect(parts.elements.isDisjoint(with: ["script", "foreignObject", "image", "iframe", "a", "animate", "set"]))
  }

  @Test("A draft of a configuration for hostile names is read as it was meant")
  func initDraft() throws {
    let scratch = try HostileProject.make()
    let draft = try Tool.run("init", in: scratch.folder)
    #expect(draft.status == 0)
    expectInert(try scratch.text(of: "titlefit.yml"), "titlefit.yml")
    #expect(
      try Tool.run("controls", "--config", "titlefit.yml", in: scratch.folder).error.contains(": error:") == false)
  }

  @Test("Texts on the command line come back inert", arguments: HostileProject.texts)
  func measured(text: String) throws {
    for (name, arguments) in [
      ("measure", ["measure", "--", text]), ("layout", ["layout", "--title", text]),
      ("measure as JSON", ["measure", "--format", "json", "--", text]),
      ("layout as JSON", ["layout", "--format", "json", "--title", text]),
    ] {
      let outcome = try Tool.run(Tool.executable, arguments)
      expectInert(outcome.output, name)
      expectInert(outcome.error, "the messages of \(name)")
      if name.hasSuffix("JSON") { #expect(outcome.json != nil, "\(name): \(outcome.error)") }
    }
  }

  @Test(
    "A wrong argument is named in an inert message",
    arguments: [
      ["audit"], ["controls"], ["explain"], ["fonts"], ["render"], ["init"], ["baseline"], ["completions"], ["rules"],
      ["layout"], ["diff"], ["audit", "--config"], ["audit", "--language"], ["audit", "--only"],
      ["audit", "--format"], ["audit", "--baseline"], ["audit", "--report"], ["audit", "--width"],
      ["layout", "--spec"],
    ])
  func wrongArgument(command: [String]) throws {
    let names = command == ["diff"] ? [HostileProject.name, "b"] : [HostileProject.name]
    let outcome = try Tool.run(Tool.executable, command + names)
    #expect((2...3).contains(outcome.status))
    expectInert(outcome.error, "the message")
    expectInert(outcome.output, "the report")
    #expect((outcome.error + outcome.output).contains("evil"), "\(outcome.error)")
  }
}
