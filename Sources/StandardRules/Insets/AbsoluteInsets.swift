import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitRuleKit

/// Finds insets that differ on left and right in a project with right-to-left languages.
struct AbsoluteInsets: ControlRule {
  static let description = RuleDescription(
    id: "absolute-insets", family: .insets, title: "Left and right insets differ and do not flip", severity: .warning,
    codes: [RuleCode("insets-do-not-flip", "Edge insets of a button without configuration differ on left and right.")],
    page: RulePage(
      finds: """
        A button without configuration whose content, title or image edge insets differ on left and right, in a project \
        that ships a right-to-left language.
        """,
      matters: """
        `UIEdgeInsets` keep left and right in every language, while title and image change places: the gap lands on the \
        outer side, and the title is moved into the image or cut.
        """,
      remedy: """
        Swap the two sides where the layout direction is right to left, or use a configuration with `imagePadding` and \
        directional `contentInsets`.
        """,
      limits: """
        Code that swaps the sides at run time is not seen. Buttons that their semantic content attribute keeps from \
        flipping are left out.
        """,
      sources: ["UIKit: NSDirectionalEdgeInsets, documentation", "Public reports: Xamarin.Forms 13765, maui 38339"]))

  static let examples = [
    RuleExample(
      "A gap on the left of the title, with Arabic",
      .controls(
        [Example.button(gap, width: .points(200))], catalogs: Example.catalogs(["ar": "إرسال", "en": "Send"])),
      codes: ["insets-do-not-flip"]),
    RuleExample(
      "The same gap without a right-to-left language",
      .controls([Example.button(gap, width: .points(200))], catalogs: Example.catalogs(["de": "Senden", "en": "Send"]))),
    RuleExample(
      "The same inset on both sides",
      .controls(
        [
          Example.button(
            Example.legacy { $0.contentEdgeInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: 8) },
            width: .points(200))
        ], catalogs: Example.catalogs(["ar": "إرسال", "en": "Send"]))),
  ]

  private static var gap: ButtonSpecification {
    Example.legacy {
      $0.titleEdgeInsets = EdgeInsets(top: 0, left: 8, bottom: 0, right: -8)
      $0.contentEdgeInsets = EdgeInsets(top: 0, left: 0, bottom: 0, right: 8)
    }
  }

  init(options: RuleOptions) {}

  func check(_ control: ControlFacts) -> [Violation] {
    guard let first = control.rightToLeftLanguages.first, let specification = control.control.specification,
      case .legacy(let button) = specification.model,
      specification.semantic.resolved(.rightToLeft) != specification.semantic.resolved(.leftToRight)
    else { return [] }
    let named = [
      ("contentEdgeInsets", button.contentEdgeInsets), ("titleEdgeInsets", button.titleEdgeInsets),
      ("imageEdgeInsets", button.imageEdgeInsets),
      ("the padding in titleRect(forContentRect:)", button.titleRectPadding?.insets ?? .zero),
    ]
    let different = named.filter { abs($0.1.left - $0.1.right) > 1e-6 }
    guard !different.isEmpty else { return [] }
    let sides = different.map { name, insets in
      name + " left " + Wording.points(insets.left) + ", right " + Wording.points(insets.right)
    }
    return [
      Violation(
        code: "insets-do-not-flip",
        message: FindingMessage(
          "Insets keep their sides in " + Wording.language(first) + ", while title and image change theirs",
          why: sides.joined(separator: "; "),
          suggestion: "Swap the sides in right-to-left layout, or use a configuration with directional contentInsets"),
        evidence: Evidence(values: ["insets": .list(different.map(\.0))]))
    ]
  }
}
