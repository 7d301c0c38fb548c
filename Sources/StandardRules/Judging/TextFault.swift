import TitlefitControlLayout
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit
import TitlefitTypography

/// What keeps a text from being seen whole; each rule about titles speaks about one kind.
enum FaultKind: Sendable, Hashable {
  /// Insets and image leave less than one em, and the text needs more.
  case noRoom
  /// A hard line break hides what follows it.
  case hiddenLines
  /// The button has its natural width, which leaves out insets that its text gives way to.
  case shortNaturalWidth
  /// A one-line text is wider than its room.
  case cut
  /// A text that may wrap has a word wider than its room.
  case brokenWord
  /// A text that may wrap takes more lines than it may.
  case tooManyLines
  /// The content is higher than the button.
  case tooTall
}

/// One fault of one text in one layout, with its numbers.
struct TextFault: Sendable, Hashable {
  /// What is wrong.
  var kind: FaultKind
  /// Whether it is certain; never `fits`.
  var verdict: Verdict
  /// What the text needs, in ``unit``.
  var needed: Double
  /// What it has, in ``unit``.
  var available: Double
  /// The unit of both.
  var unit = Evidence.Unit.points
  /// The error bound of ``needed`` in points, or nil where lines are counted.
  var errorBound: Double?

  /// How much is missing, in ``unit``.
  var shortfall: Double { needed - available }
  /// The numbers as findings carry them.
  var evidence: Evidence { Evidence(available: available, needed: needed, unit: unit, errorBound: errorBound) }
}

/// Finds the one fault of a text in a layout.
///
/// The order of ``FaultKind`` decides between several: a certain fault comes before a doubtful one, and among equals
/// the earlier kind, since a later one is often only its consequence (a broken word makes one line more).
struct FaultJudge {
  private let placed: PlacedText
  private let text: String
  private let result: LayoutResult
  private let room: LayoutRoom
  private let ownsHeight: Bool
  /// Whether one line that may wrap is drawn beyond a frame lower than it, as SwiftUI draws every text.
  private let drawsBeyondFrame: Bool

  /// How far a height may be from the platform's: half a device pixel at three pixels a point.
  static let heightBound = 0.5 / 3

  /// Prepares the judgement of a part; nil where the button does not show it.
  ///
  /// The height of the whole content belongs to the title, and to the subtitle only where there is no title.
  init?(
    _ part: TextPart, of sample: SampledText?, in result: LayoutResult, room: LayoutRoom, drawsBeyondFrame: Bool = false
  ) {
    guard let placed = result.placed(part), let sample, !sample.text.isEmpty else { return nil }
    self.placed = placed
    text = sample.text
    self.result = result
    self.room = room
    self.drawsBeyondFrame = drawsBeyondFrame
    ownsHeight = part == .title || result.title == nil
  }

  /// The fault, or nil where the text is seen whole.
  func fault() -> TextFault? {
    if isPlainlySeen { return nil }
    let faults = [noRoom, hiddenLines, shortNaturalWidth, cut, brokenWord, tooManyLines, tooTall].compactMap(\.self)
    return faults.first { $0.verdict == .fails } ?? faults.first
  }

  /// Whether the text fits by the layout's own verdict and nothing limits its height: most texts, and several rules ask.
  private var isPlainlySeen: Bool {
    placed.verdict == .fits && placed.measurement.hardBreakCount == 0 && room.height == nil
      && result.neededHeight <= result.size.height
  }

  private var measurement: TextMeasurement { placed.measurement }
  private var isOneLine: Bool { placed.lineLimit == 1 }
  private var lineCounts: ClosedRange<Int> {
    placed.lineCounts ?? measurement.unlimitedLineCount...measurement.unlimitedLineCount
  }

  private func width(_ kind: FaultKind, of have: Double) -> TextFault? {
    var verdict = Verdict(need: placed.neededWidth, have: have, errorBound: measurement.errorBound)
    if !isOneLine && measurement.breaksInsideWord && verdict == .fits { verdict = .fails }
    return verdict == .fits
      ? nil
      : TextFault(
        kind: kind, verdict: verdict, needed: placed.neededWidth, available: have, errorBound: measurement.errorBound)
  }

  private var noRoom: TextFault? {
    let em = placed.font.size / max(placed.scaleFactor, 0.01)
    guard let have = placed.availableWidth, have < em else { return nil }
    return width(.noRoom, of: have)
  }

