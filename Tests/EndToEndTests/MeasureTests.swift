import Foundation
import Testing
import TitlefitTestSupport

@Suite struct MeasureTests {
  /// The names of the JSON members that the contract promises for `measure`.
  @Test("measure prints one object with the members of the contract")
  func measureMembers() throws {
    let answer = try #require(
      try Tool.run("measure", "Save changes", "--language", "en", "--format", "json").json)
    let promised: Set = [
      "width", "height", "lines", "visible", "truncated", "needed", "errorBound", "direction", "runs",
    ]
    #expect(promised.isSubset(of: answer.keys))
    #expect(answer["visible"] as? String == "Save changes")
    #expect(answer["truncated"] as? Bool == false)
    #expect((answer["lines"] as? [[String: Any]])?.map { $0["text"] as? String } == ["Save changes"])
  }

  @Test("measure raises width and height to whole pixels of the scale asked for", arguments: [2, 3])
  func pixels(scale: Int) throws {
    let answer = try #require(
      try Tool.run("measure", "Save changes", "--scale", String(scale), "--format", "json").json)
    for name in ["width", "height"] {
      let pixels = try #require(answer[name] as? Double) * Double(scale)
      // Three decimals are printed, so that a third of a point is off by a thousandth at most.
      #expect(abs(pixels - pixels.rounded()) < 0.002)
    }
  }

  @Test("a text that is too wide is cut where the mode says, and still says what it needs")
  func cut() throws {
    for (mode, ending) in [("tail", true), ("head", false)] {
      let answer = try #require(
        try Tool.run(
          "measure", "Benachrichtigungen", "--language", "de", "--max-width", "80", "--line-break", mode, "--format",
          "json"
        ).json)
      let visible = try #require(answer["visible"] as? String)
      #expect(visible.hasSuffix("…") == ending)
      #expect(visible.hasPrefix("…") == !ending)
      #expect(try #require(answer["needed"] as? Double) > 80)
      #expect(try #require(answer["width"] as? Double) <= 80.334)
    }
  }

  @Test("the direction follows the language, the runs follow the text")
  func direction() throws {
    let answer = try #require(
      try Tool.run("measure", "حفظ PDF", "--language", "ar", "--format", "json").json)
    #expect(answer["direction"] as? String == "rtl")
    let runs = try #require(answer["runs"] as? [[String: Any]])
    #expect(Set(runs.compactMap { $0["direction"] as? String }) == ["rtl", "ltr"])
  }

  @Test("several texts give a list")
  func several() throws {
    let outcome = try Tool.run("measure", "One", "Two", "--format", "json")
    let list = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [[String: Any]]
    #expect(list?.map { $0["visible"] as? String } == ["One", "Two"])
  }

  @Test("a font that is not there is an error with its name, not a guess")
  func missingFont() throws {
    let outcome = try Tool.run("measure", "x", "--font", "No Such Font")
    #expect(outcome.status == 2)
    #expect(outcome.output.isEmpty)
    #expect(outcome.error.contains("No Such Font"))
  }

  @Test("a font of the project is found by its name below the folder")
  func projectFont() throws {
    let scratch = try Scratch()
    let font = try #require(try CorpusFile.names(in: "Fonts").first { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") })
    try scratch.write(try CorpusFile.bytes("Fonts/" + font), to: "App/" + font)
    let byFile = try Tool.run("measure", "AB", "--font", "App/" + font, "--format", "json", in: scratch.folder)
    let runs = try #require(byFile.json?["runs"] as? [[String: Any]])
    let name = try #require(runs.first?["font"] as? String)
    let byName = try Tool.run("measure", "AB", "--font", name, "--format", "json", in: scratch.folder)
    #expect(byName.output == byFile.output)
  }

  @Test(
    "texts of controls and combining marks are measured in no width at all",
    arguments: ["", "\u{301}\u{200D}", "\u{202E}a\u{2066}", "\t\n\r"])
  func hostile(text: String) throws {
    let outcome = try Tool.run("measure", "--format", "json", "--max-width", "0", "--", text)
    #expect(outcome.status == 0)
    #expect(outcome.json != nil)
  }
}

