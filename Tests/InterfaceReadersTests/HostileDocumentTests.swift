import Testing
import TitlefitControls
import TitlefitDiagnostics
import TitlefitInterfaceReaders
import TitlefitTestSupport

/// Numbers that are the same in every run (SplitMix64).
private struct FixedGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

@Test(
  "Whatever a document is changed into, reading ends and every control has a room or a reason",
  arguments: CorpusDocument.all(in: "rooms") + CorpusDocument.all(in: "attributes"))
func mutated(document: CorpusDocument) throws {
  let original = try CorpusFile.bytes(document.path)
  var random = FixedGenerator(state: UInt64(original.count))
  for _ in 0..<15 {
    var bytes = original
    for _ in 0..<Int.random(in: 1...8, using: &random) where !bytes.isEmpty {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random)
      case 1: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...60, using: &random)))
      case 2: bytes.insert(contentsOf: bytes[place..<min(bytes.count, place + 80)], at: place)
      default: bytes = Array(bytes.prefix(max(place, bytes.count / 2)))
      }
    }
    let reading = InterfaceDocumentReader().read(bytes, file: "Mutated.storyboard")
    let isExplained = reading.controls.allSatisfy { $0.room.width != nil || $0.room.unknown != nil }
    #expect(isExplained)
  }
}

@Test("A chain of equal widths is followed though it is written against its order")
func longChain() {
  let count = 120
  let buttons = (0..<count).map { "<button translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"b\($0)\"/>" }.joined()
  let chain = (0..<(count - 1)).map { index in
    "<constraint firstItem=\"b\(index)\" firstAttribute=\"width\" secondItem=\"b\(index + 1)\" secondAttribute=\"width\"/>"
  }.joined()
  let last = "<constraint firstItem=\"b\(count - 1)\" firstAttribute=\"width\" constant=\"50\"/>"
  let document = """
    <document><objects><view id="root"><rect key="frame" x="0" y="0" width="393" height="800"/>
    <subviews>\(buttons)</subviews><constraints>\(chain)\(last)</constraints></view></objects></document>
    """
  let reading = InterfaceDocumentReader().read(Array(document.utf8), file: "Chain.xib")
  #expect(reading.controls.count == count)
  #expect(reading.controls.allSatisfy { $0.room.width == .points(50) })
}

@Test("Views nested deeper than the XML reader follows do not stop the reading")
func deepNesting() {
  let open = String(
    repeating: "<view><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><subviews>", count: 3000)
  let close = String(repeating: "</subviews></view>", count: 3000)
  let document = "<document><objects>\(open)\(close)<button id=\"b\"/></objects></document>"
  let reading = InterfaceDocumentReader().read(Array(document.utf8), file: "Deep.xib")
  #expect(reading.controls.map(\.id) == ["b"])
  #expect(reading.issues.map(\.code) == ["nesting-too-deep"])
}
