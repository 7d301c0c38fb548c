import TitlefitCTextShims
public import TitlefitGeometry
public import TitlefitLocales

/// Everything that Unicode's algorithms say about one text: clusters, line breaks, embedding levels, scripts.
///
/// The text is UTF-16 and may hold unpaired surrogates. All offsets count its units.
///
/// ## Limits
/// The paragraph direction is given, never taken from the first strong character. Script runs follow UAX #24 section
/// 5.1: a Common character takes the script of what stands before it, at the start of a text of what follows; a mark
/// takes its base's; a closing bracket takes that of its opening one (32 deep, by Bidi_Paired_Bracket).
public struct TextAnalysis: Sendable {
  /// The text.
  public let units: [UInt16]
  /// Where extended grapheme clusters start, ascending, and last the length of the text; `[0]` for an empty text.
  ///
  /// Source: UAX #29, as ICU implements it.
  public let clusters: [Int]
  /// The places after offset 0 where a line may end, ascending; the last is the length of the text. Empty for no text.
  ///
  /// Source: UAX #14, with the language's tailoring and ICU's dictionaries for Thai, Lao, Khmer, Burmese, Han and kana.
  public let breaks: [LineBreakOpportunity]
  /// The embedding level of each unit, the whole text taken as one line; odd levels run from right to left.
  ///
  /// Source: UAX #9.
  public let levels: [UInt8]
  /// The stretches of one script, in order; together they are the text.
  public let scripts: [ScriptRun]

  /// The most UTF-16 units an analysis takes: ICU counts in 32 bits.
  public static let lengthLimit = Int(Int32.max) / 4

  /// Analyses a text.
  ///
  /// - Parameters:
  ///   - units: the text.
  ///   - language: decides line breaking.
  ///   - direction: the base direction of every paragraph in the text.
  /// - Throws: ``UnicodeTextError`` where ICU fails or the text is longer than ``lengthLimit``.
  /// - Complexity: linear in the length of the text.
  public init(
    _ units: [UInt16], language: LanguageTag, direction: LayoutDirection
  ) throws(UnicodeTextError) {
    guard units.count <= Self.lengthLimit else {
      throw .textTooLong(length: units.count, limit: Self.lengthLimit)
    }
    self.units = units
    guard !units.isEmpty else {
      (clusters, breaks, levels, scripts) = ([0], [], [], [])
      return
    }
    (clusters, breaks, levels) = try AnalyzerPool.shared.withAnalyzer(of: language) {
      (analyzer) throws(UnicodeTextError) in
      (
        try Self.clusters(of: units, analyzer), try Self.breaks(of: units, analyzer),
        try Self.levels(of: units, direction, analyzer)
      )
    }
    scripts = Self.scripts(of: units)
  }

  private static func clusters(
    of units: [UInt16], _ analyzer: OpaquePointer
  ) throws(UnicodeTextError) -> [Int] {
    var status: Int32 = 0
    let starts = withUnsafeTemporaryAllocation(of: Int32.self, capacity: units.count) { ends in
      guard let first = ends.baseAddress else { return [0] }
      let count = Int(ts_grapheme_ends(analyzer, units, Int32(units.count), first, Int32(units.count), &status))
      return [Int](scratch: count + 1) { starts in
        starts[0] = 0
        for index in 0..<count { starts[index + 1] = Int(ends[index]) }
        return count + 1
      }
    }
    guard status <= 0 else { throw .icu(call: "ubrk_open(UBRK_CHARACTER)", status: Int(status)) }
    return starts
  }

  private static func breaks(
    of units: [UInt16], _ analyzer: OpaquePointer
  ) throws(UnicodeTextError) -> [LineBreakOpportunity] {
    var status: Int32 = 0
    let length = units.count
    let found = withUnsafeTemporaryAllocation(of: Int32.self, capacity: length) { offsets in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: length) { hard -> [LineBreakOpportunity] in
        guard let firstOffset = offsets.baseAddress, let firstHard = hard.baseAddress else { return [] }
        let count = ts_line_breaks(analyzer, units, Int32(length), firstOffset, firstHard, Int32(length), &status)
        return [LineBreakOpportunity](scratch: Int(count)) { found in
          for index in 0..<Int(count) {
            found.initializeElement(
              at: index, to: LineBreakOpportunity(offset: Int(offsets[index]), isHard: hard[index] != 0))
          }
          return Int(count)
        }
      }
    }
    guard status <= 0 else { throw .icu(call: "ubrk_open(UBRK_LINE)", status: Int(status)) }
    return found
  }

  /// The embedding level of each unit alone, as ``levels`` has it.
  ///
  /// - Throws: ``UnicodeTextError`` where ICU fails or the text is longer than ``lengthLimit``.
  /// - Complexity: linear in the length of the text.
  public static func levels(
    of units: [UInt16], direction: LayoutDirection
  ) throws(UnicodeTextError) -> [UInt8] {
    guard units.count <= lengthLimit else { throw .textTooLong(length: units.count, limit: lengthLimit) }
    guard !units.isEmpty else { return [] }
    return try AnalyzerPool.shared.withAnalyzer(of: .undetermined) { (analyzer) throws(UnicodeTextError) in
      try levels(of: units, direction, analyzer)
    }
  }

  private static func levels(
    of units: [UInt16], _ direction: LayoutDirection, _ analyzer: OpaquePointer
  ) throws(UnicodeTextError) -> [UInt8] {
    var status: Int32 = 0
    let levels = [UInt8](scratch: units.count) { levels in
      guard let first = levels.baseAddress else { return 0 }
      levels.initialize(repeating: 0)
      ts_bidi_levels(analyzer, units, Int32(units.count), direction.paragraphLevel, first, &status)
      return units.count
    }
    guard status <= 0 else { throw .icu(call: "ubidi_setPara", status: Int(status)) }
    return levels
  }

  private static func scripts(of units: [UInt16]) -> [ScriptRun] {
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: units.count) { ends in
      withUnsafeTemporaryAllocation(of: Int32.self, capacity: units.count) { codes -> [ScriptRun] in
        guard let firstEnd = ends.baseAddress, let firstCode = codes.baseAddress else { return [] }
        let count = ts_script_runs(units, Int32(units.count), firstEnd, firstCode, Int32(units.count))
        var runs: [ScriptRun] = []
        runs.reserveCapacity(Int(count))
        var start = 0
        for index in 0..<Int(count) {
          runs.append(ScriptRun(range: start..<Int(ends[index]), script: ScriptCode(raw: ts_script_tag(codes[index]))))
          start = Int(ends[index])
        }
        return runs
      }
    }
  }
}

extension LayoutDirection {
  /// The embedding level of a paragraph in this direction: 0 or 1.
  var paragraphLevel: UInt8 { self == .rightToLeft ? 1 : 0 }
}
