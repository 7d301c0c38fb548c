import Testing

@testable import TitlefitStandardRules

@Test(
  "The stretch that is not seen is found whatever end is cut",
  arguments: [
    ("Inbox (1)", "Inbox…", 5..<9), ("Inbox (1)", "In…1)", 2..<7), ("Inbox (1)", "…x (1)", 0..<4),
    ("Inbox (1)", "Inbo", 4..<9), ("Inbox (1)", "…", 0..<9),
  ])
func ends(text: String, visible: String, expected: Range<Int>) throws {
  let cut = try #require(CutStretch(of: text, visible: visible))
  #expect(cut.start..<cut.end == expected)
}

@Test("A text that is seen whole has no stretch, however its lines break")
func whole() {
  #expect(CutStretch(of: "one two", visible: "one two") == nil)
  #expect(CutStretch(of: "one two three", visible: "one\ntwo three") == nil)
  #expect(CutStretch(of: "wait…", visible: "wait…") == nil)
}

@Test("An ellipsis of the text's own is told from the one that stands for what is cut")
func ownEllipsis() throws {
  let cut = try #require(CutStretch(of: "a… b and more", visible: "a… b…"))
  #expect(cut.start == 4)
  #expect(cut.end == 13)
}

@Test("A stretch touches a value that it takes one unit of, and not its neighbours")
func touching() throws {
  let cut = try #require(CutStretch(of: "Pay 100 now", visible: "Pay 1…"))
  #expect(cut.touches(4..<7))
  #expect(!cut.touches(0..<3))
  #expect(!cut.touches(4..<5))
}

@Test("A visible text that does not belong to the text gives no stretch")
func strangers() { #expect(CutStretch(of: "one", visible: "two…") == nil) }
