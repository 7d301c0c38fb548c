import Testing
import TitlefitGeometry
import TitlefitLocales
import TitlefitUnicodeText

/// One line of a break test: the text and the offsets of `÷`, the start left out.
private func parse(_ line: UnsafeBufferPointer<UInt8>) -> (units: [UInt16], breaks: [Int]) {
  var units: [UInt16] = []
  var breaks: [Int] = []
  for field in String(decoding: line, as: UTF8.self).split(whereSeparator: \.isWhitespace) {
    if field == "÷" {
      if !units.isEmpty { breaks.append(units.count) }
    } else if let value = UInt32(field, radix: 16), let scalar = Unicode.Scalar(value) {
      units.append(contentsOf: String(scalar).utf16)
    }
  }
  return (units, breaks)
}

/// The lines of a break test on which the given answer differs, and how many lines there are.
private func deviations(
  of path: String, _ answer: ([UInt16]) throws -> [Int]
) throws -> (found: Set<Int>, listed: Set<Int>, count: Int) {
  let file = try ConformanceFile(path)
  var found: Set<Int> = []
  var count = 0
  file.forEachLine { number, line in
    let (units, breaks) = parse(line)
    guard !units.isEmpty else { return }
    count += 1
    if (try? answer(units)) != breaks { found.insert(number) }
  }
  return (found, file.listedDeviations(), count)
}

@Suite("Unicode's break tests", .enabled(if: ConformanceFile.isComparable, Comment(rawValue: ConformanceFile.need)))
struct BreakConformanceTests {
  @Test("Grapheme clusters agree with GraphemeBreakTest but for the listed lines")
  func graphemes() throws {
    let result = try deviations(of: "auxiliary/GraphemeBreakTest.txt") { units in
      Array(try TextAnalysis(units, language: .undetermined, direction: .leftToRight).clusters.dropFirst())
    }
    #expect(result.count == 602)
    #expect(result.found.sorted() == result.listed.sorted())
  }

  @Test("Line breaks agree with LineBreakTest but for the listed lines")
  func lines() throws {
    let result = try deviations(of: "auxiliary/LineBreakTest.txt") { units in
      try TextAnalysis(units, language: .undetermined, direction: .leftToRight).breaks.map(\.offset)
    }
    #expect(result.count == 7654)
    #expect(result.found.sorted() == result.listed.sorted())
  }
}