@Suite struct LayoutTests {
  private func layout(_ arguments: String...) throws -> [String: Any] {
    try #require(try Tool.run(Tool.executable, ["layout", "--format", "json"] + arguments).json)
  }

  @Test("layout prints one object with the members of the contract")
  func members() throws {
    let answer = try layout("--title", "Button")
    #expect(
      Set(["size", "natural", "title", "subtitle", "image", "direction", "verdict", "estimated"])
        .isSubset(of: answer.keys))
    let title = try #require(answer["title"] as? [String: Any])
    #expect(
      Set(["frame", "lines", "visible", "truncated", "needed", "errorBound"]).isSubset(of: title.keys))
    #expect((title["frame"] as? [Double])?.count == 4)
    #expect(answer["subtitle"] is NSNull)
    #expect(answer["image"] is NSNull)
  }

  /// Source: the contract's example, itself a recorded plain button of Interface Builder.
  @Test("the plain button of the contract has the size recorded for it")
  func recorded() throws {
    let size = try #require(try layout("--title", "Button")["size"] as? [String: Double])
    #expect(size["width"] == 75)
    #expect(size["height"] == 34.333)
  }

  @Test("the layout turns round in a right-to-left language")
  func direction() throws {
    let arguments = ["--title", "OK", "--image", "20x20", "--width", "200"]
    let left = try #require(try Tool.run(Tool.executable, ["layout", "--format", "json"] + arguments).json)
    let right = try #require(
      try Tool.run(Tool.executable, ["layout", "--format", "json", "--language", "he"] + arguments).json)
    func frame(_ answer: [String: Any]) -> [Double]? { (answer["image"] as? [String: Any])?["frame"] as? [Double] }
    let (before, after) = try (#require(frame(left)), #require(frame(right)))
    #expect(right["direction"] as? String == "rtl")
    #expect(abs(before[0] - (200 - after[0] - after[2])) < 0.01)
  }

  @Test("a legacy title is cut in the middle and the verdict says so")
  func legacy() throws {
    let answer = try layout("--kind", "legacy", "--title", "Settings", "--width", "40")
    #expect(answer["verdict"] as? String == "fails")
    let visible = try #require((answer["title"] as? [String: Any])?["visible"] as? String)
    #expect(visible.contains("…"))
    #expect(visible.hasPrefix("S"))
  }

  @Test("a specification file and options give the same frames")
  func specification() throws {
    let scratch = try Scratch()
    try scratch.write(
      "title: Kaufen\nkind: configured\nstyle: filled\nimage: 20x20\nimage-padding: 6\nwidth: 90\n", to: "b.yml")
    let fromFile = try Tool.run("layout", "--spec", "b.yml", "--format", "json", in: scratch.folder)
    let fromOptions = try Tool.run(
      "layout", "--title", "Kaufen", "--style", "filled", "--image", "20x20", "--image-padding", "6", "--width", "90",
      "--format", "json")
    #expect(fromFile.status == 0)
    #expect(fromFile.output == fromOptions.output)
  }

  @Test("a specification that is an element of titlefit.yml without a width gives the natural size")
  func elementOfConfiguration() throws {
    let scratch = try Scratch()
    try scratch.write("name: plain\ntitles: [Localizable/*]\ntitle: Button\n", to: "b.yml")
    let outcome = try Tool.run("layout", "--spec", "b.yml", "--format", "json", in: scratch.folder)
    #expect((outcome.json?["size"] as? [String: Double])?["width"] == 75)
  }

  @Test("a mistake in a specification file is refused with its place")
  func brokenSpecification() throws {
    let scratch = try Scratch()
    try scratch.write("title: Kaufen\nstyl: filled\n", to: "b.yml")
    let outcome = try Tool.run("layout", "--spec", "b.yml", in: scratch.folder)
    #expect(outcome.status == 2)
    #expect(outcome.error.hasPrefix("b.yml:2:1: error: "))
  }

  @Test("a configured button has one line or any number, and another limit is refused")
  func lineLimit() throws {
    let one = try layout("--title", "Kaufen oder verkaufen", "--width", "100", "--lines", "1")
    #expect((one["title"] as? [String: Any])?["lines"] as? Int == 1)
    #expect(try Tool.run("layout", "--title", "x", "--lines", "2").status == 2)
  }
}
