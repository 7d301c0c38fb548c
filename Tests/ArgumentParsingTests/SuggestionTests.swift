import Testing
import TitlefitArgumentParsing

@Suite struct SuggestionTests {
  private let verbs = ["audit", "measure", "layout", "controls", "baseline", "diff"]

  @Test(
    "one slip in a word is mended",
    arguments: [("audti", "audit"), ("mesure", "measure"), ("Layout", "layout"), ("contrls", "controls")])
  func slips(typed: String, word: String) { #expect(nearest(to: typed, among: verbs) == word) }

  @Test("the beginning of a long word is near")
  func beginning() { #expect(nearest(to: "--accessib", among: ["--accessibility-size"]) == "--accessibility-size") }

  @Test("what is far from every word has no suggestion", arguments: ["", "x", "frobnicate"])
  func far(typed: String) { #expect(nearest(to: typed, among: verbs) == nil) }

  @Test("a text of any length is answered at once")
  func long() { #expect(nearest(to: String(repeating: "a", count: 1_000_000), among: verbs) == nil) }
}
