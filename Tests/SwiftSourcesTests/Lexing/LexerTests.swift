import Testing
import TitlefitSwiftSources

/// A file's tokens as they are spelled, the end of the file left out.
private func spellings(_ text: String) -> [String] {
  let tree = SyntaxTree(text)
  return tree.tokens.dropLast().map { tree.text($0.range) }
}

private func kinds(_ text: String) -> [TokenKind] { SyntaxTree(text).tokens.dropLast().map(\.kind) }

@Test("A comment ends where the comments inside it have ended")
func nestedComments() { #expect(spellings("a /* b /* c */ d */ e") == ["a", "e"]) }

@Test("A comment opener inside a string opens nothing")
func commentInString() {
  #expect(spellings(#"let url = "https://x/*" // "y""#) == ["let", "url", "=", "\"", "https://x/*", "\""])
}

@Test("Strings nest inside interpolations")
func nestedInterpolation() {
  let text = #""a \(f ? "y" : "n(\(n))") z""#
  let expected = [
    "\"", "a ", "\\(", "f", "?", "\"", "y", "\"", ":", "\"", "n(", "\\(", "n", ")", ")", "\"", ")", " z", "\"",
  ]
  #expect(spellings(text) == expected)
}

@Test("In a raw string a backslash escapes only with as many number signs")
func rawString() { #expect(spellings(##"#"a\n"b\#(c)"#"##) == ["#\"", "a\\n\"b", "\\#(", "c", ")", "\"#"]) }

@Test("Three quotation marks with number signs may be a string of one line")
func rawQuote() { #expect(spellings(##"#"""#"##) == ["#\"", "\"", "\"#"]) }

@Test(
  "A slash divides after an operand and opens a regular expression elsewhere",
  arguments: [
    ("x = /a b/", 1), ("x / y / z", 0), ("f(/a/, b)", 1), ("a.map(/)", 0), ("try? /a\\/b/", 1), ("#/ a / b /#", 1),
    ("(/ a/)", 0),
  ])
func regularExpressions(_ text: String, _ count: Int) {
  #expect(kinds(text).filter { $0 == .regexLiteral }.count == count)
}

@Test("Each angle that closes is a token, and the expression reader joins them again")
func angles() {
  #expect(spellings("a: B<C<D>>?") == ["a", ":", "B", "<", "C", "<", "D", ">", ">", "?"])
  #expect(SyntaxTree("a >>= b").nodes(.assignment).first?.name == ">>=")
}

@Test("White space decides what an operator is")
func operatorKinds() {
  #expect(kinds("-a").first == .prefixOperator)
  #expect(kinds("a-b").dropFirst().first == .binaryOperator)
  #expect(kinds("a -b").dropFirst().first == .prefixOperator)
  #expect(kinds("(a...)").dropFirst(2).first == .postfixOperator)
}

@Test(
  "Numbers end where their members start",
  arguments: [
    ("1.5e-3", [TokenKind.floatLiteral]), ("1.e", [.integerLiteral, .period, .identifier]),
    ("0x1F.8p3", [.floatLiteral]), ("0xFF.d", [.integerLiteral, .period, .identifier]),
    ("t.0.1", [.identifier, .period, .integerLiteral, .period, .integerLiteral]),
  ])
func numbers(_ text: String, _ expected: [TokenKind]) { #expect(kinds(text) == expected) }

@Test("A name in backticks is spelled without them")
func backticks() { #expect(SyntaxTree("`default`.x").nodes(.identifier).first?.name == "default") }

@Test("A string that is never closed ends with its line")
func unterminatedString() {
  let tree = SyntaxTree("a = \"b\nc = 1")
  #expect(tree.issues == [SwiftIssue(.unterminatedString, at: 4)])
  #expect(tree.nodes(.assignment).count == 2)
}

@Test("An interpolation that is never closed ends before the next statement")
func unterminatedInterpolation() {
  let tree = SyntaxTree("a = \"b \\(c\nlet d = \"e\"\n")
  #expect(tree.issues.map(\.kind) == [.unterminatedInterpolation])
  #expect(tree.nodes(.binding).first?.value?.stringValue == "e")
}

@Test("Columns count UTF-16 units, and a byte order mark takes none")
func columns() {
  let tree = SyntaxTree("\u{FEFF}a\r\n\"👍é\"; b\rc")
  let names = tree.nodes(.identifier).map { [$0.position.line, $0.position.column] }
  #expect(names == [[1, 1], [2, 8], [3, 1]])
}

@Test("Columns are right far into a long line")
func longLine() {
  // 3,000 times two bytes of one UTF-16 unit, two quotation marks, a semicolon: the name is the 3,004th unit.
  let tree = SyntaxTree("\"" + String(repeating: "é", count: 3000) + "\";b")
  #expect(tree.nodes(.identifier).first?.position.column == 3004)
}

@Test("A first line that names an interpreter is no code")
func shebang() { #expect(spellings("#!/usr/bin/swift\na") == ["a"]) }

@Test("Bytes that are no UTF-8 are passed over and told")
func invalidEncoding() {
  let tree = SyntaxTree([0x61, 0x20, 0xFF, 0xC3, 0x20, 0x62])
  #expect(tree.issues.map(\.kind).contains(.invalidEncoding))
  #expect(tree.nodes(.identifier).map(\.name) == ["a", "b"])
}