  private var hiddenLines: TextFault? {
    let limit = placed.lineLimit
    guard limit > 0, measurement.hardBreakCount >= limit, HardLines(text).hasText(after: limit) else { return nil }
    return TextFault(
      kind: .hiddenLines, verdict: .fails, needed: Double(measurement.hardBreakCount + 1), available: Double(limit),
      unit: .lines)
  }

  private var shortNaturalWidth: TextFault? {
    guard isOneLine, let have = placed.availableWidth else { return nil }
    let isNatural = room.width.map { room.isMaximumWidth && result.natural.width <= $0 } ?? true
    return isNatural ? width(.shortNaturalWidth, of: have) : nil
  }

  private var cut: TextFault? {
    guard isOneLine, let have = placed.availableWidth else { return nil }
    return width(.cut, of: have)
  }

  private var brokenWord: TextFault? {
    guard !isOneLine, let have = placed.availableWidth else { return nil }
    return width(.brokenWord, of: have)
  }

  private var tooManyLines: TextFault? {
    let limit = placed.lineLimit
    guard limit > 1, lineCounts.upperBound > limit else { return nil }
    let isCertain = lineCounts.lowerBound > limit
    return TextFault(
      kind: .tooManyLines, verdict: isCertain ? .fails : .unsure,
      needed: Double(isCertain ? max(limit + 1, measurement.unlimitedLineCount) : lineCounts.upperBound),
      available: Double(limit), unit: .lines)
  }

  private var tooTall: TextFault? {
    guard ownsHeight, room.height != nil || !isOneLine else { return nil }
    let have = result.size.height
    let isLine = isOneLine || (drawsBeyondFrame && lineCounts.upperBound == 1)
    if isLine && !isStacked { return inkTooTall(in: have) }
    let need = result.neededHeight
    // A button that grows with its content is as high as it needs to be; rounding is on both sides of that sum.
    guard room.height != nil || need > have else { return nil }
    let shown = measurement.unlimitedLineCount
    let least = need - Double(shown - lineCounts.lowerBound) * placed.lineHeight
    let most = need + Double(lineCounts.upperBound - shown) * placed.lineHeight
    let combined =
      isOneLine
      ? Self.height(need, in: have) : Self.height(least, in: have).spread(to: Self.height(most, in: have))
    guard combined != .fits else { return nil }
    return TextFault(
      kind: .tooTall, verdict: combined, needed: combined == .fails ? need : most, available: have,
      errorBound: Self.heightBound)
  }

  /// Whether something stands above or below the text, so that the heights add up.
  private var isStacked: Bool {
    if result.title != nil, result.subtitle != nil { return true }
    guard let image = result.image else { return false }
    return image.maxY <= placed.frame.minY || image.minY >= placed.frame.maxY
  }

  /// One line alone in a button lower than its line box is still seen whole: a label draws beyond its frame, and the
  /// glyphs leave much of the line box empty. Only ink higher than the button is lost.
  private func inkTooTall(in have: Double) -> TextFault? {
    guard let ink = measurement.lines.first?.ink else { return nil }
    let need = ink.above + ink.below
    let verdict = Self.height(need, in: have)
    return verdict == .fits
      ? nil
      : TextFault(
        kind: .tooTall, verdict: verdict, needed: need, available: have, errorBound: Self.heightBound)
  }

  /// The verdict of a height: sums of whole pixels that are equal fit, since the platform rounds both the same way.
  private static func height(_ need: Double, in have: Double) -> Verdict {
    need <= have + 1e-6 ? .fits : Verdict(need: need, have: have, errorBound: heightBound)
  }
}

extension Verdict {
  /// The verdict where the need may be anything between two: theirs where they agree, else doubt.
  fileprivate func spread(to other: Verdict) -> Verdict { self == other ? self : .unsure }
}

/// A text as its hard line breaks divide it.
struct HardLines: Sendable, Hashable {
  /// The lines, at least one, without the breaks.
  let lines: [Substring]

  /// Divides a text at U+000A, U+000D (with or without U+000A), U+0085, U+2028 and U+2029.
  /// - Complexity: linear in the length of the text.
  init(_ text: String) {
    lines = text.split(omittingEmptySubsequences: false) { character in
      character == "\n" || character == "\r" || character == "\r\n" || character == "\u{85}"
        || character == "\u{2028}" || character == "\u{2029}"
    }
  }

  /// Whether something besides spaces stands after the first `count` lines.
  func hasText(after count: Int) -> Bool {
    lines.dropFirst(count).contains { line in line.contains { !$0.isWhitespace } }
  }
}
