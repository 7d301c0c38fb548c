import TitlefitTypography

/// San Francisco's advances, fitted to recorded frames: one table for each weight in two size classes.
///
/// Generated from `Corpora/Recorded/SystemFont/system-font-fit.json`, whose `about` says how each part is read.
struct SystemFontTable: Sendable {
  /// The size in points from which the display tables hold.
  static let displaySize = 20.0

  /// The decoded table.
  static let shared = SystemFontTable()

  /// One weight in one size class.
  struct Cut: Sendable {
    /// Advances in em by character index.
    var advances: [Double]
    /// What a pair adds beyond Inter's kerning, in em, by two pair-letter indices.
    var pairs: [Float]
    /// The share of Inter's kerning that holds.
    var kerning: Double
    /// The median of a letter's advance over Inter's.
    var interRatio: Double
    /// The error bound: `a` points and `b` percent of the size.
    var bound: (a: Double, b: Double)
    /// Tracking in em at the sizes of ``SystemFontTable/trackingSizes(isDisplay:)``.
    var tracking: [Double]
    /// Facts that the cut was fitted to; 0 where it is borrowed from the other weights.
    var rows: Int
  }

  /// Index + 1 of a scalar's character, 0 for none; indexed by scalar.
  private let indices: [UInt16]
  /// Pair letter + 1 of a scalar, 0 for none.
  private let pairLetters: [UInt8]
  private let pairLetterCount: Int
  /// By weight, then text and display.
  private let cuts: [Cut]
  /// Whether a character was seen less than 3 times in all weights of a class; by class, then character.
  private let rare: [[Bool]]

  /// The percent of the size that each hardly seen character adds to the bound.
  let rareBound: Double

  /// Decodes the compiled-in table.
  init() {
    let decoded = SystemFontData.decode()
    var indices = [UInt16](repeating: 0, count: Int(decoded.characters.max() ?? 0) + 1)
    for (index, scalar) in decoded.characters.enumerated() { indices[Int(scalar)] = UInt16(index + 1) }
    self.indices = indices
    let letters = Set(decoded.pairs.flatMap { [$0.0, $0.1] }).sorted()
    var pairLetters = [UInt8](repeating: 0, count: Int(letters.last ?? 0) + 1)
    for (index, scalar) in letters.prefix(255).enumerated() { pairLetters[Int(scalar)] = UInt8(index + 1) }
    self.pairLetters = pairLetters
    pairLetterCount = letters.count
    rare = decoded.rare
    rareBound = SystemFontData.rareBound
    cuts = decoded.cuts.map { cut in
      var matrix = [Float](repeating: 0, count: letters.count * letters.count)
      for (pair, value) in zip(decoded.pairs, cut.pairs) {
        let first = Int(pairLetters[Int(pair.0)]) - 1
        let second = Int(pairLetters[Int(pair.1)]) - 1
        matrix[first * letters.count + second] = Float(value)
      }
      return Cut(
        advances: cut.advances, pairs: matrix, kerning: cut.kerning, interRatio: cut.interRatio, bound: cut.bound,
        tracking: cut.tracking, rows: cut.rows)
    }
  }

  /// The cut of a weight at a size in points.
  func cut(weight: FontWeight, size: Double) -> Cut {
    cuts[(weight.rawValue / 100 - 1) * 2 + (size >= Self.displaySize ? 1 : 0)]
  }

  /// The index of a scalar's character in the cuts' advances, or nil.
  @inline(__always)
  func index(of scalar: UInt32) -> Int? {
    guard scalar < indices.count else { return nil }
    let index = indices[Int(scalar)]
    return index == 0 ? nil : Int(index) - 1
  }

  /// The pair letter of a scalar without accents, or nil.
  @inline(__always)
  func pairLetter(of scalar: UInt32) -> Int? {
    guard scalar < pairLetters.count else { return nil }
    let letter = pairLetters[Int(scalar)]
    return letter == 0 ? nil : Int(letter) - 1
  }

  /// What two neighbours add beyond Inter's kerning, in em.
  @inline(__always)
  func pair(_ first: Int, _ second: Int, in cut: Cut) -> Double { Double(cut.pairs[first * pairLetterCount + second]) }

  /// Whether the calibration hardly saw a character in a size class; spaces are never rare.
  func isRare(_ index: Int, size: Double) -> Bool { rare[size >= Self.displaySize ? 1 : 0][index] }

  /// The tracking in em at a size: between the listed sizes linear for text, linear in the logarithm for display.
  func tracking(of cut: Cut, size: Double) -> Double {
    let isDisplay = size >= Self.displaySize
    let sizes = isDisplay ? SystemFontData.displaySizes : SystemFontData.textSizes
    guard let first = sizes.first, let last = sizes.last, size > first else { return cut.tracking.first ?? 0 }
    guard size < last, let next = sizes.firstIndex(where: { $0 > size }) else { return cut.tracking.last ?? 0 }
    let low = sizes[next - 1]
    let high = sizes[next]
    let share = isDisplay ? log2(size / low) / log2(high / low) : (size - low) / (high - low)
    return cut.tracking[next - 1] + (cut.tracking[next] - cut.tracking[next - 1]) * share
  }

  /// The error bound of a weight in both size classes, in words.
  func boundDescription(weight: FontWeight) -> String {
    func part(_ size: Double) -> String {
      let bound = cut(weight: weight, size: size).bound
      return "\(bound.a) pt + size × \(bound.b) % × √characters"
    }
    return "\(part(17)) below 20 pt, \(part(28)) from 20 pt"
  }

  /// Apple's published tracking in em at a size below 20 points; 0 from there, as the display cut's advances hold it.
  static func publishedTracking(size: Double) -> Double {
    size < displaySize ? PublishedTracking.em(at: min(size, 19)) : 0
  }

  /// The binary logarithm of a positive number, without the C library.
  private func log2(_ value: Double) -> Double {
    var mantissa = value.significand
    var result = Double(value.exponent)
    var digit = 0.5
    for _ in 0..<52 {
      mantissa *= mantissa
      if mantissa >= 2 {
        mantissa /= 2
        result += digit
      }
      digit /= 2
    }
    return result
  }
}
