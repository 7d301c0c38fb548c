import TitlefitTypography

/// How the platform's width of some text follows from the font that stands in for it, and how sure that is.
///
/// Sources: frames that Interface Builder recorded in public documents, see `Corpora/Recorded/SystemFont/RECORDING.md`.
enum WidthRule: UInt8, Hashable, Sendable, CaseIterable {
  /// The font is the one asked for: its own advances.
  case exact
  /// San Francisco's fitted advances.
  case fitted
  /// Cyrillic and Greek of the user interface font: Inter's advances by one ratio.
  case cyrillic
  /// Ideographs, kana and full-width punctuation on their grid.
  case fullWidth
  /// Hangul syllables.
  case hangul
  /// Thai after Noto Looped Thai.
  case thai
  /// Hebrew after Noto Sans Hebrew, for iOS 14 and later.
  case hebrew
  /// Hebrew of older systems, after Arial's metrics.
  case olderHebrew
  /// Arabic after Noto Sans Arabic.
  case arabic
  /// Georgian after Noto Sans Georgian.
  case georgian
  /// Armenian after Noto Sans Armenian.
  case armenian
  /// Colour emoji.
  case emoji
  /// A script of which no frame was recorded: the stand-in's own advances.
  case unmeasured
  /// An arrow, a sign or a pictograph outside the fitted table: the stand-in's own advances.
  case symbol

  /// The rule that held in a generation of the platform's fonts.
  func asOf(_ era: SystemFontEra) -> WidthRule { self == .hebrew && era != .current ? .olderHebrew : self }

  /// What the font's own advance is multiplied with, at a size in points and a weight.
  ///
  /// Source: `fit.py scripts` in `Corpora/Recorded/SystemFont`, which prints each ratio with its titles and repositories.
  func ratio(size: Double, weight: FontWeight, era: SystemFontEra) -> Double {
    let isDisplay = size >= displaySize
    let isBold = weight >= .semibold
    switch self {
    case .exact, .fitted, .unmeasured, .symbol: return 1
    case .cyrillic: return isDisplay ? 0.9325 : 0.9965
    case .fullWidth: return era == .iOS9 ? 1 : size < displaySize ? 1.02 : size < 26 ? 1.0165 : 1.0115
    case .hangul: return 0.9405
    case .thai: return isBold ? 0.9305 : 0.9865
    case .hebrew:
      // Bold below 20 points: six buttons of iOS 17. The others are what older rows give, and bold from 20 points is
      // between them and the new face.
      if isDisplay { return isBold ? 0.95 : weight == .medium ? 0.981 : 0.8845 }
      return isBold ? 0.996 : 0.927
    case .olderHebrew: return 0.9105
    case .arabic: return (isDisplay ? 0.9465 : 0.9975) * (weight == .medium ? Self.arabicMedium : 1)
    case .georgian: return 0.909
    case .armenian: return 1.0905
    case .emoji: return Self.emojiAdvance(size: size) / Self.emojiFontAdvance
    }
  }

  /// How much wider than Regular the medium weight is: a third of the way to Bold, as 500 lies between 400 and 700.
  ///
  /// Source: Noto Sans Arabic Bold is 1.107 times as wide as Regular over the recorded titles.
  private static let arabicMedium = 1.036

  /// The part of the width that the error may be, and the least error in points: the 95th percentiles of the recorded
  /// rows, and a wide guess where there are few or none.
  func tolerance(size: Double, weight: FontWeight) -> (relative: Double, points: Double) {
    let isDisplay = size >= displaySize
    let isBold = weight >= .semibold
    switch self {
    case .exact: return (0, 0.5)
    case .fitted: return (0, 0)
    case .cyrillic: return (isBold ? 0.05 : 0.019, isDisplay ? 2.7 : isBold ? 1.5 : 0.96)
    case .fullWidth: return isDisplay ? (0.006, 0.5) : (0.005, 0.5)
    case .hangul: return (0.007, 0.6)
    case .thai: return (isDisplay ? 0.06 : isBold ? 0.05 : 0.024, 1.4)
    case .hebrew: return isDisplay ? (0.07, 3) : isBold ? (0.04, 1.8) : (0.07, 2.6)
    case .olderHebrew: return (weight >= .medium ? 0.05 : 0.035, 1.8)
    case .arabic: return isBold ? (0.08, isDisplay ? 6.4 : 3.9) : isDisplay ? (0.036, 6.4) : (0.05, 3.9)
    case .georgian, .armenian, .unmeasured: return (0.12, 1)
    case .emoji: return (0.06, 1)
    case .symbol: return (0.25, 0.5)
    }
  }

  /// Why the width is estimated, as a short sentence; nil where the rows cover it.
  var estimate: String? {
    switch self {
    case .exact, .fitted, .fullWidth, .hangul: nil
    case .cyrillic: "Cyrillic and Greek widths rest on 17 recorded titles"
    case .thai: "Thai widths rest on 45 recorded titles of two apps"
    case .hebrew: "Hebrew widths rest on 47 recorded titles, the regular ones from iOS 10 to 12"
    case .olderHebrew: "Hebrew widths before iOS 14 rest on 16 recorded titles of four apps"
    case .arabic: "Arabic widths rest on 64 recorded titles, none later than iOS 15"
    case .georgian: "Georgian widths rest on one recorded title"
    case .armenian: "Armenian widths rest on two recorded titles that disagree"
    case .emoji: "emoji widths rest on labels of one emoji at six sizes"
    case .unmeasured: "no recorded title has this script: widths of the stand-in font, give or take 12 %"
    case .symbol:
      "few recorded titles have arrows, signs or pictographs: widths of the stand-in font, give or take 25 %"
    }
  }

  /// The bound as words for `titlefit fonts`, at a weight.
  func boundDescription(weight: FontWeight) -> String {
    func part(_ size: Double) -> String {
      let tolerance = tolerance(size: size, weight: weight)
      return "\(tolerance.points) pt or \(percent(tolerance.relative)) of the width"
    }
    switch self {
    case .exact: return "0.5 pt"
    case .fitted: return SystemFontTable.shared.boundDescription(weight: weight)
    default:
      let text = part(17)
      let display = part(28)
      return text == display ? text : "\(text) below 20 pt, \(display) from 20 pt"
    }
  }

  /// The advance of an emoji in em at a size in points: the smaller the text, the wider the emoji.
  ///
  /// Source: Interface Builder's labels of one emoji: 17 pt 23, 34 pt 38, 45 pt 50, 50 pt 54, 70 pt 75, 100 pt 108 wide,
  /// each rounded up to half a point (34 pt: a third); linear between them, the last ones' share beyond them.
  private static func emojiAdvance(size: Double) -> Double {
    let widths: [(size: Double, width: Double)] = [
      (17, 22.75), (34, 37.83), (45, 49.75), (50, 53.75), (70, 74.83), (100, 107.75),
    ]
    guard let first = widths.first, let last = widths.last, size > first.size else { return 22.75 / 17 }
    guard size < last.size else { return last.width / last.size }
    for (low, high) in zip(widths, widths.dropFirst()) where size < high.size {
      let share = (size - low.size) / (high.size - low.size)
      return (low.width + (high.width - low.width) * share) / size
    }
    return last.width / last.size
  }

  /// The advance of every emoji of Noto Color Emoji in em.
  private static let emojiFontAdvance = 2550.0 / 2048

  /// The size in points from which San Francisco takes its display cut.
  private var displaySize: Double { SystemFontTable.displaySize }

  private func percent(_ share: Double) -> String {
    let tenths = Int((share * 1000).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10) %" : "\(tenths / 10).\(tenths % 10) %"
  }
}
