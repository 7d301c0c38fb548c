/// The compiled-in form of the fitted table, and how it is read.
enum SystemFontData {
  /// One weight in one size class as it is compiled in.
  struct EncodedCut: Sendable {
    /// The share of Inter's kerning.
    var kerning: Double
    /// The median advance over Inter's.
    var interRatio: Double
    /// `a` and `b` of the error bound.
    var bound: (Double, Double)
    /// The number of facts it was fitted to.
    var rows: Int
    /// Tracking by size, 1/100000 em + 100000.
    var tracking: StaticString
    /// Advances by character, 1/10000 em.
    var advances: StaticString
    /// Pairs in their order, 1/10000 em + 100000.
    var pairs: StaticString
  }

  /// One weight in one size class in numbers, advances and pairs in em.
  struct DecodedCut {
    /// Advances by character.
    var advances: [Double]
    /// Pairs in their order.
    var pairs: [Double]
    /// The share of Inter's kerning.
    var kerning: Double
    /// The median advance over Inter's.
    var interRatio: Double
    /// The error bound: `a` points, `b` percent of the size.
    var bound: (a: Double, b: Double)
    /// Tracking by size.
    var tracking: [Double]
    /// The number of facts it was fitted to.
    var rows: Int
  }

  /// The whole table: characters and pairs in the order of the cuts' numbers, cuts by weight, then text and display.
  struct Decoded {
    /// Scalars in the order of the advances.
    var characters: [UInt32]
    /// Pairs of scalars in the order of the cuts' pairs.
    var pairs: [(UInt32, UInt32)]
    /// By class, then character: hardly seen.
    var rare: [[Bool]]
    /// By weight, then text and display.
    var cuts: [DecodedCut]
  }

  /// Reads the generated literals.
  static func decode() -> Decoded {
    let pairScalars = numbers(pairs).map(UInt32.init)
    let pairList = stride(from: 0, to: pairScalars.count - 1, by: 2).map { (pairScalars[$0], pairScalars[$0 + 1]) }
    let cuts = zip(SystemFontText.all, SystemFontDisplay.all).flatMap { [decode($0), decode($1)] }
    return Decoded(
      characters: numbers(characters).map(UInt32.init), pairs: pairList,
      rare: [textRare, displayRare].map { numbers($0).map { $0 == 1 } }, cuts: cuts)
  }

  private static func decode(_ cut: EncodedCut) -> DecodedCut {
    DecodedCut(
      advances: numbers(cut.advances).map { Double($0) / 10000 },
      pairs: numbers(cut.pairs).map { Double($0 - 100_000) / 10000 }, kerning: cut.kerning,
      interRatio: cut.interRatio, bound: (cut.bound.0, cut.bound.1),
      tracking: numbers(cut.tracking).map { Double($0 - 100_000) / 100_000 },
      rows: cut.rows)
  }

  /// The numbers of a literal, three base-64 digits each (A-Z, a-z, 0-9, +, -).
  static func numbers(_ literal: StaticString) -> [Int] {
    literal.withUTF8Buffer { digits in
      stride(from: 0, to: digits.count - 2, by: 3).map { index in
        digit(digits[index]) << 12 | digit(digits[index + 1]) << 6 | digit(digits[index + 2])
      }
    }
  }

  private static func digit(_ byte: UInt8) -> Int {
    switch byte {
    case 65...90: Int(byte) - 65
    case 97...122: Int(byte) - 71
    case 48...57: Int(byte) + 4
    case 43: 62
    default: 63
    }
  }
}
