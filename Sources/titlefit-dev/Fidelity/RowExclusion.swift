/// Why a row says nothing about one of its sides; decided from the document and the other side, never from the error.
enum RowExclusion: String, CaseIterable {
  /// The row names no kind, size or frame.
  case unreadable = "unreadable: no kind, frame or title"
  /// The font is not the system font.
  case font = "font: not the system font, so its file decides"
  /// The title has attributes of its own.
  case attributed = "attributed: fonts of its own inside the title"
  /// The view is of the document's own class.
  case customClass = "class: a class of the project's own may size itself"
  /// The label shrinks to fit.
  case shrinks = "shrink: a label that scales its font has no one size"
  /// The title has hard line breaks.
  case lines = "lines: hard line breaks in the title"
  /// An image's size is not in the document.
  case image = "image: no size is known"
  /// The button's own symbol was another one.
  case oldSymbol = "symbol: built-in symbols of systems that no generation of platform numbers covers"
  /// The product says itself that it guesses.
  case guess = "guess: a symbol whose drawn size nobody recorded, which the product marks as estimated"
  /// Nothing visible decides the size.
  case empty = "empty: neither title nor image in the row"
  /// The other side is not the natural one.
  case otherSide = "height: not that of one line of the font, so font or frame is another"
  /// Several titles of quite different length share the width.
  case sharedWidth = "shared: titles that differ by three characters or more have this one width in the document"
  /// The rows' notes say that the size is not the button's own.
  case noted = "noted: the rows' notes call it stretched (large buttons) or unexplained (AgoraIO's configured buttons)"
}

/// Decides which rows say something about widths and heights.
struct RowFilter {
  private struct WidthKey: Hashable {
    var repository: String
    var path: String
    var kind: RecordedRow.Kind
    var width: Double
    var pointSize: Double
    var weight: String?
  }

  private var lengths: [WidthKey: ClosedRange<Int>] = [:]

  /// Looks at all rows of a file, as a document's other frames tell about one.
  init(_ rows: [RecordedRow]) {
    for row in rows where row.isWidthFree {
      guard let key = Self.key(row), !row.shownTitle.isEmpty else { continue }
      let count = row.shownTitle.count
      let known = lengths[key] ?? count...count
      lengths[key] = min(known.lowerBound, count)...max(known.upperBound, count)
    }
  }

  /// Why a row's width does not count, or nil.
  func width(_ row: RecordedRow) -> RowExclusion? {
    if let reason = common(row) { return reason }
    if row.configuration?.buttonSize != nil { return .noted }
    if row.drawsGuess { return .guess }
    let isStyled = row.titleFont?.style != nil
    let isLabel = row.kind == .label || row.kind == .cellLabel
    if row.isHeightFree || isStyled, row.image == nil, !row.hasBackground {
      if (isLabel || isStyled || row.kind == .button) && !hasNaturalHeight(row) { return .otherSide }
    }
    if let key = Self.key(row), let range = lengths[key], range.upperBound - range.lowerBound >= 3 {
      return .sharedWidth
    }
    return nil
  }

  /// Why a row's height does not count, or nil.
  func height(_ row: RecordedRow) -> RowExclusion? {
    if let reason = common(row) { return reason }
    if row.configuration?.buttonSize != nil { return .noted }
    if row.kind == .button, row.drawsGuess { return .guess }
    let isAgora = row.repository?.hasPrefix("AgoraIO/") == true
    return isAgora && row.kind == .configured && row.pluginVersion >= 22131 ? .noted : nil
  }

  private func common(_ row: RecordedRow) -> RowExclusion? {
    guard row.kind != nil, let width = row.width, let height = row.height, width.isFinite, height.isFinite else {
      return .unreadable
    }
    guard row.pointSize != nil, row.weight != nil, row.titleFont?.name == nil else { return .font }
    if row.isAttributed || row.configuration?.isAttributed == true { return .attributed }
    if row.customClass != nil { return .customClass }
    if row.shrinks { return .shrinks }
    if row.shownTitle.contains(where: \.isNewline) { return .lines }
    return image(row)
  }

  private func image(_ row: RecordedRow) -> RowExclusion? {
    if let image = row.image, image.drawn(pointSize: 17) == nil { return .image }
    if row.kind == .button, row.hasBackground {
      guard let background = row.background, background.drawn(pointSize: 17) != nil else { return .image }
      // A side of 128 points is what documents list for every symbol of the library, whatever it is drawn at.
      if background.width == 128 || background.height == 128 { return .image }
    }
    let isEmpty = row.shownTitle.isEmpty && row.image == nil
    switch row.kind {
    case .label?, .cellLabel?: return isEmpty ? .unreadable : nil
    case .configured?: return isEmpty ? .empty : nil
    case .button?: return Self.hasOldSymbol(row) ? .oldSymbol : nil
    case nil: return nil
    }
  }

  /// Whether a button of a built-in type shows a symbol that is none of the product's generations'.
  ///
  /// Builds before 14810 drew bitmaps of 22 points; 18093 to 20100 drew at the extra-small content size.
  private static func hasOldSymbol(_ row: RecordedRow) -> Bool {
    guard let type = row.buttonType, !["system", "roundedRect", "custom"].contains(type), row.image == nil else {
      return false
    }
    return row.toolsVersion < 14810 || (18093...20100).contains(row.toolsVersion)
  }

  /// Whether the height is that of one line of the font at some scale, with what a button adds.
  private func hasNaturalHeight(_ row: RecordedRow) -> Bool {
    guard let pointSize = row.pointSize, let height = row.height else { return false }
    var added = 0.0
    if row.kind == .configured { added = vertical(row.configuration?.contentInsets) ?? 14 }
    if row.kind == .button { added = vertical(row.contentEdgeInsets) ?? 12 }
    return [1.0, 2, 3].contains { scale in
      let line = (pointSize * 1.193359 * scale - 1e-6).rounded(.up) / scale
      return abs(line + added - height) < 0.03
    }
  }

  /// The sum of insets above and below; nil where no side is set.
  private func vertical(_ insets: [Double]?) -> Double? {
    guard let insets, insets.count == 4, insets.contains(where: { $0 != 0 }) else { return nil }
    return insets[0] + insets[2]
  }

  private static func key(_ row: RecordedRow) -> WidthKey? {
    guard let repository = row.repository, let path = row.path, let kind = row.kind, let width = row.width,
      let pointSize = row.pointSize
    else { return nil }
    return WidthKey(
      repository: repository, path: path, kind: kind, width: width, pointSize: pointSize, weight: row.weight)
  }
}
