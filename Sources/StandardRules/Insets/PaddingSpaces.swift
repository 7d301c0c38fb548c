import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit

/// Finds spaces that code puts around a title to make room.
struct PaddingSpaces: ControlRule {
  static let description = RuleDescription(
    id: "padding-spaces", family: .insets, title: "Code pads a title with spaces", severity: .warning,
    codes: [RuleCode("spaces-as-insets", "A title in code begins or ends with spaces.")],
    page: RulePage(
      finds: "A title that code puts together with spaces at its beginning or end, such as `\"  \" + title`.",
      matters: """
        A space is as wide as the font makes it, is read as part of the text, is cut first or last in a narrow button, \
        and stands on the wrong side where the language reads the other way.
        """,
      remedy: "Use contentInsets and imagePadding of a configuration, or the edge insets."))

  static let examples = [
    RuleExample(
      "Two spaces before the title",
      .controls([Example.button(putting: "  ")], catalogs: Example.catalogs(["en": "Send"])),
      codes: ["spaces-as-insets"]),
    RuleExample(
      "A mark before the title", .controls([Example.button(putting: "• ")], catalogs: Example.catalogs(["en": "Send"]))),
  ]

  init(options: RuleOptions) {}

  func check(_ control: ControlFacts) -> [Violation] {
    control.violation(
      "spaces-as-insets",
      FindingMessage(
        "Code pads the title with spaces", why: "spaces are text: they follow the font and the reading direction",
        suggestion: "Use contentInsets or imagePadding")
    ) { Self.isPadded($0.source) }
  }

  private static func isPadded(_ source: TextSource) -> Bool {
    switch source {
    case .literal(let text): text.contains { $0 != " " } && (text.hasPrefix(" ") || text.hasSuffix(" "))
    case .composed(let pieces):
      starts(pieces.first?.source) { $0.hasPrefix(" ") } || starts(pieces.last?.source) { $0.hasSuffix(" ") }
    default: false
    }
  }

  private static func starts(_ source: TextSource?, _ test: (String) -> Bool) -> Bool {
    if case .literal(let text)? = source { test(text) } else { false }
  }
}
