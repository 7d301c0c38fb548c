import Foundation

/// Why the fitted table cannot be turned into source.
enum SystemFontTableError: Error {
  /// A part that the table must have is missing or has another shape; its path in the document.
  case unexpected(String)
}

/// The sources of `Sources/Shaping` that hold San Francisco's fitted advances, from the recorded table.
///
/// Numbers are written as base-64 digits, three a number, in string literals: the compiler takes a string of any length
/// in no time and an array of 10,000 numbers in minutes.
/// - Throws: Foundation's error where the table cannot be read, ``SystemFontTableError`` where it has another shape.
func generateSystemFontTable(repository: URL) throws -> [(path: String, bytes: [UInt8])] {
  let url = repository.appending(path: "Corpora/Recorded/SystemFont/system-font-fit.json")
  let table = try JSONDecoder().decode(FittedTable.self, from: Data(contentsOf: url))
  let sheet = try FittedSheet(table)
  return [
    ("Sources/Shaping/SystemFontData+Generated.swift", Array(sheet.frame().utf8)),
    ("Sources/Shaping/SystemFontText+Generated.swift", Array(sheet.cuts("text", in: "SystemFontText").utf8)),
    ("Sources/Shaping/SystemFontDisplay+Generated.swift", Array(sheet.cuts("display", in: "SystemFontDisplay").utf8)),
  ]
}

/// The parts of the recorded document that are compiled in, under the document's own names.
private struct FittedTable: Decodable {
  struct Cut: Decodable {
    var rows: Int
    var kern: Double
    var interRatio: Double
    var advance: [String: Double]
    var seen: [String: Int]
    var tracking: [String: Double]
    var pairs: [String: Double]
  }
  struct Line: Decodable {
    var a: Double
    var b: Double
  }
  struct Bound: Decodable {
    var c: Double
    var text: [String: Line]
    var display: [String: Line]
  }
  struct Older: Decodable {
    var text: [String: Double]
    var display: Double
  }
  var ascent: Double
  var descent: Double
  var bound: Bound
  var olderSystems: [String: Older]
  var weights: [String: [String: Cut]]
}

/// The table in the order in which it is written.
private struct FittedSheet {
  private static let weights = [
    "ultraLight", "thin", "light", "regular", "medium", "semibold", "bold", "heavy", "black",
  ]
  private let table: FittedTable
  private let characters: [String]
  private let pairs: [String]

