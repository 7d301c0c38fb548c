import Testing
import TitlefitGeometry

@testable import TitlefitStandardRules

@Test(
  "Lengths have at most one decimal",
  arguments: [
    (143.5, "143.5 pt"), (120.0, "120 pt"), (0.04, "0 pt"), (-8.0, "-8 pt"), (-0.5, "-0.5 pt"), (19.96, "20 pt"),
    (Double.infinity, "? pt"), (Double.nan, "? pt"), (1e300, "? pt"),
  ])
func lengths(length: Double, expected: String) { #expect(Wording.points(length) == expected) }

@Test("A need and a room that differ never read alike")
func differing() {
  let fault = TextFault(kind: .cut, verdict: .fails, needed: 45.01, available: 44.99, errorBound: 0)
  #expect(Wording.need(of: fault) == "needs 45.1 pt, has 44.9 pt")
}

@Test("In doubt the bound is named")
func doubt() {
  let fault = TextFault(kind: .cut, verdict: .unsure, needed: 45, available: 45.5, errorBound: 0.6)
  #expect(Wording.need(of: fault) == "needs 45 ± 0.6 pt, has 45.5 pt")
}

@Test("A quoted text shows line breaks and stays short")
func quoting() {
  #expect(Wording.quoted("a\r\nb") == "\"a⏎b\"")
  #expect(Wording.quoted(String(repeating: "x", count: 60)) == "\"" + String(repeating: "x", count: 60) + "\"")
  #expect(Wording.quoted(String(repeating: "x", count: 61)) == "\"" + String(repeating: "x", count: 60) + "[…]\"")
}

@Test("Hard breaks divide a text, and blanks after the last one hide nothing")
func hardLines() {
  #expect(HardLines("a\u{2028}b\u{85}c").lines == ["a", "b", "c"])
  #expect(HardLines("a\r\nb").hasText(after: 1))
  #expect(!HardLines("a\n  \n").hasText(after: 1))
  #expect(!HardLines("").hasText(after: 0))
}
