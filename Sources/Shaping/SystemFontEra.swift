/// A generation of the system's fonts, as far as recorded frames tell generations apart.
///
/// Source: `olderSystems` of `Corpora/Recorded/SystemFont/system-font-fit.json`, and the kana labels of documents up to
/// Interface Builder's build 9532, which are a whole em a character.
public enum SystemFontEra: Sendable, Hashable, CaseIterable {
  /// iOS 9: ideographs and kana of one em.
  case iOS9
  /// iOS 10.
  case iOS10
  /// iOS 11 to 13.
  case iOS11
  /// iOS 14 and later: the variable San Francisco.
  case current

  /// The generation that Interface Builder drew with when it saved a document of a tools version.
  ///
  /// Documents say their build as `toolsVersion`; no number at all means the oldest.
  public init(toolsVersion: Int) {
    switch toolsVersion {
    case ..<9600: self = .iOS9
    case ..<13000: self = .iOS10
    case ..<17200: self = .iOS11
    default: self = .current
    }
  }

  /// What the generation adds to the tracking at a size in points, in em.
  func shift(size: Double) -> Double {
    let shift: (text: [Double], display: Double)
    switch self {
    case .iOS9, .iOS10: shift = (Self.text9, SystemFontData.olderDisplay9)
    case .iOS11: shift = (Self.text11, SystemFontData.olderDisplay11)
    case .current: return 0
    }
    guard size < SystemFontTable.displaySize else { return shift.display }
    let sizes = SystemFontData.olderSizes
    guard let next = sizes.firstIndex(where: { $0 > size }), next < shift.text.count else {
      return shift.text.last ?? 0
    }
    guard next > 0 else { return shift.text.first ?? 0 }
    let share = (size - sizes[next - 1]) / (sizes[next] - sizes[next - 1])
    return shift.text[next - 1] + (shift.text[next] - shift.text[next - 1]) * share
  }

  private static let text9 = decoded(SystemFontData.olderText9)
  private static let text11 = decoded(SystemFontData.olderText11)

  private static func decoded(_ literal: StaticString) -> [Double] {
    SystemFontData.numbers(literal).map { Double($0 - 100_000) / 100_000 }
  }
}
