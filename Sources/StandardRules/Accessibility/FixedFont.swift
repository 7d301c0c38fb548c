import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit
import TitlefitTypography

/// Finds titles whose font does not follow the text size.
struct FixedFont: ControlRule {
  static let description = RuleDescription(
    id: "fixed-font", family: .accessibility, title: "A title does not grow with the text size", severity: .off,
    codes: [RuleCode("font-without-style", "The font of the title has a fixed size.")],
    page: RulePage(
      finds: "A button whose title has a font of a fixed size, not that of a text style.",
      matters: "Readers who chose larger text see this button as small as before.",
      remedy: "Use a text style and set `adjustsFontForContentSizeCategory`.",
      limits: "Off in the `ios` profile: fonts scaled in code (`UIFontMetrics`) are not seen.",
      sources: ["UIKit: UIContentSizeCategoryAdjusting"]),
    severities: [.core: .off, .strict: .note])

  static let examples = [
    RuleExample(
      "A font of 15 points",
      .controls([Example.button(Example.legacy(), width: .points(200))], catalogs: Example.catalogs(["en": "Send"])),
      codes: ["font-without-style"]),
    RuleExample(
      "The font of a text style",
      .controls([Example.button(Example.configured(), width: .points(200))], catalogs: Example.catalogs(["en": "Send"]))
    ),
  ]

  init(options: RuleOptions) {}

  func check(_ control: ControlFacts) -> [Violation] {
    guard let font = control.series.lazy.compactMap({ $0.cases.first?.result.title?.font }).first, font.textStyle == nil
    else { return [] }
    return [
      Violation(
        code: "font-without-style",
        message: FindingMessage(
          "The title keeps its size at larger text",
          why: "its font has a fixed size of " + Wording.points(font.size),
          suggestion: "Use a text style, and set adjustsFontForContentSizeCategory"))
    ]
  }
}
