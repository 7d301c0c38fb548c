import TitlefitGeometry
import TitlefitTypography

/// A text and how it is set, before any room is known.
struct TextSetting {
  var text: String
  var font: FontDescriptor
  /// 0 for no limit.
  var lineLimit: Int
  var mode: LineBreakMode
  /// The least share of the font's size that shrinking may reach; 1 keeps the size.
  var shrinkFloor: Double = 1

  /// A text that is there, or nil for a missing or empty one.
  init?(_ text: String?, font: FontDescriptor, lineLimit: Int, mode: LineBreakMode) {
    guard let text, !text.isEmpty else { return nil }
    self.text = text
    self.font = font
    self.lineLimit = max(0, lineLimit)
    self.mode = mode
  }
}

/// A text with what it takes without a limit and what it takes in its room.
struct FittedText {
  var setting: TextSetting
  /// Without any width.
  var natural: TextMeasurement
  /// In the room's width, at the font that shrinking left.
  var full: TextMeasurement
  /// In the room's width and height.
  var shown: TextMeasurement
  var availableWidth: Double?
  var availableHeight: Double?
  var font: FontDescriptor
  var leastNeededWidth: Double?
  var lineCounts: ClosedRange<Int>?
  var metrics: FontMetrics?

  /// The text as a part of a result.
  func placed(in frame: Rect) -> PlacedText {
    var placed = PlacedText(
      frame: frame, measurement: shown, availableWidth: availableWidth, availableHeight: availableHeight,
      lineLimit: setting.lineLimit, lineBreakMode: setting.mode, font: font,
      scaleFactor: setting.font.size > 0 ? font.size / setting.font.size : 1)
    placed.leastNeededWidth = leastNeededWidth
    placed.lineCounts = lineCounts
    placed.metrics = metrics
    return placed
  }
}

/// Measures settings in rooms.
struct TextFitter {
  let measurer: any TextMeasuring
  let environment: LayoutEnvironment

  /// Lengths that differ by less count as equal, in points: sums of rounded lengths carry that much noise.
  static let noise = 1e-6

  /// Measures a setting in a width; nil for no limit, below zero counts as zero.
  func measure(
    _ setting: TextSetting, font: FontDescriptor? = nil, width: Double?, lineLimit: Int? = nil
  ) throws(TextMeasurementError) -> TextMeasurement {
    try measurer.measure(
      TextRequest(
        setting.text, language: environment.language, direction: environment.direction, font: font ?? setting.font,
        maximumWidth: width.map { max(0, $0 + Self.noise) }, lineLimit: lineLimit ?? setting.lineLimit,
        lineBreakMode: setting.mode))
  }

  /// Fits a setting into a width; the room's height comes later, through ``limit(_:height:)``.
  ///
  /// - Complexity: one measurement where the text is short, about ten where it shrinks.
  func fit(
    _ setting: TextSetting, natural: TextMeasurement, width: Double?, ledger: inout NumberLedger
  ) throws(TextMeasurementError) -> FittedText {
    var fitted = FittedText(
      setting: setting, natural: natural, full: natural, shown: natural, availableWidth: width, font: setting.font)
    if natural.lines.contains(where: { $0.ink != nil }) { fitted.metrics = try measurer.metrics(of: setting.font) }
    guard let width else { return fitted }
    if setting.shrinkFloor < 1, setting.lineLimit == 1, natural.naturalWidth + natural.errorBound > width {
      try shrink(&fitted, to: width, ledger: &ledger)
      if fitted.metrics != nil { fitted.metrics = try measurer.metrics(of: fitted.font) }
    }
    if natural.naturalWidth > width + Self.noise {
      fitted.full = try measure(setting, font: fitted.font, width: width)
      fitted.shown = fitted.full
    }
    return fitted
  }

  /// Gives a fitted text a height, in which lines that do not fit are lost; one line always stays.
  func limit(_ fitted: inout FittedText, height: Double?) throws(TextMeasurementError) {
    fitted.availableHeight = height
    let setting = fitted.setting
    guard setting.lineLimit != 1, height != nil || setting.lineLimit > 0 else { return }
    fitted.lineCounts = try lineCounts(of: fitted)
    let count = fitted.full.lines.count
    guard let height, count > 1, fitted.full.height > height + Self.noise else { return }
    let line = fitted.full.height / Double(count)
    let kept = max(1, Int(((height + Self.noise) / line).asLength.rounded(.down)))
    guard kept < count else { return }
    let width = fitted.natural.naturalWidth > (fitted.availableWidth ?? .infinity) ? fitted.availableWidth : nil
    fitted.shown = try measure(setting, font: fitted.font, width: width, lineLimit: kept)
  }

  /// How many lines the text takes when it is as narrow, and when it is as wide, as the error bound allows.
  private func lineCounts(of fitted: FittedText) throws(TextMeasurementError) -> ClosedRange<Int> {
    let count = max(1, fitted.full.unlimitedLineCount)
    let bound = fitted.full.errorBound
    guard let width = fitted.availableWidth, bound > 0, fitted.natural.naturalWidth + bound > width else {
      return count...count
    }
    let least = try measure(fitted.setting, font: fitted.font, width: width + bound).unlimitedLineCount
    let most = try measure(fitted.setting, font: fitted.font, width: width - bound).unlimitedLineCount
    return max(1, min(least, count))...max(1, most, count)
  }

  /// Takes the largest font, in steps, at which the text is no wider than the room; the smallest where none is.
  private func shrink(
    _ fitted: inout FittedText, to room: Double, ledger: inout NumberLedger
  ) throws(TextMeasurementError) {
    let setting = fitted.setting
    let smallest = resized(setting.font, to: setting.font.size * max(0, setting.shrinkFloor))
    let least = try measure(setting, font: smallest, width: nil)
    fitted.leastNeededWidth = least.naturalWidth
    guard fitted.natural.naturalWidth > room + Self.noise else { return }
    let step = ledger.use(LegacyNumbers.shrinkStep)
    fitted.font = smallest
    guard least.naturalWidth <= room + Self.noise else { return }
    var fitting = Int(((setting.font.size - smallest.size) / step).asLength.rounded(.down))
    var tooLarge = 0
    while tooLarge + 1 < fitting {
      let middle = (tooLarge + fitting) / 2
      let font = resized(setting.font, to: setting.font.size - Double(middle) * step)
      if try measure(setting, font: font, width: nil).naturalWidth <= room + Self.noise {
        fitting = middle
      } else {
        tooLarge = middle
      }
    }
    if fitting > 0 {
      let font = resized(setting.font, to: setting.font.size - Double(fitting) * step)
      let width = try measure(setting, font: font, width: nil).naturalWidth
      if width <= room + Self.noise { fitted.font = font }
    }
  }

  private func resized(_ font: FontDescriptor, to size: Double) -> FontDescriptor {
    var copy = font
    copy.size = size
    return copy
  }
}
