import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitLocales
import TitlefitRuleKit

/// Finds buttons whose direction is forced.
struct ForcedDirection: ControlRule {
  static let description = RuleDescription(
    id: "forced-direction", family: .direction, title: "A button keeps one direction in every language", severity: .off,
    codes: [RuleCode("direction-forced", "The button’s semantic content attribute forces a direction.")],
    page: RulePage(
      finds: """
        A button with a title whose semantic content attribute is `forceLeftToRight` or `forceRightToLeft`, in a \
        project with right-to-left languages.
        """,
      matters: "Image, title and alignment keep their sides, against the rest of the screen.",
      remedy: """
        Leave the attribute unspecified; put an image after the title with the image placement of a configuration.
        """,
      limits: """
        Off in the `ios` profile: forcing a direction is the usual way to put the image after the title of a legacy \
        button.
        """),
    severities: [.core: .off, .strict: .warning])

  static let examples = [
    RuleExample(
      "A forced direction, with Hebrew", .controls([button(.forceRightToLeft)], catalogs: hebrew),
      codes: ["direction-forced"]),
    RuleExample("An unspecified direction", .controls([button(.unspecified)], catalogs: hebrew)),
    RuleExample("A player’s button", .controls([button(.playback)], catalogs: hebrew)),
  ]

  init(options: RuleOptions) {}

  private static func button(_ semantic: SemanticContentAttribute) -> Control {
    var specification = Example.legacy()
    specification.semantic = semantic
    return Example.button(specification, width: .points(200))
  }

  private static var hebrew: [Catalog] { Example.catalogs(["en": "Send", "he": "שלח"]) }

  func check(_ control: ControlFacts) -> [Violation] {
    guard let language = control.rightToLeftLanguages.first, !control.control.titles.isEmpty,
      let semantic = control.control.specification?.semantic,
      semantic == .forceLeftToRight || semantic == .forceRightToLeft
    else { return [] }
    return [
      Violation(
        code: "direction-forced",
        message: FindingMessage(
          "The button keeps its direction in " + Wording.language(language),
          why: "its semantic content attribute is " + semantic.rawValue,
          suggestion: "Leave the attribute unspecified, and place the image with a configuration"))
    ]
  }
}
