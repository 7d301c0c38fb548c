import Testing
import TitlefitSourceParsing

/// Writes events on lines, so that a test shows a whole document at once.
private struct EventLog: XML.EventHandler {
  var lines: [String] = []

  mutating func startElement(_ name: String, attributes: [XML.Attribute], at position: XML.Position) {
    let list = attributes.map { " \($0.name)=\($0.value)" }.joined()
    lines.append("\(position.line):\(position.column) <\(name)\(list)>")
  }
  mutating func endElement(_ name: String, at position: XML.Position) {
    lines.append("\(position.line):\(position.column) </\(name)>")
  }
  mutating func text(_ text: String, isCDATA: Bool, at position: XML.Position) {
    lines.append("\(position.line):\(position.column) \(isCDATA ? "cdata" : "text") \(text)")
  }
  mutating func comment(_ text: String, at position: XML.Position) {
    lines.append("\(position.line):\(position.column) comment \(text)")
  }
  mutating func processingInstruction(_ target: String, data: String, at position: XML.Position) {
    lines.append("\(position.line):\(position.column) ?\(target) \(data)")
  }
  mutating func issue(_ issue: XML.Issue) {
    let detail = issue.detail.isEmpty ? "" : " " + issue.detail
    lines.append("\(issue.position.line):\(issue.position.column) ! \(issue.code.rawValue)\(detail)")
  }
}

private func events(_ text: String) -> [String] { events(Array(text.utf8)) }

private func events(_ bytes: [UInt8]) -> [String] {
  var log = EventLog()
  XML.read(bytes, into: &log)
  return log.lines
}

@Test("A well-formed document yields its events in order, each with its place")
func wellFormed() {
  let document = "<?xml version=\"1.0\"?>\n<a b=\"1\" c='2'>\n\tx<d/><!-- y -->\r\n<![CDATA[<&>]]></a>"
  #expect(
    events(document) == [
      "1:1 ?xml version=\"1.0\"", "2:1 <a b=1 c=2>", "2:16 text \n\tx", "3:3 <d>", "3:5 </d>", "3:7 comment  y ",
      "3:17 text \n", "4:1 cdata <&>", "4:16 </a>",
    ])
}

@Test("Columns count UTF-16 units, and a byte order mark takes none")
func columns() {
  // é is one unit of two bytes, 😀 two units of four bytes: x starts at 1 + 3 + 1 + 2.
  #expect(events("\u{FEFF}<a>é😀<x/></a>") == ["1:1 <a>", "1:4 text é😀", "1:7 <x>", "1:9 </x>", "1:11 </a>"])
}

@Test(
  "A document in UTF-16 reads as in UTF-8, with and without its mark",
  arguments: [(true, true), (true, false), (false, true), (false, false)])
func utf16(lowByteFirst: Bool, hasMark: Bool) {
  let bytes = ((hasMark ? "\u{FEFF}" : "") + "<a t=\"ü😀\"/>").utf16.flatMap {
    lowByteFirst ? [UInt8($0 & 0xFF), UInt8($0 >> 8)] : [UInt8($0 >> 8), UInt8($0 & 0xFF)]
  }
  #expect(events(bytes) == ["1:1 <a t=ü😀>", "1:11 </a>"])
}

@Test("Bytes that are no UTF-8 are replaced and reported where they stand")
func undecodable() {
  let bytes = Array("<a>éé".utf8) + [0xFF] + Array("</a>".utf8)
  #expect(events(bytes) == ["1:6 ! undecodable UTF-8", "1:1 <a>", "1:4 text éé\u{FFFD}", "1:7 </a>"])
}

@Test("Bytes in an older encoding are reported and the rest is read")
func olderEncoding() {
  let bytes = Array("<a>".utf8) + [0xE9] + Array("</a>".utf8)
  #expect(events(bytes) == ["1:1 ! undecodable UTF-8", "1:1 <a>", "1:4 text \u{FFFD}", "1:5 </a>"])
}

@Test(
  "References are resolved in attributes and text; white space is normalised as XML 1.0, 3.3.3 says",
  arguments: [
    ("<a t=\"&lt;&gt;&amp;&quot;&apos;\"/>", "<>&\"'"), ("<a t=\"&#65;&#x1F600;\"/>", "A😀"),
    ("<a t=\"x&#10;y\"/>", "x\ny"),
    ("<a t=\"x\n\ty\r\nz\"/>", "x  y z"), ("<a t='\"'/>", "\""), ("<a t=\"&unknown;&\"/>", "&unknown;&"),
    ("<a t=\"&#0;&#xD800;&#x110000;&#99999999999;\"/>", "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}"), ("<a t=\"a>b\"/>", "a>b"),
  ])
