import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

/// Finds titles aligned to a fixed side.
struct HardAlignment: ControlRule {
  static let description = RuleDescription(
    id: "hard-alignment", family: .direction, title: "A title is aligned to the left or right in every language",
    severity: .warning,
    codes: [RuleCode("alignment-does-not-flip", "The content is aligned to a fixed side.")],
    page: RulePage(
      finds: """
        A button whose content is aligned `left` or `right` (not `leading` or `trailing`), in a project with \
        right-to-left languages. Buttons that take their natural width are left out.
        """,
      matters: "In Arabic and Hebrew the title stands at the side where reading ends.",
      remedy: "Align to `leading` or `trailing`.",
      sources: [
        "UIKit: UIControl.ContentHorizontalAlignment, leading and trailing",
        "Public reports: mapbox-navigation-ios 1070, WordPress-iOS 6432",
      ]))

  static let examples = [
    RuleExample(
      "Aligned to the left, with Hebrew", .controls([button(.left)], catalogs: hebrew),
      codes: ["alignment-does-not-flip"]),
    RuleExample("Aligned to where reading starts", .controls([button(.leading)], catalogs: hebrew)),
  ]

  init(options: RuleOptions) {}

  private static func button(_ alignment: HorizontalAlignment) -> Control {
    var specification = Example.legacy()
    specification.horizontalAlignment = alignment
    return Example.button(specification, width: .points(200))
  }

  private static var hebrew: [Catalog] { Example.catalogs(["en": "Send", "he": "שלח"]) }

  func check(_ control: ControlFacts) -> [Violation] {
    guard let language = control.rightToLeftLanguages.first, !control.series.isEmpty,
      let specification = control.control.specification,
      specification.horizontalAlignment == .left || specification.horizontalAlignment == .right,
      specification.semantic == .unspecified, control.control.room.width != nil
    else { return [] }
    return [
      Violation(
        code: "alignment-does-not-flip",
        message: FindingMessage(
          "The title stays at the " + specification.horizontalAlignment.rawValue + " in " + Wording.language(language),
          why: "the content is aligned to a side, not to where reading starts or ends",
          suggestion: specification.horizontalAlignment == .left ? "Align to leading" : "Align to trailing"))
    ]
  }
}
