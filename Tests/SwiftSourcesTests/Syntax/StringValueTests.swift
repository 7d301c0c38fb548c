import Testing
import TitlefitSwiftSources

private func value(_ text: String) -> String? { SyntaxTree(text).nodes(.stringLiteral).first?.stringValue }

@Test("Escapes mean their characters")
func escapes() {
  #expect(value(#""say \"hi\"\t\u{2026}\\ \0""#) == "say \"hi\"\t\u{2026}\\ \0")
}

@Test("A raw string means its backslashes")
func rawStrings() { #expect(value(##"#"a\n\#n"b"#"##) == "a\\n\n\"b") }

@Test("The closing delimiter's indentation is taken off every line")
func indentation() {
  #expect(value("x = \"\"\"\n    a\n      b\n\n    c\n    \"\"\"") == "a\n  b\n\nc")
}

@Test("A backslash joins lines, and CR LF means a line feed")
func joinedLines() { #expect(value("\"\"\"\r\n  a \\\r\n  b\r\n  c\r\n  \"\"\"") == "a b\nc") }

@Test("An escaped line feed at the end stays")
func escapedEnd() { #expect(value("\"\"\"\na\\n\n\"\"\"") == "a\n") }

@Test("A string with interpolations has parts and no value")
func parts() throws {
  let literal = try #require(SyntaxTree(#""a\(b)\(c)d""#).nodes(.stringLiteral).first)
  #expect(literal.stringValue == nil)
  let parts = literal.stringParts.map { part in
    if case .text(let text) = part { text } else { "()" }
  }
  #expect(parts == ["a", "()", "()", "d"])
}

@Test("An empty string has an empty value")
func empty() { #expect(value("\"\"")?.isEmpty == true) }
