import Testing
import TitlefitDiagnostics

@Suite struct NearestWordTests {
  private let verbs = ["audit", "measure", "layout", "controls", "baseline", "diff"]

  @Test(
    "one slip in a word is mended",
    arguments: [("audti", "audit"), ("mesure", "measure"), ("Layout", "layout"), ("contrls", "controls")])
  func slips(typed: String, word: String) { #expect(NearestWord.among(verbs, to: typed) == word) }

  @Test("the beginning of a long word is near")
  func beginning() { #expect(NearestWord.among(["--accessibility-size"], to: "--accessib") == "--accessibility-size") }

  @Test("what is far from every word has no suggestion", arguments: ["", "x", "frobnicate"])
  func far(typed: String) { #expect(NearestWord.among(verbs, to: typed) == nil) }

  @Test("a text of any length is answered at once")
  func long() { #expect(NearestWord.among(verbs, to: String(repeating: "a", count: 1_000_000)) == nil) }
}
