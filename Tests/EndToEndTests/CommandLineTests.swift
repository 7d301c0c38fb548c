import Foundation
import Testing
import TitlefitTestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite struct CommandLineTests {
  static let verbs = [
    "audit", "measure", "layout", "controls", "explain", "rules", "fonts", "render", "init", "baseline", "diff",
    "completions",
  ]

  @Test("help lists every command of the contract")
  func help() throws {
    let outcome = try Tool.run("--help")
    #expect(outcome.status == 0)
    for verb in Self.verbs { #expect(outcome.output.contains("\n  " + verb)) }
  }

  @Test("every command has its own help", arguments: verbs)
  func verbHelp(verb: String) throws {
    let outcome = try Tool.run(verb, "--help")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("Usage: titlefit " + verb))
    #expect(outcome.error.isEmpty)
  }

  @Test("help is as wide as the terminal says and no wider")
  func columns() throws {
    let outcome = try Tool.run("audit", "--help", environment: ["COLUMNS": "60"])
    #expect(outcome.output.split(separator: "\n").allSatisfy { $0.count <= 60 })
  }

  @Test("the version stands alone on standard output")
  func version() throws { #expect(try Tool.run("--version").output == "titlefit 0.1.0\n") }

  @Test(
    "what is mistyped is answered with the nearest word, on standard error and with status 2",
    arguments: [
      (["audti"], "did you mean audit?"), (["measure", "--langauge", "de", "x"], "did you mean --language?"),
      (["layout", "--style", "fliled"], "did you mean filled?"), (["--versoin"], "did you mean --version?"),
      (["audit", "--format", "jsno"], "did you mean json?"), (["completions", "bahs"], "did you mean bash?"),
    ])
  func nearest(arguments: [String], answer: String) throws {
    let outcome = try Tool.run(Tool.executable, arguments)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(answer))
    #expect(outcome.output.isEmpty)
  }

  @Test(
    "a wrong command line has status 2 and says what is wrong",
    arguments: [
      ([], "Usage:"), (["measure"], "TEXT is missing"), (["measure", "--size", "big", "x"], "--size"),
      (["measure", "--size", "-1", "x"], "0.5 to 2000"), (["layout", "surplus"], "one argument too many"),
      (["layout", "--insets", "1,2,3"], "four numbers"), (["audit", "--jobs", "0"], "1 to 256"),
      (["audit", "--only", "no-such-rule"], "no-such-rule"),
      (["audit", "--only", "overlap,near-limit"], "--only overlap --only near-limit"),
      (["audit", "--width", "320,375"], "--width 320 --width 375"),
      (["audit", "--only", "near-limit", "--disable", "near-limit"], "both name near-limit"),
      (["audit", "--report", "json=a", "--report", "csv=./a"], "two reports go into ./a"),
      (["audit", "--output", "a", "--report", "csv=a"], "two reports go into a"),
      (["audit", "--baseline", "a", "--baseline-if-present", "b"], "exclude each other"),
      (["audit", "--report", "json"], "json=out.json"),
      (["layout", "--kind", "legacy", "--style", "filled"], "--style has no meaning for a legacy button"),
      (["layout", "--button-type", "custom"], "--button-type has no meaning for a configured button"),
      (["layout", "--title", "x", "--width", "9", "--max-width", "9"], "exclude each other"),
      (["measure", "--language", "d", "x"], "language tag"), (["layout", "--spec", "nowhere.yml"], "nowhere.yml"),
    ])
  func wrong(arguments: [String], words: String) throws {
    let outcome = try Tool.run(Tool.executable, arguments)
    #expect(outcome.status == 2)
    #expect(outcome.error.contains(words))
  }

  @Test("a document is drawn in a language, its glyphs and what its texts lack on the picture")
  func render() throws {
    let document = CorpusFile.url("Projects/Lantern/App/Base.lproj/Main.storyboard").path
    let german = try Tool.run("render", document, "--language", "de", "--width", "320")
    #expect(german.status == 0)
    #expect(german.output.hasPrefix("<svg") && german.output.hasSuffix("</svg>\n"))
    #expect(german.output.contains("class=\"overflow\""))
    let data = Data(german.output.utf8)
    #expect(XMLParser(data: data).parse())
    let again = try Tool.run("render", document, "--language", "de", "--width", "320")
    #expect(again.output == german.output)
    #expect(try Tool.run("render", "nowhere.xib").status == 2)
    let several = try Tool.run("render", document, "--language", "de", "--width", "320", "--width", "375")
    let wider = try Tool.run("render", document, "--language", "de", "--width", "375")
    #expect(several.status == 0 && XMLParser(data: Data(several.output.utf8)).parse())
    func scenes(_ svg: String) -> Int { svg.components(separatedBy: "class=\"scene\"").count - 1 }
    #expect(scenes(german.output) > 0)
    #expect(scenes(several.output) == scenes(german.output) + scenes(wider.output))
  }

  @Test("a wrapping title makes its button higher, and what a set height hides of it is hatched")
  func renderWrapped() throws {
    let scratch = try Scratch()
    let document = String(decoding: try CorpusFile.bytes("Scenes/WrappedTitles.xib"), as: UTF8.self)
    let width = "<constraint firstItem=\"wrapped\" firstAttribute=\"width\" constant=\"120\" id=\"w1\"/>"
    let height = "<constraint firstItem=\"wrapped\" firstAttribute=\"height\" constant=\"30\" id=\"h1\"/>"
    try scratch.write(document, to: "Free.xib")
    try scratch.write(document.replacingOccurrences(of: width, with: width + height), to: "Set.xib")
    let free = try Tool.run("render", "Free.xib", in: scratch.folder)
    let set = try Tool.run("render", "Set.xib", in: scratch.folder)
    #expect(free.status == 0 && !free.output.contains("class=\"overflow\""))
    #expect(set.status == 0 && set.output.contains("class=\"overflow\""))
  }

  @Test("an argument cannot write escapes to the terminal")
  func hostileArgument() throws {
    let outcome = try Tool.run("--\u{1B}[31m\u{202E}x")
    #expect(outcome.status == 2)
    #expect(!outcome.error.unicodeScalars.contains("\u{1B}"))
    #expect(!outcome.error.unicodeScalars.contains("\u{202E}"))
  }

  @Test("a closed pipe is an error with a message, not a signal", arguments: [["--help"], ["fonts", "en"]])
  func closedPipe(arguments: [String]) throws {
    let scratch = try Scratch()
    try scratch.write("", to: "err")
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let process = Process()
    process.executableURL = Tool.executable
    process.arguments = arguments
    process.standardOutput = pipe.fileHandleForWriting
    process.standardError = try FileHandle(forWritingTo: scratch.folder.appending(path: "err"))
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationReason == .exit)
    #expect(process.terminationStatus == 3)
    #expect(try scratch.text(of: "err").contains("standard output was closed"))
  }

  @Test("bash completes commands, options and words")
  func bash() throws {
    let script = """
      source <("\(Tool.executable.path)" completions bash)
      complete_line() { COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _titlefit; echo "${COMPREPLY[*]}"; }
      complete_line titlefit meas
      complete_line titlefit layout --titl
      complete_line titlefit layout --style fil
      """
    let outcome = try Tool.run(URL(filePath: "/bin/bash"), ["-c", script])
    #expect(outcome.output == "measure\n--title --title-padding --title-alignment --title-edge-insets\nfilled\n")
  }
}
