public import TitlefitTypography

/// A measurer whose every number can be computed by hand: each grapheme cluster is a box of one width.
///
/// A character is `advance × font size` wide whatever the face, weight or script, a space and the ellipsis too; a line is
/// `lineHeight × font size` high. With the defaults a 10-point character is 5 points wide and a line 12 points high.
/// Lines break after spaces only, greedily; trailing spaces hang. Weight, language and direction change nothing. Characters
/// for private use (U+E000–F8FF) have no glyph.
public struct SquareFontMeasurer: TextMeasuring {
  /// The width of every character in em.
  public var advance: Double
  /// The height of every line in em.
  public var lineHeight: Double
  /// The error bound that every measurement carries, in points.
  public var errorBound: Double
  /// The estimates that every measurement carries.
  public var estimates: [String]

  /// Makes a measurer; by default of half-em characters on lines of 1.2 em, exact.
  public init(advance: Double = 0.5, lineHeight: Double = 1.2, errorBound: Double = 0, estimates: [String] = []) {
    self.advance = advance
    self.lineHeight = lineHeight
    self.errorBound = errorBound
    self.estimates = estimates
  }

  /// The metrics of a font: four fifths of the line above the baseline, one fifth below.
  public func metrics(of font: FontDescriptor) -> FontMetrics {
    let height = lineHeight * font.size
    return FontMetrics(ascender: height * 0.8, descender: height * 0.2, leading: 0)
  }

  /// Measures a text in boxes.
  public func measure(_ request: TextRequest) -> TextMeasurement {
    let text = BoxedText(request, box: advance * request.font.size)
    let lines = text.visibleLines()
    let shown = lines.map(\.text)
    let box = text.box
    let measured = shown.map { line in MeasuredLine(text: line, width: Double(BoxedText.inked(line)) * box) }
    let width = measured.map(\.width).max() ?? 0
    let natural = Double(text.paragraphs.map { BoxedText.inked($0) }.max() ?? 0) * box
    let segment = text.widestSegment
    let segmentWidth = Double(segment.count) * box
    return TextMeasurement(
      width: width, height: Double(measured.count) * lineHeight * request.font.size, lines: measured,
      visible: shown.joined(separator: "\n"), isTruncated: lines.contains(where: \.isCut),
      needed: request.lineLimit == 1 || !text.wraps ? natural : segmentWidth, naturalWidth: natural,
      widestSegment: segmentWidth,
      widestSegmentText: segment, unlimitedLineCount: text.allLines.count, hardBreakCount: text.paragraphs.count - 1,
      breaksInsideWord: lines.contains(where: \.breaksWord), errorBound: errorBound,
      missingGlyphs: BoxedText.withoutGlyph(request.text),
      runs: [
        MeasuredRun(text: request.text, font: "Square", script: "Zyyy", isRightToLeft: false, width: natural)
      ], estimates: estimates)
  }
}

/// A text cut into paragraphs and lines of boxes.
private struct BoxedText {
  /// One line and what happened at its end.
  struct Line {
    var text: String
    /// Whether the line ends inside a word.
    var breaksWord = false
    /// Whether something of the text is missing in or after this line.
    var isCut = false
    /// The paragraph that the line belongs to, and where in it the line starts, in characters.
    var paragraph: Int
    var start: Int
  }

  let box: Double
  let paragraphs: [String]
  let allLines: [Line]
  /// Whether a line may end where no hard break is; a clipped text's may not.
  let wraps: Bool
  private let mode: LineBreakMode
  private let limit: Int
  private let capacity: Int?

  init(_ request: TextRequest, box: Double) {
    self.box = box
    mode = request.lineBreakMode
    limit = max(0, request.lineLimit)
    capacity = Self.capacity(of: request.maximumWidth, box: box)
    paragraphs = Self.paragraphs(of: request.text)
    wraps = mode.wraps || (limit != 1 && mode != .byClipping)
    var lines: [Line] = []
    for (index, paragraph) in paragraphs.enumerated() {
      if let capacity, wraps {
        lines += Self.wrap(paragraph, index: index, capacity: capacity, anywhere: mode == .byCharWrapping)
      } else {
        lines.append(Line(text: paragraph, paragraph: index, start: 0))
      }
    }
    allLines = lines
  }