func references(document: String, value: String) {
  #expect(XML.Document(Array(document.utf8)).root?["t"] == value)
}

@Test("A document type declaration is skipped and what it declares is never expanded")
func documentType() {
  let document = """
    <!DOCTYPE a SYSTEM "x>y" [ <!ENTITY b "]>"> <!-- ]> --> <!ENTITY c "&b;&b;"> ]>
    <a>&c;</a>
    """
  #expect(events(document) == ["2:1 <a>", "2:4 ! unknown-entity c;", "2:4 text &c;", "2:7 </a>"])
}

@Test(
  "A broken document is reported at its place and the rest is still read",
  arguments: [
    ("<a><b></a>", ["1:1 <a>", "1:4 <b>", "1:4 ! unclosed-element b", "1:7 </b>", "1:7 </a>"]),
    ("<a></b></a>", ["1:1 <a>", "1:4 ! stray-end-tag b", "1:8 </a>"]),
    (
      "<a><b c=\"1",
      [
        "1:1 <a>", "1:11 ! malformed-attribute c", "1:11 ! unexpected-end the tag <b>", "1:4 <b c=1>",
        "1:11 ! unexpected-end <b> of line 1", "1:11 </b>", "1:11 </a>",
      ]
    ),
    ("<a b=1 c/>", ["1:6 ! malformed-attribute b", "1:9 ! malformed-attribute c", "1:1 <a b=1 c=>", "1:9 </a>"]),
    ("<a b=\"1\" b=\"2\"/>", ["1:10 ! duplicate-attribute b", "1:1 <a b=1>", "1:15 </a>"]),
    ("<a>1 < 2</a>", ["1:1 <a>", "1:4 text 1 ", "1:6 ! stray-markup", "1:6 text < 2", "1:9 </a>"]),
    (
      "<a b=\"1\n<c/></a>",
      [
        "2:1 ! malformed-attribute b", "2:1 ! malformed-attribute", "1:1 <a b=1>", "2:1 <c>",
        "2:3 </c>", "2:5 </a>",
      ]
    ),
    ("x<a/>", ["1:1 ! text-outside-root", "1:2 <a>", "1:4 </a>"]),
    ("<a/><b/>", ["1:1 <a>", "1:3 </a>", "1:5 ! several-roots b", "1:5 <b>", "1:7 </b>"]),
    (
      "<a><!-- ",
      [
        "1:1 <a>", "1:9 ! unexpected-end a comment", "1:4 comment  ", "1:9 ! unexpected-end <a> of line 1",
        "1:9 </a>",
      ]
    ),
    ("", ["1:1 ! no-element"]),
    ("<a>\u{1}</a>", ["1:1 <a>", "1:4 ! invalid-character U+0001", "1:4 text \u{1}", "1:5 </a>"]),
  ] as [(String, [String])])
func recovery(document: String, expected: [String]) { #expect(events(document) == expected) }

@Test("Elements deeper than the limit are skipped, and what follows them is read")
func depth() {
  let levels = XML.deepestElement + 100
  let document = String(repeating: "<a>", count: levels) + String(repeating: "</a>", count: levels - 1) + "<b/></a>"
  let root = XML.Document(Array(document.utf8)).root
  #expect(root?.elements.map(\.name) == ["a", "b"])
}

@Test("The tree keeps content in order, with the places of elements, attributes and text")
func tree() throws {
  let document = XML.Document(Array("<a>\n <b k=\"v\">t<!--c-->u</b>\n <c/>\n <b/></a>".utf8), keepsBlankText: false)
  let root = try #require(document.root)
  let first = try #require(root.element("b"))
  #expect(document.issues.isEmpty)
  #expect(root.elements.map(\.name) == ["b", "c", "b"])
  #expect(root.elements("b").count == 2)
  #expect(first.text == "tu")
  #expect(first.textPosition == XML.Position(line: 2, column: 11))
  #expect(first.attribute("k")?.position == XML.Position(line: 2, column: 5))
  #expect(first.attribute("k")?.valuePosition == XML.Position(line: 2, column: 8))
}

@Test("A reading lists no more issues than its limit and still reads everything")
func manyIssues() {
  let document = XML.Document(Array(("<a>" + String(repeating: "</b>", count: 5000) + "<c/></a>").utf8))
  #expect(document.issues.count == XML.mostIssues)
  #expect(document.root?.element("c") != nil)
}
