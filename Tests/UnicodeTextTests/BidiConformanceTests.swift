import Testing
import TitlefitGeometry
import TitlefitLocales
import TitlefitUnicodeText

/// A character for each Bidi_Class that BidiTest names. Source: UnicodeData.txt 15.0, field 4.
private let representatives: [String: UInt16] = [
  "L": 0x0061, "R": 0x05D0, "EN": 0x0033, "ES": 0x002B, "ET": 0x0024, "AN": 0x0667, "CS": 0x002C, "B": 0x2029,
  "S": 0x0009, "WS": 0x0020, "ON": 0x0021, "NSM": 0x0300, "AL": 0x0627, "BN": 0x00AD, "LRE": 0x202A, "LRO": 0x202D,
  "RLE": 0x202B, "RLO": 0x202E, "PDF": 0x202C, "LRI": 0x2066, "RLI": 0x2067, "FSI": 0x2068, "PDI": 0x2069,
]

/// The white-space separated fields of some bytes.
private func fields(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Slice<UnsafeBufferPointer<UInt8>>] {
  bytes.split { $0 == 32 || $0 == 9 }
}

private func text(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> String { String(decoding: bytes, as: UTF8.self) }

private func numbers(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [Int] { fields(bytes).compactMap { Int(text($0)) } }

private func levels(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
  fields(bytes).map { UInt8(text($0)) ?? 255 }
}

/// The representatives by name, the name's letters packed and folded into 12 bits, which keeps all 23 apart.
private func table() -> [UInt16] {
  var table = [UInt16](repeating: 0, count: 4096)
  for (name, unit) in representatives { table[name.utf8.reduce(0, fold)] = unit }
  return table
}

private func fold(_ value: Int, _ byte: UInt8) -> Int { (value * 37 + Int(byte)) & 4095 }

/// Reads `LRE L; 7` into representatives and their count; the answer is the number after the semicolon.
private func read(
  _ line: UnsafeBufferPointer<UInt8>, _ known: [UInt16], into units: UnsafeMutableBufferPointer<UInt16>,
  count: inout Int
) -> Int {
  count = 0
  var (name, bits, index) = (0, 0, 0)
  while index < line.count, line[index] != 59, count < units.count - 1 {
    if line[index] == 32 {
      units[count] = known[name]
      count += 1
      name = 0
    } else {
      name = fold(name, line[index])
    }
    index += 1
  }
  units[count] = known[name]
  count += 1
  while index < line.count {
    if line[index] >= 48, line[index] <= 57 { bits = bits * 10 + Int(line[index] - 48) }
    index += 1
  }
  return bits
}

@Suite("Unicode's bidi tests", .enabled(if: ConformanceFile.isComparable, Comment(rawValue: ConformanceFile.need)))
struct BidiConformanceTests {
  @Test("Levels and order agree with every line of BidiTest but for the listed ones")
  func classes() throws {
    let file = try ConformanceFile("BidiTest.txt")
    let expectation = try BidiExpectation()
    var cases = 0
    var found: Set<Int> = []
    let known = table()
    let units = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: 1024)
    defer { units.deallocate() }
    var count = 0
    file.forEachLine { number, line in
      if line[0] == 64 {
        guard let colon = line.firstIndex(of: 58) else { return }
        if line[1] == 76 { expectation.levels = levels(line[(colon + 1)...]) }
        if line[1] == 82 { expectation.order = numbers(line[(colon + 1)...]) }
        return
      }
      let bits = read(line, known, into: units, count: &count)
      let text = UnsafeBufferPointer(rebasing: units[..<count])
      let natural = bits & 1 == 0 ? nil : expectation.natural(text)
      if bits & 2 != 0 || natural == .leftToRight {
        cases += 1
        if !expectation.holds(for: text, direction: .leftToRight) { found.insert(number) }
      }
      if bits & 4 != 0 || natural == .rightToLeft {
        cases += 1
        if !expectation.holds(for: text, direction: .rightToLeft) { found.insert(number) }
      }
    }
    #expect(cases > 490_000)
    #expect(found.sorted() == file.listedDeviations().sorted())
  }

  @Test("Levels and order agree with every line of BidiCharacterTest but for the listed ones")
  func characters() throws {
    let file = try ConformanceFile("BidiCharacterTest.txt")
    var cases = 0
    var found: Set<Int> = []
    let expectation = try BidiExpectation()
    file.forEachLine { number, line in
      let parts = line[...].split(separator: 59, omittingEmptySubsequences: false)
      guard parts.count == 5 else { return }
      cases += 1
      let units = fields(parts[0]).compactMap { UInt32(text($0), radix: 16).flatMap(Unicode.Scalar.init) }
        .flatMap { String($0).utf16 }
      let direction: LayoutDirection = text(parts[2]) == "1" ? .rightToLeft : .leftToRight
      expectation.levels = levels(parts[3])
      expectation.order = numbers(parts[4])
      units.withUnsafeBufferPointer { units in
        let isNatural = text(parts[1]) != "2" || expectation.natural(units) == direction
        if !isNatural || !expectation.holds(for: units, direction: direction) { found.insert(number) }
      }
    }
    #expect(cases > 91_000)
    #expect(found.sorted() == file.listedDeviations().sorted())
  }
}
