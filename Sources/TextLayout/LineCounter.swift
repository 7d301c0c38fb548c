import TitlefitShaping
package import TitlefitTypography

/// How many lines a text takes in many rooms, word wrapping without a limit of lines.
///
/// Where every place to break is safe, a line's width is a difference of sums and counting is a walk over the places;
/// elsewhere, and where a word is too long for its room, the line breaker counts. Both give the same number.
struct LineCounter {
  /// A place where a line may end.
  private struct Place {
    /// The sum of the advances before the next line.
    var next: Double
    /// The sum of the advances before the white space at the line's end.
    var trimmed: Double
    /// Whether a line must end here.
    var isHard: Bool
  }

  private let text: PreparedText
  private let places: [Place]
  private let isSimple: Bool

  /// Prepares counting.
  ///
  /// - Complexity: linear in the length of the text.
  init(_ text: PreparedText) {
    self.text = text
    var places: [Place] = []
    var isSimple = true
    var opportunity = 0
    for hardLine in text.hardLines {
      var start = hardLine.lowerBound
      while start < hardLine.upperBound {
        while opportunity < text.opportunities.count, text.opportunities[opportunity] <= start { opportunity += 1 }
        let next = opportunity < text.opportunities.count ? text.opportunities[opportunity] : hardLine.upperBound
        let end = min(next, hardLine.upperBound)
        let trimmed = text.trimmed(hardLine.lowerBound..<end).upperBound
        isSimple =
          isSimple && text.isSafe[start] && text.isSafe[trimmed]
          && (end == hardLine.upperBound || !text.isSoftHyphen(end - 1))
        places.append(
          Place(next: text.advances[end], trimmed: text.advances[trimmed], isHard: end == hardLine.upperBound))
        start = end
      }
      isSimple = isSimple && !hardLine.isEmpty
    }
    self.places = places
    self.isSimple = isSimple
  }

  /// The width of the widest line when only hard breaks break, white space at its end left out.
  func naturalWidth() throws(TextMeasurementError) -> Double {
    var widest = 0.0
    for hardLine in text.hardLines { widest = max(widest, try text.width(text.trimmed(hardLine))) }
    return widest
  }

  /// The number of lines in a room.
  func count(in room: Room) throws(TextMeasurementError) -> Int {
    if isSimple, let count = simpleCount(in: room) { return count }
    return try LineBreaker(text: text, room: room, breaksAnywhere: false).lines().count
  }

  /// The number of lines where no word is longer than the room, else nil.
  private func simpleCount(in room: Room) -> Int? {
    let limit = room.width + Room.tolerance
    var lines = 0
    var start = 0.0
    var end: Double?
    for place in places {
      if place.trimmed - start > limit {
        guard let end else { return nil }
        lines += 1
        start = end
        guard place.trimmed - start <= limit else { return nil }
      }
      end = place.next
      if place.isHard {
        lines += 1
        start = place.next
        end = nil
      }
    }
    return lines
  }
}

/// How one text fills rooms of several widths at several sizes, word wrapping without a limit of lines.
package struct TextFit: Sendable, Hashable {
  /// The width of the widest line in points, for each size, when only hard breaks break.
  package var naturalWidths: [Double] = []
  /// The number of lines: for each size, each width.
  package var lineCounts: [[Int]] = []
}

extension TextLayoutEngine {
  /// Measures one text at several sizes in several rooms, shaping it once where its fonts' widths follow the size.
  ///
  /// What it leaves out of ``measure(_:)`` is the lines' texts, ink, error bounds and fonts.
  /// - Parameters:
  ///   - request: the text, its language, direction and font; room, lines and mode don't count.
  ///   - sizes: in points; the font's own is not used.
  ///   - widths: of the rooms, in points.
  /// - Throws: as ``measure(_:)``.
  package func fit(
    _ request: TextRequest, sizes: [Double], widths: [Double]
  ) throws(TextMeasurementError) -> TextFit {
    let units = Array(request.text.utf16)
    guard units.count <= Self.lengthLimit else {
      throw .textTooLong(length: units.count, limit: Self.lengthLimit)
    }
    var fit = TextFit()
    var prepared: (counter: LineCounter, natural: Double, size: Double)?
    for size in sizes {
      if prepared == nil || prepared?.counter.isLinear == false {
        var style = PreparedText.Style(request)
        style.font.size = size
        let counter = LineCounter(try PreparedText(units, style: style, fonts: fonts))
        prepared = (counter, try counter.naturalWidth(), size)
      }
      guard let prepared else { continue }
      let scale = prepared.size / size
      fit.naturalWidths.append(prepared.natural / scale)
      var counts: [Int] = []
      for width in widths {
        counts.append(try prepared.counter.count(in: Room(width: width * scale)))
      }
      fit.lineCounts.append(counts)
    }
    return fit
  }
}

extension LineCounter {
  /// Whether all widths are in proportion to the size.
  var isLinear: Bool { text.items.allSatisfy { $0.run.font.isLinear } }
}
