import Testing
import TitlefitSourceParsing

import struct TitlefitDiagnostics.SourceLocation

@Suite struct YAMLReaderTests {
  private func read(_ text: String) -> YAMLReading { YAMLReader().read(Array(text.utf8), file: "t.yml") }

  private func place(_ line: Int, _ column: Int) -> SourceLocation {
    SourceLocation(file: "t.yml", line: line, column: column)
  }

  @Test("a mapping keeps the order of its keys and the place of key and value")
  func mapping() throws {
    let root = try #require(read("b: 1\na:\n  - x\n").root)
    let entries = try #require(root.mapping)
    #expect(entries.map(\.key) == ["b", "a"])
    #expect(entries.map(\.keyLocation) == [place(1, 1), place(2, 1)])
    #expect(entries[0].value.location == place(1, 4))
    #expect(entries[1].value.sequence?.first?.location == place(3, 5))
  }

  @Test("columns count UTF-16 units")
  func columns() throws {
    let root = try #require(read("{é😀: 1, b: 2}\n").root)
    #expect(root.mapping?.map(\.keyLocation) == [place(1, 2), place(1, 10)])
  }

  @Test("a line separator inside a quoted text starts no line")
  func lineSeparator() throws {
    let root = try #require(read("a: \"x\u{2028}y\"\nb: 1\n").root)
    #expect(root.mapping?.last?.keyLocation == place(2, 1))
  }

  @Test("CR LF and a byte order mark move no place")
  func windows() throws {
    let root = try #require(read("\u{FEFF}a: 1\r\nb: 2\r\n").root)
    #expect(root.mapping?.map(\.keyLocation) == [place(1, 1), place(2, 1)])
  }

  @Test("a duplicate key is kept and reported with its first place")
  func duplicate() throws {
    let reading = read("a: 1\na: 2\n")
    #expect(reading.root?.mapping?.count == 2)
    #expect(reading.issues == [YAMLIssue(.duplicateKey("a", first: place(1, 1)), at: place(2, 1))])
  }

  @Test("plain words follow the core schema of YAML 1.2")
  func schema() throws {
    let root = try #require(read("[off, yes, true, 12, -1.5, 'true', ~, 1e3, .inf, 0x10]").root)
    let values = try #require(root.sequence).compactMap(\.scalar)
    #expect(values.map(\.boolean) == [nil, nil, true, nil, nil, nil, nil, nil, nil, nil])
    #expect(values.map(\.integer) == [nil, nil, nil, 12, nil, nil, nil, nil, nil, nil])
    #expect(values.map(\.number) == [nil, nil, nil, 12, -1.5, nil, nil, 1000, nil, nil])
    #expect(values.map(\.isNull) == [false, false, false, false, false, false, true, false, false, false])
  }

  @Test("an alias stands for its anchor's value at the alias's place")
  func alias() throws {
    let root = try #require(read("a: &x {k: v}\nb: *x\n").root)
    #expect(root["b"]?["k"]?.scalar?.text == "v")
    #expect(root["b"]?.location == place(2, 4))
  }

  @Test("aliases that unfold into millions of values are refused")
  func billionLaughs() {
    var text = "a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n"
    for level in 1...9 {
      let values = Array(repeating: "*a\(level - 1)", count: 10).joined(separator: ", ")
      text += "a\(level): &a\(level) [\(values)]\n"
    }
    let reading = read(text)
    #expect(reading.root == nil)
    #expect(reading.issues.map(\.kind) == [.tooManyNodes(limit: 200_000)])
  }

  @Test("nesting beyond the limit is refused at its place")
  func depth() {
    let reading = read(String(repeating: "[", count: 70) + String(repeating: "]", count: 70))
    #expect(reading.issues == [YAMLIssue(.tooDeep(limit: 64), at: place(1, 65))])
  }

  @Test(
    "what cannot be read is one issue with its place",
    arguments: [
      ("a: [1, 2\nb: 3\n", 2, 2), ("a: *nowhere\n", 1, 4), ("a: 1\n---\nb: 2\n", 2, 1), ("a: &x [*x]\n", 1, 8),
      ("? [a]\n: 1\n", 1, 3), ("a: 1\n\tb: 2\n", 2, 1),
    ])
  func broken(text: String, line: Int, column: Int) {
    let reading = read(text)
    #expect(reading.root == nil)
    #expect(reading.issues.map(\.location) == [place(line, column)])
  }

  @Test("bytes that are no UTF-8 are refused where they stand")
  func notUTF8() {
    let reading = YAMLReader().read(Array("a: 1\nb: ".utf8) + [0xFF, 0x0A], file: "t.yml")
    #expect(reading.issues.map(\.location) == [place(2, 4)])
  }

  @Test("an empty file has no root and no issue", arguments: ["", "# only a comment\n", "---\n", "~\n"])
  func empty(text: String) { #expect(read(text) == YAMLReading(root: nil, issues: [])) }

  @Test("no cut or changed byte of a file crashes the reader")
  func mutations() {
    let bytes = Array("a: &x {k: [1, 'two', \"thr\\u00e9\"]}\nb: *x\nc: |\n  text\n? d\n: >-\n  folded\n  on\n".utf8)
    for index in bytes.indices {
      _ = YAMLReader().read(Array(bytes[..<index]), file: "t.yml")
      for byte: UInt8 in [0, 9, 10, 38, 42, 58, 91, 123, 0xC3, 0xFF] {
        var changed = bytes
        changed[index] = byte
        let reading = YAMLReader().read(changed, file: "t.yml")
        #expect(reading.root != nil || reading.issues.count <= 2)
      }
    }
  }
}
