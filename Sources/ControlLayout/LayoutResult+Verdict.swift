public import TitlefitGeometry
import TitlefitTypography

extension LayoutResult {
  /// Whether the texts fit: the worse of title and subtitle; a button without texts fits.
  ///
  /// Images decide nothing here; what is clipped of them stands in ``clippings``.
  public var verdict: Verdict { (title?.verdict ?? .fits).worse(subtitle?.verdict ?? .fits) }
}

extension PlacedText {
  /// The height of one line in points, not rounded; 0 for a text without lines.
  public var lineHeight: Double {
    measurement.lines.isEmpty ? 0 : measurement.height / Double(measurement.lines.count)
  }

  /// Whether lines break at nothing but hard breaks: one-line texts and, whatever the limit, clipped ones.
  public var isUnbroken: Bool { lineLimit == 1 || lineBreakMode == .byClipping }

  /// The width the text needs in points to lose nothing.
  ///
  /// Unbroken, all of its width, at the smallest font where the text may shrink; else the widest
  /// segment that has no break opportunity inside.
  public var neededWidth: Double {
    isUnbroken ? leastNeededWidth ?? measurement.naturalWidth : measurement.widestSegment
  }

  /// The height in points that the lines may take: the smaller of the room and the line limit; nil without either.
  public var lineRoom: Double? {
    let limited = lineLimit > 0 ? Double(lineLimit) * lineHeight : nil
    guard lineLimit != 1, let availableHeight else { return limited }
    return min(availableHeight, limited ?? availableHeight)
  }

  /// Whether the text fits its room, given the measurement's error bound.
  ///
  /// One line needs its unbroken width. Several lines need their widest segment across and, where a height or a limit is
  /// given, their line heights down; a word broken in its middle fails. Without a room the text fits.
  public var verdict: Verdict { widthVerdict.worse(heightVerdict) }

  private var widthVerdict: Verdict {
    let verdict = Verdict(need: neededWidth, have: availableWidth, errorBound: measurement.errorBound)
    let isBroken = !isUnbroken && measurement.breaksInsideWord
    return isBroken && verdict == .fits ? .fails : verdict
  }

  private var heightVerdict: Verdict {
    if lineLimit == 1 {
      return measurement.hardBreakCount > 0 && measurement.isTruncated ? .fails : .fits
    }
    let counts = lineCounts ?? measurement.unlimitedLineCount...measurement.unlimitedLineCount
    let least = Verdict(need: Double(counts.lowerBound) * lineHeight, have: lineRoom, errorBound: 0)
    let most = Verdict(need: Double(counts.upperBound) * lineHeight, have: lineRoom, errorBound: 0)
    return least == most ? least : .unsure
  }
}
