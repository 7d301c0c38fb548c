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
      "Two spaces before the title", .controls([button("  ")], catalogs: Example.catalogs(["en": "Send"])),
      codes: ["spaces-as-insets"]),
    RuleExample("A mark before the title", .controls([button("• ")], catalogs: Example.catalogs(["en": "Send"]))),
  ]

  init(options: RuleOptions) {}

  private static func button(_ before: String) -> Control {
    var control = Example.button(Example.legacy(), width: .points(200))
    control.titles = control.titles.map { title in
      var title = title
      title.source = .composed([TextPiece(.literal(before)), TextPiece(title.source)])
      return title
    }
    return control
  }

  func check(_ control: ControlFacts) -> [Violation] {
    let texts = control.control.titles + control.control.subtitles
    return texts.filter { Self.isPadded($0.source) }.prefix(1).map { text in
      var violation = Violation(
        code: "spaces-as-insets",
        message: FindingMessage(
          "Code pads the title with spaces", why: "spaces are text: they follow the font and the reading direction",
          suggestion: "Use contentInsets or imagePadding"))
      violation.location = text.location
      return violation
    }
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