  init(_ table: FittedTable) throws {
    self.table = table
    guard let regular = table.weights["regular"]?["text"] else {
      throw SystemFontTableError.unexpected("weights.regular")
    }
    // Swift takes U+0387 and U+00B7 for one key, as canonical equivalence has it; which of them it keeps is not told.
    characters = regular.advance.keys.map(\.precomposedStringWithCanonicalMapping).sorted {
      $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
    }
    var pairs: Set<String> = []
    for weight in Self.weights {
      for size in ["text", "display"] {
        guard let cut = table.weights[weight]?[size], cut.advance.count == characters.count else {
          throw SystemFontTableError.unexpected("weights.\(weight).\(size)")
        }
        pairs.formUnion(cut.pairs.keys)
      }
    }
    guard characters.allSatisfy({ $0.unicodeScalars.count == 1 }), pairs.allSatisfy({ $0.unicodeScalars.count == 2 })
    else { throw SystemFontTableError.unexpected("advance, pairs") }
    self.pairs = pairs.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  /// The file with everything but the advances.
  func frame() -> String {
    var text = Self.head + "extension SystemFontData {\n"
    text += constant("ascender", "Double", "\(table.ascent)", "San Francisco's ascender in em.")
    text += constant("descender", "Double", "\(table.descent)", "San Francisco's descender in em, positive.")
    text += constant("rareBound", "Double", "\(table.bound.c)", "Percent of the size for a hardly seen character.")
    for size in ["text", "display"] {
      let sizes = trackingSizes(size).map { "\($0)" }.joined(separator: ", ")
      text += constant("\(size)Sizes", "[Double]", "[\(sizes)]", "The sizes in points that tracking is listed for.")
    }
    text += older()
    text += literal("characters", characters.map { Int($0.unicodeScalars.first?.value ?? 0) }, "Scalars in order.")
    text += literal(
      "pairs", pairs.flatMap { $0.unicodeScalars.map { Int($0.value) } }, "Two scalars a pair, accents taken off.")
    for size in ["text", "display"] {
      let rare = characters.map { character in
        character != " " && Self.weights.reduce(0) { $0 + (cut($1, size).seen[character] ?? 0) } < 3 ? 1 : 0
      }
      text += literal("\(size)Rare", rare, "1 for a character seen less than 3 times in all weights of the class.")
    }
    return text + "}\n"
  }

  /// What older systems add to the tracking.
  private func older() -> String {
    let sizes = Set(table.olderSystems.values.flatMap(\.text.keys)).compactMap(Double.init).sorted()
    var text = constant("olderSizes", "[Double]", "\(sizes)", "The sizes in points that older systems are listed for.")
    for (name, start) in [("9", "iOS 9-10"), ("11", "iOS 11-13")] {
      let older = table.olderSystems.sorted { $0.key < $1.key }.first { $0.key.hasPrefix(start) }?.value
      let shifts = sizes.map { older?.text[Self.key($0)] ?? 0 }
      text += literal(
        "olderText\(name)", shifts.map { ten($0 * 10) + 100_000 },
        "Added to the tracking on \(start) by size, 1/100000 em + 100000.")
      text += constant(
        "olderDisplay\(name)", "Double", "\(older?.display ?? 0)",
        "Em added to the tracking on \(start) from 20 points.")
    }
    return text
  }

  /// The file of one size class.
  func cuts(_ size: String, in name: String) -> String {
    var text = Self.head + "/// San Francisco's fitted advances, \(size) sizes, thin to thick.\nenum \(name) {\n"
    for weight in Self.weights {
      let cut = cut(weight, size)
      let bound = bound(weight, size)
      text += """
          /// The weight \(weight).
          static let \(weight) = SystemFontData.EncodedCut(
            kerning: \(cut.kern), interRatio: \(cut.interRatio), bound: (\(bound.a), \(bound.b)), rows: \(cut.rows),
            tracking: \(weight)Tracking, advances: \(weight)Advances, pairs: \(weight)Pairs)

        """
      let tracking = trackingSizes(size).map { ten((cut.tracking[Self.key($0)] ?? 0) * 10) + 100_000 }
      text += literal("\(weight)Tracking", tracking, "Tracking by size, 1/100000 em + 100000.")
      text += literal("\(weight)Advances", characters.map { ten(cut.advance[$0]) }, "Advances, 1/10000 em.")
      text += literal("\(weight)Pairs", pairs.map { ten(cut.pairs[$0]) + 100_000 }, "Pairs, 1/10000 em + 100000.")
    }
    let names = Self.weights.joined(separator: ", ")
    return text + "  /// All weights, thin to thick.\n  static let all = [\(names)]\n}\n"
  }

  private static let head = """
    // Generated by `titlefit-dev generate` from Corpora/Recorded/SystemFont/system-font-fit.json; not edited by hand.


    """

  private func cut(_ weight: String, _ size: String) -> FittedTable.Cut {
    table.weights[weight]?[size]
      ?? FittedTable.Cut(rows: 0, kern: 0, interRatio: 1, advance: [:], seen: [:], tracking: [:], pairs: [:])
  }

  private func bound(_ weight: String, _ size: String) -> FittedTable.Line {
    let lines = size == "text" ? table.bound.text : table.bound.display
    return lines[weight] ?? lines["other weights"] ?? FittedTable.Line(a: 0, b: 0)
  }

  private func trackingSizes(_ size: String) -> [Double] {
    cut("regular", size).tracking.keys.compactMap(Double.init).sorted()
  }

  private static func key(_ size: Double) -> String {
    size == size.rounded() ? String(Int(size)) : String(size)
  }

  private func ten(_ value: Double?) -> Int { Int(((value ?? 0) * 10000).rounded()) }

  private func constant(_ name: String, _ type: String, _ value: String, _ comment: String) -> String {
    "  /// \(comment)\n  static let \(name): \(type) = \(value)\n"
  }

  /// A static string of three base-64 digits a number, 108 digits a line.
  private func literal(_ name: String, _ numbers: [Int], _ comment: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-")
    let letters = numbers.flatMap { number in [12, 6, 0].map { digits[number >> $0 & 63] } }
    let lines = stride(from: 0, to: letters.count, by: 108).map { start in
      "    " + String(letters[start..<min(start + 108, letters.count)])
    }
    return
      "  /// \(comment)\n  static let \(name): StaticString = \"\"\"\n\(lines.joined(separator: "\\\n"))\n    \"\"\"\n"
  }
}
