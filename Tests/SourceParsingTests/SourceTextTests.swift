import Testing
import TitlefitSourceParsing

@Test(
  "Lines end at LF, CR and CRLF, and columns count UTF-16 units",
  arguments: [
    (0, 1, 1), (1, 1, 2), (2, 2, 1), (3, 3, 1), (5, 4, 1), (9, 4, 3), (11, 4, 4), (12, 4, 5),
  ])
func positions(offset: Int, line: Int, column: Int) {
  // a LF CR CR+LF 😀 (four bytes, two units) ü (two bytes) b
  let text = SourceText("a\n\r\r\n😀üb")
  #expect(text.position(at: offset) == TextPosition(line: line, column: column))
}

@Test("Offsets outside the text are brought to its ends", arguments: [(-5, 1), (100, 3)])
func offsetsOutside(offset: Int, column: Int) {
  #expect(SourceText("ab").position(at: offset) == TextPosition(line: 1, column: column))
}

@Test("A long line is counted right beyond its check points")
func longLine() {
  // 1000 times two bytes, one unit each, then an emoji of two units.
  let text = SourceText("x\n" + String(repeating: "é", count: 1000) + "😀z")
  #expect(text.position(at: 2 + 2000) == TextPosition(line: 2, column: 1001))
  #expect(text.position(at: 2 + 2004) == TextPosition(line: 2, column: 1003))
}

@Test(
  "Text decodes alike from every encoding",
  arguments: [
    ([0x61, 0xC3, 0xA4], TextEncoding.utf8), ([0xEF, 0xBB, 0xBF, 0x61, 0xC3, 0xA4], .utf8),
    ([0x61, 0, 0xE4, 0], .utf16LittleEndian), ([0xFF, 0xFE, 0x61, 0, 0xE4, 0], .utf16LittleEndian),
    ([0, 0x61, 0, 0xE4], .utf16BigEndian), ([0xFE, 0xFF, 0, 0x61, 0, 0xE4], .utf16BigEndian),
  ] as [([UInt8], TextEncoding)])
func encodings(file: [UInt8], encoding: TextEncoding) throws {
  let text = try SourceText(file)
  #expect(String(decoding: text.bytes, as: UTF8.self) == "aä")
  #expect(text.encoding == encoding)
}

@Test("A text cut off inside a character is damaged UTF-8, not another encoding")
func cutOff() throws {
  let text = try SourceText([0x61, 0x62, 0x63, 0xE2, 0x82])
  #expect(String(decoding: text.bytes, as: UTF8.self) == "abc\u{FFFD}")
  #expect(text.issues.map(\.position) == [TextPosition(line: 1, column: 4)])
}

@Test("Bytes with zeros on both sides are no text")
func binary() {
  #expect(throws: TextDecodingError.binary) { try SourceText([1, 0, 0, 2, 3, 0, 0, 4, 1, 2, 3, 4, 5, 6, 7, 8]) }
}
