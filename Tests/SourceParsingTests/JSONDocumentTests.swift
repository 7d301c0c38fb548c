import Testing
import TitlefitSourceParsing

private func parse(_ text: String) -> JSONDocument { JSONDocument(reading: SourceText(text)) }

@Test(
  "Strings are unescaped",
  arguments: [
    (#""plain""#, "plain"), (#""a\n\t\"\\\/""#, "a\n\t\"\\/"), (#""\u00e9\u20AC""#, "é€"), (#""\ud83d\ude00""#, "😀"),
    (#""\ud83dx""#, "\u{FFFD}x"), (#""\ude00""#, "\u{FFFD}"), (#""\ud83d\u0041""#, "\u{FFFD}A"),
  ])
func unescaping(text: String, expected: String) { #expect(parse(text).root?.string == expected) }

@Test("Members keep their order and their duplicates; a look-up takes the last")
func members() {
  let root = parse(#"{"b": 1, "a": 2, "b": 3}"#).root
  #expect(root?.members.map(\.key) == ["b", "a", "b"])
  #expect(root?["b"]?.integer == 3)
}

@Test("Ranges span keys and values with their quotes and brackets")
func ranges() {
  let member = parse(#" {"k" : [1, "é"] }"#).root?.members.first
  #expect(member?.keyRange == 2..<5)
  #expect(member?.value.range == 8..<17)
  #expect(member?.value.elements.map(\.range) == [9..<10, 12..<16])
}

@Test(
  "Numbers keep their spelling", arguments: ["0", "-0", "1.50", "-2.5e+3", "1E400", "123456789012345678901234567890"])
func numbers(text: String) { #expect(parse(text).root?.content == .number(text)) }

@Test("What is no number is refused", arguments: ["01", "1.", "-", "1e", "+1", ".5", "0x10", "1.2.3"])
func noNumbers(text: String) {
  let document = parse(text)
  #expect(document.root == nil)
  #expect(!document.issues.isEmpty)
}

@Test(
  "After an error the rest is still read",
  arguments: [
    (#"{"a": 1 "b": 2}"#, ["json-missing-comma"], 2), (#"{"a": 1, "b": 2,}"#, ["json-trailing-comma"], 2),
    (#"{"a" 1, "b": 2}"#, ["json-missing-colon"], 2), (#"{"a": , "b": 2}"#, ["json-missing-value"], 1),
    (#"{"a": 1,, "b": 2}"#, ["json-extra-comma"], 2), (#"{"a": nope, "b": 2}"#, ["json-stray-text"], 1),
    (#"{"a": [1, "b": 2}"#, ["json-unclosed", "json-stray-text"], 1), (#"{"a": [1}"#, ["json-unclosed"], 1),
    (#"{"a": [x, 1], 'b': 3, "c": 2}"#, ["json-stray-text", "json-stray-text"], 2),
    (#"{"a": 1"#, ["json-unclosed"], 1), (#"{"a": 1} x"#, ["json-stray-text"], 1),
  ])
func recovery(text: String, codes: [String], members: Int) {
  let document = parse(text)
  #expect(document.issues.map(\.code) == codes)
  #expect(document.root?.members.count == members)
}

@Test("Nesting beyond the limit is skipped, what follows is read")
func tooDeep() {
  let depth = JSONDocument.depthLimit + 10
  let text = "{\"a\": " + String(repeating: "[", count: depth) + String(repeating: "]", count: depth) + ", \"b\": 1}"
  let document = parse(text)
  #expect(document.issues.map(\.code) == ["too-deep"])
  #expect(document.root?["b"]?.integer == 1)
}

@Test("A file with more problems than are listed says so")
func manyProblems() {
  let issues = parse("[" + String(repeating: "x,", count: 500) + "1]").issues
  #expect(issues.count == 101)
  #expect(issues.last?.code == "too-many-problems")
}

@Test("Reading ends at the limit of values, says so once, and keeps what was read")
func manyValues() {
  let document = JSONDocument(reading: SourceText(#"{"a": [1, 2], "b": {"c": 3, "d": 4}}"#), valueLimit: 6)
  #expect(document.issues.map(\.code) == ["too-many-values"])
  #expect(document.issues.first?.position == TextPosition(line: 1, column: 34))
  #expect(document.root?["a"]?.elements.count == 2)
  #expect(document.root?["b"]?["c"]?.integer == 3)
}
