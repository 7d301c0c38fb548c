import Testing
import TitlefitSourceParsing

/// Checks that starts and ends pair up and that places never go back.
private struct NestingCheck: XML.EventHandler {
  var open: [String] = []
  var isNested = true
  var isOrdered = true
  var deepest = 0
  private var last = XML.Position(line: 1, column: 1)

  private mutating func pass(_ position: XML.Position) {
    if position < last { isOrdered = false }
    last = position
  }

  mutating func startElement(_ name: String, attributes: [XML.Attribute], at position: XML.Position) {
    pass(position)
    attributes.forEach { pass($0.position) }
    open.append(name)
    deepest = max(deepest, open.count)
  }
  mutating func endElement(_ name: String, at position: XML.Position) {
    pass(position)
    if open.popLast() != name { isNested = false }
  }
  mutating func text(_ text: String, isCDATA: Bool, at position: XML.Position) {
    pass(position)
    if open.isEmpty { isNested = false }
  }
  mutating func issue(_ issue: XML.Issue) {}
}

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

private let seed = """
  <?xml version="1.0" encoding="UTF-8"?>\r
  <!DOCTYPE d [<!ENTITY e "x">]>
  <document type="a" v='3.0'><!-- c --><scene id="é😀"><view key="x &amp; &#10; y"/>\r
  t &lt; &bad; <![CDATA[ <raw> ]]> <a><b/></a></scene></document>
  """

@Test("Whatever a document is changed into, events nest, places never go back and nothing traps", arguments: 0..<8)
func mutated(round: Int) {
  var random = FixedGenerator(state: UInt64(round))
  let pieces = [
    "<", ">", "/", "\"", "'", "&", ";", "=", "<!--", "-->", "]]>", "<![CDATA[", "<!DOCTYPE", "<?", "\u{0}", "\r",
  ]
  for _ in 0..<400 {
    var bytes = Array(seed.utf8)
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<5, using: &random) {
      case 0: bytes[place] = UInt8.random(in: .min ... .max, using: &random)
      case 1: bytes.remove(at: place)
      case 2: bytes.insert(contentsOf: Array((pieces.randomElement(using: &random) ?? "<").utf8), at: place)
      case 3: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &random)))
      default: bytes = Array(bytes.prefix(place + 1))
      }
      if bytes.isEmpty { bytes = [0x3C] }
    }
    var check = NestingCheck()
    XML.read(bytes, into: &check)
    #expect(check.isNested && check.isOrdered && check.open.isEmpty && check.deepest <= XML.deepestElement)
  }
}

@Test(
  "Time grows with the size of a hostile document, not with its square",
  arguments: [
    "<a>", "</a>", "<", "&", "&#", "<a b", "<!--", "<a x=\"", "<![CDATA[", "<!DOCTYPE [", "<a><b></a>", "<a/>", "\r",
    " c='",
  ])
func hostile(piece: String) {
  // 400,000 repetitions end in seconds where each is looked at a bounded number of times, in hours where all are.
  var check = NestingCheck()
  let bytes = Array(("<r " + String(repeating: piece, count: 400_000)).utf8)
  let clock = ContinuousClock()
  let time = clock.measure { XML.read(bytes, into: &check) }
  #expect(check.open.isEmpty)
  #expect(time < .seconds(60))
}
