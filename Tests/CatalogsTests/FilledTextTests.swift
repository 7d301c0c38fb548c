import Testing
import TitlefitCatalogs

@Test("Values take the place of their placeholders, and their ranges tell where")
func fill() {
  let filled = FilledText("%2$@: %1$lld von 😀 %%") { $0.argument == 1 ? "21" : "Anna" }
  #expect(filled.text == "Anna: 21 von 😀 %")
  #expect(filled.values.map(\.range) == [0..<4, 6..<8])
  #expect(filled.values.map(\.placeholder.argument) == [2, 1])
}

@Test("Percent signs of running text stay as they are", arguments: ["100 % fertig", "50 %", "%y"])
func runningText(text: String) {
  #expect(FilledText(text) { _ in "x" }.text == text)
}

@Test("Doubled percent signs before, between and behind values become single ones")
func doubledPercents() {
  let filled = FilledText("%%%d%%%d%%") { "\($0.argument)" }
  #expect(filled.text == "%1%2%")
  #expect(filled.values.map(\.range) == [1..<2, 3..<4])
}
