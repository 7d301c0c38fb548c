import TitlefitGeometry
import TitlefitLocking
public import TitlefitShaping
public import TitlefitTypography

/// The real measurer: Unicode's algorithms, the font cascade and HarfBuzz joined into lines.
///
/// One engine serves any number of threads; the same request gives the same numbers.
///
/// ## Limits
/// - Bidi reordering changes no width; it decides where ink lies.
/// - White space at the end of a line hangs (U+0020, tabs and the breaking spaces of U+2000 and U+3000): it is counted
///   in the width of a text that no width limits, as recorded frames of labels and buttons have it, and nowhere else.
///   Spaces before an ellipsis are kept, as they are part of what is kept.
/// - A tab counts as one space, other control characters as nothing; stops are not modelled.
/// - A soft hyphen is invisible but at the end of a line, where a hyphen-minus is added without kerning.
/// - A line broken inside a word keeps the joining forms of the unbroken word; a truncated one is shaped anew.
/// - The middle mode keeps as many points on both sides: the lighter side takes the next cluster, the start at a tie.
/// - Clipping never wraps; it keeps the logical start, and a cluster that begins before the edge counts as visible.
/// - Where not even one cluster and the ellipsis fit, the ellipsis alone is shown, whatever its width.
/// - Word wrapping does not push out orphans nor keep Hangul words together (NSLineBreakStrategy), so that Korean may
///   break between any two syllables, as UAX #14 says.
public final class TextLayoutEngine: TextMeasuring {
  /// The most UTF-16 units a text may have.
  public static let lengthLimit = 65_536

  let fonts: FontCollection
  private let recent = LockedValue(RecentTexts())

  /// Makes an engine over fonts, which it may share with others.
  public init(fonts: FontCollection) {
    self.fonts = fonts
  }

  /// Measures a text.
  ///
  /// A width that is no number or infinite is no limit, a negative one is zero.
  /// - Throws: ``TextMeasurementError/textTooLong(length:limit:)`` above ``lengthLimit``, other cases where no font can be
  ///   opened or a library fails.
  /// - Complexity: linear in the length of the text but for truncation, which shapes the visible part a few times.
  public func measure(_ request: TextRequest) throws(TextMeasurementError) -> TextMeasurement {
    let paragraph = try paragraph(request)
    return try paragraph.measurement(lineHeight: try metrics(of: request.font).lineHeight)
  }

  /// The visible lines of a text with their glyphs, each as a measurement of the same request describes it.
  ///
  /// - Throws: as ``measure(_:)``.
  /// - Complexity: as ``measure(_:)``.
  public func glyphLines(of request: TextRequest) throws(TextMeasurementError) -> [GlyphLine] {
    try paragraph(request).lines().map { line in
      GlyphLine(line, isRightToLeft: request.direction == .rightToLeft)
    }
  }

  /// The units of a request's text.
  func units(of request: TextRequest) throws(TextMeasurementError) -> [UInt16] {
    let units = LayoutCharacters.units(of: request.text)
    guard units.count <= Self.lengthLimit else {
      throw .textTooLong(length: units.count, limit: Self.lengthLimit)
    }
    return units
  }

  private func paragraph(_ request: TextRequest) throws(TextMeasurementError) -> ParagraphLayout {
    let facts = try facts(of: try units(of: request), style: PreparedText.Style(request))
    return ParagraphLayout(
      facts: facts, room: Room(width: request.maximumWidth), lineLimit: max(0, request.lineLimit),
      mode: request.lineBreakMode)
  }

  /// What does not depend on the room, remembered from an earlier request or worked out.
  private func facts(of units: [UInt16], style: PreparedText.Style) throws(TextMeasurementError) -> TextFacts {
    if let facts = recent.withLock({ $0.facts(of: units, style: style) }) { return facts }
    let facts = try TextFacts(PreparedText(units, style: style, fonts: fonts))
    recent.withLock { $0.remember(facts) }
    return facts
  }

  /// The vertical measures of a font, fallback fonts left aside.
  ///
  /// - Throws: ``TextMeasurementError`` where the font cannot be opened.
  public func metrics(of font: FontDescriptor) throws(TextMeasurementError) -> FontMetrics {
    do { return try fonts.metrics(of: font) } catch { throw TextMeasurementError(error, font: font) }
  }
}

/// The width a line may take.
struct Room {
  /// Points; infinite where nothing limits.
  let width: Double

  /// How much wider than its room a line may be in points: a sum of a thousand rounded advances is off by less.
  static let tolerance = 1e-6

  /// The room of a request: no number and infinity are no limit, less than zero is zero.
  init(width: Double?) {
    guard let width, !width.isNaN else {
      self.width = .infinity
      return
    }
    self.width = max(0, width)
  }

  /// Whether a width fits.
  func holds(_ other: Double) -> Bool { other <= width + Self.tolerance }
}
