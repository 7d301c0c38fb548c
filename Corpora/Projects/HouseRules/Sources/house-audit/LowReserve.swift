import TitlefitControlLayout
import TitlefitDiagnostics
import TitlefitRuleKit

/// Finds titles that fit and take more than half of their room.
struct LowReserve: LayoutRule {
  static let description = RuleDescription(
    id: "house/low-reserve", family: .meta, title: "A title has almost no reserve", severity: .warning,
    codes: [RuleCode("low-reserve", "The title takes more than half of its room.")],
    page: RulePage(
      finds: "A title that fits and needs more than half of the width that insets and image leave to it.",
      matters: "Our next language is Finnish.", remedy: "Shorten the translation or widen the button."))

  static let examples: [RuleExample] = []

  init(options: RuleOptions) {}

  func check(_ series: CaseSeries) -> [Violation] {
    let found = series.firstMisfit { laidOut in
      guard let title = laidOut.result.title, let available = title.availableWidth, title.verdict == .fits,
        title.neededWidth > 0.5 * available
      else { return nil }
      let needed = FactValue.number(title.neededWidth).text
      return CaseJudgement(
        .fails, code: "low-reserve",
        message: FindingMessage(
          "The title has less than half of its room left",
          why: "it needs \(needed) of \(FactValue.number(available).text) pt",
          suggestion: "Shorten the translation or widen the button"))
    }
    return found.map { [$0] } ?? []
  }
}
