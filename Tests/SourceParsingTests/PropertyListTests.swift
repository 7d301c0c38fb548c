import Testing
import TitlefitSourceParsing

@Test("XML property lists keep order, kinds and places")
func xmlPropertyList() {
  let text =
    "<plist><dict><key>s</key><string>a &lt; b</string>\n<key>n</key><integer> 7 </integer>"
    + "<key>l</key><array><true/><real>1.5</real><data>AA==</data></array></dict></plist>"
  let document = PropertyListDocument(readingXML: SourceText(text))
  #expect(document.issues == [])
  #expect(document.root?.members.map(\.key) == ["s", "n", "l"])
  #expect(document.root?["s"]?.string == "a < b")
  #expect(document.root?["s"]?.position == TextPosition(line: 1, column: 34))
  #expect(document.root?["n"]?.content == .integer(7))
  guard case .array(let elements) = document.root?["l"]?.content else {
    Issue.record("no array")
    return
  }
  #expect(elements.map(\.content) == [.boolean(true), .real(1.5), .other(kind: "data")])
}

/// A binary property list around objects, each at most 255 bytes from the start.
private func binary(_ objects: [[UInt8]], top: UInt8 = 0) -> [UInt8] {
  var bytes = Array("bplist00".utf8)
  var offsets: [UInt8] = []
  for object in objects {
    offsets.append(UInt8(bytes.count))
    bytes += object
  }
  let table = UInt8(bytes.count)
  bytes += offsets
  bytes += [0, 0, 0, 0, 0, 0, 1, 1]
  for number in [UInt8(objects.count), top, table] { bytes += [UInt8](repeating: 0, count: 7) + [number] }
  return bytes
}

@Test("Binary property lists give strings of both kinds, numbers and truth values")
func binaryPropertyList() {
  // {"a": [1, true, "é" in UTF-16]}
  let objects: [[UInt8]] = [
    [0xD1, 1, 2], [0x51, 0x61], [0xA3, 3, 4, 5], [0x10, 1], [0x09], [0x61, 0x00, 0xE9],
  ]
  let root = PropertyListDocument(readingBinary: binary(objects)).root
  guard case .array(let elements) = root?["a"]?.content else {
    Issue.record("no array")
    return
  }
  #expect(elements.map(\.content) == [.integer(1), .boolean(true), .string("é")])
}

@Test(
  "Hostile binary property lists are refused with an issue",
  arguments: [
    [[0xD1, 1, 0], [0x51, 0x61]],  // holds itself
    [[0xA1, 9]],  // a reference to no object
    [[0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]],  // a string as long as the address space
    [[0xAF, 0x12, 0xFF, 0xFF, 0xFF, 0xFF]],  // an array of four thousand million
    [[0x1F]], [[0x2F]], [[0xF0]], [[0x6F, 0x10]],
  ] as [[[UInt8]]])
func hostileBinary(objects: [[UInt8]]) {
  #expect(!PropertyListDocument(readingBinary: binary(objects)).issues.isEmpty)
}

@Test("Shared references that would unfold to billions of values are cut")
func unfoldingBomb() {
  // Each array holds the next one twenty times; seven levels fit offsets of one byte.
  let levels: [[UInt8]] = (1...7).map { level in
    let start: [UInt8] = [0xAF, 0x10, 20]
    return start + [UInt8](repeating: UInt8(level), count: 20)
  }
  let document = PropertyListDocument(readingBinary: binary(levels + [[0x09]]))
  #expect(document.issues.count == 1)
}
