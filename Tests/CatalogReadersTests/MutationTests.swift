import Testing
import TitlefitCatalogReaders
import TitlefitCatalogs
import TitlefitDiagnostics
import TitlefitTestSupport

/// Damages inputs at random, always in the same way for the same seed.
private struct Mutator {
  var generator: SeededGenerator
  static let splinters: [[UInt8]] =
    [
      "\"", "'", "\\", ";", "=", "/*", "*/", "//", "{", "}", "[", "]", ",", ":", "<", ">", "</", "&", "&#x110000;",
      "%#@n@",
      "%", "\\U", "\\ud800", "\\777", "\n", "\r", "“", "-", "1e999",
    ].map { Array($0.utf8) } + [[0], [0xFF], [0xFE, 0xFF], [0xC3], [0xED, 0xA0, 0x80], [0x7F, 0xFF, 0xFF, 0xFF]]

  mutating func mutate(_ input: [UInt8], with other: [UInt8]) -> [UInt8] {
    var bytes = input
    for _ in 0..<Int.random(in: 1...4, using: &generator) {
      let place = Int.random(in: 0...bytes.count, using: &generator)
      let end = min(bytes.count, place + Int.random(in: 0...24, using: &generator))
      switch Int.random(in: 0..<6, using: &generator) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: bytes[place..<end], at: Int.random(in: 0...bytes.count, using: &generator))
      case 2: bytes.insert(contentsOf: Self.splinters.randomElement(using: &generator) ?? [], at: place)
      case 3 where place < bytes.count: bytes[place] = UInt8.random(in: .min ... .max, using: &generator)
      case 4: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: other.prefix(Int.random(in: 0...64, using: &generator)), at: place)
      }
    }
    return bytes
  }
}

@Test("Damaged inputs never stop a reader, and its places lie in the file", arguments: CatalogFormat.allCases)
func damagedInputs(format: CatalogFormat) throws {
  let reader = try #require(CatalogReaders.reader(forExtension: format.rawValue))
  let inputs = try CorpusCase.all(format).map { try CorpusFile.bytes($0.path) }
  var mutator = Mutator(generator: SeededGenerator(seed: 20_261_130))
  for round in 0..<1500 {
    let other = inputs.randomElement(using: &mutator.generator) ?? []
    let bytes = mutator.mutate(inputs[round % inputs.count], with: other)
    let reading = reader.read(bytes, from: CatalogSource(file: "x", table: "x"))
    let lines = 1 + bytes.count
    for issue in reading.issues where !(0...lines).contains(issue.location.line) || issue.location.column < 0 {
      Issue.record("round \(round): \(issue.code) at \(issue.location.line):\(issue.location.column)")
    }
  }
}

@Test(
  "Deep and long hostile inputs are read in no time",
  arguments: [
    (CatalogFormat.xcstrings, "["), (.xcstrings, "{\"a\":"), (.xcstrings, "\"\\"), (.xcstrings, ","), (.xcstrings, "{"),
    (.strings, "\"a"), (.strings, "/*"), (.strings, "\"a\" \""), (.strings, "'\n\"\n"), (.strings, "a"),
    (.strings, "{("),
    (.strings, "\"a\" = \"x\n"), (.strings, ";"), (.strings, "“"), (.strings, "\"a\" = \"b\" c\" "),
    (.stringsdict, "<plist><dict><key>a</key><dict>"), (.stringsdict, "<dict><key>"), (.stringsdict, "<plist>&"),
  ])
func hostileInputs(format: CatalogFormat, piece: String) throws {
  let reader = try #require(CatalogReaders.reader(forExtension: format.rawValue))
  let bytes = Array(String(repeating: piece, count: 20_000).utf8)
  let clock = ContinuousClock()
  let time = clock.measure { _ = reader.read(bytes, from: CatalogSource(file: "x", table: "x")) }
  // Reading is linear: a quadratic one would take minutes in a debug build.
  #expect(time < .seconds(10))
}