  /// The longest run of characters without a space, first where several are equally long.
  var widestSegment: String {
    var widest = ""
    for paragraph in paragraphs {
      for word in paragraph.split(separator: " ") where word.count > widest.count { widest = String(word) }
    }
    return widest
  }

  /// The characters of a line that count for its width: all but trailing spaces.
  static func inked(_ line: String) -> Int {
    var characters = Array(line)
    while characters.last == " " { characters.removeLast() }
    return characters.count
  }

  /// The characters for private use, each once.
  static func withoutGlyph(_ text: String) -> [String] {
    var found: [String] = []
    for character in text where character.unicodeScalars.contains(where: { (0xE000...0xF8FF).contains($0.value) }) {
      if !found.contains(String(character)) { found.append(String(character)) }
    }
    return found
  }

  /// The lines within the limit, cut as the mode says where they are too wide or the last of them hides others.
  func visibleLines() -> [Line] {
    let shown = limit > 0 ? Array(allLines.prefix(limit)) : allLines
    let hidesLines = shown.count < allLines.count
    return shown.enumerated().map { index, line in
      var line = line
      let isLast = hidesLines && index == shown.count - 1
      line.isCut = isLast
      guard !mode.wraps else { return line }
      let rest = isLast ? String(paragraphs[line.paragraph].dropFirst(line.start)) : line.text
      let isTooWide = !wraps && capacity.map { Self.inked(rest) > $0 } ?? false
      guard isLast || isTooWide else { return line }
      return Line(text: cut(rest, capacity: capacity), isCut: true, paragraph: line.paragraph, start: line.start)
    }
  }

  /// The text cut to the capacity, with the ellipsis where the mode puts it; only the ellipsis where nothing else fits.
  private func cut(_ text: String, capacity: Int?) -> String {
    let characters = Array(text)
    guard mode != .byClipping else { return String(characters.prefix(capacity ?? characters.count)) }
    let kept = min(characters.count, max(0, (capacity ?? characters.count + 1) - 1))
    switch mode {
    case .byTruncatingHead: return "…" + String(characters.suffix(kept))
    case .byTruncatingMiddle where kept < characters.count:
      return String(characters.prefix((kept + 1) / 2)) + "…" + String(characters.suffix(kept / 2))
    default: return String(characters.prefix(kept)) + "…"
    }
  }

  /// How many boxes fit a width, or nil without a limit; a billionth of a point is forgiven.
  private static func capacity(of width: Double?, box: Double) -> Int? {
    guard let width, width.isFinite, box > 0 else { return nil }
    return Int(min(1e6, max(0, (width + 1e-9) / box)).rounded(.down))
  }

  /// The text between hard breaks; one empty paragraph for an empty text.
  private static func paragraphs(of text: String) -> [String] {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map(String.init)
  }

  /// Breaks one paragraph greedily into lines of at most `capacity` characters, but at least one.
  private static func wrap(_ paragraph: String, index: Int, capacity: Int, anywhere: Bool) -> [Line] {
    let characters = Array(paragraph)
    let room = max(1, capacity)
    var lines: [Line] = []
    var start = 0
    while start < characters.count {
      var end = min(characters.count, start + room)
      while end < characters.count, characters[end] == " " { end += 1 }
      var breaksWord = false
      if end < characters.count, characters[end - 1] != " " {
        let space = anywhere ? nil : characters[start..<end].lastIndex(of: " ")
        if let space { end = space + 1 } else { breaksWord = true }
      }
      lines.append(
        Line(text: trimmed(characters[start..<end]), breaksWord: breaksWord, paragraph: index, start: start))
      start = end
    }
    return lines.isEmpty ? [Line(text: "", paragraph: index, start: 0)] : lines
  }

  private static func trimmed(_ characters: ArraySlice<Character>) -> String {
    var kept = characters
    while kept.last == " " { kept.removeLast() }
    return String(kept)
  }
}
