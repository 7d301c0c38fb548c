import TitlefitCatalogs
import TitlefitControlLayout
import TitlefitControls
import TitlefitDiagnostics
import TitlefitGeometry
import TitlefitLocales
import TitlefitRuleKit

/// Finds legacy insets beside a configuration.
struct IgnoredInsets: ControlRule {
  static let description = RuleDescription(
    id: "ignored-insets", family: .insets, title: "Insets are set that a configuration makes ineffective",
    severity: .warning,
    codes: [RuleCode("insets-without-effect", "Legacy edge insets are set on a button with a configuration.")],
    page: RulePage(
      finds: "A button with a configuration on which content, title or image edge insets are set too.",
      matters: """
        UIKit ignores the legacy insets as soon as there is a configuration, so the button is narrower than somebody \
        meant.
        """,
      remedy: """
        Move the distances into `contentInsets`, `imagePadding` and `titlePadding` of the configuration.
        """,
      sources: ["UIKit: UIButton.contentEdgeInsets, documentation: ignored with a configuration"]))

  static let examples = [
    RuleExample(
      "Legacy insets beside a configuration",
      .controls([button(hasIgnoredInsets: true)], catalogs: Example.catalogs(["en": "Send"])),
      codes: ["insets-without-effect"]),
    RuleExample(
      "A configuration alone",
      .controls([button(hasIgnoredInsets: false)], catalogs: Example.catalogs(["en": "Send"]))),
  ]

  init(options: RuleOptions) {}

  private static func button(hasIgnoredInsets: Bool) -> Control {
    var control = Example.button(Example.configured(), width: .points(200))
    control.hasIgnoredInsets = hasIgnoredInsets
    return control
  }

  func check(_ control: ControlFacts) -> [Violation] {
    guard control.control.hasIgnoredInsets else { return [] }
    return [
      Violation(
        code: "insets-without-effect",
        message: FindingMessage(
          "The edge insets of the button have no effect", why: "it has a configuration, which ignores them",
          suggestion: "Move the distances into the configuration"))
    ]
  }
}
